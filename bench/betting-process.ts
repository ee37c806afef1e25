import { randomBytes } from 'node:crypto'
import { createPool } from '@xezer/db/pool'
import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { createOddsBook } from '@xezer/odds-book/create-odds-book'
import { createLiability } from '@xezer/server/core/bets/liability'
import { NO_INTEREST } from '@xezer/server/core/catalogue/interest'
import { createSessions } from '@xezer/server/core/player/sessions'
import { createBetting } from '@xezer/server/features/betting/betting'
import { nodeMachine } from '@xezer/server/platform/node-machine'
import { findMarketType } from '@xezer/sports/registry'
import { readOptions, serveProcess } from './measure/serve-process.ts'
import { FIRST_ODDS, listFirstMessages, PREMATCH_FROM } from './world/bench-offer.ts'
import type { SeededPlayer } from './world/seed-players.ts'

/** Placing without HTTP: callers speak to the feature, which batches them for the database. */
export interface BettingOptions {
  readonly databaseUrl: string
  readonly prematchEvents: number
  readonly placingConnections: number
}
export interface BettingApi {
  setPlayers(players: readonly SeededPlayer[]): void
  /** Accepted singles a second. */
  place(callers: number, durationMs: number): Promise<number>
}

const { databaseUrl, prematchEvents, placingConnections } = readOptions<BettingOptions>()
const pool = createPool({
  connectionString: databaseUrl,
  maxConnections: placingConnections,
  avoidsScans: true,
})
/** The book's clock stands: its producers never fall silent. */
const firstMs = Date.now()
const book = createOddsBook({ epoch: 'bench', rowColumns: new Map(), findType: findMarketType })
for (const message of listFirstMessages({ liveEvents: 0, prematchEvents })) book.apply(message)
const betting = createBetting({
  pool,
  restPool: pool,
  book,
  clock: { nowMs: () => firstMs },
  steadyClock: { steadyMs: () => firstMs },
  timers: nodeMachine.timers,
  liability: createLiability(),
  suspensions: { resumedAtMs: () => 0 },
  publisher: { publishAccount: () => undefined },
  sessions: createSessions({ pool, ...nodeMachine }),
  liveDelayMs: 0,
  interest: NO_INTEREST,
  isOfferComplete: () => true,
  onError: (error) => console.error(error),
})
const requestHash = randomBytes(32)
let players: readonly SeededPlayer[] = []
let turn = 0

async function placeOne(): Promise<void> {
  turn += 1
  const player = players[(turn * 7) % players.length]
  if (player === undefined) throw new Error('no players')
  const { playerId, sessionId } = player
  const eventId = PREMATCH_FROM + (turn % prematchEvents)
  const outcome = await betting.place({
    playerId,
    sessionId,
    currency: 'AZN',
    scope: `place:${playerId}`,
    key: `direct-${turn}`,
    requestHash,
    requestedAtMs: Date.now(),
    isVip: false,
    positions: [{ eventId, handle: `${eventId}:1x2::1`, seenOdds: odds(FIRST_ODDS) }],
    bets: [{ type: 'singles', size: 1, stakeMinor: minor(50n), legs: [0] }],
  })
  if (outcome.kind !== 'accepted') throw new Error(`refused: ${JSON.stringify(outcome)}`)
}

const api: BettingApi = {
  setPlayers(given) {
    players = given
  },
  async place(callers, durationMs) {
    const startMs = performance.now()
    let count = 0
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (; performance.now() - startMs < durationMs; count++) await placeOne()
      }),
    )
    return (count * 1000) / (performance.now() - startMs)
  },
}
serveProcess(api, async () => {
  await betting.stop()
  await pool.end()
})
