import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { Sides } from '@xezer/sport/side'
import { assert } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { scoreWeight } from './dixon-coles.ts'
import type { FootballFacts } from './facts/football-facts.ts'
import { readFootballFacts } from './facts/read-football-facts.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { FOOTBALL_MARKETS } from './markets/football-markets.ts'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'
import { priceFootball } from './price-football.ts'

/** So little happens that all that can happen is counted in no time. */
const MODEL: MatchModel = {
  goals: { home: 0.4, away: 0.3 },
  rho: -0.08,
  corners: { home: 0.5, away: 0.4 },
  yellowCards: { home: 0.5, away: 0.3 },
  redCards: { home: 0.2, away: 0.15 },
}
/** Shares of a match that fall in its halves. */
const SHARES = { goals: [0.447, 0.553], corners: [0.475, 0.525], yellowCards: [0.38, 0.62] } as const
const RED_SHARE_AFTER_BREAK = 0.75

/** Counted up to here; the rest is less than a thousandth. */
const MOST = 3
/** These hang on the order or the kind of what happens, and have tests of their own. */
const OF_ORDER = /^(next|last|first_time|race_to|happened)$/

interface Ending {
  readonly chance: number
  readonly facts: FootballFacts
}

const FINISHED: FootballFacts = {
  status: 'finished',
  isFirstHalfOver: true,
  goals: [],
  corners: [],
  cards: [],
  penalties: [],
}
const PLACES = [
  { half: 'h1', team: 'home' },
  { half: 'h1', team: 'away' },
  { half: 'h2', team: 'home' },
  { half: 'h2', team: 'away' },
] as const

function poisson(mean: number, count: number): number {
  return count === 0 ? Math.exp(-mean) : (poisson(mean, count - 1) * mean) / count
}

/** Every four counts up to `MOST`, independent of each other, and their chance. */
function countsOf(means: readonly number[]): { counts: readonly number[]; chance: number }[] {
  return means.reduce<{ counts: readonly number[]; chance: number }[]>(
    (sofar, mean) =>
      sofar.flatMap(({ counts, chance }) =>
        Array.from({ length: MOST + 1 }, (_, count) => ({
          counts: [...counts, count],
          chance: chance * poisson(mean, count),
        })),
      ),
    [{ counts: [], chance: 1 }],
  )
}

const meansOf = (count: Sides<number>, [first, second]: readonly [number, number]): number[] =>
  [first, second].flatMap((share) => [count.home * share, count.away * share])

/** As many incidents in each half of each side. */
function incidents(counts: readonly number[]) {
  return PLACES.flatMap(({ half, team }, place) =>
    Array.from({ length: counts[place] ?? 0 }, () => ({
      half,
      team,
      clockSeconds: half === 'h1' ? 600 : 3600,
    })),
  )
}

const ENDINGS = {
  goals: countsOf(meansOf(MODEL.goals, SHARES.goals)).map(({ counts, chance }): Ending => {
    const [h1Home = 0, h1Away = 0, h2Home = 0, h2Away = 0] = counts
    const weight = scoreWeight(MODEL.goals, MODEL.rho, h1Home + h2Home, h1Away + h2Away)
    const goals = incidents(counts).map((goal) => ({ ...goal, isOwnGoal: false }))
    return { chance: chance * weight, facts: { ...FINISHED, goals } }
  }),
  corners: countsOf(meansOf(MODEL.corners, SHARES.corners)).map(
    ({ counts, chance }): Ending => ({ chance, facts: { ...FINISHED, corners: incidents(counts) } }),
  ),
  // After the break, so that four counts are all: yellow and red cards of both sides.
  cards: countsOf([
    MODEL.yellowCards.home * SHARES.yellowCards[1],
    MODEL.yellowCards.away * SHARES.yellowCards[1],
    MODEL.redCards.home * RED_SHARE_AFTER_BREAK,
    MODEL.redCards.away * RED_SHARE_AFTER_BREAK,
  ]).map(({ counts, chance }): Ending => {
    const [yellowHome = 0, yellowAway = 0, redHome = 0, redAway = 0] = counts
    const yellow = incidents([0, 0, yellowHome, yellowAway]).map((card) => ({
      ...card,
      color: 'yellow' as const,
    }))
    const red = incidents([0, 0, redHome, redAway]).map((card) => ({ ...card, color: 'red' as const }))
    return { chance, facts: { ...FINISHED, cards: [...yellow, ...red] } }
  }),
}

const SHARE_WON = { won: 1, half_won: 0.5, void: 0, half_lost: 0, lost: 0 }
const SHARE_DECIDED = { won: 1, half_won: 0.5, void: 0, half_lost: 0.5, lost: 1 }

interface SettledShares {
  /** Of the decided stake, what its settlement pays, over everything that can happen. */
  readonly won: number
  /** Of the whole stake, what comes back undecided. */
  readonly returned: number
}

function settledShares({ type, specifier }: Offer, endings: readonly Ending[]): Map<string, SettledShares> {
  const all = endings.reduce((sum, { chance }) => sum + chance, 0)
  const sums = new Map<string, { won: number; decided: number }>()
  for (const { chance, facts } of endings) {
    const decision = settleMarket(FOOTBALL_MARKETS.get(type), specifier, readFootballFacts(facts))
    assert(decision !== 'undecided', 'a finished match decides everything')
    for (const [key, { kind }] of decision.outcomes) {
      assert(kind !== 'dead_heat', 'football has none')
      const { won, decided } = sums.get(key) ?? { won: 0, decided: 0 }
      sums.set(key, { won: won + chance * SHARE_WON[kind], decided: decided + chance * SHARE_DECIDED[kind] })
    }
  }
  return new Map(
    [...sums].map(([key, { won, decided }]) => [key, { won: won / decided, returned: 1 - decided / all }]),
  )
}

describe('a chance is what settlement pays, over everything that can happen', () => {
  it.each<[keyof typeof ENDINGS, MatchState, number]>([
    ['goals', STATE_BEFORE_MATCH, 90],
    ['corners', STATE_BEFORE_MATCH, 30],
    ['cards', { ...STATE_BEFORE_MATCH, period: 'break' }, 10],
  ])('%s', (statistic, state, least) => {
    const offers = priceFootball(MODEL, state, marginsOf(FOOTBALL_MARGINS, 1, false)).filter(({ type }) => {
      const { statistic: own, rule } = FOOTBALL_MARKETS.get(type)
      return own === statistic && !OF_ORDER.test(rule)
    })
    expect(offers.length).toBeGreaterThan(least)
    for (const offer of offers) {
      const shares = settledShares(offer, ENDINGS[statistic])
      for (const { key, probability } of offer.outcomes) {
        const name = `${offer.type} ${offer.specifier} ${key}`
        expect(probability, name).toBeCloseTo(shares.get(key)?.won ?? Number.NaN, 3)
        expect(offer.returned ?? 0, name).toBeCloseTo(shares.get(key)?.returned ?? Number.NaN, 3)
      }
    }
  })
})
