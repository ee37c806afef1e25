import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bet, decide, moved, NOW_MS, position, read, WIDE } from './example-press.ts'
import type { PlacementBet, PlacementInput, PlacementPosition } from './placement.ts'
import type { QuoteChanges } from './quote-changes.ts'
import type { SelectionState } from './selection-state.ts'

const THREE = [0, 1, 2]
const matches = (count: number, price = 2000) =>
  Array.from({ length: count }, (_, index) => position(index + 1, price))
const all = (count: number) => Array.from({ length: count }, (_, index) => index)
const single = (leg: number, stake?: bigint) => bet('singles', [leg], stake)
const accumulator = (count: number, stake?: bigint) => bet('accumulator', all(count), stake)
const system = (size: number, count: number, stake?: bigint) => bet('full_cover', all(count), stake, size)
const TYPES: readonly (readonly [string, PlacementBet])[] = [
  ['a single', single(0)],
  ['an accumulator', accumulator(3)],
  ['a system', system(2, 3)],
]

describe('types fit their positions, each option once', () => {
  it.each<[string, readonly PlacementBet[], boolean]>([
    ['an accumulator of two', [accumulator(2)], true],
    ['an accumulator of one', [accumulator(1)], false],
    ['an accumulator that says two of three', [bet('accumulator', THREE, 1000n, 2)], false],
    ['two of three', [system(2, 3)], true],
    ['one of three', [system(1, 3)], false],
    ['three of three', [system(3, 3)], false],
    ['a single of two', [bet('singles', [0, 1])], false],
    ['a single that says two', [bet('singles', [0], 1000n, 2)], false],
    [
      'singles, accumulator and systems of one press',
      [single(0), accumulator(4), system(2, 4), system(3, 4)],
      true,
    ],
    ['the same system twice', [system(2, 3), system(2, 3)], false],
    ['combinations of other positions', [accumulator(3), system(2, 4)], false],
    ['as many, but others', [accumulator(3), bet('full_cover', [1, 2, 3], 1000n, 2)], false],
    ['the same in another order', [accumulator(3), bet('full_cover', [2, 0, 1], 1000n, 2)], true],
    ['one position twice', [bet('accumulator', [0, 0])], false],
  ])('%s', (_name, bets, isFit) => {
    const answer = decide(matches(4), bets)
    expect(answer.ok).toBe(isFit)
    if (!isFit) expect(read(answer)).toEqual(['bet_type_unavailable'])
  })

  it('a type that is closed to the player is refused whatever stands beside it', () => {
    const bets = [single(0), accumulator(3)]
    expect(read(decide(matches(3), bets, { allowedTypes: ['singles'] }))).toEqual(['bet_type_unavailable'])
  })

  it('takes 30 positions with every system in one press, and not 31', () => {
    const systems = Array.from({ length: 28 }, (_, index) => system(index + 2, 30, 10n ** 9n))
    const bets = [...all(30).map((leg) => single(leg)), accumulator(30), ...systems]
    expect(read(decide(matches(30, 1200), bets))).toHaveLength(59)
    expect(read(decide(matches(31), [accumulator(31)]))).toEqual(['too_many_positions'])
    expect(
      read(
        decide(
          matches(1),
          all(31).map(() => single(0)),
        ),
      ),
    ).toEqual(['too_many_positions'])
  })
})

describe('every leg is held to what the book says, in every type', () => {
  it.each<[string, Partial<SelectionState> | null, string]>([
    ['unknown event', null, 'event_not_found'],
    ['at its very start', { startsAtMs: NOW_MS }, 'event_started'],
    ['over', { eventStatus: 'ended' }, 'event_finished'],
    ['silent feed', { isFeedAlive: false }, 'feed_down'],
    ['paused', { isPaused: true }, 'event_paused'],
    ['suspended market', { marketStatus: 'suspended' }, 'market_suspended'],
    ['no such market', { marketStatus: null }, 'market_closed'],
    ['no price', { odds: null }, 'selection_closed'],
  ])('%s', (_name, change, code) => {
    for (const [type, one] of TYPES) {
      for (const leg of one.legs) {
        const positions = matches(3).map((open, index) => {
          if (index !== leg) return open
          return {
            ...open,
            state: change === null || open.state === null ? null : { ...open.state, ...change },
          }
        })
        expect(read(decide(positions, [one])), `${type}, leg ${leg}`).toEqual([`${leg + 1} ${code}`])
      }
    }
  })

  it('names all that are closed at once, and no combination for them', () => {
    const positions = [position(1, null), position(2, 2000), position(3, null)]
    expect(read(decide(positions, [single(1), accumulator(3)]))).toEqual([
      '1 selection_closed',
      '3 selection_closed',
    ])
  })
})

describe('positions that depend on each other', () => {
  const league = (eventId: number, competitionId = 1) =>
    position(eventId, 2000, { origin: { competitionId, sides: null } })
  const meeting = (eventId: number, home: number, away: number) =>
    position(eventId, 2000, { origin: { competitionId: 1, sides: [home, away] } })
  const RELATED: readonly (readonly [string, readonly PlacementPosition[], readonly string[]])[] = [
    ['two ends of one competition', [league(1), league(2)], ['1 positions_related', '2 positions_related']],
    [
      'an end and a match of it',
      [meeting(1, 5, 6), league(2)],
      ['1 positions_related', '2 positions_related'],
    ],
    [
      'the same two again',
      [meeting(1, 5, 6), meeting(2, 6, 5)],
      ['1 positions_related', '2 positions_related'],
    ],
    [
      'two selections of an event',
      [position(1, 2000), { ...position(1, 3400), handle: '1:1x2::x' }],
      ['1 duplicate_event'],
    ],
  ]
  const APART: readonly (readonly [string, readonly PlacementPosition[]])[] = [
    ['ends of two competitions', [league(1), league(2, 2)]],
    ['an end and a match of another competition', [meeting(1, 5, 6), league(2, 2)]],
    ['one of them against another', [meeting(1, 5, 6), meeting(2, 6, 7)]],
  ]

  it.each(RELATED)('%s are refused together', (_name, positions, expected) => {
    expect(read(decide(positions, [accumulator(2)]))).toEqual(expected)
  })
  it.each(APART)('%s are taken together', (_name, positions) => {
    expect(decide(positions, [accumulator(2)]).ok).toBe(true)
  })
  it.each(RELATED.slice(0, 3))('%s may be singles', (_name, positions) => {
    expect(decide(positions, [single(0), single(1)]).ok).toBe(true)
  })

  it('says so beside those that depend on another and can be placed again', () => {
    const answer = decide([meeting(1, 5, 6), meeting(2, 7, 8), league(3)], [system(2, 3), single(1)])
    expect(answer).toMatchObject({
      error: {
        positions: [
          { eventId: 1, code: 'positions_related', isPlaceable: true },
          { eventId: 2, isPlaceable: true },
          { eventId: 3, isPlaceable: true },
        ],
        combinations: [],
      },
    })
    const other = decide([meeting(1, 5, 6), meeting(2, 7, 8), meeting(3, 6, 5)], [accumulator(3, 1n)])
    expect(read(other)).toEqual(['1 positions_related', '3 positions_related'])
  })
})

describe('the player’s setting is about the price that is shown', () => {
  it.each<[QuoteChanges, readonly PlacementPosition[], PlacementBet, readonly string[]]>([
    [1, [moved(1, 2000, 2000), moved(2, 2000, 2000)], accumulator(2), ['at 4000']],
    [
      1,
      [moved(1, 2000, 2010), moved(2, 2000, 2000)],
      accumulator(2),
      ['1 price_changed', 'accumulator_2_2 price_changed'],
    ],
    [
      1,
      [moved(1, 2000, 1990), moved(2, 2000, 2010)],
      accumulator(2),
      ['1 price_changed', '2 price_changed', 'accumulator_2_2 price_changed'],
    ],
    // 1.333 x 1.5 is 1.9995: 1.99 as before, when it was 1.333 x 1.499.
    [1, [moved(1, 1333, 1333), moved(2, 1499, 1500)], accumulator(2), ['at 1990']],
    [2, [moved(1, 2000, 1990), moved(2, 2000, 2020)], accumulator(2), ['at 4010']],
    [
      2,
      [moved(1, 2000, 1990), moved(2, 2000, 2000)],
      accumulator(2),
      ['1 price_changed', 'accumulator_2_2 price_changed'],
    ],
    [
      2,
      [moved(1, 2000, 1990), moved(2, 2000, 2001)],
      accumulator(2),
      ['1 price_changed', '2 price_changed', 'accumulator_2_2 price_changed'],
    ],
    [3, [moved(1, 2000, 1500), moved(2, 2000, 1500)], accumulator(2), ['at 2250']],
    [
      1,
      [moved(1, 2000, 2100), moved(2, 3000, 3000), moved(3, 5000, 5000)],
      system(2, 3),
      ['1 price_changed', 'full_cover_2_3 price_changed'],
    ],
    [2, [moved(1, 2000, 2100), moved(2, 3000, 2990), moved(3, 5000, 5000)], system(2, 3), ['at 10570']],
    [
      2,
      [moved(1, 2000, 1900), moved(2, 3000, 3000), moved(3, 5000, 5000)],
      system(2, 3),
      ['1 price_changed', 'full_cover_2_3 price_changed'],
    ],
    [3, [moved(1, 2000, 1900), moved(2, 3000, 3000), moved(3, 5000, 5000)], system(2, 3), ['at 10060']],
  ])('%i: %#', (quoteChanges, positions, one, expected) => {
    expect(read(decide(positions, [one], { quoteChanges }))).toEqual(expected)
  })

  it('names the price now of each moved position and of the combination', () => {
    expect(decide([moved(1, 2000, 1900), moved(2, 2000, 2000)], [accumulator(2)])).toMatchObject({
      error: { positions: [{ eventId: 1, odds: 1900, isPlaceable: true }], combinations: [{ odds: 3800 }] },
    })
  })

  it('refuses a single of the press for its own price where the combination stands', () => {
    const positions = [moved(1, 2000, 1900), moved(2, 2000, 2200)]
    const bets = [accumulator(2), single(0), single(1)]
    expect(read(decide(positions, bets, { quoteChanges: 2 }))).toEqual(['1 price_changed'])
    expect(read(decide(positions, bets.slice(0, 1), { quoteChanges: 2 }))).toEqual(['at 4180'])
  })
})

describe('stakes of combinations', () => {
  const limited = (...changes: Partial<typeof WIDE>[]) =>
    [...changes, {}, {}]
      .slice(0, 3)
      .map((one, index) => position(index + 1, 2000, { limitsAt: () => ({ ...WIDE, ...one }) }))
  const express = (...maxima: bigint[]) =>
    limited(...maxima.map((one) => ({ maximumSystemExpressMinor: minor(one) })))

  const BOTH = { maximumPayoutMinor: minor(80n), maximumSystemExpressMinor: minor(700n) }

  it.each<[string, readonly PlacementPosition[], PlacementBet, readonly string[]]>([
    ['the least stake', limited({}), accumulator(3, 20n), ['at 8000']],
    ['below it', limited({}), accumulator(3, 19n), ['accumulator_3_3 stake_below_minimum 20']],
    ['the whole of a system counts', limited({}), system(2, 3, 20n), ['at 4000']],
    ['of a system below it', limited({}), system(2, 3, 19n), ['full_cover_2_3 stake_below_minimum 20']],
    // 70 lines of four of eight.
    ['a minor unit for each line', matches(8), system(4, 8, 70n), ['at 16000']],
    ['less for a line', matches(8), system(4, 8, 69n), ['full_cover_4_8 line_below_minimum 70']],
    // 700 / (8.00 - 1).
    ['the largest win', express(700n, 700n, 700n), accumulator(3, 100n), ['at 8000']],
    [
      'beyond it',
      express(700n, 700n, 700n),
      accumulator(3, 101n),
      ['accumulator_3_3 stake_above_maximum 100'],
    ],
    ['the largest of its events’ counts', express(0n, 700n, 10n), accumulator(3, 100n), ['at 8000']],
    [
      'no event has one',
      express(0n, 0n, 0n),
      accumulator(3, 100n),
      ['accumulator_3_3 stake_above_maximum 0'],
    ],
    // 300 / (4.00 - 1): a system by its mean line.
    [
      'of a system',
      express(300n, 300n, 300n),
      system(2, 3, 101n),
      ['full_cover_2_3 stake_above_maximum 100'],
    ],
    ['the largest payout', limited({ maximumPayoutMinor: minor(800n) }), accumulator(3, 100n), ['at 8000']],
    [
      'beyond it',
      limited({ maximumPayoutMinor: minor(800n) }),
      accumulator(3, 101n),
      ['accumulator_3_3 payout_above_maximum 100'],
    ],
    [
      'the least payout of its events',
      limited({}, { maximumPayoutMinor: minor(403n) }),
      system(2, 3, 101n),
      ['full_cover_2_3 payout_above_maximum 100'],
    ],
    [
      'both: the stake that fits is told',
      limited(...Array.from({ length: 3 }, () => BOTH)),
      accumulator(3, 101n),
      ['accumulator_3_3 stake_above_maximum 10'],
    ],
  ])('%s', (_name, positions, one, expected) => {
    expect(read(decide(positions, [one]))).toEqual(expected)
  })

  it('a product of 1.00 has nothing to win', () => {
    const short = [position(1, 1004), position(2, 1004)]
    expect(read(decide(short, [accumulator(2)]))).toEqual(['accumulator_2_2 combined_odds_too_low'])
    expect(read(decide([position(1, 1005), position(2, 1005)], [accumulator(2)]))).toEqual(['at 1010'])
  })

  it('all stakes of the press together are held to the balance', () => {
    const bets = [single(0, 500n), accumulator(3, 300n), system(2, 3, 200n)]
    expect(decide(matches(3), bets, { balanceMinor: minor(1000n) }).ok).toBe(true)
    expect(read(decide(matches(3), bets, { balanceMinor: minor(999n) }))).toEqual(['insufficient_funds'])
  })
})

describe('what combinations may cost (decision 65, liability of combinations)', () => {
  const left = (...amounts: bigint[]) =>
    amounts.map((amount, index) => position(index + 1, 2000, { liabilityLeftMinor: minor(amount) }))

  it.each<[string, readonly PlacementPosition[], readonly PlacementBet[], readonly string[]]>([
    [
      'an accumulator counts on each leg like a single of its stake',
      left(1000n, 1000n, 1000n),
      [accumulator(3)],
      ['at 8000'],
    ],
    [
      'any of its legs may be full',
      left(1000n, 1000n, 999n),
      [accumulator(3)],
      ['3 liability_reached', 'accumulator_3_3 liability_reached 999'],
    ],
    [
      'the fullest says how much fits',
      left(500n, 1000n, 700n),
      [accumulator(3)],
      ['1 liability_reached', '3 liability_reached', 'accumulator_3_3 liability_reached 500'],
    ],
    // Two thirds of its stake stand on each leg.
    ['a system with the share of its lines', left(666n, 666n, 666n), [system(2, 3)], ['at 4000']],
    [
      'beyond it',
      left(666n, 665n, 666n),
      [system(2, 3)],
      ['2 liability_reached', 'full_cover_2_3 liability_reached 998'],
    ],
    [
      'singles and combinations of a press together',
      left(3666n, 3000n, 3000n),
      [single(0, 2000n), accumulator(3), system(2, 3)],
      ['at 2000', 'at 8000', 'at 4000'],
    ],
    [
      'and not a minor unit more',
      left(3665n, 3000n, 3000n),
      [single(0, 2000n), accumulator(3), system(2, 3)],
      ['1 liability_reached', 'full_cover_2_3 liability_reached 998'],
    ],
    ['a single says what fits too', left(999n, 0n), [single(0)], ['1 liability_reached 999']],
  ])('%s', (_name, positions, bets, expected) => {
    expect(read(decide(positions, bets))).toEqual(expected)
  })

  it.each<[bigint, readonly PlacementBet[], readonly string[]]>([
    [7000n, [accumulator(3)], ['at 8000']],
    [6999n, [accumulator(3)], ['accumulator_3_3 combination_limit_reached 999']],
    [10_000n, [accumulator(3), system(2, 3)], ['at 8000', 'at 4000']],
    [9999n, [accumulator(3), system(2, 3)], ['full_cover_2_3 combination_limit_reached 999']],
    [0n, [single(0)], ['at 2000']],
  ])('with %d left of what combinations may cost: %#', (combinationsLeft, bets, expected) => {
    const answer = decide(matches(3), bets, { combinationsLeftMinor: minor(combinationsLeft) })
    expect(read(answer)).toEqual(expected)
  })

  it('the stake that is told to fit does fit, and one minor unit more often does not', () => {
    const amount = fc.bigInt({ min: 20n, max: 10n ** 7n })
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1010, max: 9000 }), { minLength: 3, maxLength: 6 }),
        amount,
        amount,
        amount,
        (prices, stake, legLeft, wholeLeft) => {
          const positions = prices.map((price, index) =>
            position(index + 1, price, { liabilityLeftMinor: minor(legLeft) }),
          )
          const changes: Partial<PlacementInput> = { combinationsLeftMinor: minor(wholeLeft) }
          for (const one of [accumulator(prices.length, stake), system(2, prices.length, stake)]) {
            const answer = decide(positions, [one], changes)
            if (answer.ok || answer.error.code !== 'bets_refused') continue
            const limit = answer.error.combinations[0]?.limitMinor ?? 0n
            if (limit < 20n) continue
            const again = decide(positions, [{ ...one, stakeMinor: minor(limit) }], changes)
            const isOther = !again.ok && read(again).some((line) => line.includes('combination_limit'))
            expect(again.ok || isOther).toBe(true)
          }
        },
      ),
    )
  })
})

it('neither the order of positions nor of bets changes what is struck', () => {
  const price = fc.integer({ min: 1010, max: 30_000 })
  fc.assert(
    fc.property(fc.array(price, { minLength: 3, maxLength: 8 }), fc.nat(), (prices, seed) => {
      const count = prices.length
      const positions = prices.map((one, index) => moved(index + 1, one, one))
      const order = all(count).sort((one, other) => ((one * 7 + seed) % count) - ((other * 7 + seed) % count))
      const bets = [accumulator(count, 50_000n), system(2, count, 50_000n)]
      const shuffled = bets.map((one) => ({ ...one, legs: order })).reverse()
      expect([...read(decide(positions, shuffled))].reverse()).toEqual(read(decide(positions, bets)))
      const turned = order.map((place) => positions[place] ?? position(1, odds(2000)))
      expect(read(decide(turned, bets))).toEqual(read(decide(positions, bets)))
    }),
  )
})
