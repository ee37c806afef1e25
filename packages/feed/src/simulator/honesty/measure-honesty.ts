import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { chanceAtLeast } from '@xezer/pricing/distribution/integer-distribution'
import type { OfferedOutcome } from '@xezer/pricing/offers/offer'
import { resultChances } from '@xezer/pricing/offers/result-markets'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { readFootballFacts } from '@xezer/sports/football/facts/read-football-facts'
import { footballMargins } from '@xezer/sports/football/football-margins'
import { goalCounts } from '@xezer/sports/football/goal-counts'
import { jointScore } from '@xezer/sports/football/joint-score'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import type { MatchModel, MatchState } from '@xezer/sports/football/match-model'
import { priceFootball } from '@xezer/sports/football/price-football'
import { ClusterTally } from './cluster-tally.ts'
import { type Moment, type SampledMatch, sampleMatch, samplePairs } from './sample-match.ts'

export interface HonestyRow {
  readonly name: string
  readonly matches: number
  readonly bets: number
  readonly mean: number
  readonly standardErrors: number
}

export interface HonestyReport {
  /** Frequency minus probability, by market class, phase and decile of the probability. */
  readonly calibration: readonly HonestyRow[]
  /** Return minus expected return of one unit on everything, by class and phase. */
  readonly returns: readonly HonestyRow[]
  /** Change of a de-vigged probability over ten minutes. */
  readonly drifts: readonly HonestyRow[]
  readonly undecided: readonly string[]
}

/** Fewer wins or losses than this say nothing about a frequency. */
const EXPECTED_MIN = 12
const MATCHES_MIN = 40
const RETURN_ODDS_MAX = 20_000

/** Plays matches and holds every price against what became of it. */
export function measureHonesty(seed: string, matchCount: number, livePerMatch = 1): HonestyReport {
  const calibration = createBook()
  const returns = createBook()
  const drifts = createBook()
  const undecided = new Set<string>()
  for (let id = 1; id <= matchCount; id++) {
    const match = sampleMatch(seed, id, livePerMatch)
    if (match === null) continue
    const results: Results = new Map()
    for (const moment of match.moments) {
      for (const bet of betsOf(match, moment, results, undecided)) {
        const { probability, odds } = bet.offered
        const residual = bet.won - probability * bet.decided
        const place = `${bet.kind} ${moment.phase}`
        const decile = Math.min(9, Math.floor(probability * 10))
        calibration.add(`${place} ${decile}`, id, residual, probability)
        // A return of hundreds that comes once in a thousand matches says nothing in fewer.
        if (odds !== null && odds <= RETURN_ODDS_MAX) returns.add(place, id, (odds / 1000) * residual, 0.5)
      }
    }
    addDrifts(seed, id, (name, change) => drifts.add(name, id, change, 0.5))
  }
  return {
    calibration: calibration.rows(),
    returns: returns.rows(),
    drifts: drifts.rows(),
    undecided: [...undecided],
  }
}

function createBook() {
  const tallies = new Map<string, ClusterTally>()
  return {
    add(name: string, matchId: number, residual: number, probability: number): void {
      let tally = tallies.get(name)
      if (tally === undefined) {
        tally = new ClusterTally()
        tallies.set(name, tally)
      }
      tally.add(matchId, residual, probability)
    },
    rows(): HonestyRow[] {
      return [...tallies]
        .filter(([, { matches, expectedWins, expectedLosses }]) => {
          return matches >= MATCHES_MIN && Math.min(expectedWins, expectedLosses) >= EXPECTED_MIN
        })
        .map(([name, tally]) => ({
          name,
          matches: tally.matches,
          bets: tally.bets,
          mean: tally.mean(),
          standardErrors: tally.standardErrors(),
        }))
        .sort((left, right) => Math.abs(right.standardErrors) - Math.abs(left.standardErrors))
    },
  }
}

interface PlayedBet {
  readonly kind: string
  readonly offered: OfferedOutcome
  /** Parts of the stake that won, and that did not come back. */
  readonly won: number
  readonly decided: number
}

/** Decisions of one match by market; the same market is met at several moments. */
type Results = Map<string, ReturnType<typeof settleMarket>>

function* betsOf(
  match: SampledMatch,
  moment: Moment,
  results: Results,
  undecided: Set<string>,
): Generator<PlayedBet> {
  const margins = footballMargins(2, moment.phase !== 'prematch')
  for (const offer of priceFootball(match.model, moment.state, margins)) {
    const type = FOOTBALL_MARKETS.get(offer.type)
    const key = `${offer.type} ${offer.specifier}`
    const decision = results.get(key) ?? settleMarket(type, offer.specifier, readFootballFacts(match.facts))
    results.set(key, decision)
    if (decision === 'undecided') {
      undecided.add(key)
      continue
    }
    for (const offered of offer.outcomes) {
      const result = decision.outcomes.get(offered.key)
      if (result === undefined) undecided.add(`${key} ${offered.key}`)
      else yield { kind: `${type.rule}/${type.statistic}`, offered, ...partsOf(result) }
    }
  }
}

function partsOf(result: OutcomeResult): { won: number; decided: number } {
  switch (result.kind) {
    case 'won':
      return { won: 1, decided: 1 }
    case 'half_won':
      return { won: 0.5, decided: 0.5 }
    case 'half_lost':
      return { won: 0, decided: 0.5 }
    case 'lost':
      return { won: 0, decided: 1 }
    case 'void':
      return { won: 0, decided: 0 }
    case 'dead_heat':
      return { won: result.numerator / result.denominator, decided: 1 }
  }
}

function addDrifts(seed: string, id: number, add: (name: string, change: number) => void): void {
  const { model, pairs } = samplePairs(seed, id)
  for (const [before, later] of pairs) {
    const from = chancesOf(model, before.state)
    const to = chancesOf(model, later)
    for (const [name, chance] of Object.entries(from))
      add(`${name} ${before.phase}`, (to[name] ?? 0) - chance)
  }
}

function chancesOf(model: MatchModel, state: MatchState): Record<string, number> {
  const joint = jointScore(model, state)
  const match = goalCounts(joint, 'match')
  const { home, draw, away } = resultChances(match.difference)
  return {
    home,
    draw,
    away,
    over: chanceAtLeast(match.total, 3),
    underTwo: 1 - chanceAtLeast(match.total, 2),
  }
}
