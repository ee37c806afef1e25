import { createPool } from '@xezer/db/pool'
import type { TestDatabase } from '@xezer/db/test-database'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { major, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { FeedMessage } from '@xezer/odds-book/messages'
import type { Exposure } from '../core/bets/exposure.ts'
import { createLiability } from '../core/bets/liability.ts'
import { createSuspensionLog } from '../core/bets/suspension-log.ts'
import { createBook } from '../core/catalogue/create-book.ts'
import { NO_INTEREST } from '../core/catalogue/interest.ts'
import { openExamplePlayer } from '../core/player/example-player.ts'
import { createSessions } from '../core/player/sessions.ts'
import { type Betting, createBetting } from '../features/betting/betting.ts'
import type { BettingOptions } from '../features/betting/betting-options.ts'
import { applyResult } from '../features/settlement/apply-result.ts'
import type { ResultMessage } from '../features/settlement/market-change.ts'
import { createResultBatches } from '../features/settlement/result-batches.ts'
import { createDatabaseClock } from '../platform/database-clock.ts'
import { nodeMachine } from '../platform/node-machine.ts'

const PLACING_CONNECTIONS = 4
const PRICE = 2000
const STAKE_MINOR = 50n
const throwOn = (error: unknown) => {
  throw error
}

export type Rig = Awaited<ReturnType<typeof openRace>>

/** Placing, the book, the stops and settlement as the server joins them, without HTTP: fast enough for thousands. */
export async function openRace(
  database: TestDatabase,
  playerCount: number,
  change: Partial<Pick<BettingOptions, 'timers' | 'liveDelayMs' | 'takeRightOfWay' | 'pool'>> = {},
) {
  const pool = createPool({
    connectionString: database.connectionString,
    maxConnections: PLACING_CONNECTIONS,
    avoidsScans: true,
  })
  const script = createScript(nodeMachine.clock)
  const book = createBook(nodeMachine.secureRandom)
  const databaseClock = createDatabaseClock(database.pool, nodeMachine, throwOn)
  const suspensions = createSuspensionLog(database.pool, databaseClock, nodeMachine.timers, throwOn)
  const sessions = createSessions({ pool: database.pool, ...nodeMachine })
  const liability = createLiability({
    outcome: major(10_000_000),
    market: major(10_000_000),
    event: major(10_000_000),
    playerEvent: major(10_000_000),
  })
  /** What the open bets of all players can cost, counted by the house as it goes. */
  let riskManat = 0n
  const count = (times: bigint) => (exposure: Exposure) => {
    for (const { lossManat } of exposure.legs) riskManat += times * lossManat
    if (times > 0n) liability.add(exposure)
    else liability.remove(exposure)
  }
  const publisher = { publishAccount: () => undefined }
  const betting = createBetting({
    pool,
    restPool: database.pool,
    book,
    interest: NO_INTEREST,
    isOfferComplete: () => true,
    ...nodeMachine,
    liability: { ...liability, add: count(1n), remove: count(-1n) },
    suspensions,
    publisher,
    sessions,
    liveDelayMs: 0,
    onError: throwOn,
    ...change,
  })
  const settlement = {
    descriptions: { find: () => null },
    pool: database.pool,
    batches: createResultBatches(database.pool, nodeMachine.timers),
    liability,
    publisher,
    waitForPlacements: () => betting.settled(),
    onQuarantined: (parts: readonly string[]) => throwOn(new Error(parts.join())),
  }
  await databaseClock.start()
  await suspensions.start()
  await betting.start()
  const players = await Promise.all(
    Array.from({ length: playerCount }, async (_, index) => {
      const playerId = await openExamplePlayer(database.pool, `race${index}@example.com`, major(100_000))
      await sessions.open(database.pool, { playerId, passwordHash: 'none' })
      const { rows } = await database.pool.query<{ id: bigint }>(
        'select id from session where player_id = $1',
        [playerId],
      )
      return { playerId, sessionId: Number(rows[0]?.id) }
    }),
  )
  let turn = 0
  const hear = (message: FeedMessage): void => {
    const { outcome } = book.apply(message)
    if (outcome !== 'stale' && outcome !== 'quarantined') suspensions.note(message)
  }
  const openOdds = (producer: 'prematch' | 'live', eventId: number, resumes = false): FeedMessage => {
    const threeWay = ['1', 'x', '2'].map((outcome) => [outcome, PRICE / 1000] as const)
    return script.odds(producer, eventId, [prices('1x2', '', threeWay)], resumes)
  }
  return {
    script,
    bettingOptions: betting.options,
    riskManat: () => riskManat,
    playerIds: players.map(({ playerId }) => playerId),
    /** What the pipeline does with a message, in one step. */
    hear,
    settle: (message: ResultMessage) => applyResult(settlement, message),
    openOdds,
    /** A match that is to come and one in play, and nothing else. */
    sell({ prematch, live }: { readonly prematch: number; readonly live: number }): void {
      for (const message of [
        script.up('prematch'),
        script.up('live'),
        script.catalogue(),
        script.fixture(prematch, Date.now() + 3_600_000),
        openOdds('prematch', prematch),
        script.fixture(live, Date.now() - 60_000),
        script.score(live),
        openOdds('live', live),
      ])
        hear(message)
    },
    /** Each by the next player; `accepted` or why not. `by` is another process where it is told. */
    async place(eventId: number, key = `race-${turn + 1}`, by: Betting = betting): Promise<string> {
      const player = players[turn % players.length]
      if (player === undefined) throw new Error('a race without players')
      turn += 1
      const outcome = await by.place({
        ...player,
        currency: 'AZN',
        scope: `place:${player.playerId}`,
        key,
        requestHash: Buffer.alloc(32),
        requestedAtMs: Date.now(),
        isVip: false,
        positions: [{ eventId, handle: `${eventId}:1x2::1`, seenOdds: odds(PRICE) }],
        bets: [{ type: 'singles', size: 1, stakeMinor: minor(STAKE_MINOR), legs: [0] }],
      })
      return outcome.kind === 'refused' ? outcome.code : outcome.kind
    },
    /** Placed singles on both sides of the event's `1x2`, a month old, as placing would have written them. */
    async seedBets(eventId: number, count: number): Promise<void> {
      const bets = `select n as id, ($1::bigint[])[1 + n % cardinality($1::bigint[])] as player_id, n
        from generate_series(1, $2::int) n`
      const values = [players.map(({ playerId }) => playerId), count]
      const statements = [
        `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
           operation_key, requested_at, placed_at)
         select id, player_id, 'AZN', 'singles', 'placed', 1, ${STAKE_MINOR}, ${PRICE}, ${STAKE_MINOR * 2n}, 1,
           'seed-' || id, now(), now() - interval '31 days' from (${bets}) b`,
        `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
           starts_at, feed_rev, names)
         select id, 1, ${eventId}, '1x2', '', case n % 2 when 0 then '1' else '2' end, ${PRICE}, ${PRICE}, false,
           now(), 1, '{}' from (${bets}) b where cardinality($1::bigint[]) > 0`,
        `insert into transfer (debit, credit, currency, amount, code, cause)
         select player_id * 10 + 1, player_id * 10 + 2, 'AZN', ${STAKE_MINOR}, 'stake', id from (${bets}) b`,
        `update wallet w set cash = cash - s.stakes, inplay = inplay + s.stakes
         from (select player_id, count(*) * ${STAKE_MINOR} as stakes from (${bets}) b group by player_id) s
         where w.player_id = s.player_id`,
      ]
      for (const text of statements) await database.pool.query(text, values)
    },
    /** Everything that stops said is written. */
    async close(): Promise<void> {
      await betting.stop()
      await suspensions.stop()
      databaseClock.stop()
      await pool.end()
    },
  }
}
