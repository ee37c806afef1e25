import { Skeleton } from '@xezer/ui/skeleton'
import { lazy, Suspense } from 'react'
import { usePlayer } from '../../core/session/use-player.ts'
import { withLateWords } from '../../core/text/with-late-words.ts'
import { GuestSlip } from './guest-slip.tsx'

// A guest's first page carries none of the slip's screens.
const PlayerSlip = lazy(withLateWords(() => import('./player-slip.tsx')))

interface SlipColumnProps {
  /** Of the sheet or drawer that it stands in; the column of the page cannot be closed. */
  onClose: (() => void) | undefined
}

/** The right column, and the body of the slip's sheet and drawer: a prompt for guests, the slip for players. */
export function SlipColumn({ onClose }: SlipColumnProps) {
  const player = usePlayer()
  if (player === undefined) return <GuestSlip onClose={onClose} />
  return (
    <Suspense fallback={<Skeleton rows={1} rowHeight={160} />}>
      <PlayerSlip player={player} onClose={onClose} />
    </Suspense>
  )
}
