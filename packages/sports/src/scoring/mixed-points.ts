import type { PairDistribution } from '@xezer/pricing/distribution/pair-distribution'
import type { Sides } from '@xezer/sport/side'
import { addScaled, type Chances, convolved, joined, NO_CHANCES, negatedChances, trimmed } from './chances.ts'
import { type PossessionCounts, sumOfRow } from './possession-counts.ts'
import { SumPowers } from './sum-powers.ts'

/**
 * Points of a number of possessions: given how many each side has, the points of the two know nothing of each other; that
 * both numbers come from one pace is what makes them rise and fall together.
 */
export interface PointsPowers {
  readonly home: SumPowers
  readonly away: SumPowers
  /** One possession of each side, together. */
  readonly total: SumPowers
  /** One possession of each side, home minus away. */
  readonly difference: SumPowers
}

export function pointsPowers(step: Sides<Chances>): PointsPowers {
  return {
    home: new SumPowers(step.home),
    away: new SumPowers(step.away),
    total: new SumPowers(convolved(step.home, step.away)),
    difference: new SumPowers(convolved(step.home, negatedChances(step.away))),
  }
}

export function mixHome(counts: PossessionCounts, powers: PointsPowers): Chances {
  const weights = Array.from({ length: counts.rows }, (_, row) => sumOfRow(counts, row))
  return mixed(counts.lowest, weights, powers.home)
}

export function mixTotal(counts: PossessionCounts, powers: PointsPowers): Chances {
  return mixPairs(counts, powers.total, powers.home, powers.away)
}

export function mixDifference(counts: PossessionCounts, { difference, home, away }: PointsPowers): Chances {
  return mixPairs(counts, difference, home, away, negatedChances)
}

/** Pairs of possessions, and on top those that one side has more of. */
function mixPairs(
  { lowest, width, rows, mass }: PossessionCounts,
  pairs: SumPowers,
  home: SumPowers,
  away: SumPowers,
  turned = (chances: Chances): Chances => chances,
): Chances {
  const columns = 2 * width + 1
  const parts: Chances[] = []
  for (let more = -width; more <= width; more++) {
    const weights = Array.from({ length: rows }, (_, row) => mass[row * columns + more + width] ?? 0)
    const paired = mixed(lowest + Math.min(0, more), weights, pairs)
    parts.push(convolved(paired, more < 0 ? home.of(-more) : turned(away.of(more))))
  }
  return joined(parts)
}

/** What is left out for it stays far below 1e-9. */
const NEGLIGIBLE = 1e-14

/** Sum of powers from `first` on, each with its weight. */
function mixed(first: number, weights: readonly number[], powers: SumPowers): Chances {
  const found = weights.flatMap((weight, index) =>
    weight > NEGLIGIBLE ? [{ weight, power: powers.of(first + index) }] : [],
  )
  if (found.length === 0) return NO_CHANCES
  const lowest = Math.min(...found.map(({ power }) => power.lowest))
  const end = Math.max(...found.map(({ power }) => power.lowest + power.mass.length))
  const mass = new Float64Array(end - lowest)
  for (const { weight, power } of found) addScaled(mass, power.lowest - lowest, power.mass, weight)
  return { lowest, mass }
}

/** Chances of the home side's points together with each of the leads from `least` to `most`. */
export function alongLeads(
  counts: PossessionCounts,
  powers: PointsPowers,
  least: number,
  most: number,
): Map<number, Chances> {
  const { lowest, rows } = counts
  const first = powers.home.of(lowest).lowest
  const top = powers.home.of(lowest + rows - 1)
  const found = new Map<number, Chances>()
  for (let lead = least; lead <= most; lead++) {
    found.set(lead, { lowest: first, mass: new Float64Array(top.lowest + top.mass.length - first) })
  }
  for (const { own, other } of rowByRow(counts, powers)) {
    for (const [lead, into] of found) addAlong(into, own, other, lead)
  }
  return found
}

/** So many pairs are left out that each must be less than a single count. */
const NEGLIGIBLE_PAIR = 1e-16

/** Chances of the points of both sides together: rows are the home side's, columns the visitors'. */
export function mixBoth(counts: PossessionCounts, powers: PointsPowers): PairDistribution {
  const found = rowByRow(counts, powers)
    .map(({ own, other }) => ({ own, other: trimmed(other) }))
    .filter(({ other }) => other.mass.length > 0)
  const rowLowest = Math.min(...found.map(({ own }) => own.lowest))
  const columnLowest = Math.min(...found.map(({ other }) => other.lowest))
  const rows = Math.max(...found.map(({ own }) => own.lowest + own.mass.length)) - rowLowest
  const columns = Math.max(...found.map(({ other }) => other.lowest + other.mass.length)) - columnLowest
  const mass = new Float64Array(rows * columns)
  for (const { own, other } of found) {
    const likeliest = other.mass.reduce((most, chance) => Math.max(most, chance), 0)
    for (let points = 0; points < own.mass.length; points++) {
      const weight = own.mass[points] ?? 0
      if (weight * likeliest < NEGLIGIBLE_PAIR) continue
      addScaled(
        mass,
        (own.lowest + points - rowLowest) * columns + other.lowest - columnLowest,
        other.mass,
        weight,
      )
    }
  }
  return { rowLowest, columnLowest, rows, columns, mass }
}

/** The home side's points of each number of its possessions, and the visitors' with what they may have beside it. */
function rowByRow(
  { lowest, width, rows, mass }: PossessionCounts,
  powers: PointsPowers,
): { readonly own: Chances; readonly other: Chances }[] {
  const columns = 2 * width + 1
  return Array.from({ length: rows }, (_, row) => {
    const weights = Array.from({ length: columns }, (_entry, column) => mass[row * columns + column] ?? 0)
    return { own: powers.home.of(lowest + row), other: mixed(lowest + row - width, weights, powers.away) }
  })
}

/** Adds the chances that one side has its points and the other `lead` fewer. */
function addAlong(into: Chances, own: Chances, other: Chances, lead: number): void {
  const from = Math.max(own.lowest, other.lowest + lead)
  const to = Math.min(own.lowest + own.mass.length, other.lowest + lead + other.mass.length)
  const ownMass = own.mass
  const otherMass = other.mass
  const mass = into.mass
  const ownAt = from - own.lowest
  const otherAt = from - lead - other.lowest
  const at = from - into.lowest
  for (let i = 0; i < to - from; i++) {
    mass[at + i] = (mass[at + i] ?? 0) + (ownMass[ownAt + i] ?? 0) * (otherMass[otherAt + i] ?? 0)
  }
}
