import { minor } from '@xezer/money/minor'
import type { SettleMessage } from '@xezer/odds-book/messages'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  apply,
  breaches,
  cancel,
  clockMs,
  database,
  liability,
  money,
  newEvent,
  newPlayer,
  openExample,
  published,
  quarantined,
  settle,
  statusOf,
  strike,
  uncancel,
  unsettle,
} from './example-settlement.ts'

beforeAll(openExample)
afterEach(async () => {
  expect(await breaches()).toEqual([])
})
afterAll(() => database.close())

describe('a result pays, keeps and gives back', () => {
  const result = (kind: OutcomeResult): SettleMessage['markets'] => [
    { type: '1x2', specifier: '', outcomes: [{ outcome: '1', result: kind }] },
  ]
  it.each([
    [{ kind: 'won' }, 'won', 101_000n],
    [{ kind: 'lost' }, 'lost', 99_000n],
    [{ kind: 'void' }, 'refunded', 100_000n],
    [{ kind: 'half_won' }, 'won', 100_500n],
    // agreement 21, settlement status: less than the stake comes back, and it is won all the same.
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
    published.length = 0
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

  it('tells a player once of all bets', async () => {
    const [player, other, eventId] = [await newPlayer(), await newPlayer(), newEvent()]
    const bets = [await strike(player, { eventId }), await strike(player, { eventId, outcome: 'x' })]
    const otherBet = await strike(other, { eventId })
    published.length = 0
    await apply(settle(eventId, 1, 1, 0))
    expect(published).toEqual([
      [player, bets],
      [other, [otherBet]],
    ])
  })

  it('reaches all bets of a market, also when they are more than one batch', async () => {
    const [player, eventId, count] = [await newPlayer(), newEvent(), 252]
    for (let struck = 0; struck < count; struck++) await strike(player, { eventId, stake: 10n })
    await apply(settle(eventId, 1, 1, 0))
    expect(await money(player)).toEqual([100_000n + 10n * BigInt(count), 0n])
  })

  it('leaves other markets, events and outcomes without a result alone', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId, type: 'draw_no_bet' })
    await strike(player, { eventId: newEvent() })
    await apply(settle(eventId, 1, 1, 0))
    expect(await statusOf(player)).toEqual(['placed', 'placed'])
  })
})

describe('what cannot be understood in a message', () => {
  it.each([
    ['a line that its type does not have', 'total', '', { kind: 'won' }],
    ['a line that is none', 'total', 'total=x', { kind: 'won' }],
    ['a dead heat of nobody', '1x2', 'hcp=1', { kind: 'dead_heat', numerator: 1, denominator: 0 }],
    ['a dead heat of more than all', 'dnb', '', { kind: 'dead_heat', numerator: 3, denominator: 2 }],
    [
      'a dead heat that is a fraction itself',
      'dnb',
      '',
      { kind: 'dead_heat', numerator: 0.5, denominator: 1 },
    ],
    ['a result that is none', 'dnb', '', { kind: 'perhaps' }],
  ] as const)('%s stays open, and the rest goes on', async (_name, type, specifier, result) => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    await strike(player, { eventId })
    await strike(player, { eventId, type, specifier })
    const good = settle(eventId, 1, 1, 0)
    const odd = { type, specifier, outcomes: [{ outcome: '1', result: result as OutcomeResult }] }
    quarantined.length = 0
    await apply({ ...good, markets: [odd, ...good.markets] })
    expect(await statusOf(player)).toEqual(['placed', 'won'])
    expect(quarantined).toHaveLength(1)
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

  it('what the house can still lose is what is open now', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    const handle = `${eventId}:1x2::1`
    const left = () => liability.leftManat(player, eventId, handle)
    const all = left()
    await strike(player, { eventId })
    // Of this bet, and of another one that no correction reaches.
    for (const loss of [1000n, 500n])
      liability.add({
        playerId: player,
        legs: [{ eventId, handle, lossManat: minor(loss) }],
        combination: null,
      })
    const seen: bigint[] = []
    const corrections = [
      settle(eventId, 1, 1, 0),
      settle(eventId, 2, 0, 1),
      unsettle(eventId, 2),
      cancel(eventId),
      uncancel(eventId),
      settle(eventId, 3, 1, 0),
    ]
    for (const correction of corrections) {
      await apply(correction)
      seen.push(all - left())
    }
    expect(seen).toEqual([500n, 500n, 1500n, 500n, 1500n, 500n])
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
          expect(await breaches()).toEqual([])
        },
      ),
      { numRuns: 20 },
    )
  })
})
