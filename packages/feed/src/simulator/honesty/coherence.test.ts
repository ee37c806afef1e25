import { marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import { marketKey } from '@xezer/sport/handle'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { priceFootball } from '@xezer/sports/football/price-football'
import { describe, expect, it } from 'vitest'
import { sampleMatch } from './sample-match.ts'

const MATCHES = 40

/** Prices of random matches before the play, at random moments of it and right after goals. */
function listPriced(): Offer[][] {
  const priced: Offer[][] = []
  for (let id = 1; id <= MATCHES; id++) {
    const match = sampleMatch('coherence', id, 2)
    // Each time with the markets of the moment before still on the screen.
    let shown = new Set<string>()
    for (const { phase, state } of match?.moments ?? []) {
      if (match === null) continue
      const offers = priceFootball(
        match.model,
        state,
        marginsOf(FOOTBALL_MARGINS, 1, phase !== 'prematch'),
        shown,
      )
      shown = new Set(offers.map(({ type, specifier }) => marketKey(type, specifier)))
      priced.push(offers)
    }
  }
  return priced
}

const priced = listPriced()

function oddsOf(offers: readonly Offer[], type: string, specifier: string, outcome: string): number | null {
  const offer = offers.find((one) => one.type === type && one.specifier === specifier)
  return offer?.outcomes.find(({ key }) => key === outcome)?.odds ?? null
}

describe('all markets of an event at random moments of play', () => {
  it('never pay back more than they take', () => {
    let summed = 0
    for (const { type, specifier, outcomes } of priced.flat()) {
      if (outcomes.some(({ odds }) => odds === null)) continue
      summed += 1
      const sum = outcomes.reduce((total, { odds }) => total + 1000 / (odds ?? 1), 0)
      // Two outcomes of three win in a double chance.
      const winners = type.endsWith('double_chance') ? 2 : 1
      expect(sum / winners, `${type} ${specifier}`).toBeGreaterThanOrEqual(1)
    }
    expect(summed).toBeGreaterThan(MATCHES * 60)
  })

  it.each([
    ['1x2', '', '1', 'ahcp', 'hcp=-0.5', '1'],
    ['dnb', '', '2', 'ahcp', 'hcp=0', '2'],
    ['double_chance', '', '1x', 'ahcp', 'hcp=0.5', '1'],
    ['total', 'total=2.5', 'over', 'asian_total', 'total=2.5', 'over'],
  ])('price %s %s %s as %s %s %s', (type, specifier, outcome, otherType, otherSpecifier, otherOutcome) => {
    let compared = 0
    for (const offers of priced) {
      for (const prefix of ['', 'h1_', 'h2_']) {
        const left = oddsOf(offers, `${prefix}${type}`, specifier, outcome)
        const right = oddsOf(offers, `${prefix}${otherType}`, otherSpecifier, otherOutcome)
        if (left === null || right === null) continue
        compared += 1
        expect(left).toBe(right)
      }
    }
    expect(compared).toBeGreaterThan(MATCHES)
  })

  it('are 60 types or more before the match and in its first half', () => {
    const types = (offers: readonly Offer[]): number => new Set(offers.map(({ type }) => type)).size
    expect(types(priced[0] ?? [])).toBeGreaterThanOrEqual(60)
  })
})
