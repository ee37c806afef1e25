import { certain } from '@xezer/pricing/distribution/integer-distribution'
import type { Sides } from '@xezer/sport/side'
import { type Chances, convolved } from '../scoring/chances.ts'
import { alongLeads, mixDifference, mixHome, mixTotal, type PointsPowers } from '../scoring/mixed-points.ts'
import { type PossessionCounts, turnedCounts } from '../scoring/possession-counts.ts'
import { closedDifference, closedSide, closedTotal, levelPoints, NEAR_LEADS } from './closing.ts'

/** Chances of the points of a stretch of play in every way that they are counted. */
export interface StretchPoints {
  readonly home: Chances
  readonly away: Chances
  readonly total: Chances
  /** Home minus away. */
  readonly difference: Chances
}

/** A stretch that ends the game, if it does not end level. */
export interface ClosedPoints extends StretchPoints {
  /** The points of either side, of the whole game, where it ends level. */
  readonly level: Chances
}

/** Possessions of a stretch, and how the two sides score in one. */
export interface Stretch {
  readonly counts: PossessionCounts
  readonly powers: PointsPowers
  /** Points that were made in the stretch before now. */
  readonly already: Sides<number>
}

/** Points of a stretch that is played in possessions to its end. */
export function openPoints({ counts, powers, already }: Stretch): StretchPoints {
  const points = {
    home: mixHome(counts, powers),
    away: mixHome(turnedCounts(counts), turnedPowers(powers)),
    total: mixTotal(counts, powers),
    difference: mixDifference(counts, powers),
  }
  return onTop(points, already)
}

/** Two stretches that know nothing of each other, one after the other. */
export function joinPoints(first: StretchPoints, second: StretchPoints): StretchPoints {
  return {
    home: convolved(first.home, second.home),
    away: convolved(first.away, second.away),
    total: convolved(first.total, second.total),
    difference: convolved(first.difference, second.difference),
  }
}

/** On top of what was made before. */
export function onTop(points: StretchPoints, { home, away }: Sides<number>): StretchPoints {
  return {
    home: shifted(points.home, home),
    away: shifted(points.away, away),
    total: shifted(points.total, home + away),
    difference: shifted(points.difference, home - away),
  }
}

/** A stretch with its closing seconds, where the lead before it is known; `open` is what it comes to without them. */
export function closedPoints(open: StretchPoints, stretch: Stretch, leadBefore: number): ClosedPoints {
  const { counts, powers, already } = stretch
  const offset = leadBefore + already.home - already.away
  const leads = alongLeads(
    counts,
    powers,
    (NEAR_LEADS.at(0) ?? 0) - offset,
    (NEAR_LEADS.at(-1) ?? 0) - offset,
  )
  const homeNear = new Map<number, Chances>()
  const awayNear = new Map<number, Chances>()
  for (const [difference, points] of leads) {
    homeNear.set(difference + offset, shifted(points, already.home))
    awayNear.set(difference + offset, shifted(points, already.away - difference))
  }
  return {
    home: closedSide('home', open.home, homeNear),
    away: closedSide('away', open.away, awayNear),
    total: closedTotal(open.total),
    difference: closedDifference(open.difference, certain(leadBefore)),
    level: levelPoints(homeNear),
  }
}

function shifted({ lowest, mass }: Chances, by: number): Chances {
  return { lowest: lowest + by, mass }
}

function turnedPowers(powers: PointsPowers): PointsPowers {
  return { ...powers, home: powers.away, away: powers.home }
}
