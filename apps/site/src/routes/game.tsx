import { StatusRegion } from '@xezer/ui/status-region'
import { Suspense } from 'react'
import { late } from '../core/chrome/late.ts'
import { useServices } from '../core/services.tsx'
import { usePlayer } from '../core/session/use-player.ts'
import { withLateWords } from '../core/text/with-late-words.ts'
import { GamePage } from '../features/games/game-page.tsx'
import type { PageProps } from './page-props.ts'

const GameReality = late(
  withLateWords(() => import('./game-reality.tsx')),
  () => null,
)

/** `/game/id/{id}` of the inbet source, `/gamerpl/id/{id}` of any other: the look at the clock stands beside the frame. */
export function GameRoute({ params, src }: PageProps & { src: 'inbet' | 'rpl' }) {
  const player = usePlayer()
  const { announcer } = useServices()
  return (
    <>
      <GamePage id={params.id ?? ''} src={src} />
      {player !== undefined && (
        <Suspense>
          <GameReality key={player.token} />
        </Suspense>
      )}
      <StatusRegion line={announcer} />
    </>
  )
}
