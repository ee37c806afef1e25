import { Skeleton } from '@xezer/ui/skeleton'
import { lazy, Suspense } from 'react'
import { usePlayer } from '../../core/session/use-player.ts'
import { GuestSlip } from './guest-slip.tsx'

// A guest's first page carries none of the slip's screens.
const PlayerSlip = lazy(() => import('./player-slip.tsx'))

/** The right column, and the body of the slip's sheet and drawer: a prompt for guests, the slip for players. */
export function SlipColumn({ isInSheet }: { isInSheet: boolean }) {
  const player = usePlayer()
  if (player === undefined) return <GuestSlip isInSheet={isInSheet} />
  return (
    <Suspense fallback={<Skeleton rows={1} rowHeight={160} />}>
      <PlayerSlip player={player} isInSheet={isInSheet} />
    </Suspense>
  )
}
