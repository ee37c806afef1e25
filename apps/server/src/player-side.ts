import type { Pool } from '@xezer/db/pool'
import type { OddsBook } from '@xezer/odds-book/book'
import type { Clock } from '@xezer/std/clock'
import type { Locale } from '@xezer/std/locale'
import type { ResultMessage } from './core/catalogue/feed-pipeline.ts'
import type { AccountPublisher } from './core/player/account-publisher.ts'
import { createPasswords } from './core/player/passwords.ts'
import type { Session } from './core/player/session.ts'
import { createSessions } from './core/player/sessions.ts'
import { createIdentityLimits } from './features/identity/identity-limits.ts'
import { DEMO_BALANCE, seedDemoPlayer } from './features/identity/seed-demo-player.ts'
import type { Config } from './platform/config.ts'
import type { Logger } from './platform/logger.ts'
import { bindIdentity } from './routes/bind-identity.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface PlayerSideOptions {
  readonly config: Config
  readonly pool: Pool
  readonly book: OddsBook
  readonly clock: Clock
  readonly log: Logger
  readonly publisher: AccountPublisher
}

/** Everything about players, their money and their bets, as the composition root sees it. */
export interface PlayerSide {
  findSession(token: string): Promise<Session | null>
  bind(app: RouteApp<Session>): void
  applyResult(message: ResultMessage): Promise<void>
  /** The message of the `account` topic: amounts, and the bets that changed. */
  accountMessage(playerId: number, betIds: readonly number[], locale: Locale): Promise<object>
  /** Before the first visitor: the demo player, what a crash left behind. */
  start(): Promise<void>
  stop(): Promise<void>
}

export function createPlayerSide(options: PlayerSideOptions): PlayerSide {
  const { config, pool, clock } = options
  const sessions = createSessions({ pool, clock })
  const passwords = createPasswords()
  const identity = {
    pool,
    clock,
    sessions,
    passwords,
    limits: createIdentityLimits(config),
    playMoneyManat: DEMO_BALANCE,
  }
  return {
    findSession: (token) => sessions.findSession(token),
    bind(app) {
      bindIdentity(app, identity)
    },
    applyResult: async () => undefined,
    accountMessage: async () => ({}),
    async start() {
      if (config.demoPlayer !== null) await seedDemoPlayer(pool, passwords, config.demoPlayer)
    },
    stop: async () => undefined,
  }
}
