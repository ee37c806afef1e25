import { marginsOf } from '@xezer/pricing/margins'
import { createOfferSink } from '@xezer/pricing/offers/offer-sink'
import { describe, expect, it } from 'vitest'
import { offerCombinedMarkets } from './combined-markets.ts'
import { EXAMPLE_MODEL } from './example-match.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { goalCounts } from './goal-counts.ts'
import { jointScore } from './joint-score.ts'
import { STATE_BEFORE_MATCH } from './match-model.ts'

const MARGINS = marginsOf(FOOTBALL_MARGINS, 1, false)

function combinedMarkets(homeGoals: number, awayGoals: number, shown: readonly string[] = []) {
  const model = { ...EXAMPLE_MODEL, goals: { home: homeGoals, away: awayGoals } }
  const sink = createOfferSink(new Set(shown))
  offerCombinedMarkets(sink, goalCounts(jointScore(model, STATE_BEFORE_MATCH), 'match'), MARGINS)
  return sink
}

describe('combined markets', () => {
  it.each([
    [0.3, 0.3, [], [0.5]],
    [1.6, 1.2, [], [1.5, 2.5, 3.5, 4.5]],
    [2.6, 2.4, [], [3.5, 4.5, 5.5, 6.5]],
    [4.5, 4.5, [], [6.5, 7.5, 8.5]],
    [2.6, 2.4, ['result_total:total=2.5', 'result_total:total=7.5'], [2.5, 3.5, 4.5, 5.5, 6.5, 7.5]],
  ])('at %d and %d goals, with %j on the screen, have the lines %j', (home, away, shown, lines) => {
    for (const type of ['result_total', 'total_btts', 'dc_total']) {
      const sold = combinedMarkets(home, away, shown).offers.filter((offer) => offer.type === type)
      expect(sold.map(({ specifier }) => specifier)).toEqual(lines.map((line) => `total=${line}`))
    }
  })

  it('carry their margin once for each outcome that wins', () => {
    const { offers, outcomes, priceChances } = combinedMarkets(1.6, 1.2)
    let from = 0
    for (const { type, outcomes: own } of offers) {
      const sum = priceChances.slice(from, from + own.length).reduce((total, chance) => total + chance, 0)
      expect(outcomes.slice(from, from + own.length)).toEqual(own)
      expect(sum, type).toBeCloseTo((type.startsWith('dc_') ? 2 : 1) * (1 + MARGINS.combined), 1)
      from += own.length
    }
  })
})
