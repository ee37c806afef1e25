import { describe, expect, it } from 'vitest'
import { offeredBy } from './example-offers.ts'
import { type Chance, offerAgainstRest, offerSeveral, offerTwoWay } from './offer-sink.ts'

const MARGIN = 0.05
const YES_NO = ['yes', 'no'] as const

const keyed = (chances: readonly number[]): Chance[] => chances.map((chance, index) => [`${index}`, chance])

describe('offerTwoWay: two outcomes that share one margin', () => {
  it.each([
    [0.5, 'yes 0.5 1.9, no 0.5 1.9', 'evenly at even chances'],
    [0.8, 'yes 0.8 1.21, no 0.2 4.4', 'the outsider pays more of it'],
  ])('chance %d: %s (%s)', (chance, prices) => {
    expect(offeredBy((sink) => offerTwoWay(sink, { type: 't', keys: YES_NO }, chance, MARGIN))).toEqual({
      't:': prices,
    })
  })

  it.each([
    [0.03, [], true, 'the least chance of a new market'],
    [0.0299, [], false, 'below it'],
    [0.97, [], true, 'the same on the other side'],
    [0.9701, [], false, 'and below it'],
    [0.02, ['t:n=1'], true, 'the least of one that is shown'],
    [0.0199, ['t:n=1'], false, 'below that'],
    [0.02, ['t:n=2', 't:', 'u:n=1'], false, 'another one is shown'],
  ])('chance %d with %j on the screen is sold: %s (%s)', (chance, shown, isSold) => {
    const market = { type: 't', specifier: 'n=1', keys: YES_NO }
    const offered = offeredBy((sink) => offerTwoWay(sink, market, chance, MARGIN), shown)
    expect(Object.keys(offered)).toEqual(isSold ? ['t:n=1'] : [])
  })
})

describe('offerSeveral: price chances sum to as many margins as outcomes win', () => {
  it.each<[number[], number | undefined, string | undefined, string]>([
    [[0.25, 0.25, 0.25, 0.25], undefined, '0 0.25 3.8, 1 0.25 3.8, 2 0.25 3.8, 3 0.25 3.8', 'one wins'],
    [[0.5, 0.75, 0.75], 2, '0 0.5 1.84, 1 0.75 1.28, 2 0.75 1.28', 'two win'],
    [[0.985, 0.015], 1, '0 0.985 1.01, 1 0.015 50', 'at the limit of certainty'],
    [[0.9851, 0.0149], 1, undefined, 'beyond it'],
    [[0.99, 0.6, 0.41], 2, '0 0.99 1.01, 1 0.6 1.54, 2 0.41 2.16', 'one of two that win is certain'],
    [[0.99, 0.99, 0.02], 2, undefined, 'both that win are'],
  ])('%j, %j win: %s (%s)', (chances, winners, prices) => {
    const market = winners === undefined ? { type: 't' } : { type: 't', winners }
    const offered = offeredBy((sink) => offerSeveral(sink, market, keyed(chances), MARGIN))
    expect(offered['t:']).toBe(prices)
  })
})

describe('offerAgainstRest: each outcome as in a two-way market of its own', () => {
  it('carries those prices', () => {
    const offered = offeredBy((sink) => offerAgainstRest(sink, { type: 't' }, keyed([0.5, 0.8, 0.2]), MARGIN))
    expect(offered).toEqual({ 't:': '0 0.5 1.9, 1 0.8 1.21, 2 0.2 4.4' })
  })
})

describe('priceOffers', () => {
  it('leaves out a market of which nothing can be sold, and keeps one of which something can', () => {
    const offered = offeredBy((sink) => {
      offerAgainstRest(sink, { type: 'none' }, keyed([0.995, 0.0004]), MARGIN)
      offerAgainstRest(sink, { type: 'one' }, keyed([0.995, 0.1]), MARGIN)
    })
    expect(offered).toEqual({ 'one:': '0 0.995 -, 1 0.1 8' })
  })

  it('gives a likelier outcome of any market no longer price', () => {
    const offered = offeredBy((sink) => {
      offerTwoWay(sink, { type: 'a', keys: YES_NO }, 0.5, 0.2)
      offerTwoWay(sink, { type: 'b', keys: YES_NO }, 0.501, 0.02)
    })
    expect(offered).toEqual({ 'a:': 'yes 0.5 1.95, no 0.5 1.95', 'b:': 'yes 0.501 1.95, no 0.499 1.96' })
  })
})

describe('what cannot come any more leaves its market', () => {
  it.each<[number[], string, string]>([
    [[0.6, 0.4, 0], '0 0.6 1.6, 1 0.4 2.34', 'one of three'],
    [[0, 0.6, 0, 0.4], '1 0.6 1.6, 3 0.4 2.34', 'places stay those of their keys'],
    [[0.6, 0.399999, 0.000001], '0 0.6 1.6, 1 0.399999 2.34, 2 0.000001 -', 'too remote is not impossible'],
  ])('%j: %s (%s)', (chances, prices) => {
    const offered = offeredBy((sink) => offerSeveral(sink, { type: 't' }, keyed(chances), MARGIN))
    expect(offered).toEqual({ 't:': prices })
  })
})
