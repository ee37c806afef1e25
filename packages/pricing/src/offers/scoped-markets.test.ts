import { describe, expect, it } from 'vitest'
import { differenceOf, integerDistribution, poissonCount } from '../distribution/integer-distribution.ts'
import { createOfferSink } from './offer-sink.ts'
import { offerHalfHandicaps, offerHalfTotals, type ScopedMarket } from './scoped-markets.ts'

const SECOND_SET = { setnr: 2 }
/** Of two counts around 5 and 4: at least one more, and at least two more at home. */
const AHEAD = { byOne: 0.5649, byTwo: 0.43 }

function offersOf(offer: (sink: ReturnType<typeof createOfferSink>) => void) {
  const sink = createOfferSink(new Set())
  offer(sink)
  return sink.offers.map(({ type, specifier, outcomes }) => [
    `${type} ${specifier}`,
    ...outcomes.map(({ key, probability }) => `${key} ${probability.toFixed(3)}`),
  ])
}

describe('markets at half lines of a part of play', () => {
  it('totals: over before under, with what the count is above and below the line', () => {
    const market: ScopedMarket = { type: 'set_total', scope: SECOND_SET }
    expect(offersOf((sink) => offerHalfTotals(sink, market, poissonCount(10), 0.05, 3))).toEqual([
      ['set_total setnr=2|total=9.5', 'over 0.542', 'under 0.458'],
      ['set_total setnr=2|total=10.5', 'over 0.417', 'under 0.583'],
      ['set_total setnr=2|total=11.5', 'over 0.303', 'under 0.697'],
    ])
  })

  it('totals: none below zero, where under cannot be', () => {
    const lines = offersOf((sink) => offerHalfTotals(sink, { type: 'total' }, poissonCount(1), 0.05, 5))
    expect(lines.map(([name]) => name)).toEqual(['total total=0.5', 'total total=1.5', 'total total=2.5'])
  })

  it('handicaps: the line is given to the home side', () => {
    const difference = differenceOf(poissonCount(5), poissonCount(4))
    const offers = offersOf((sink) =>
      offerHalfHandicaps(sink, { type: 'set_ahcp', scope: SECOND_SET }, difference, 0.05, 2),
    )
    expect(offers.map(([name]) => name)).toEqual(['set_ahcp hcp=-1.5|setnr=2', 'set_ahcp hcp=-0.5|setnr=2'])
    const home = (index: number) => Number(offers[index]?.[1]?.split(' ')[1])
    expect(home(0)).toBeCloseTo(AHEAD.byTwo, 3)
    expect(home(1)).toBeCloseTo(AHEAD.byOne, 3)
  })

  it('of a count with gaps one line between two values, and no other when that one is on the screen', () => {
    /** Games of a set at 5:4: it ends 6:4, 7:5 or 7:6. */
    const games = integerDistribution(10, Float64Array.of(0.5, 0, 0.2, 0.3))
    const linesWith = (shown: readonly string[]) => {
      const sink = createOfferSink(new Set(shown))
      offerHalfTotals(sink, { type: 'set_total' }, games, 0.05, 5)
      return sink.offers.map(({ specifier }) => specifier)
    }
    expect(linesWith([])).toEqual(['total=10.5', 'total=12.5'])
    expect(linesWith(['set_total:total=11.5'])).toEqual(['total=11.5', 'total=12.5'])
  })
})
