import { marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import { must } from '@xezer/std/assert'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyLiveState, anyModel, EXAMPLE_MODEL } from './example-match.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'
import { priceFootball } from './price-football.ts'

const MARGINS = marginsOf(FOOTBALL_MARGINS, 1, false)
/** The ladder takes at most this much of each price: one step of 0.01 at 1.01. */
const STEP_SHARE_MAX = 0.1

const offersBefore = priceFootball(EXAMPLE_MODEL, STATE_BEFORE_MATCH, MARGINS)

function outcome(offers: readonly Offer[], type: string, specifier: string, key: string) {
  const offer = offers.find((entry) => entry.type === type && entry.specifier === specifier)
  return must(
    offer?.outcomes.find((entry) => entry.key === key),
    `${type} ${specifier} ${key}`,
  )
}

const priceSum = (offer: Offer): number =>
  offer.outcomes.reduce((sum, { odds }) => sum + (odds === null ? 0 : 1000 / odds), 0)
const chanceSum = (offer: Offer): number =>
  offer.outcomes.reduce((sum, { probability }) => sum + probability, 0)
const isOverlapping = (offer: Offer): boolean => /^(h[12]_)?(double_chance|dc_)/.test(offer.type)

describe('priceFootball: what is on offer', () => {
  it('has 60 market types or more before the match and in play', () => {
    const live: MatchState = { ...STATE_BEFORE_MATCH, period: 'h1', elapsedSeconds: 1500 }
    const types = (state: MatchState): number =>
      new Set(priceFootball(EXAMPLE_MODEL, state, MARGINS).map(({ type }) => type)).size
    expect(types(STATE_BEFORE_MATCH)).toBeGreaterThanOrEqual(100)
    expect(types(live)).toBeGreaterThanOrEqual(100)
    const secondHalf: MatchState = { ...live, period: 'h2' }
    expect(types(secondHalf)).toBeGreaterThanOrEqual(60)
  })

  it('offers each market once', () => {
    const keys = offersBefore.map(({ type, specifier }) => `${type}:${specifier}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('offers nothing after the last whistle', () => {
    expect(priceFootball(EXAMPLE_MODEL, { ...STATE_BEFORE_MATCH, period: 'ended' }, MARGINS)).toEqual([])
  })

  it('offers no market of a half that is over', () => {
    const state: MatchState = { ...STATE_BEFORE_MATCH, period: 'break' }
    const types = priceFootball(EXAMPLE_MODEL, state, MARGINS).map(({ type }) => type)
    expect(types.filter((type) => type.startsWith('h1_'))).toEqual([])
  })
})

it('prices the goals of the two most open sides, whose score has more than fifty goals left in its tail', () => {
  const model = { ...EXAMPLE_MODEL, goals: { home: 5.5, away: 4.5 } }
  for (const { type, specifier, outcomes } of priceFootball(model, STATE_BEFORE_MATCH, MARGINS)) {
    for (const { key, probability } of outcomes) {
      expect(probability, `${type} ${specifier} ${key}`).toBeGreaterThanOrEqual(0)
    }
  }
})

describe('near certainty a price keeps its share of the fair one, or is not sold', () => {
  const KEPT_MIN = 0.7

  const expectFairEnough = (model: MatchModel, state: MatchState) => {
    for (const { type, specifier, outcomes } of priceFootball(
      model,
      state,
      marginsOf(FOOTBALL_MARGINS, 4, true),
    )) {
      for (const { key, probability, odds } of outcomes) {
        if (odds === null) continue
        const name = `${type} ${specifier} ${key} at ${odds / 1000}, fair ${1 / probability}`
        expect((odds / 1000) * probability, name).toBeGreaterThanOrEqual(KEPT_MIN)
      }
    }
  }

  it.each([
    [1, 0],
    [2, 0],
    [0, 3],
  ])('in the second half at %i:%i', (home, away) => {
    const goals = { h1: { home, away }, h2: { home: 0, away: 0 } }
    for (let elapsedSeconds = 0; elapsedSeconds < 2700; elapsedSeconds += 60) {
      const lastGoal = home > 0 ? 'home' : 'away'
      expectFairEnough(EXAMPLE_MODEL, {
        ...STATE_BEFORE_MATCH,
        period: 'h2',
        elapsedSeconds,
        goals,
        lastGoal,
      })
    }
  })

  it('in any match', () => {
    fc.assert(fc.property(anyModel, anyLiveState, expectFairEnough), { numRuns: 100 })
  })
})

describe('coherence', () => {
  const anyState = fc.oneof(fc.constant(STATE_BEFORE_MATCH), anyLiveState)

  it('the chances of a market sum to 1 (to 2 where outcomes overlap)', () => {
    fc.assert(
      fc.property(anyModel, anyState, (model, state) => {
        for (const offer of priceFootball(model, state, MARGINS)) {
          expect(chanceSum(offer)).toBeCloseTo(isOverlapping(offer) ? 2 : 1, 6)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('no price is above its fair price, so no set of bets has a profit under the one distribution', () => {
    fc.assert(
      fc.property(anyModel, anyState, (model, state) => {
        for (const offer of priceFootball(model, state, MARGINS)) {
          for (const { probability, odds } of offer.outcomes) {
            if (odds !== null) expect((probability * odds) / 1000).toBeLessThanOrEqual(1 + 1e-9)
          }
        }
      }),
      { numRuns: 60 },
    )
  })

  it('prices sum to no more than margin and ladder explain, and the main markets to no less than their margin', () => {
    for (const offer of offersBefore) {
      if (isOverlapping(offer) || offer.outcomes.some(({ odds }) => odds === null)) continue
      const sum = priceSum(offer)
      // Remote outcomes carry less, and where a likelier outcome is cheaper the price follows it.
      expect(sum, offer.type).toBeGreaterThan(1)
      expect(sum, offer.type).toBeLessThanOrEqual(1 + MARGINS.manyWay + STEP_SHARE_MAX)
    }
    const sumOf = (type: string, specifier = ''): number =>
      priceSum(
        must(
          offersBefore.find((offer) => offer.type === type && offer.specifier === specifier),
          type,
        ),
      )
    for (const [type, specifier] of [
      ['1x2', ''],
      ['btts', ''],
      ['total', 'total=2.5'],
      ['ahcp', 'hcp=-0.5'],
    ] as const) {
      expect(sumOf(type, specifier), type).toBeLessThan(1 + MARGINS.twoWay + 0.012)
      expect(sumOf(type, specifier), type).toBeGreaterThan(1 + MARGINS.twoWay - 0.008)
    }
    expect(sumOf('ehcp', 'hcp=-1')).toBeLessThan(1 + 1.5 * MARGINS.twoWay + 0.02)
  })

  it.each([
    ['ahcp', 'hcp=-0.5', '1', '1x2', '', '1'],
    ['ahcp', 'hcp=0.5', '2', '1x2', '', '2'],
    ['ahcp', 'hcp=0.5', '1', 'double_chance', '', '1x'],
    ['ahcp', 'hcp=-0.5', '2', 'double_chance', '', 'x2'],
    ['ahcp', 'hcp=0', '1', 'dnb', '', '1'],
    ['ahcp', 'hcp=0', '2', 'dnb', '', '2'],
    ['h1_ahcp', 'hcp=-0.5', '1', 'h1_1x2', '', '1'],
    ['asian_total', 'total=2.5', 'over', 'total', 'total=2.5', 'over'],
    ['ehcp', 'hcp=-1', '2', 'double_chance', '', 'x2'],
    ['winning_margin', '', 'x', '1x2', '', 'x'],
    ['clean_sheet_away', '', 'yes', 'total_home', 'total=0.5', 'under'],
    ['result_btts', '', '1_no', 'win_to_nil_home', '', 'yes'],
    ['first_goal', '', 'none', 'correct_score', '', '0:0'],
    ['exact_goals', '', '0', 'first_goal_time', '', 'none'],
    ['exact_goals_home', '', '0', 'clean_sheet_away', '', 'yes'],
    ['total_btts', 'total=2.5', 'under_yes', 'correct_score', '', '1:1'],
  ])(
    '%s %s %s carries the price of %s %s %s',
    (type, specifier, key, otherType, otherSpecifier, otherKey) => {
      const own = outcome(offersBefore, type, specifier, key)
      const other = outcome(offersBefore, otherType, otherSpecifier, otherKey)
      expect(own.probability).toBeCloseTo(other.probability, 9)
      expect(own.odds).toBe(other.odds)
    },
  )

  it('lines are monotone: a harder line never pays less', () => {
    const ladders = [
      ['total', 'total', 'over'],
      ['asian_total', 'total', 'over'],
      ['ahcp', 'hcp', '2'],
      ['h1_ahcp', 'hcp', '2'],
      ['corners_total', 'total', 'over'],
      ['cards_total', 'total', 'over'],
    ] as const
    fc.assert(
      fc.property(anyModel, anyState, (model, state) => {
        const offers = priceFootball(model, state, MARGINS)
        for (const [type, name, key] of ladders) {
          const rows = offers
            .filter((offer) => offer.type === type)
            .map((offer) => ({ line: Number(offer.specifier.slice(name.length + 1)), offer }))
            .sort((a, b) => a.line - b.line)
          const prices = rows.map(({ offer }) => offer.outcomes.find((entry) => entry.key === key)?.odds ?? 0)
          expect(prices, `${type} ${prices.join()}`).toEqual([...prices].sort((a, b) => a - b))
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('in play', () => {
  it.each([
    ['h1', 0, null],
    ['h1', 2700, 0],
    ['h1', 2831, null],
    ['break', 0, null],
    ['h2', 2989, null],
    ['h2', 2990, null],
    ['h2', 3400, 600],
    ['h2', 5000, 60],
  ] as const)(
    'every number is a chance in %s at second %i with %j added',
    (period, elapsedSeconds, addedSeconds) => {
      const state: MatchState = { ...STATE_BEFORE_MATCH, period, elapsedSeconds, addedSeconds }
      for (const { type, outcomes } of priceFootball(EXAMPLE_MODEL, state, MARGINS)) {
        for (const { probability } of outcomes) {
          expect(probability, type).toBeGreaterThanOrEqual(-1e-12)
          expect(probability, type).toBeLessThanOrEqual(1 + 1e-12)
        }
      }
    },
  )

  it('over drifts out while nobody scores', () => {
    const over = [0, 900, 1800, 2600].map((elapsedSeconds) => {
      const state: MatchState = { ...STATE_BEFORE_MATCH, period: 'h1', elapsedSeconds }
      return outcome(priceFootball(EXAMPLE_MODEL, state, MARGINS), 'total', 'total=2.5', 'over').probability
    })
    expect(over).toEqual([...over].sort((a, b) => b - a))
  })

  it('a red card turns the match against its side', () => {
    const state: MatchState = { ...STATE_BEFORE_MATCH, period: 'h1', elapsedSeconds: 600 }
    const red = { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } }
    const chance = (at: MatchState): number =>
      outcome(priceFootball(EXAMPLE_MODEL, at, MARGINS), '1x2', '', '1').probability
    expect(chance({ ...state, redCards: red })).toBeLessThan(chance(state) - 0.1)
  })

  it('numbers the next goal within its period and offers the first goal until it is scored', () => {
    const state: MatchState = {
      ...STATE_BEFORE_MATCH,
      period: 'h2',
      elapsedSeconds: 300,
      goals: { h1: { home: 1, away: 0 }, h2: { home: 0, away: 0 } },
      lastGoal: 'home',
    }
    const offers = priceFootball(EXAMPLE_MODEL, state, MARGINS)
    const find = (type: string) => offers.find((offer) => offer.type === type)?.specifier
    expect(find('next_goal')).toBe('goalnr=2')
    expect(find('h2_next_goal')).toBe('goalnr=1')
    expect(find('first_goal')).toBeUndefined()
    expect(find('h2_first_goal')).toBe('')
  })
})
