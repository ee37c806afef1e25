import { must } from '@xezer/std/assert'

/** Who takes a side of a knock-out match: a competitor, by its index, or the winner of an earlier match of the list. */
export type KnockOutSide = { readonly competitor: number } | { readonly match: number }

export interface KnockOutMatch {
  readonly sides: readonly [KnockOutSide, KnockOutSide]
  /** The competitor that won it; null while it is not over. */
  readonly winner: number | null
}

/**
 * Chances of each competitor to win the last match of a list in which every match stands behind those that it follows
 * from: exact, as nobody is in two places. A step is one question about a pair, so that whoever drives it can rest.
 */
export function* knockOutChances(
  matches: readonly KnockOutMatch[],
  size: number,
  chanceOf: (home: number, away: number) => number,
): Generator<void, Float64Array> {
  const reached: Float64Array[] = []
  for (const { sides, winner } of matches) {
    const chances = new Float64Array(size)
    reached.push(chances)
    if (winner !== null) {
      chances[winner] = 1
      continue
    }
    const [home, away] = sides.map((side) => {
      if ('match' in side)
        return must(reached[side.match], 'a match stands behind those that it follows from')
      const certain = new Float64Array(size)
      certain[side.competitor] = 1
      return certain
    })
    for (let one = 0; one < size; one++) {
      const first = home?.[one] ?? 0
      if (first === 0) continue
      for (let other = 0; other < size; other++) {
        const both = first * (away?.[other] ?? 0)
        if (both === 0) continue
        const chance = chanceOf(one, other)
        chances[one] = (chances[one] ?? 0) + both * chance
        chances[other] = (chances[other] ?? 0) + both * (1 - chance)
        yield
      }
    }
  }
  return must(reached.at(-1), 'a knock-out has a final')
}
