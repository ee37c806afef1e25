import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { major, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLiability } from '../../core/bets/liability.ts'
import { createBook } from '../../core/catalogue/create-book.ts'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { createSessions } from '../../core/player/sessions.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createCashOuts } from './cash-out.ts'
import type { CashOutOptions } from './cash-out-options.ts'
import { findWaiting } from './cash-out-store.ts'
import { findOpenBets } from './open-bets.ts'
import { beginByRule, beginCashOut, type CashOutPress, finishCashOut } from './press-cash-out.ts'

const NOW_MS = Date.now()
const EVENT = 1
const LIVE = 2
/** Longer than anybody waits for a database. */
const DELAY_MS = 8000
const STAKE = 10_000n

const script = createScript({ nowMs: () => NOW_MS })
const book = createBook(nodeMachine.secureRandom)
let database: TestDatabase
let player: { playerId: number; sessionId: number }
let bets = 0
/** What was said of the house's risk, in manat's hundredths. */
let risk: string[] = []
let resumedAtMs = 0

beforeAll(async () => {
  database = await createTestDatabase()
  for (const message of [
    ...[script.up('prematch'), script.up('live'), script.catalogue(), script.sides(100, 4)],
    script.fixture(EVENT, NOW_MS + 3_600_000, { homeId: 100, awayId: 101 }),
    script.fixture(LIVE, NOW_MS - 60_000, { homeId: 102, awayId: 103 }),
    script.score(LIVE),
  ])
    book.apply(message)
  const playerId = await openExamplePlayer(database.pool, 'sold@example.com', major(100_000))
  const sessions = createSessions({ pool: database.pool, ...nodeMachine })
  await sessions.open(database.pool, { playerId, passwordHash: 'none' })
  const { rows } = await database.pool.query<{ id: bigint }>('select id from session')
  player = { playerId, sessionId: Number(must(rows[0], 'no session').id) }
})
afterAll(async () => {
  const breaches = await runAudit(database.pool)
  await database.close()
  expect(breaches.filter(({ count }) => count > 0)).toEqual([])
})
beforeEach(() => {
  risk = []
  resumedAtMs = 0
  reprice(0.48)
})
/** The chance of the home win of both matches, which is sold at nearly nothing. */
function reprice(chance: number): void {
  const threeWay = prices('1x2', '', [['1', 1.01, chance]])
  book.apply(script.odds('prematch', EVENT, [threeWay]))
  book.apply(script.odds('live', LIVE, [threeWay], true))
}

const liability = createLiability()
const options: () => CashOutOptions = () => ({
  ...{ pool: database.pool, book, liveDelayMs: DELAY_MS },
  clock: nodeMachine.clock,
  steadyClock: { steadyMs: () => NOW_MS },
  timers: nodeMachine.timers,
  liability: {
    ...liability,
    add: ({ legs }) => risk.push(`+${legs[0]?.lossManat}`),
    remove: ({ legs }) => risk.push(`-${legs[0]?.lossManat}`),
  },
  suspensions: { resumedAtMs: () => resumedAtMs },
  publisher: { publishAccount: () => undefined, publishCashOuts: () => undefined },
  interest: { wantAll: () => null },
  isOfferComplete: () => true,
  isSettling: () => false,
  onError: (error) => {
    throw error
  },
})

/** 100.00 on the home win at 2.00, so long ago that the answer to its press is forgotten. */
async function place(event: number): Promise<number> {
  const id = ++bets
  await database.pool.query(
    `with asked as (
       select $1::bigint as id, $2::bigint as player_id, $3::bigint as stake, $4::bigint as event_id
     ), placed as (
       insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
         operation_key, requested_at, placed_at)
       select id, player_id, 'AZN', 'singles', 'placed', 1, stake, 2000, stake * 2, 1, 'old-' || id, now(),
         now() - interval '60 days' from asked
     ), leg as (
       insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
         starts_at, feed_rev, names)
       select id, 1, event_id, '1x2', '', '1', 2000, 2000, false, now(), 1, '{}' from asked
     ), staked as (
       insert into transfer (debit, credit, currency, amount, code, cause)
       select player_id * 10 + 1, player_id * 10 + 2, 'AZN', stake, 'stake', id from asked
     )
     update wallet w set cash = cash - stake, inplay = inplay + stake from asked a where w.player_id = a.player_id`,
    [id, player.playerId, STAKE, event],
  )
  return id
}

async function placeWithRule(event: number): Promise<number> {
  const id = await place(event)
  await database.pool.query('insert into cash_out_rule (bet_id, player_id, above) values ($1, $2, 12000)', [
    id,
    player.playerId,
  ])
  return id
}

const press = (betId: number, change: Partial<CashOutPress> = {}): CashOutPress => ({
  ...{ ...player, betId, partMinor: null, seenMinor: minor(9120n) },
  scope: `cash_out:${player.playerId}`,
  key: `press-${betId}`,
  requestHash: Buffer.alloc(32),
  ...change,
})
const openBet = async (id: number) => must((await findOpenBets(database.pool, [id]))[0], 'not open')
const attempts = async (id: number) =>
  (await database.pool.query('select status, decided_at from cash_out where bet_id = $1 order by id', [id]))
    .rows

describe('what was bought back can cost the house nothing any more', () => {
  it.each<[string, bigint | null, string[]]>([
    ['all of it', null, ['-10000']],
    ['a part of it: the rest can', 4000n, ['-10000', '+6000']],
  ])('by a press at once: %s', async (_name, part, expected) => {
    const id = await place(EVENT)
    const partMinor = part === null ? null : minor(part)
    expect(await beginCashOut(options(), press(id, { partMinor }), false)).toMatchObject({
      outcome: { kind: 'paid' },
    })
    expect(risk).toEqual(expected)
  })

  it('by a press that waited, once, whoever asks again', async () => {
    const id = await place(LIVE)
    const begun = await beginCashOut(options(), press(id), false)
    if (begun.kind !== 'waiting') throw new Error(begun.kind)
    expect([begun.delayMs, risk]).toEqual([DELAY_MS, []])
    const end = { sessionId: player.sessionId, isLate: false }
    const paid = { kind: 'paid', betId: id, partMinor: '10000', amountMinor: '9120' }
    expect(await finishCashOut(options(), begun.cashOut, end)).toEqual(paid)
    expect(await finishCashOut(options(), begun.cashOut, end)).toEqual(paid)
    expect(risk).toEqual(['-10000'])
  })

  it('by a rule, at once and after the delay', async () => {
    const [soon, later] = [await placeWithRule(EVENT), await placeWithRule(LIVE)]
    reprice(0.7)
    expect(await beginByRule(options(), await openBet(soon))).toMatchObject({ delayMs: 0 })
    expect(risk).toEqual(['-10000'])
    const begun = must(await beginByRule(options(), await openBet(later)), 'not begun')
    expect(risk).toEqual(['-10000'])
    await finishCashOut(options(), begun.cashOut, { sessionId: null, isLate: false })
    expect(risk).toEqual(['-10000', '-10000'])
  })
})

describe('a rule does nothing', () => {
  it.each<[string, (id: number) => Promise<unknown>]>([
    ['while it is not met', async () => reprice(0.48)],
    [
      'of a bet that is over',
      async (id) => {
        await beginCashOut(options(), press(id, { seenMinor: minor(13_300n) }), false)
        risk = []
      },
    ],
    [
      'once it was taken away',
      (id) => database.pool.query('delete from cash_out_rule where bet_id = $1', [id]),
    ],
  ])('%s', async (_name, change) => {
    const id = await placeWithRule(EVENT)
    const bet = await openBet(id)
    reprice(0.7)
    await change(id)
    const before = await attempts(id)
    expect(await beginByRule(options(), bet)).toBeNull()
    expect([await attempts(id), risk]).toEqual([before, []])
  })

  it('beside a press that waits for its delay, which is then decided as if it were not there', async () => {
    const id = await placeWithRule(LIVE)
    const begun = await beginCashOut(options(), press(id), false)
    if (begun.kind !== 'waiting') throw new Error(begun.kind)
    reprice(0.7)
    expect(await beginByRule(options(), await openBet(id))).toBeNull()
    expect(await attempts(id)).toHaveLength(1)
    const end = { sessionId: player.sessionId, isLate: true }
    expect(await finishCashOut(options(), begun.cashOut, end)).toMatchObject({ code: 'cash_out_expired' })
    expect(await findWaiting(database.pool, begun.cashOut.id)).toBeNull()
  })
})

it('is decided no earlier than the last resumption of its events', async () => {
  const id = await place(EVENT)
  resumedAtMs = Date.now() + 5000
  await beginCashOut(options(), press(id), false)
  expect(await attempts(id)).toEqual([{ status: 'paid', decided_at: new Date(resumedAtMs) }])
})

it('nothing is decided while the offer is not whole, and the same press is as new then', async () => {
  const id = await place(EVENT)
  const early = { ...options(), isOfferComplete: () => false }
  expect(await beginCashOut(early, press(id), false)).toEqual({ kind: 'not_ready' })
  expect(await beginCashOut(options(), press(id), true), 'asked too early').toEqual({ kind: 'not_ready' })
  expect(await beginCashOut(options(), press(id), false)).toMatchObject({ outcome: { kind: 'paid' } })
})

describe('a press that another process took', () => {
  /** It has died, and nothing of it is left but its row. */
  const taken = async () => {
    const id = await place(LIVE)
    await beginCashOut(options(), press(id), false)
    return id
  }

  it('is waited for beyond the patience with a database, and then decided', async () => {
    const id = await taken()
    const timers = createHandDrivenTimers()
    const cashOuts = createCashOuts({ ...options(), timers })
    const answer = cashOuts.press(press(id))
    // Its patience, and the rest of the delay.
    await expect.poll(() => timers.waitingMs()).toHaveLength(2)
    const told: string[] = []
    void answer.then(({ kind }) => told.push(kind))
    await timers.pass(4000)
    expect(told).toEqual([])
    await timers.pass(DELAY_MS)
    expect(await answer).toMatchObject({ kind: 'paid', amountMinor: '9120' })
  })

  it('is left alone while the offer is not whole', async () => {
    const id = await taken()
    const timers = createHandDrivenTimers()
    const cashOuts = createCashOuts({ ...options(), timers, isOfferComplete: () => false })
    const answer = cashOuts.press(press(id))
    await expect.poll(() => timers.waitingMs()).toHaveLength(2)
    await timers.pass(DELAY_MS + 1000)
    expect(await answer).toEqual({ kind: 'in_progress' })
    expect(await attempts(id)).toMatchObject([{ status: 'waiting' }])
  })
})
