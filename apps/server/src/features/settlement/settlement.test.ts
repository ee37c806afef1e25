import type { OutcomeResult } from '@xezer/betting/settlement/outcome-result'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { SettleMessage, UnsettleMessage, UnvoidMessage, VoidMessage } from '@xezer/odds-book/messages'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../../core/audit/run-audit.ts'
import type { BetRecord } from '../../core/bets/bet-record.ts'
import { findBets } from '../../core/bets/find-bets.ts'
import { insertBets } from '../../core/bets/insert-bets.ts'
import { createLiability } from '../../core/bets/liability.ts'
import { insertOperations } from '../../core/operations/operation-store.ts'
import { openPlayer } from '../../core/player/open-player.ts'
import { getAmounts } from '../../core/wallet/find-amounts.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting, placeStake } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { insertReservations } from '../betting/reservation-store.ts'
import { applyResult } from './apply-result.ts'
import type { ResultMessage } from './market-change.ts'

let database: TestDatabase
let published: [number, readonly number[]][] = []
let players = 0
let betIds = 1_000_000
let events = 0
let clockMs = Date.now() - 1_000_000

beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
})
afterAll(() => database.close())

async function newPlayer(): Promise<number> {
  players += 1
  const id = await withTransaction(database.pool, (client) =>
    openPlayer(
      client,
      {
        email: `settled${players}@example.com`,
        passwordHash: 'none',
        currency: 'AZN',
        firstname: 'A',
        lastname: 'B',
        middlename: '',
        passport: 'AZE1',
        passportIssuedOn: '2020-01-01',
        phone: '+994',
        birthdate: '1990-01-01',
        affiliatePartner: '904',
      },
      major(1000),
    ),
  )
  if (id === null) throw new Error('the address is taken')
  return id
}

const NAMES = { az: 'A', ru: 'A', en: 'A' }

async function strike(
  playerId: number,
  leg: {
    eventId: number
    type?: string
    outcome?: string
    odds?: number
    stake?: bigint
    placedAtMs?: number
    isPending?: boolean
  },
): Promise<number> {
  betIds += 1
  const id = betIds
  const price = odds(leg.odds ?? 2000)
  const stakeMinor = minor(leg.stake ?? 1000n)
  const bet: BetRecord = {
    id,
    playerId,
    currency: 'AZN',
    type: 'singles',
    status: leg.isPending === true ? 'pending' : 'placed',
    size: 1,
    stakeMinor,
    odds: price,
    possibleReturnMinor: minor((stakeMinor * BigInt(price)) / 1000n),
    operationKey: String(id),
    requestedAtMs: clockMs,
    placedAtMs: leg.placedAtMs ?? clockMs,
    legs: [
      {
        position: 1,
        eventId: leg.eventId,
        marketType: leg.type ?? '1x2',
        specifier: '',
        outcome: leg.outcome ?? '1',
        odds: price,
        oddsSeen: price,
        isLive: true,
        startsAtMs: clockMs + 3_600_000,
        scoreHome: 0,
        scoreAway: 0,
        clockSeconds: 60,
        feedRev: 1,
        names: { sportAlias: 'football', sport: NAMES, league: NAMES, home: NAMES, away: NAMES },
      },
    ],
  }
  await withTransaction(database.pool, async (client) => {
    const wallets = await lockWallets(client, [playerId])
    const posting = createPosting(wallets)
    const wallet = wallets.get(playerId)
    if (wallet === undefined || !placeStake(posting, wallet, stakeMinor, id)) throw new Error('too poor')
    await writePosting(client, posting)
    await insertBets(client, [bet])
    const scope = `place:${playerId}`
    const requestHash = Buffer.alloc(32)
    const response = leg.isPending === true ? null : { kind: 'accepted', betIds: [id] }
    await insertOperations(client, [{ scope, key: String(id), requestHash, response }])
    if (leg.isPending === true) await insertReservations(client, [{ betId: id, scope, key: String(id) }], 0)
  })
  return id
}

const options = () => ({
  pool: database.pool,
  liability: createLiability(),
  publisher: {
    publishAccount: (playerId: number, ids: readonly number[]) => published.push([playerId, ids]),
  },
  waitForPlacements: async () => undefined,
})
const apply = (message: ResultMessage) => applyResult(options(), message)

function envelope() {
  clockMs += 1000
  return { provider: 'script', producer: 'live', generatedAtMs: clockMs, receivedAtMs: clockMs } as const
}
const goals = (home: number, away: number) => [
  ...Array.from({ length: home }, () => ({ half: 'h1', clockSeconds: 60, team: 'home', isOwnGoal: false })),
  ...Array.from({ length: away }, () => ({ half: 'h2', clockSeconds: 3000, team: 'away', isOwnGoal: false })),
]
/** The full-time result of 1x2 from a score. */
function settle(eventId: number, generation: number, home: number, away: number): SettleMessage {
  const winner = home > away ? '1' : home < away ? '2' : 'x'
  return {
    ...envelope(),
    kind: 'settle',
    eventId,
    generation,
    markets: [
      {
        type: '1x2',
        specifier: '',
        outcomes: ['1', 'x', '2'].map((outcome) => ({
          outcome,
          result: { kind: outcome === winner ? 'won' : 'lost' } as OutcomeResult,
        })),
      },
    ],
    facts: {
      status: 'finished',
      isFirstHalfOver: true,
      goals: goals(home, away),
      corners: [],
      cards: [],
      penalties: [],
    },
    isFinal: true,
  }
}
const MARKET = [{ type: '1x2', specifier: '' }]
const unsettle = (eventId: number, generation: number): UnsettleMessage => ({
  ...envelope(),
  kind: 'unsettle',
  eventId,
  generation,
  markets: MARKET,
})
const cancel = (eventId: number, fromMs: number | null = null, toMs: number | null = null): VoidMessage => ({
  ...envelope(),
  kind: 'void',
  eventId,
  markets: MARKET,
  fromMs,
  toMs,
})
const uncancel = (eventId: number): UnvoidMessage => ({
  ...envelope(),
  kind: 'unvoid',
  eventId,
  markets: MARKET,
})

/** Balance and in-play in minor units. */
async function money(playerId: number): Promise<[bigint, bigint]> {
  const { balance, unplayed } = await getAmounts(database.pool, playerId)
  return [balance, unplayed]
}
async function statusOf(playerId: number) {
  const query = { statuses: ['placed', 'won', 'lost', 'refunded'], limit: 10 } as const
  const bets = await findBets(database.pool, {
    playerId,
    ...query,
    fromMs: null,
    toMs: null,
    beforeId: null,
    ids: null,
  })
  return bets.map((bet) => bet.status)
}
function newEvent(): number {
  events += 1
  return events
}

describe('a result pays, keeps and gives back', () => {
  const result = (kind: OutcomeResult): SettleMessage['markets'] => [
    { type: '1x2', specifier: '', outcomes: [{ outcome: '1', result: kind }] },
  ]
  it.each([
    [{ kind: 'won' }, 'won', 101_000n],
    [{ kind: 'lost' }, 'lost', 99_000n],
    [{ kind: 'void' }, 'refunded', 100_000n],
    [{ kind: 'half_won' }, 'won', 100_500n],
    // Decisions, 21: less than the stake comes back, and it is won all the same.
    [{ kind: 'half_lost' }, 'won', 99_500n],
    [{ kind: 'dead_heat', numerator: 1, denominator: 2 }, 'won', 100_000n],
  ] as const)('%j → %s', async (kind, status, balance) => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId })
    expect(await money(player)).toEqual([99_000n, 1000n])
    await apply({ ...settle(eventId, 1, 1, 0), markets: result(kind) })
    expect(await statusOf(player)).toEqual([status])
    expect(await money(player)).toEqual([balance, 0n])
  })

  it('says why, and tells the player after the commit', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    const betId = await strike(player, { eventId })
    published = []
    await apply(settle(eventId, 1, 2, 1))
    expect(published).toEqual([[player, [betId]]])
    const { rows } = await database.pool.query('select result_score, reason from bet_leg where bet_id = $1', [
      betId,
    ])
    expect(rows).toEqual([
      {
        result_score: '2:1',
        reason: expect.objectContaining({ rule: 'result', facts: { home: 2, away: 1 } }),
      },
    ])
  })

  it('leaves other markets, events and outcomes without a result alone', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId, type: 'draw_no_bet' })
    await strike(player, { eventId: newEvent() })
    await apply(settle(eventId, 1, 1, 0))
    expect(await statusOf(player)).toEqual(['placed', 'placed'])
  })
})

describe('corrections', () => {
  it('the same generation twice changes nothing', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId })
    const message = settle(eventId, 1, 1, 0)
    await apply(message)
    const before = await database.pool.query('select count(*) from transfer')
    await apply(message)
    await apply({ ...settle(eventId, 1, 0, 3) })
    expect((await database.pool.query('select count(*) from transfer')).rows).toEqual(before.rows)
    expect(await money(player)).toEqual([101_000n, 0n])
  })

  it('a higher generation takes the old one back and pays again', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId })
    await strike(player, { eventId, outcome: 'x', odds: 3500 })
    await apply(settle(eventId, 1, 1, 0))
    expect(await money(player)).toEqual([100_000n, 0n])
    await apply(settle(eventId, 2, 1, 1))
    expect(await statusOf(player)).toEqual(['won', 'lost'])
    expect(await money(player)).toEqual([101_500n, 0n])
  })

  it('a reversal that the cash does not cover is owed, and later payouts repay it', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId, stake: 100_000n, odds: 3000 })
    await apply(settle(eventId, 1, 1, 0))
    const next = newEvent()
    await strike(player, { eventId: next, stake: 250_000n })
    await apply(unsettle(eventId, 1))
    // 3 000.00 were paid, 500.00 are left.
    const owed = 'select cash, inplay, owed from wallet where player_id = $1'
    expect((await database.pool.query(owed, [player])).rows).toEqual([
      { cash: 0n, inplay: 350_000n, owed: 250_000n },
    ])
    await apply(settle(next, 1, 1, 0))
    expect((await database.pool.query(owed, [player])).rows).toEqual([
      { cash: 250_000n, inplay: 100_000n, owed: 0n },
    ])
    await apply(settle(eventId, 2, 0, 0))
    expect(await money(player)).toEqual([250_000n, 0n])
  })

  it('a void counts before any result and can be taken back', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId })
    await apply(cancel(eventId))
    expect(await money(player)).toEqual([100_000n, 0n])
    await apply(settle(eventId, 1, 1, 0))
    expect(await statusOf(player)).toEqual(['refunded'])
    await apply(uncancel(eventId))
    expect(await statusOf(player)).toEqual(['won'])
    expect(await money(player)).toEqual([101_000n, 0n])
  })

  it('a void with a window concerns the bets struck in it', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    for (const placedAtMs of [1000, 2000, 3000].map((ms) => clockMs + ms))
      await strike(player, { eventId, placedAtMs })
    await apply(cancel(eventId, clockMs + 2000, clockMs + 3000))
    expect(await statusOf(player)).toEqual(['placed', 'refunded', 'placed'])
  })

  it('a stake that is only reserved is out of reach of results and voids', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    const betId = await strike(player, { eventId, isPending: true })
    await apply(cancel(eventId, clockMs - 1000, clockMs + 1000))
    await apply(settle(eventId, 1, 1, 0))
    const { rows } = await database.pool.query('select is_void, result from bet_leg where bet_id = $1', [
      betId,
    ])
    expect(rows).toEqual([{ is_void: false, result: null }])
    expect(await money(player)).toEqual([99_000n, 1000n])
  })

  it('a market that was opened again takes bets after its first result', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId, placedAtMs: Date.now() })
    await apply(settle(eventId, 1, 1, 0))
    await apply(unsettle(eventId, 1))
    await strike(player, { eventId, placedAtMs: Date.now() })
    await apply(settle(eventId, 2, 2, 0))
    expect(await statusOf(player)).toEqual(['won', 'won'])
  })

  it('an outcome without a result stays open, and the audit knows', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId, outcome: 'x' })
    await strike(player, { eventId, outcome: '1' })
    const markets = [{ type: '1x2', specifier: '', outcomes: [{ outcome: '1', result: { kind: 'lost' } }] }]
    await apply({ ...settle(eventId, 1, 0, 1), markets } as SettleMessage)
    await database.pool.query("update market_result set changed_at = changed_at - interval '5 minutes'")
    expect(await statusOf(player)).toEqual(['lost', 'placed'])
  })

  it('two processes that apply the same corrections at once pay once', async () => {
    const players = [await newPlayer(), await newPlayer(), await newPlayer()]
    const eventId = newEvent()
    for (let turn = 0; turn < 20; turn += 1) {
      for (const player of players) await strike(player, { eventId, stake: 100n })
    }
    const first = settle(eventId, 1, 1, 0)
    const second = settle(eventId, 2, 0, 1)
    const third = settle(eventId, 3, 2, 0)
    await Promise.all([first, first, second, third, second, third].map(apply))
    await Promise.all([first, second, third].map(apply))
    for (const player of players) expect(await money(player)).toEqual([102_000n, 0n])
  })

  it('messages doubled and shuffled end as the newest says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.integer({ min: 1, max: 3 }), async (picks, last) => {
        const [player, eventId] = [await newPlayer(), newEvent()]
        await strike(player, { eventId })
        const scores = [
          [1, 0],
          [0, 2],
          [3, 1],
        ] as const
        const messages = [1, 2, 3].slice(0, last).flatMap((generation) => {
          const [home, away] = scores[generation - 1] ?? [0, 0]
          const message = settle(eventId, generation, home, away)
          return generation < last ? [message, message, unsettle(eventId, generation)] : [message, message]
        })
        while (messages.length > 0) {
          const [message] = messages.splice((picks.next().value as number) % messages.length, 1)
          if (message !== undefined) await apply(message)
        }
        expect(await money(player)).toEqual([last === 2 ? 99_000n : 101_000n, 0n])
      }),
      { numRuns: 25 },
    )
  })
})

describe('any history of results keeps every invariant', () => {
  it('over random players, bets and messages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            what: fc.constantFrom('strike', 'settle', 'unsettle', 'void', 'unvoid'),
            generation: fc.integer({ min: 1, max: 4 }),
            outcome: fc.constantFrom('1', 'x', '2'),
            price: fc.integer({ min: 1010, max: 20_000 }),
            stake: fc.integer({ min: 1, max: 60_000 }),
            home: fc.nat(2),
            away: fc.nat(2),
          }),
          { minLength: 5, maxLength: 25 },
        ),
        async (steps) => {
          const [player, eventId] = [await newPlayer(), newEvent()]
          for (const step of steps) {
            if (step.what === 'settle') await apply(settle(eventId, step.generation, step.home, step.away))
            else if (step.what === 'unsettle') await apply(unsettle(eventId, step.generation))
            else if (step.what === 'void') await apply(cancel(eventId))
            else if (step.what === 'unvoid') await apply(uncancel(eventId))
            else {
              const [cash] = await money(player)
              const stake = BigInt(step.stake)
              const leg = { outcome: step.outcome, odds: step.price, stake }
              // Struck before the first result of its market, as the book would have it.
              if (cash >= stake) await strike(player, { eventId, ...leg, placedAtMs: clockMs - 1_000_000 })
            }
          }
          expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
        },
      ),
      { numRuns: 20 },
    )
  })
})
