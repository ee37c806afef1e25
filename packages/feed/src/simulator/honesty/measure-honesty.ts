import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { chanceAtLeast } from '@xezer/pricing/distribution/integer-distribution'
import { marginsOf } from '@xezer/pricing/margins'
import type { OfferedOutcome } from '@xezer/pricing/offers/offer'
import { resultChances } from '@xezer/pricing/offers/result-markets'
import { readFootballFacts } from '@xezer/sports/football/facts/read-football-facts'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { goalCounts } from '@xezer/sports/football/goal-counts'
import { jointScore } from '@xezer/sports/football/joint-score'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import type { MatchModel, MatchState } from '@xezer/sports/football/match-model'
import { priceFootball } from '@xezer/sports/football/price-football'
import {
  createHonestyBook,
  type HonestyRow,
  partsOf,
  RETURN_ODDS_MAX,
} from '@xezer/sports/honesty/honesty-book'
import { type Moment, type SampledMatch, sampleMatch, samplePairs } from './sample-match.ts'

export interface HonestyReport {
  /** Frequency minus probability, by market class, phase and decile of the probability. */
  readonly calibration: readonly HonestyRow[]
  /** Return minus expected return of one unit on everything, by class and phase. */
  readonly returns: readonly HonestyRow[]
  /** Change of a de-vigged probability over ten minutes. */
  readonly drifts: readonly HonestyRow[]
  readonly undecided: readonly string[]
}

/** Plays matches and holds every price against what became of it. */
export function measureHonesty(seed: string, matchCount: number, livePerMatch = 1): HonestyReport {
  const calibration = createHonestyBook()
  const returns = createHonestyBook()
  const drifts = createHonestyBook()
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
  const margins = marginsOf(FOOTBALL_MARGINS, 2, moment.phase !== 'prematch')
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
