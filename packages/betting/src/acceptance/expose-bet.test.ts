import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinePrices, listBetOptions } from '../combinations/bet-option.ts'
import { settleBet } from '../settlement/settle-bet.ts'
import { exposeBet } from './expose-bet.ts'

type Kind = Exclude<OutcomeResult['kind'], 'dead_heat'> | 'open'
type Leg = readonly [price: number, kind: Kind]

function expose(size: number, legs: readonly Leg[], stake = 1000n) {
  const prices = legs.map(([price]) => odds(price))
  const option = listBetOptions(legs.length).find((one) => one.type !== 'singles' && one.size === size)
  const returned =
    option === undefined
      ? (stake * BigInt(prices[0] ?? 0)) / 1000n
      : combinePrices(prices).returnOf(option, minor(stake))
  return exposeBet({
    type: option?.type ?? 'singles',
    size,
    stakeMinor: minor(stake),
    possibleReturnMinor: minor(returned),
    legs: legs.map(([price, kind]) => ({ odds: odds(price), result: kind === 'open' ? null : { kind } })),
  })
}

describe('exposeBet: by leg what it is expected to cost should the leg win, and as a whole', () => {
  it.each<[string, number, readonly Leg[], readonly bigint[], bigint]>([
    ['a single costs what it wins', 1, [[1850, 'open']], [850n], 850n],
    [
      'an accumulator like a single on each leg',
      2,
      [
        [2000, 'open'],
        [5000, 'open'],
      ],
      [1000n, 4000n],
      9000n,
    ],
    [
      'a system with its share of lines',
      2,
      [
        [2000, 'open'],
        [3000, 'open'],
        [5000, 'open'],
      ],
      [666n, 1333n, 2666n],
      9333n,
    ],
    [
      'a leg that won raises the others',
      2,
      [
        [2000, 'won'],
        [5000, 'open'],
      ],
      [0n, 9000n],
      9000n,
    ],
    [
      'the last leg carries the whole',
      3,
      [
        [2000, 'won'],
        [3000, 'won'],
        [5000, 'open'],
      ],
      [0n, 0n, 29_000n],
      29_000n,
    ],
    [
      'a void leg is neutral',
      3,
      [
        [2000, 'void'],
        [3000, 'open'],
        [5000, 'open'],
      ],
      [0n, 2000n, 4000n],
      14_000n,
    ],
    [
      'a half won leg half',
      2,
      [
        [2000, 'half_won'],
        [5000, 'open'],
      ],
      [0n, 6500n],
      6500n,
    ],
    [
      'a half lost leg',
      2,
      [
        [2000, 'half_lost'],
        [5000, 'open'],
      ],
      [0n, 1500n],
      1500n,
    ],
    [
      'what cannot bring its stake back costs nothing',
      2,
      [
        [2000, 'half_lost'],
        [1500, 'open'],
      ],
      [0n, 0n],
      0n,
    ],
    // One of three lines is left: 3.00 x 5.00 of a third.
    [
      'a lost leg of a system',
      2,
      [
        [2000, 'lost'],
        [3000, 'open'],
        [5000, 'open'],
      ],
      [0n, 0n, 666n],
      4000n,
    ],
  ])('%s', (_name, size, legs, byLegMinor, wholeMinor) => {
    expect(expose(size, legs)).toEqual({ byLegMinor, wholeMinor })
  })

  it('is between nothing and the whole, and the whole is what settlement would pay above the stake', () => {
    const kind = fc.constantFrom<Kind>('open', 'open', 'won', 'void', 'half_won', 'half_lost', 'lost')
    const leg = fc.tuple(fc.integer({ min: 1010, max: 20_000 }), kind)
    fc.assert(
      fc.property(
        fc.array(leg, { minLength: 2, maxLength: 7 }),
        fc.nat(),
        fc.bigInt(1n, 10n ** 7n),
        (legs, pick, stake) => {
          const size = 2 + (pick % (legs.length - 1))
          const { byLegMinor, wholeMinor } = expose(size, legs, stake)
          const won = legs.map(([price, one]) => ({
            odds: odds(price),
            result: { kind: one === 'open' ? 'won' : one } as OutcomeResult,
          }))
          const type = size === legs.length ? 'accumulator' : 'full_cover'
          const settled = settleBet({
            type,
            size,
            stakeMinor: minor(stake),
            possibleReturnMinor: minor(0n),
            legs: won,
          })
          const paid = settled === 'open' ? -1n : settled.payoutMinor
          expect(wholeMinor).toBe(paid > stake ? paid - stake : 0n)
          for (const [index, lossMinor] of byLegMinor.entries()) {
            expect(lossMinor).toBeGreaterThanOrEqual(0n)
            expect(lossMinor).toBeLessThanOrEqual(wholeMinor)
            if (legs[index]?.[1] !== 'open') expect(lossMinor).toBe(0n)
          }
        },
      ),
    )
  })

  it('of open legs is the mean over all lines of what they return, taken one by one', () => {
    const prices = fc.array(fc.integer({ min: 1010, max: 9000 }), { minLength: 2, maxLength: 6 })
    const settledKind = fc.constantFrom<Kind>('won', 'void')
    fc.assert(
      fc.property(prices, settledKind, fc.nat(), fc.bigInt(100n, 10n ** 6n), (given, first, pick, stake) => {
        const legs = given.map((price, index): Leg => [price, index === 0 ? first : 'open'])
        const size = 2 + (pick % (legs.length - 1))
        const { byLegMinor, wholeMinor } = expose(size, legs, stake)
        for (const [open, lossMinor] of byLegMinor.entries()) {
          if (open === 0) continue
          // Thousandths: the price where it is this leg or has won, the stake elsewhere.
          const factors = legs.map(([price, kind], index) =>
            BigInt(index === open || kind === 'won' ? price : 1000),
          )
          const expected =
            (stake * sumOfLines(factors, size)) / (1000n ** BigInt(size) * countLines(legs.length, size))
          const above = expected > stake ? expected - stake : 0n
          expect(lossMinor).toBe(above < wholeMinor ? above : wholeMinor)
        }
      }),
    )
  })
})

function linesOf(count: number, size: number): number[] {
  return Array.from({ length: 1 << count }, (_, mask) => mask).filter(
    (mask) => [...mask.toString(2)].filter((digit) => digit === '1').length === size,
  )
}
function countLines(count: number, size: number): bigint {
  return BigInt(linesOf(count, size).length)
}
function sumOfLines(factors: readonly bigint[], size: number): bigint {
  return linesOf(factors.length, size).reduce((sum, mask) => {
    const line = factors.filter((_, index) => (mask >> index) & 1)
    return sum + line.reduce((product, factor) => product * factor, 1n)
  }, 0n)
}
