import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { marginsOf } from '@xezer/pricing/margins'
import { formatHandle, parseHandle } from '@xezer/sport/handle'
import { isSpecifierOf } from '@xezer/sport/market-type'
import type { FootballFacts, Half } from '@xezer/sports/football/facts/football-facts'
import { readMatchScript } from '@xezer/sports/football/facts/match-script'
import { readFootballFacts } from '@xezer/sports/football/facts/read-football-facts'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import type { HalfCounts, MatchModel, MatchPeriod, MatchState } from '@xezer/sports/football/match-model'
import { priceFootball } from '@xezer/sports/football/price-football'
import { describe, expect, it } from 'vitest'

// The price maker and the rules of settlement do not know each other; here they must agree.

const MODEL: MatchModel = {
  goals: { home: 1.6, away: 1.2 },
  rho: -0.06,
  corners: { home: 5.6, away: 4.4 },
  yellowCards: { home: 1.9, away: 2.2 },
  redCards: { home: 0.08, away: 0.1 },
}
const ADDED_SECONDS = { h1: 2700, h2: 5400 }

interface Counted {
  readonly half: Half
  readonly team: 'home' | 'away'
}

function countHalves(incidents: readonly Counted[]): HalfCounts {
  const count = (half: Half) => ({
    home: incidents.filter((one) => one.half === half && one.team === 'home').length,
    away: incidents.filter((one) => one.half === half && one.team === 'away').length,
  })
  return { h1: count('h1'), h2: count('h2') }
}

function stateOf(facts: FootballFacts, period: MatchPeriod, elapsedSeconds: number): MatchState {
  return {
    period,
    elapsedSeconds,
    addedSeconds: null,
    goals: countHalves(facts.goals),
    corners: countHalves(facts.corners),
    yellowCards: countHalves(facts.cards.filter((card) => card.color === 'yellow')),
    redCards: countHalves(facts.cards.filter((card) => card.color !== 'yellow')),
    lastGoal: facts.goals.at(-1)?.team ?? null,
    lastCorner: facts.corners.at(-1)?.team ?? null,
    penalties: countHalves(facts.penalties),
    ownGoals: facts.goals.filter((goal) => goal.isOwnGoal).length,
    addedTimeGoals: facts.goals.filter((goal) => goal.clockSeconds >= ADDED_SECONDS[goal.half]).length,
  }
}

const MOMENTS: readonly (readonly [string, MatchPeriod, number])[] = [
  ['', 'prematch', 0],
  ['', 'h1', 60],
  ['H10', 'h1', 700],
  ['H10 A12 Hc15 Ay16 Hp20 Ho21', 'h1', 1500],
  ['Hc1 Hc2 Ac3 Ac4 Ac5 Ac6 Hy10 As12 H46', 'h1', 2760],
  ['|', 'break', 0],
  ['H10 H20 H30 H40 | ', 'break', 0],
  ['A10 Ay11 Hy12 Hc13 | H50 Hr51', 'h2', 600],
  ['H1 A2 H3 A4 H5 A6 H7 | Hc60 Ac61 H62', 'h2', 1200],
  ['| Ap80 A91', 'h2', 2760],
]

describe.each(MOMENTS)('prices after "%s" (%s, %i s)', (script, period, elapsedSeconds) => {
  const facts = readMatchScript(script)
  const margins = marginsOf(FOOTBALL_MARGINS, 2, period !== 'prematch')
  const offers = priceFootball(MODEL, stateOf(facts, period, elapsedSeconds), margins)

  it('has every market in the catalogue, with its outcomes in order and a line that exists', () => {
    for (const { type, specifier, outcomes } of offers) {
      expect(FOOTBALL_MARKETS.find(type), type).not.toBeNull()
      expect(isSpecifierOf(FOOTBALL_MARKETS.get(type), specifier), `${type} ${specifier}`).toBe(true)
      const keys = outcomes.map(({ key }) => key)
      // What cannot come any more has left; the rest keeps its order.
      const left = FOOTBALL_MARKETS.get(type).outcomes.filter((one) => keys.includes(one))
      expect(keys, `${type} ${specifier}`).toEqual(left)
      for (const { key } of outcomes) {
        const handle = formatHandle(1, type, specifier, key)
        expect(parseHandle(handle), handle).toEqual({ eventId: 1, type, specifier, outcome: key })
      }
    }
  })

  it('offers no market twice, and none that the facts have already decided', () => {
    const names = offers.map(({ type, specifier }) => `${type} ${specifier}`)
    expect(new Set(names).size).toBe(names.length)
    const decided = offers.filter(
      ({ type, specifier }) =>
        settleMarket(FOOTBALL_MARKETS.get(type), specifier, readFootballFacts(facts)) !== 'undecided',
    )
    expect(decided.map(({ type, specifier }) => `${type} ${specifier}`)).toEqual([])
  })

  it('sells a type only in the phase that the catalogue names', () => {
    const phase = period === 'prematch' ? 'prematch' : 'live'
    expect(
      offers.filter(({ type }) => !FOOTBALL_MARKETS.get(type).offered[phase]).map(({ type }) => type),
    ).toEqual([])
  })
})

describe('how many markets there are', () => {
  it.each([
    ['before the match', '', 'prematch', 0],
    ['in play', 'H10', 'h1', 900],
  ] as const)('60 types or more %s', (_name, script, period, elapsedSeconds) => {
    const state = stateOf(readMatchScript(script), period, elapsedSeconds)
    const offers = priceFootball(MODEL, state, marginsOf(FOOTBALL_MARGINS, 1, period !== 'prematch'))
    expect(new Set(offers.map(({ type }) => type)).size).toBeGreaterThanOrEqual(60)
  })
})
