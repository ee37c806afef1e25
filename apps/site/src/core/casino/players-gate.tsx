import { type ReactNode, Suspense } from 'react'
import { late } from '../chrome/late.ts'
import { usePlayer } from '../session/use-player.ts'
import { withLateWords } from '../text/with-late-words.ts'

const AwayGate = late(withLateWords(() => import('./away-gate.tsx')))

/** A guest sees everything; of a player it is asked first whether games may be offered to him. */
export function PlayersGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const player = usePlayer()
  if (player === undefined) return children
  return (
    <Suspense fallback={waiting}>
      <AwayGate waiting={waiting}>{children}</AwayGate>
    </Suspense>
  )
}
