import { major, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ExposedBet, exposureOf, nameCombination } from './exposure.ts'
import { createLiability } from './liability.ts'

const LIMITS = { outcome: major(100), market: major(120), event: major(150), playerEvent: major(80) }
interface Struck {
  readonly playerId: number
  readonly lossManat: bigint
  readonly outcome: string
  readonly eventId?: number
  readonly marketType?: string
  readonly specifier?: string
}
const single = ({
  playerId,
  lossManat,
  outcome,
  eventId = 1,
  marketType = '1x2',
  specifier = '',
}: Struck): ExposedBet => ({
  playerId,
  currency: 'AZN',
  type: 'singles',
  size: 1,
  stakeMinor: minor(1000n),
  possibleReturnMinor: minor(1000n + lossManat),
  legs: [{ eventId, marketType, specifier, outcome, odds: odds(2000) }],
})
const bet = (playerId: number, outcome: string, lossManat: bigint, eventId = 1, marketType = '1x2') =>
  exposureOf(single({ playerId, lossManat, eventId, marketType, outcome }))
const total = (specifier: string, outcome: string, lossManat: bigint) =>
  exposureOf(single({ playerId: 2, lossManat, marketType: 'total', specifier, outcome }))

describe('liability: the nearest limit counts', () => {
  it.each([
    ['nothing open: the player’s own limit', [], 8000n],
    ['the player’s open bets on the event', [bet(1, '1', 5000n)], 3000n],
    ['others on the same outcome', [bet(2, '1', 7000n)], 3000n],
    ['others on the same market', [bet(2, '2', 5000n), bet(3, 'x', 5000n)], 2000n],
    [
      'others on the event',
      [bet(2, '2:1', 7000n, 1, 'correct_score'), bet(3, '0:0', 7000n, 1, 'h1_correct_score')],
      1000n,
    ],
    ['others on a market of a like name', [bet(2, '1', 7000n, 1, 'h1_1x2')], 8000n],
    ['never below nothing', [bet(2, '1', 7000n), bet(3, '1', 7000n)], 0n],
    ['the smallest amount counts', [bet(1, '1', 1n)], 7999n],
    ['the smallest amount is left', [bet(1, '1', 7999n)], 1n],
    ['another event', [bet(1, '1', 7000n, 2)], 8000n],
  ])('%s', (_, open, left) => {
    const liability = createLiability(LIMITS)
    for (const exposure of open) liability.add(exposure)
    expect(liability.leftManat(1, 1, '1:1x2::1')).toBe(left)
  })

  it.each([
    ['the other side of the line', [total('2.5', 'under', 7000n)], 5000n],
    ['another line, which is a market of its own', [total('3.5', 'over', 7000n)], 8000n],
  ])('a market with lines: %s', (_, open, left) => {
    const liability = createLiability(LIMITS)
    for (const exposure of open) liability.add(exposure)
    expect(liability.leftManat(1, 1, '1:total:2.5:over')).toBe(left)
  })

  it.each(['outcome', 'market', 'event', 'playerEvent'] as const)('nothing open, limit of one %s', (key) => {
    const wide = { outcome: major(90), market: major(90), event: major(90), playerEvent: major(90) }
    const liability = createLiability({ ...wide, [key]: major(10) })
    expect(liability.leftManat(1, 1, '1:1x2::1')).toBe(major(10))
    expect(liability.nearestLimit(1, 1, '1:1x2::1')).toBe(key === 'playerEvent' ? 'player' : key)
  })

  it('what is removed without having been added makes no room', () => {
    const liability = createLiability(LIMITS)
    liability.remove(bet(1, '1', 7000n))
    expect(liability.leftManat(1, 1, '1:1x2::1')).toBe(8000n)
  })

  it('what was added and removed leaves no trace', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.bigInt(0n, 9000n))), (bets) => {
        const liability = createLiability(LIMITS)
        const exposures = bets.map(([player, loss]) => bet(player, '1', loss))
        for (const exposure of exposures) liability.add(exposure)
        for (const exposure of exposures) liability.remove(exposure)
        expect(liability.leftManat(1, 1, '1:1x2::1')).toBe(8000n)
      }),
    )
  })

  it.each([
    ['one player', [], 100_000],
    ['an outcome', [[2, '1', 100_000]], 100_000],
    ['an outcome that is nearly full', [[2, '1', 199_000]], 1000],
    ['a market', [[2, 'x', 299_000]], 1000],
    ['an event', [[2, '2:1', 499_000, 'correct_score']], 1000],
  ] as const)('holds the house’s own limits, in manat: %s', (_name, open, leftManat) => {
    const liability = createLiability()
    for (const [player, outcome, manat, type = '1x2'] of open)
      liability.add(bet(player, outcome, major(manat), 1, type))
    expect(liability.leftManat(1, 1, '1:1x2::1')).toBe(major(leftManat))
  })

  it.each([
    ['less than its stake takes nothing', -500n, 0n],
    ['the smallest amount more takes just that', 1n, 1n],
  ])('a bet that can return %s', (_, gain, loss) => {
    expect(bet(1, '1', gain).legs[0]?.lossManat).toBe(loss)
  })

  it('a combination counts on each of its legs, and as a whole for its player and its selections', () => {
    const wide = { ...LIMITS, playerCombinations: major(100), combination: major(70) }
    const liability = createLiability(wide)
    const legs = [1, 2].map((eventId) => ({
      eventId,
      marketType: '1x2',
      specifier: '',
      outcome: '1',
      odds: odds(2000),
    }))
    const accumulator = exposureOf({
      ...single({ playerId: 1, lossManat: 3000n, outcome: '1' }),
      type: 'accumulator',
      size: 2,
      legs,
    })
    liability.add(accumulator)
    expect([1, 2, 3].map((event) => liability.leftManat(1, event, `${event}:1x2::1`))).toEqual([
      7000n,
      7000n,
      8000n,
    ])
    const left = (playerId: number, ...handles: readonly string[]) =>
      liability.combinationLeftManat(playerId, nameCombination(handles))
    // In any order, and for whoever makes it; another one is bounded by its player alone.
    expect(left(1, '1:1x2::1', '2:1x2::1')).toBe(4000n)
    expect(left(2, '2:1x2::1', '1:1x2::1')).toBe(4000n)
    expect(left(1, '1:1x2::1', '2:1x2::x')).toBe(7000n)
    expect(left(2, '1:1x2::1', '2:1x2::x')).toBe(7000n)
    const more = { ...accumulator, combination: { name: 'other', lossManat: major(50) } }
    liability.add(more)
    expect(left(1, '1:1x2::1', '2:1x2::x')).toBe(2000n)
    for (const exposure of [accumulator, more]) liability.remove(exposure)
    expect(left(1, '1:1x2::1', '2:1x2::1')).toBe(7000n)
  })

  it('combinations have the house’s own limits as a whole', () => {
    expect(createLiability().combinationLeftManat(1, nameCombination(['1:1x2::1']))).toBe(major(500_000))
    const set = createLiability({ playerCombinations: major(600_000) })
    expect(set.combinationLeftManat(1, nameCombination(['1:1x2::1']))).toBe(major(500_000))
    const player = createLiability({ combination: major(600_000) })
    expect(player.combinationLeftManat(1, nameCombination(['1:1x2::1']))).toBe(major(500_000))
  })

  it('counts other currencies in manat', () => {
    const inDollars = exposureOf({
      ...single({ playerId: 1, lossManat: 1000n, outcome: '1' }),
      currency: 'USD',
    })
    expect(inDollars.legs[0]?.lossManat).toBe(1700n)
  })
})
