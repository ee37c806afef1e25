import { chanceOf, type IntegerDistribution } from '@xezer/pricing/distribution/integer-distribution'
import type { Side } from '@xezer/sport/side'
import { addScaled, type Chances, chancesOf, convolved, joined, scaled } from '../scoring/chances.ts'

/** Points of both sides together in the closing seconds, whatever the score: chances of 0, 1, 2 … */
export const CLOSING_POINTS = [0.35, 0.2, 0.21, 0.14, 0.06, 0.04] as const
const POINTS_MAX = CLOSING_POINTS.length - 1

/** A side that is behind by more has given up; up to here, the points make it level where they can. */
const CHASED = 3
const LEVELS = 0.86

/** What the two sides score in the closing seconds. */
export interface ClosingScore {
  readonly home: number
  readonly away: number
  readonly chance: number
}

/**
 * All that may happen in the closing seconds from a lead of the home side. How many points fall does not depend on the
 * lead, so that no total needs to know it; who scores them does.
 */
export function closingScores(lead: number): readonly ClosingScore[] {
  return CLOSING_POINTS.flatMap((chance, points): ClosingScore[] => {
    const even = (points - lead) / 2
    const isLevelled = Math.abs(lead) <= CHASED && Number.isInteger(even) && even >= 0 && even <= points
    const rest = isLevelled ? (1 - LEVELS) * chance : chance
    const scores = [
      { home: points, away: 0, chance: rest / 2 },
      { home: 0, away: points, chance: rest / 2 },
    ]
    return isLevelled ? [{ home: even, away: points - even, chance: LEVELS * chance }, ...scores] : scores
  })
}

/** The leads that the closing seconds can make level; beyond them who scores depends on no lead. */
export const NEAR_LEADS = Array.from({ length: 2 * POINTS_MAX + 1 }, (_, index) => index - POINTS_MAX)
const SCORES = new Map(NEAR_LEADS.map((lead) => [lead, closingScores(lead)]))
/** What may happen from any other lead. */
export const FAR_SCORES = closingScores(POINTS_MAX + 1)

/** What may happen from each near lead; from any other, what happens whoever leads. */
export function knownClosing(lead: number): readonly ClosingScore[] {
  return SCORES.get(lead) ?? FAR_SCORES
}

/** By how much the closing seconds move the difference, from POINTS_MAX down to as many up. */
const MOVES = NEAR_LEADS.map((lead) => movesOf(closingScores(lead)))
const MOVES_FAR = movesOf(FAR_SCORES)

function movesOf(scores: readonly ClosingScore[]): Float64Array {
  const moves = new Float64Array(2 * POINTS_MAX + 1)
  for (const { home, away, chance } of scores) {
    const at = home - away + POINTS_MAX
    moves[at] = (moves[at] ?? 0) + chance
  }
  return moves
}

/** Points of both sides together: the same whatever the lead. */
export function closedTotal(total: Chances): Chances {
  return convolved(total, chancesOf(0, ...CLOSING_POINTS))
}

/** A difference of the stretch that ends the game, where `before` is the lead on top of which it comes. */
export function closedDifference(difference: Chances, before: IntegerDistribution): Chances {
  const mass = new Float64Array(difference.mass.length + 2 * POINTS_MAX)
  for (let i = 0; i < difference.mass.length; i++) {
    const chance = difference.mass[i] ?? 0
    let far = 1
    for (const [index, lead] of NEAR_LEADS.entries()) {
      const isThere = chanceOf(before, lead - difference.lowest - i)
      if (isThere === 0) continue
      far -= isThere
      addScaled(mass, i, MOVES[index] ?? MOVES_FAR, isThere * chance)
    }
    addScaled(mass, i, MOVES_FAR, Math.max(0, far) * chance)
  }
  return { lowest: difference.lowest - POINTS_MAX, mass }
}

/** Points of one side. `near` are those of its points that come with each near lead of the home side. */
export function closedSide(side: Side, points: Chances, near: ReadonlyMap<number, Chances>): Chances {
  const parts = [...near].map(([lead, part]) => convolved(part, scoredBy(side, SCORES.get(lead) ?? [])))
  const rest = joined([points, ...[...near.values()].map((part) => scaled(part, -1))])
  return joined([...parts, convolved(rest, scoredBy(side, FAR_SCORES))])
}

/** The points of either side where the closing seconds end level. */
export function levelPoints(near: ReadonlyMap<number, Chances>): Chances {
  return joined(
    [...near].flatMap(([lead, { lowest, mass }]) =>
      (SCORES.get(lead) ?? [])
        .filter(({ home, away }) => lead + home - away === 0)
        .map(({ home, chance }) => scaled({ lowest: lowest + home, mass }, chance)),
    ),
  )
}

function scoredBy(side: Side, scores: readonly ClosingScore[]): Chances {
  const chances = new Float64Array(POINTS_MAX + 1)
  for (const score of scores) chances[score[side]] = (chances[score[side]] ?? 0) + score.chance
  return { lowest: 0, mass: chances }
}
