import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settleBet } from '../settlement/settle-bet.ts'
import { type ValuedBet, type ValuedLeg, valueBet, valueOfPart } from './value-bet.ts'

const WON: OutcomeResult = { kind: 'won' }
const LOST: OutcomeResult = { kind: 'lost' }
const VOID: OutcomeResult = { kind: 'void' }
const HALF_WON: OutcomeResult = { kind: 'half_won' }

/** Accepted price, and either the chance (with what comes back) or the result. */
type Leg = readonly [price: number, open: number | OutcomeResult | null, returned?: number]

function leg([price, open, returned = 0]: Leg): ValuedLeg {
  if (typeof open !== 'number') return { odds: odds(price), result: open, chance: null }
  const chance = {
    probabilityPpb: Math.round(open * 1e9),
    returnedPpb: Math.round(returned * 1e9),
    oddsNow: null,
  }
  return { odds: odds(price), result: null, chance }
}

function bet(stake: bigint, legs: readonly Leg[], size = legs.length): ValuedBet {
  const type = legs.length === 1 ? 'singles' : size === legs.length ? 'accumulator' : 'full_cover'
  return { type, size, stakeMinor: minor(stake), possibleReturnMinor: minor(0n), legs: legs.map(leg) }
}

describe('what the house pays for an open bet', () => {
  it.each<[string, bigint, readonly Leg[], number, bigint | null]>([
    ['a single: price times chance, less five in a hundred', 1000n, [[2000, 0.5]], 1, 950n],
    ['one whose chance rose', 1000n, [[2000, 0.8]], 1, 1520n],
    ['one that is nearly lost', 1000n, [[2000, 0.001]], 1, 1n],
    ['one that is worth less than the least coin', 10n, [[2000, 0.001]], 1, null],
    ['rounded down once', 999n, [[1850, 0.513]], 1, 900n],
    ['nobody says the chance', 1000n, [[2000, null]], 1, null],
    ['what may come back counts as it is: 0.6 of the rest wins', 1000n, [[2000, 0.6, 0.25]], 1, 1092n],
    [
      'an accumulator: the product',
      1000n,
      [
        [2000, 0.5],
        [1500, 0.6],
      ],
      2,
      855n,
    ],
    [
      'of which a leg has won',
      1000n,
      [
        [2000, WON],
        [1500, 0.6],
      ],
      2,
      1710n,
    ],
    [
      'of which a leg is void',
      1000n,
      [
        [2000, VOID],
        [1500, 0.6],
      ],
      2,
      855n,
    ],
    [
      'of which a leg is half won',
      1000n,
      [
        [2000, HALF_WON],
        [1500, 0.6],
      ],
      2,
      1282n,
    ],
    [
      'paid at the price that is shown: 1.15 x 1.15 = 1.32',
      100_000n,
      [
        [1150, WON],
        [1150, 1],
      ],
      2,
      125_400n,
    ],
    [
      'one open leg that nobody prices',
      1000n,
      [
        [2000, WON],
        [1500, null],
      ],
      2,
      null,
    ],
    [
      'a system of three, two to a line',
      3000n,
      [
        [2000, 0.5],
        [2000, 0.5],
        [2000, 0.5],
      ],
      2,
      2850n,
    ],
    [
      'of which a leg is lost',
      3000n,
      [
        [2000, LOST],
        [2000, 0.5],
        [2000, 0.5],
      ],
      2,
      950n,
    ],
    [
      'of which one is won and one void',
      3000n,
      [
        [2000, WON],
        [2000, VOID],
        [2000, 0.5],
      ],
      2,
      4750n,
    ],
    [
      'a system of which one leg is suspended, whatever the others are worth',
      3000n,
      [
        [2000, WON],
        [2000, 0.5],
        [2000, null],
      ],
      2,
      null,
    ],
  ])('%s', (_name, stake, legs, size, expected) => {
    expect(valueBet(bet(stake, legs, size))).toBe(expected)
  })

  it('a chance is never above that of the price now', () => {
    const one = bet(1000n, [[2000, 0.7]])
    const legs = one.legs.map((open) => ({
      ...open,
      chance: open.chance === null ? null : { ...open.chance, oddsNow: odds(2000) },
    }))
    expect(valueBet({ ...one, legs })).toBe(950n)
  })

  it('beyond the cap of combined prices it is worth what is paid, not what it comes to', () => {
    const longshot = Array.from({ length: 9 }, (): Leg => [500_000, WON])
    expect(valueBet(bet(100n, [...longshot, [500_000, 0.5]]))).toBe((100n * 1_000_000n * 95n) / 200n)
    expect(valueBet(bet(1000n, [...longshot, [500_000, 0.5]], 9))).toBeLessThanOrEqual(1000n * 1_000_000n)
  })

  it('of a part is its part of the whole, down', () => {
    expect(valueOfPart(minor(1000n), minor(333n), minor(999n))).toBe(333n)
    expect(valueOfPart(minor(1000n), minor(1n), minor(3000n))).toBe(0n)
  })
})

const RESULTS: readonly OutcomeResult[] = [
  WON,
  LOST,
  VOID,
  HALF_WON,
  { kind: 'half_lost' },
  { kind: 'dead_heat', numerator: 1, denominator: 3 },
]
const price = fc.integer({ min: 1010, max: 30_000 })
const result = fc.constantFrom(...RESULTS)
const stake = fc.bigInt({ min: 1n, max: 1_000_000n })
const keep = (amount: bigint) => (amount * 95n) / 100n
const shape = fc
  .array(fc.tuple(price, result, fc.integer({ min: 0, max: 1_000_000_000 })), { minLength: 1, maxLength: 8 })
  .chain((legs) =>
    fc.tuple(
      fc.constant(legs),
      fc.integer({ min: legs.length === 1 ? 1 : 2, max: Math.max(2, legs.length) }),
    ),
  )
  .map(([legs, size]) => [legs, Math.min(size, legs.length)] as const)

describe('for any bet', () => {
  it('with every leg settled it is what settlement pays, less the part of the house', () => {
    fc.assert(
      fc.property(shape, stake, ([legs, size], amount) => {
        const one = bet(
          amount,
          legs.map(([odd, outcome]): Leg => [odd, outcome]),
          size,
        )
        const settled = settleBet(one)
        const paid = settled === 'open' ? -1n : settled.payoutMinor
        const value = valueBet(one) ?? 0n
        // Rounded once instead of twice.
        expect(value - keep(paid)).toBeGreaterThanOrEqual(0n)
        expect(value - keep(paid)).toBeLessThanOrEqual(1n)
      }),
    )
  })

  it('it is the mean of what it becomes: each ending weighted with its chance', () => {
    fc.assert(
      fc.property(shape, stake, ([legs, size], amount) => {
        const open = legs.slice(0, 4).map(([odd, , ppb]): Leg => [odd, ppb / 1e9])
        const lineSize = Math.min(size, open.length)
        const value = Number(valueBet(bet(amount, open, lineSize)) ?? 0n)
        const fair = endings(open).reduce((sum, { chance, legs: ended }) => {
          const settled = settleBet(bet(amount * 1_000_000n, ended, lineSize))
          return sum + (settled === 'open' ? 0 : (chance * Number(settled.payoutMinor)) / 1e6)
        }, 0)
        expect(value).toBeLessThanOrEqual(fair * 0.95 + 1e-6 * fair + 1e-6)
        expect(value).toBeGreaterThan(fair * 0.95 * (1 - 1e-6) - 1.000001)
      }),
    )
  })

  it('the order of its legs never matters, and a void leg of an accumulator is neutral', () => {
    fc.assert(
      fc.property(shape, stake, ([legs, size], amount) => {
        const open = legs.map(([odd, , ppb]): Leg => [odd, ppb / 1e9])
        expect(valueBet(bet(amount, open.toReversed(), size))).toBe(valueBet(bet(amount, open, size)))
        if (open.length < 2) return
        const withVoid = [...open, [5000, VOID] as const]
        expect(valueBet(bet(amount, withVoid))).toBe(valueBet(bet(amount, open)))
      }),
    )
  })

  it('right after placing, at the same prices, it is below the stake', () => {
    fc.assert(
      fc.property(shape, stake, ([legs, size], amount) => {
        const fresh = bet(
          amount,
          legs.map(([odd, , ppb]): Leg => [odd, ppb / 1e9]),
          size,
        )
        const same = fresh.legs.map((open) => ({
          ...open,
          chance: open.chance === null ? null : { ...open.chance, oddsNow: open.odds },
        }))
        expect(valueBet({ ...fresh, legs: same }) ?? 0n).toBeLessThanOrEqual(keep(amount))
      }),
    )
  })

  it('parts and the rest never pay more than the whole', () => {
    fc.assert(
      fc.property(stake, stake, fc.bigInt({ min: 0n, max: 1_000_000n }), (whole, value, cut) => {
        const part = cut % (whole + 1n)
        const [first, rest] = [part, whole - part].map((each) =>
          valueOfPart(minor(value), minor(each), minor(whole)),
        )
        expect((first ?? 0n) + (rest ?? 0n)).toBeLessThanOrEqual(value)
        expect((first ?? 0n) + (rest ?? 0n)).toBeGreaterThanOrEqual(value - 1n)
      }),
    )
  })
})

/** Every way in which open legs end, won or lost, with its chance. */
function endings(legs: readonly Leg[]): { chance: number; legs: Leg[] }[] {
  return legs.reduce<{ chance: number; legs: Leg[] }[]>(
    (sofar, [odd, open]) =>
      sofar.flatMap(({ chance, legs: ended }) => [
        { chance: chance * Number(open), legs: [...ended, [odd, WON]] },
        { chance: chance * (1 - Number(open)), legs: [...ended, [odd, LOST]] },
      ]),
    [{ chance: 1, legs: [] }],
  )
}
