import { type Chances, convolved, joined, scaled, sumOfChances, trimmed } from '../scoring/chances.ts'
import type { ClosedPoints, StretchPoints } from './stretch-points.ts'

/** No further overtime is followed once so little is left. */
const LEFT_MAX = 1e-13

/** Points of all overtimes together, from a level score until somebody leads, from those of one. */
export function overtimePoints(overtime: ClosedPoints): StretchPoints {
  const level = sumOfChances(overtime.level)
  const most = Math.ceil(Math.log(LEFT_MAX) / Math.log(level))
  const decided = apart(overtime)
  const all = (count: 'home' | 'away' | 'total'): Chances =>
    afterAny(decided[count], levelCount(overtime, count), most)
  return {
    home: all('home'),
    away: all('away'),
    total: all('total'),
    difference: scaled(decided.difference, 1 / (1 - level)),
  }
}

/**
 * The sum of `end` and of any number of `again` before it, as far as `most` of them reach: all = end + again x all, which
 * gives one chance after the other from those of fewer points.
 */
function afterAny(end: Chances, again: Chances, most: number): Chances {
  const top = again.lowest + again.mass.length - 1
  const mass = new Float64Array(end.mass.length + most * top)
  const unmoved = again.lowest === 0 ? (again.mass[0] ?? 0) : 0
  for (let at = 0; at < mass.length; at++) {
    let sum = end.mass[at] ?? 0
    for (let by = Math.max(1, again.lowest); by <= Math.min(top, at); by++) {
      sum += (again.mass[by - again.lowest] ?? 0) * (mass[at - by] ?? 0)
    }
    mass[at] = sum / (1 - unmoved)
  }
  return trimmed({ lowest: end.lowest, mass })
}

/** The match to its very end, from the points at the end of its quarters or of the overtime that is played. */
export function withOvertimes(regular: ClosedPoints, overtimes: StretchPoints): StretchPoints {
  const decided = apart(regular)
  const all = (count: 'home' | 'away' | 'total'): Chances =>
    joined([decided[count], convolved(levelCount(regular, count), overtimes[count])])
  return {
    home: all('home'),
    away: all('away'),
    total: all('total'),
    difference: joined([decided.difference, scaled(overtimes.difference, sumOfChances(regular.level))]),
  }
}

/** What does not end level. */
function apart(points: ClosedPoints): StretchPoints {
  const without = (count: 'home' | 'away' | 'total'): Chances =>
    joined([points[count], scaled(levelCount(points, count), -1)])
  const { lowest, mass } = points.difference
  return {
    home: without('home'),
    away: without('away'),
    total: without('total'),
    difference: { lowest, mass: mass.map((chance, index) => (lowest + index === 0 ? 0 : chance)) },
  }
}

/** Where both sides have as many, the total is twice that. */
function levelCount({ level }: ClosedPoints, count: 'home' | 'away' | 'total'): Chances {
  if (count !== 'total') return level
  const mass = new Float64Array(Math.max(0, 2 * level.mass.length - 1))
  for (let i = 0; i < level.mass.length; i++) mass[2 * i] = level.mass[i] ?? 0
  return { lowest: 2 * level.lowest, mass }
}
