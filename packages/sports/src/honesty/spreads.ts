import { type IntegerDistribution, meanOf } from '@xezer/pricing/distribution/integer-distribution'

/** What matches come to: the mean of both sides together, and standard deviations. */
export interface Spreads {
  readonly total: number
  readonly sideSpread: number
  readonly differenceSpread: number
  readonly totalSpread: number
  /** Of the two sides' counts. */
  readonly correlation: number
}

/** What a side of a match may come to, home minus away, and both together. */
export type MatchCounts = Readonly<Record<'home' | 'away' | 'difference' | 'total', IntegerDistribution>>

/** Of matches that were played, whose counts are certain, or of all that they may come to. */
export function spreadsOf(matches: readonly MatchCounts[]): Spreads {
  const home = spreadOf(matches, 'home')
  const away = spreadOf(matches, 'away')
  const difference = spreadOf(matches, 'difference')
  const total = spreadOf(matches, 'total')
  return {
    total: meanOver(matches, (match) => meanOf(match.total)),
    sideSpread: (home + away) / 2,
    differenceSpread: difference,
    totalSpread: total,
    correlation: (total ** 2 - difference ** 2) / (4 * home * away),
  }
}

function spreadOf(matches: readonly MatchCounts[], count: keyof MatchCounts): number {
  const mean = meanOver(matches, (match) => meanOf(match[count]))
  return Math.sqrt(meanOver(matches, (match) => squareAround(mean, match[count])))
}

function squareAround(mean: number, { lowest, mass }: IntegerDistribution): number {
  return mass.reduce((sum, chance, index) => sum + chance * (lowest + index - mean) ** 2, 0)
}

function meanOver<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((sum, one) => sum + of(one), 0) / all.length
}
