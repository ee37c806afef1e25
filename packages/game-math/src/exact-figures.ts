/** What a definition is worth, computed from it and never typed. All in stakes. */
export interface ExactFigures {
  /** Returned per stake on the average, 0 ... 1. */
  readonly rtp: number
  /** Share of rounds that return anything. */
  readonly hitRate: number
  /** Standard deviation of what a round returns. */
  readonly deviation: number
  /** The most that a round can return. */
  readonly most: number
}

/** One possible end of a round: its share of all, and what it returns in stakes. */
export interface Chance {
  readonly share: number
  readonly factor: number
}

/** The figures of a game whose possible ends can be listed. */
export function figuresOf(chances: readonly Chance[]): ExactFigures {
  const mean = (value: (chance: Chance) => number) =>
    chances.reduce((sum, chance) => sum + chance.share * value(chance), 0)
  const rtp = mean(({ factor }) => factor)
  return {
    rtp,
    hitRate: mean(({ factor }) => (factor > 0 ? 1 : 0)),
    deviation: Math.sqrt(mean(({ factor }) => factor * factor) - rtp * rtp),
    most: chances.reduce((most, { factor, share }) => (share > 0 ? Math.max(most, factor) : most), 0),
  }
}

/** How many ways there are to take `count` of `size`. Exact up to 2^53. */
export function choose(size: number, count: number): number {
  if (count < 0 || count > size) return 0
  let ways = 1n
  for (let taken = 1; taken <= count; taken++) ways = (ways * BigInt(size - count + taken)) / BigInt(taken)
  return Number(ways)
}
