/**
 * Plays matches from the rates of the pricing model, prices each before the match and at a random moment of
 * play, settles every offered market by the settlement rules and compares: at fair prices the mean return is 1.
 * `tsx tools/football/calibrate-pricing.ts [matches] [seed]`; fails when an outcome is off by more than 4.7
 * standard errors.
 */

import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { marginsOf } from '@xezer/pricing/margins'
import type { Offer } from '@xezer/pricing/offers/offer'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import type { Side } from '@xezer/sport/side'
import type { FootballFacts } from '@xezer/sports/football/facts/football-facts'
import { readFootballFacts } from '@xezer/sports/football/facts/read-football-facts'
import { FOOTBALL_MARGINS } from '@xezer/sports/football/football-margins'
import { EXPECTED_ADDED_SECONDS, HALF_SECONDS, type Half } from '@xezer/sports/football/half-profile'
import {
  incidentRates,
  MISSED_PENALTIES_PER_GOAL,
  OWN_GOAL_SHARE,
  PENALTY_GOAL_SHARE,
} from '@xezer/sports/football/intensities'
import { FOOTBALL_MARKETS } from '@xezer/sports/football/markets/football-markets'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from '@xezer/sports/football/match-model'
import { matchModelOf } from '@xezer/sports/football/match-model-of'
import { priceFootball } from '@xezer/sports/football/price-football'
import { type Random, seededRandom } from '@xezer/std/random'

const STEP_SECONDS = 6
const STANDARD_ERRORS_MAX = 4.7

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
interface Play {
  state: MatchState
  facts: { [K in 'goals' | 'corners' | 'cards' | 'penalties']: Mutable<FootballFacts>[K][number][] }
}

function drawModel(random: Random): MatchModel {
  const strength = (): number => (random.next() - 0.5) * 0.9
  return matchModelOf({
    home: { attack: strength(), defence: strength() },
    away: { attack: strength(), defence: strength() },
    base: 0.1,
    homeAdvantage: 0.22,
    rho: -0.08,
  })
}

function count(
  play: Play,
  kind: 'goals' | 'corners' | 'yellowCards' | 'redCards' | 'penalties',
  half: Half,
  side: Side,
): void {
  const counts = play.state[kind]
  play.state = {
    ...play.state,
    [kind]: { ...counts, [half]: { ...counts[half], [side]: counts[half][side] + 1 } },
  }
}

function recordGoal(play: Play, random: Random, half: Half, team: Side, clockSeconds: number): void {
  const isOwnGoal = random.next() < OWN_GOAL_SHARE
  count(play, 'goals', half, team)
  play.facts.goals.push({ half, team, clockSeconds, isOwnGoal })
  const isAdded = play.state.elapsedSeconds >= HALF_SECONDS
  const { ownGoals, addedTimeGoals } = play.state
  play.state = {
    ...play.state,
    lastGoal: team,
    ownGoals: ownGoals + (isOwnGoal ? 1 : 0),
    addedTimeGoals: addedTimeGoals + (isAdded ? 1 : 0),
  }
  if (random.next() < PENALTY_GOAL_SHARE) recordPenalty(play, half, team, clockSeconds)
}

function recordPenalty(play: Play, half: Half, team: Side, clockSeconds: number): void {
  count(play, 'penalties', half, team)
  play.facts.penalties.push({ half, team, clockSeconds })
}

function playStep(play: Play, model: MatchModel, random: Random, half: Half): void {
  const at: MatchState = { ...play.state, elapsedSeconds: play.state.elapsedSeconds + STEP_SECONDS / 2 }
  const clockSeconds = (half === 'h1' ? 0 : HALF_SECONDS) + Math.floor(at.elapsedSeconds)
  const draw = (
    kind: 'goals' | 'corners' | 'yellowCards' | 'redCards',
    share: number,
    happen: (side: Side) => void,
  ): void => {
    const rates = incidentRates(model, at, kind)
    for (const side of ['home', 'away'] as const)
      if (random.next() < rates[side] * share * STEP_SECONDS) happen(side)
  }
  draw('goals', MISSED_PENALTIES_PER_GOAL, (side) => recordPenalty(play, half, side, clockSeconds))
  draw('goals', 1, (side) => recordGoal(play, random, half, side, clockSeconds))
  draw('corners', 1, (side) => {
    count(play, 'corners', half, side)
    play.facts.corners.push({ half, team: side, clockSeconds })
    play.state = { ...play.state, lastCorner: side }
  })
  draw('yellowCards', 1, (side) => {
    count(play, 'yellowCards', half, side)
    play.facts.cards.push({ half, team: side, clockSeconds, color: 'yellow' })
  })
  draw('redCards', 1, (side) => {
    count(play, 'redCards', half, side)
    play.facts.cards.push({ half, team: side, clockSeconds, color: 'red' })
  })
}

/** Plays to the end; `priceAt` is the second of play (over both halves) at which the snapshot is taken. */
function playMatch(
  model: MatchModel,
  random: Random,
  priceAt: number,
): { facts: FootballFacts; snapshot: MatchState } {
  const play: Play = {
    state: STATE_BEFORE_MATCH,
    facts: { goals: [], corners: [], cards: [], penalties: [] },
  }
  let snapshot = STATE_BEFORE_MATCH
  for (const half of ['h1', 'h2'] as const) {
    const added = EXPECTED_ADDED_SECONDS[half] + 60 * (random.below(3) - 1)
    const steps = Math.round((HALF_SECONDS + added) / STEP_SECONDS)
    for (let step = 0; step < steps; step++) {
      play.state = { ...play.state, period: half, elapsedSeconds: step * STEP_SECONDS, addedSeconds: null }
      const second = play.state.elapsedSeconds + (half === 'h1' ? 0 : HALF_SECONDS)
      if (second === priceAt && step * STEP_SECONDS < HALF_SECONDS) snapshot = play.state
      playStep(play, model, random, half)
    }
  }
  return { facts: { ...play.facts, status: 'finished', isFirstHalfOver: true }, snapshot }
}

interface Tally {
  count: number
  sum: number
  squares: number
}

/** Return of one unit at the fair price, minus the unit. */
function profit(result: OutcomeResult | undefined, fairPrice: number): number {
  switch (result?.kind) {
    case 'won':
      return fairPrice - 1
    case 'half_won':
      return (fairPrice - 1) / 2
    case 'half_lost':
      return -0.5
    case 'lost':
      return -1
    default:
      return 0
  }
}

function tally(
  tallies: Map<string, Tally>,
  phase: string,
  offers: readonly Offer[],
  facts: FootballFacts,
): void {
  for (const { type, specifier, outcomes } of offers) {
    const decision = settleMarket(FOOTBALL_MARKETS.get(type), specifier, readFootballFacts(facts))
    if (decision === 'undecided') throw new Error(`${type} ${specifier} is undecided after the match`)
    for (const { key, probability, odds } of outcomes) {
      if (odds === null || probability < 0.02) continue
      const name = `${phase} ${type} ${key}`
      const own = tallies.get(name) ?? { count: 0, sum: 0, squares: 0 }
      // Weighted by the chance, so that no outsider decides alone.
      const value = probability * profit(decision.outcomes.get(key), 1 / probability)
      own.count += 1
      own.sum += value
      own.squares += value * value
      tallies.set(name, own)
    }
  }
}

const matches = Number(process.argv[2] ?? 2000)
const random = seededRandom(process.argv[3] ?? 'calibration')
const margins = marginsOf(FOOTBALL_MARGINS, 1, true)
const tallies = new Map<string, Tally>()
for (let index = 0; index < matches; index++) {
  const model = drawModel(random)
  const priceAt = STEP_SECONDS * random.below((2 * HALF_SECONDS) / STEP_SECONDS)
  const { facts, snapshot } = playMatch(model, random, priceAt)
  tally(tallies, 'before', priceFootball(model, STATE_BEFORE_MATCH, margins), facts)
  tally(tallies, 'in play', priceFootball(model, snapshot, margins), facts)
}
// Lines of one market on one match move together; the standard error counts matches, not lines.
const scores = [...tallies]
  .filter(([, { count: size }]) => size >= 200)
  .map(([name, { count: size, sum, squares }]) => {
    const lines = Math.max(1, size / matches)
    return { name, size, mean: sum / size, z: sum / Math.sqrt(squares * lines) }
  })
  .sort((a, b) => Math.abs(b.z) - Math.abs(a.z))
for (const { name, size, mean, z } of scores.slice(0, 12)) {
  console.log(
    `${name.padEnd(40)} ${String(size).padStart(7)} bets  drift ${mean.toFixed(4)}  ${z.toFixed(2)} standard errors`,
  )
}
const off = scores.filter(({ z }) => Math.abs(z) > STANDARD_ERRORS_MAX)
console.log(
  `${matches} matches, ${scores.length} outcomes, ${off.length} beyond ${STANDARD_ERRORS_MAX} standard errors`,
)
if (off.length > 0) process.exitCode = 1
