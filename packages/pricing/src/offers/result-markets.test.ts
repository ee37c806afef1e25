import { describe, expect, it } from 'vitest'
import { type IntegerDistribution, integerDistribution } from '../distribution/integer-distribution.ts'
import { offeredBy } from './example-offers.ts'
import {
  offerAsianHandicaps,
  offerDoubleChance,
  offerDrawNoBet,
  offerEuropeanHandicaps,
  offerResult,
  offerWinner,
} from './result-markets.ts'

/** -2 to 3 with these chances: home 0.5, draw 0.2, away 0.3. */
const DIFFERENCE = integerDistribution(-2, Float64Array.from([0.1, 0.2, 0.2, 0.25, 0.15, 0.1]))
const MARGIN = 0.05

/** One side by one, or nobody, with these chances. */
const byOne = (away: number, draw: number, home: number): IntegerDistribution =>
  integerDistribution(-1, Float64Array.from([away, draw, home]))

describe('markets on a result', () => {
  it.each([
    [offerResult, 'p_1x2:', '1 0.5 1.92, x 0.2 4.6, 2 0.3 3.15'],
    [offerDoubleChance, 'p_double_chance:', '1x 0.7 1.38, 12 0.8 1.21, x2 0.5 1.9'],
    [offerDrawNoBet, 'p_dnb:', '1 0.625 1.53, 2 0.375 2.48'],
  ])('%o', (offer, name, prices) => {
    expect(offeredBy((sink) => offer(sink, 'p_', DIFFERENCE, MARGIN))).toEqual({ [name]: prices })
  })

  it.each([
    ['home', byOne(0.002, 0.008, 0.99)],
    ['draw', byOne(0.005, 0.99, 0.005)],
    ['away', byOne(0.99, 0.008, 0.002)],
  ])('no double chance is sold when it is certain: %s', (_name, difference) => {
    expect(offeredBy((sink) => offerDoubleChance(sink, '', difference, MARGIN))).toEqual({})
  })

  it.each<[number, string | undefined, string]>([
    [0.625, '1 0.625 1.53, 2 0.375 2.48', 'as in any market of two'],
    [0.975, '1 0.975 1.01, 2 0.025 32', 'where no line would be new'],
    [0.985, '1 0.985 1.01, 2 0.015 50', 'at the limit of certainty'],
    [0.0149, undefined, 'beyond it'],
  ])('who wins a match without a draw, at a chance of %d: %s (%s)', (chance, prices, _why) => {
    expect(offeredBy((sink) => offerWinner(sink, chance, MARGIN))['winner:']).toBe(prices)
  })

  it('a side that cannot win any more has no chance below nothing', () => {
    const decided = integerDistribution(0, Float64Array.from([0.3 + Number.EPSILON, 0.7]))
    expect(offeredBy((sink) => offerResult(sink, '', decided, MARGIN))['1x2:']).toBe('1 0.7 1.38, x 0.3 3.05')
  })
})

describe('handicaps', () => {
  it('at nine quarter lines around the balance', () => {
    const wide = integerDistribution(-6, new Float64Array(13).fill(1 / 13))
    const offered = offeredBy((sink) => offerAsianHandicaps(sink, '', wide, MARGIN))
    const lines = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]
    expect(Object.keys(offered)).toEqual(lines.map((line) => `ahcp:hcp=${line}`))
    expect(offered['ahcp:hcp=0']).toBe('1 0.5 1.9, 2 0.5 1.9')
    expect(offered['ahcp:hcp=-1']).toMatch(/^1 0.416667 /)
  })

  it('a quarter line that is on the screen stays', () => {
    const wide = integerDistribution(-6, new Float64Array(13).fill(1 / 13))
    const offered = offeredBy(
      (sink) => offerAsianHandicaps(sink, '', wide, MARGIN),
      ['ahcp:hcp=1.5', 'ahcp:2'],
    )
    expect(Object.keys(offered).at(-1)).toBe('ahcp:hcp=1.5')
  })

  it('in three ways, where both sides can win', () => {
    expect(offeredBy((sink) => offerEuropeanHandicaps(sink, '', DIFFERENCE, MARGIN))).toEqual({
      'ehcp:hcp=-2': '1 0.1 8, x 0.15 5.6, 2 0.75 1.29',
      'ehcp:hcp=-1': '1 0.25 3.6, x 0.25 3.6, 2 0.5 1.9',
      'ehcp:hcp=1': '1 0.7 1.38, x 0.2 4.4, 2 0.1 8',
    })
  })

  it('in three ways by up to three goals', () => {
    const wide = integerDistribution(-6, new Float64Array(13).fill(1 / 13))
    const offered = offeredBy((sink) => offerEuropeanHandicaps(sink, '', wide, MARGIN))
    expect(Object.keys(offered)).toEqual([-3, -2, -1, 1, 2, 3].map((line) => `ehcp:hcp=${line}`))
    expect(offered['ehcp:hcp=-3']).toMatch(/^1 0.230769 .*, 2 0.692308 /)
  })
})
