import { Skeleton } from '@xezer/ui/skeleton'
import { Suspense } from 'react'
import { late } from '../../core/chrome/late.ts'
import { usePlayer } from '../../core/session/use-player.ts'
import { useWaitingCount } from '../../core/slip/use-slip-count.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { GuestSlip } from './guest-slip.tsx'

// A guest's first page carries none of the slip's screens.
const PlayerSlip = late(withLateWords(() => import('./player-slip.tsx')))
const NextMatches = late(
  () => import('./next-matches.tsx'),
  () => null,
)

interface SlipColumnProps {
  /** Of the sheet or drawer that it stands in; the column of the page cannot be closed. */
  onClose: (() => void) | undefined
}

/** The right column, and the body of the slip's sheet and drawer: a prompt for guests, the slip for players. */
export function SlipColumn({ onClose }: SlipColumnProps) {
  const player = usePlayer()
  if (player === undefined) {
    return (
      <>
        <GuestSlip onClose={onClose} />
        <UnderGuestSlip onClose={onClose} />
      </>
    )
  }
  return (
    <Suspense fallback={<Skeleton rows={1} rowHeight={160} />}>
      <PlayerSlip player={player} onClose={onClose} />
    </Suspense>
  )
}

/** Under the empty slip of a guest; no document has it, for it comes after the first screen. */
function UnderGuestSlip({ onClose }: SlipColumnProps) {
  const isDrawn = useIsDrawn()
  if (useWaitingCount() > 0 || isDrawn) return null
  return (
    <Suspense>
      <NextMatches onClose={onClose} />
    </Suspense>
  )
}
