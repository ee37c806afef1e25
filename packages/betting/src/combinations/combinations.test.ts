import { minor } from '@xezer/money/minor'
import { type Odds, odds } from '@xezer/money/odds'
import { multiplyRational, rational } from '@xezer/money/rational'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyFactor, combinePrices, listBetOptions, oddsFactor } from './bet-option.ts'
import { COMBINED_ODDS_MAX, capFactor, cutToHundredths } from './combined-cap.ts'
import { maximumSystemExpress } from './maximum-system-express.ts'
import { countCombinations, elementarySymmetric, meanOfCombinations } from './symmetric-polynomials.ts'

const toOdds = (values: readonly number[]): Odds[] => values.map(odds)
const accumulatorOdds = (legs: readonly Odds[]) =>
  combinePrices(legs).oddsOf({ type: 'accumulator', size: legs.length })
const anyLegs = (most: number) =>
  fc.array(fc.integer({ min: 1010, max: 30_000 }).map(odds), { minLength: 2, maxLength: most })

describe('the price of an accumulator: the exact product, rounded down to two decimals', () => {
  it.each([
    [[1850, 2000], 3700, 'exact'],
    [[1950, 1950], 3800, '3.8025 loses its tail'],
    [[1333, 1333, 1333], 2360, 'floored once, at the end'],
    [[1150, 1200], 1380, 'a double says 1.3799999999999999'],
    [[2300, 1100], 2530, 'a double says 2.5300000000000002'],
    [[1001, 1001], 1000, 'may be 1.00'],
    [[1850], 1850, 'one leg'],
    [new Array<number>(3).fill(100_000), 1_000_000_000, 'the cap exactly'],
    [new Array<number>(20).fill(10_000), COMBINED_ODDS_MAX, '10^20 is held at the cap'],
  ])('%j pays %i (%s)', (legs, expected) => {
    expect(accumulatorOdds(toOdds(legs))).toBe(expected)
  })

  it('does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(anyLegs(8), (legs) => {
        expect(accumulatorOdds([...legs].reverse())).toBe(accumulatorOdds(legs))
      }),
    )
  })
})

describe('listBetOptions: from two positions on', () => {
  it.each([
    [0, []],
    [1, []],
    [2, ['singles', 'accumulator_2_2']],
    [3, ['singles', 'accumulator_3_3', 'full_cover_2_3']],
    [5, ['singles', 'accumulator_5_5', 'full_cover_2_5', 'full_cover_3_5', 'full_cover_4_5']],
  ])('%i positions', (count, codes) => {
    expect(listBetOptions(count).map((option) => option.code)).toEqual(codes)
  })

  it('counts the lines of each', () => {
    const lines = listBetOptions(5).map((option) => option.lines)
    expect(lines).toEqual([5n, 1n, 10n, 10n, 5n])
  })

  it('has 1 048 554 system lines for 20 positions, without making one of them', () => {
    const covers = listBetOptions(20).filter((option) => option.type === 'full_cover')
    expect(covers.reduce((sum, option) => sum + option.lines, 0n)).toBe(1_048_554n)
  })
})

describe('elementary symmetric polynomials', () => {
  it.each([
    [
      [2n, 3n, 5n],
      [1n, 10n, 31n, 30n],
    ],
    [
      [1n, 1n, 1n, 1n],
      [1n, 4n, 6n, 4n, 1n],
    ],
    [
      [7n, 0n],
      [1n, 7n, 0n],
    ],
    [[], [1n]],
  ])('of %s are %s', (factors, expected) => {
    expect(elementarySymmetric(factors, factors.length)).toEqual(expected)
  })

  it('agree with the enumeration of every combination up to N = 10', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 50_000n }), { maxLength: 10 }), (factors) => {
        const enumerated = new Array<bigint>(factors.length + 1).fill(0n)
        for (let mask = 0; mask < 1 << factors.length; mask += 1) {
          const chosen = factors.filter((_, index) => (mask >> index) & 1)
          enumerated[chosen.length]! += chosen.reduce((product, factor) => product * factor, 1n)
        }
        expect(elementarySymmetric(factors, factors.length)).toEqual(enumerated)
      }),
    )
  })

  it('count combinations like the triangle of Pascal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 }), (count, size) => {
        const above = countCombinations(count - 1, size - 1) + countCombinations(count - 1, size)
        expect(countCombinations(count, size)).toBe(above)
      }),
    )
  })

  it('all of N are the accumulator, before anything of it is rounded', () => {
    fc.assert(
      fc.property(anyLegs(10), (legs) => {
        const factors = legs.map(oddsFactor)
        const product = factors.reduce(multiplyRational)
        expect(meanOfCombinations(factors, legs.length)).toEqual(product)
        expect(BigInt(accumulatorOdds(legs))).toBe(cutToHundredths(product))
      }),
    )
  })

  it('mean of combinations works over unlike denominators', () => {
    // (1/2 x 1/3 + 1/2 x 1/5 + 1/3 x 1/5) / 3 = 1/9
    const factors = [rational(1n, 2n), rational(1n, 3n), rational(1n, 5n)]
    expect(meanOfCombinations(factors, 2)).toEqual(rational(1n, 9n))
  })
})

describe('what comes back of an option when all win', () => {
  it.each([
    ['accumulator_2_2', [1850, 2000], 1000n, 3700n],
    ['accumulator_2_2', [1950, 1950], 1000n, 3800n],
    ['full_cover_2_3', [2000, 3000, 5000], 300n, 3100n],
    ['full_cover_2_3', [2000, 3000, 5000], 100n, 1033n],
    ['full_cover_2_3', [2000, 3000, 5000], 0n, 0n],
  ])('%s of %s with %d returns %d', (code, legs, amount, expected) => {
    const option = listBetOptions(legs.length).find((known) => known.code === code)
    expect(combinePrices(toOdds(legs)).returnOf(option!, minor(amount))).toBe(expected)
  })

  it('shows a full cover as its mean line', () => {
    const option = listBetOptions(3)[2]!
    expect(combinePrices(toOdds([2000, 3000, 5000])).oddsOf(option)).toBe(10_330)
  })

  it.each([
    ['accumulator_10_10', 10_000, 100_000_000n],
    ['full_cover_6_10', 9999, 99_940_014n],
    ['full_cover_6_10', 10_000, 100_000_000n],
    ['full_cover_7_10', 10_000, 100_000_000n],
    ['full_cover_29_30', 1_000_000, 100_000_000n],
    ['accumulator_30_30', 1_000_000, 100_000_000n],
  ])(
    '%s of legs at %i returns %d for 1.00, at most 1 000 000.00, and shows the same',
    (code, price, expected) => {
      const legs = toOdds(new Array<number>(Number(code.split('_').at(-1))).fill(price))
      const option = listBetOptions(legs.length).find((known) => known.code === code)!
      const { oddsOf, returnOf } = combinePrices(legs)
      expect(returnOf(option, minor(100n))).toBe(expected)
      expect(BigInt(oddsOf(option)) / 10n).toBe(expected)
    },
  )

  it('takes 30 positions, whose lines no one could enumerate', () => {
    const legs = toOdds(new Array<number>(30).fill(2000))
    const { returnOf } = combinePrices(legs)
    for (const option of listBetOptions(30).slice(2)) {
      // Every line of K legs at 2.00 pays 2^K, up to the cap.
      const factor = Math.min(2 ** option.size, COMBINED_ODDS_MAX / 1000)
      expect(returnOf(option, minor(1000n))).toBe(1000n * BigInt(factor))
    }
  })
})

describe('combinePrices: every option from one pass', () => {
  it('is the mean of all lines, or of the one, in any order of the legs', () => {
    fc.assert(
      fc.property(anyLegs(12), fc.bigInt(1n, 10n ** 9n), (legs, amount) => {
        const [all, turned] = [combinePrices(legs), combinePrices([...legs].reverse())]
        for (const option of listBetOptions(legs.length).slice(1)) {
          const mean = meanOfCombinations(legs.map(oddsFactor), option.size)
          const price = Number(cutToHundredths(mean)) as Odds
          const factor = option.type === 'accumulator' ? oddsFactor(price) : capFactor(mean)
          const expected = [price, applyFactor(minor(amount), factor)]
          for (const prices of [all, turned])
            expect([prices.oddsOf(option), prices.returnOf(option, minor(amount))]).toEqual(expected)
        }
      }),
    )
  })

  it('knows the largest amount that returns no more', () => {
    fc.assert(
      fc.property(anyLegs(8), fc.bigInt(1n, 10n ** 9n), (legs, most) => {
        const prices = combinePrices(legs)
        for (const option of listBetOptions(legs.length).slice(1)) {
          const amount = prices.amountFor(option, minor(most))
          expect(prices.returnOf(option, amount)).toBeLessThanOrEqual(most)
          // Nothing is lost but what is below a minor unit.
          expect(prices.returnOf(option, minor(amount + 1n)) + 1n).toBeGreaterThan(most)
        }
      }),
    )
  })
})

describe('maximumSystemExpress', () => {
  it.each([
    [[100_000n, 50_000n], [1850, 2000], 37_037n, 'largest / 2.70, rounded down'],
    [[0n, 0n], [1850, 2000], 0n, '0 when every maximum is 0'],
    [[0n, 50_000n], [2000, 2000], 16_666n, 'one event without a maximum is passed over'],
    [[100_000n], [1001], 100_000n, 'a denominator of 0 leaves the maximum itself'],
    [[100_000n], [1010], 10_000_000n, 'the smallest denominator, 0.01'],
    [[], [2000, 2000], 0n, 'no positions'],
  ])('%s at %s is %d: %s', (maxima, legs, expected) => {
    expect(maximumSystemExpress(maxima.map(minor), accumulatorOdds(toOdds(legs)))).toBe(expected)
  })

  it('never wins more than the maximum', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), anyLegs(12), (maximum, legs) => {
        const product = accumulatorOdds(legs)
        const stake = maximumSystemExpress([minor(maximum)], product)
        const gainThousandths = BigInt(product) - 1000n
        if (gainThousandths > 0n) expect(stake * gainThousandths).toBeLessThanOrEqual(maximum * 1000n)
      }),
    )
  })
})
