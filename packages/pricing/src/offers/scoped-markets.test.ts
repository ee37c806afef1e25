import { expect, it } from 'vitest'
import { poissonCount } from '../distribution/integer-distribution.ts'
import { createOfferSink } from './offer-sink.ts'
import { offerHalfTotals } from './scoped-markets.ts'

it('totals stand at half lines of their scope, over before under', () => {
  const sink = createOfferSink(new Set())
  offerHalfTotals(sink, { type: 'set_total', scope: { setnr: 2 } }, poissonCount(10), 0.05, 3)
  const offers = sink.offers.map(({ type, specifier, outcomes }) => [
    type,
    specifier,
    outcomes.map(({ key }) => key),
  ])
  expect(offers).toEqual(
    ['9.5', '10.5', '11.5'].map((line) => ['set_total', `setnr=2|total=${line}`, ['over', 'under']]),
  )
})
