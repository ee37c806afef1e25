import type { Pool } from '@xezer/db/pool'
import { createBetIds } from './core/bets/insert-bets.ts'
import type { AccountPublisher } from './core/player/account-publisher.ts'
import type { Session } from './core/player/session.ts'
import type { Sessions } from './core/player/sessions.ts'
import { createGameWallet } from './features/game-wallet/game-wallet.ts'
import type { Config } from './platform/config.ts'
import type { Machine } from './platform/machine.ts'
import { bindGameWallet } from './routes/bind-game-wallet.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface GamesSideOptions {
  readonly config: Pick<Config, 'gameProviders'>
  readonly pool: Pool
  readonly machine: Machine
  readonly sessions: Sessions
  readonly publisher: Pick<AccountPublisher, 'publishAccount'>
  readonly onError: (error: unknown) => void
}

/** What providers of games do with the money of players. */
export function createGamesSide(options: GamesSideOptions) {
  const { config, pool, machine, sessions, publisher, onError } = options
  const { gameProviders } = config
  const wallet = createGameWallet({
    ...{ pool, ...machine, sessions, publisher, onError },
    roundIds: createBetIds(pool),
    secrets: new Map([...gameProviders].map(([name, { secrets }]) => [name, secrets])),
    findGame(provider, game) {
      const stakes = gameProviders.get(provider)?.games.get(game)
      if (stakes === undefined) return null
      const { min, max, maxWin } = stakes
      return { isEnabled: true, minMinor: BigInt(min), maxMinor: BigInt(max), maxWinMinor: BigInt(maxWin) }
    },
  })
  return {
    bind: (app: RouteApp<Session>) => bindGameWallet(app.fastify, wallet),
    stop: () => wallet.settled(),
  }
}
