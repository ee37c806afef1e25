import type { Pool } from '@xezer/db/pool'
import type { Session } from './core/player/session.ts'
import type { FindLeastPayout } from './core/rates/least-payout.ts'
import type { Sealing } from './core/sealing/sealing.ts'
import { startPruning } from './core/upkeep/prune-records.ts'
import { startExports } from './features/account/export/export-desk.ts'
import { startEndingDocuments } from './features/identity-check/end-documents.ts'
import { startReminding } from './features/safety/remind-of-limits.ts'
import type { Config } from './platform/config.ts'
import type { Machine } from './platform/machine.ts'
import { bindLeaving } from './routes/bind-leaving.ts'
import type { RouteApp } from './routes/route-app.ts'

export interface UpkeepSideOptions {
  readonly config: Config
  readonly pool: Pool
  readonly machine: Machine
  readonly sealing: Sealing
  readonly findLeastPayout: FindLeastPayout
  readonly onError: (error: unknown) => void
}

/** What is looked after by the hour: copies for players, what is past its time, and who is reminded of limits. */
export interface UpkeepSide {
  bind(app: RouteApp<Session>): void
  start(): void
  stop(): Promise<void>
}

export function createUpkeepSide({
  config: { retentionYears },
  pool,
  machine: { timers, secureRandom },
  sealing,
  findLeastPayout,
  onError,
}: UpkeepSideOptions): UpkeepSide {
  const desk = { pool, timers, secureRandom, sealing }
  let stops: readonly (() => Promise<void>)[] = []
  return {
    bind: (app) => bindLeaving(app, desk, { years: retentionYears, findLeastPayout }),
    start() {
      stops = [
        startExports(desk, onError),
        startEndingDocuments({ pool }, timers, onError),
        startPruning({ pool, timers, retentionYears }, onError),
        startReminding(pool, timers, onError),
      ]
    },
    async stop() {
      for (const stop of stops) await stop()
    },
  }
}
