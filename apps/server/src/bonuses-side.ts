import type { Pool } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'
import { moveDueGrants } from './core/bonuses/grants.ts'
import type { AccountPublisher } from './core/player/account-publisher.ts'
import type { Session } from './core/player/session.ts'
import type { Sealing } from './core/sealing/sealing.ts'
import { createBonusTickets } from './features/bonuses/bonus-tickets.ts'
import type { SharedCall } from './platform/http/shared-answers.ts'
import { bindBonuses, bonusCalls } from './routes/bind-bonuses.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface BonusesSideOptions {
  readonly pool: Pool
  readonly timers: Timers
  readonly sealing: Sealing
  /** A page of another site in place of our own frame. */
  readonly frameUrl: string | null
  readonly publisher: AccountPublisher
  readonly onError: (error: unknown) => void
}

/** What players are given, as the composition root sees it. */
export interface BonusesSide {
  /** What everybody reads alike. */
  readonly sharedCalls: readonly SharedCall[]
  bind(app: RouteApp<Session>): void
  start(): void
  stop(): Promise<void>
}

/** How late a grant that nobody touches is ended after its last day; whatever comes of its bets ends it first. */
const BEAT_MS = 15_000

export function createBonusesSide({
  pool,
  timers,
  sealing,
  frameUrl,
  publisher,
  onError,
}: BonusesSideOptions): BonusesSide {
  const tickets = createBonusTickets(pool, sealing, frameUrl)
  let running: Promise<void> | null = null
  const moveDue = async () => {
    for (const playerId of await moveDueGrants(pool, onError)) publisher.publishAccount(playerId, [])
  }
  const beat = () => {
    running ??= moveDue()
      .catch(onError)
      .finally(() => {
        running = null
      })
  }
  let stopBeat = () => {}
  return {
    sharedCalls: bonusCalls({ pool }),
    bind: (app) => bindBonuses(app, { pool, tickets }),
    start() {
      stopBeat = timers.every(BEAT_MS, beat)
    },
    async stop() {
      stopBeat()
      await running
    },
  }
}
