import { describe, expect, it } from 'vitest'
import { integerDistribution } from '../distribution/integer-distribution.ts'
import { offeredBy } from './example-offers.ts'
import { offerHalfTotals } from './scoped-markets.ts'
import { offerAsianTotals, offerExactCount, offerOddEven, offerRange } from './total-markets.ts'

/** 0 to 4 with these chances. */
const COUNT = integerDistribution(0, Float64Array.from([0.1, 0.2, 0.3, 0.25, 0.15]))
const MARGIN = 0.05

describe('totals of a count', () => {
  it.each([
    [
      2,
      [],
      { 't:total=1.5': 'over 0.7 1.38, under 0.3 3.05', 't:total=2.5': 'over 0.4 2.34, under 0.6 1.6' },
    ],
    [1, [], { 't:total=2.5': 'over 0.4 2.34, under 0.6 1.6' }],
    [
      2,
      ['t:total=0.5'],
      {
        't:total=0.5': 'over 0.9 1.08, under 0.1 8',
        't:total=1.5': 'over 0.7 1.38, under 0.3 3.05',
        't:total=2.5': 'over 0.4 2.34, under 0.6 1.6',
      },
    ],
  ])('at half lines: %i around the balance, with %j on the screen', (linesMax, shown, expected) => {
    expect(offeredBy((sink) => offerHalfTotals(sink, { type: 't' }, COUNT, MARGIN, linesMax), shown)).toEqual(
      expected,
    )
  })

  it('at nine quarter lines, where a stake may come back', () => {
    const offered = offeredBy((sink) => offerAsianTotals(sink, 't', COUNT, MARGIN))
    const lines = [1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25]
    expect(Object.keys(offered)).toEqual(lines.map((line) => `t:total=${line}`))
    expect(offered['t:total=2']).toMatch(/^over 0.571429 /)
    expect(offered['t:total=1.25']).toMatch(/^over 0.777778 /)
  })

  it('at no line of zero or below, however often nothing is counted', () => {
    const rare = integerDistribution(0, Float64Array.from([0.9, 0.07, 0.03]))
    const shown = [-0.5, -0.25, 0].map((line) => `t:total=${line}`)
    const offered = Object.keys(offeredBy((sink) => offerAsianTotals(sink, 't', rare, MARGIN), shown))
    expect(offered[0]).toBe('t:total=0.25')
  })

  it('keeps a quarter line that is on the screen', () => {
    const offered = offeredBy(
      (sink) => offerAsianTotals(sink, 't', COUNT, MARGIN),
      ['t:total=1', 'u:total=0.75'],
    )
    expect(Object.keys(offered)[0]).toBe('t:total=1')
  })
})

describe('classes of a count', () => {
  it.each([
    [
      'odd and even',
      offeredBy((sink) => offerOddEven(sink, { type: 't' }, COUNT, MARGIN)),
      'odd 0.45 2.1, even 0.55 1.73',
    ],
    [
      'one by one, the last one open',
      offeredBy((sink) => offerExactCount(sink, 't', COUNT, 2, MARGIN)),
      '0 0.1 9, 1 0.2 4.5, 2+ 0.7 1.38',
    ],
    [
      'in ranges, the last one open',
      offeredBy((sink) => offerRange(sink, 't', COUNT, [0, 2, 4], MARGIN)),
      '0-1 0.3 3.1, 2-3 0.55 1.75, 4+ 0.15 6.2',
    ],
  ])('%s', (_name, offered, expected) => {
    expect(offered).toEqual({ 't:': expected })
  })
})
