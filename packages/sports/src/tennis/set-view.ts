import type { IntegerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import { addMass, combined, type PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import { isTieBreakScore } from './match-chain.ts'
import { SET_SCORES, type SetEnd } from './set-chain.ts'

/** One set as its prices see it. */
export interface SetView {
  /** From 1. */
  readonly number: number
  /** Chance of the home side to win it. */
  readonly winner: number
  /** Chances of its final scores in games. */
  readonly scores: PairDistribution
  readonly total: IntegerDistribution
  readonly difference: IntegerDistribution
  readonly home: IntegerDistribution
  readonly away: IntegerDistribution
  readonly tieBreak: number
  /** Chance of the home side to be first at so many games, for the races that are still open. */
  readonly races: readonly Race[]
}

export interface Race {
  readonly count: number
  readonly home: number
}

export function setView(number: number, ends: readonly SetEnd[], races: readonly Race[]): SetView {
  const mass = new Float64Array(SET_SCORES ** 2)
  const scores = {
    rowLowest: 0,
    columnLowest: 0,
    rows: SET_SCORES,
    columns: SET_SCORES,
    mass,
  } satisfies PairDistribution
  let winner = 0
  let tieBreak = 0
  for (const end of ends) {
    addMass(scores, end.home, end.away, end.chance)
    if (end.home > end.away) winner += end.chance
    if (isTieBreakScore(end)) tieBreak += end.chance
  }
  return {
    number,
    winner,
    scores,
    total: combined(scores, 1, 1),
    difference: combined(scores, 1, -1),
    home: combined(scores, 1, 0),
    away: combined(scores, 0, 1),
    tieBreak,
    races,
  }
}
