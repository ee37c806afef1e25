import { certain, type IntegerDistribution, sumOf } from '@xezer/pricing/distribution/integer-distribution'
import type { Sides } from '@xezer/sport/side'

/** What both sides have in both halves at the end. */
export interface HalfCell {
  readonly h1Home: number
  readonly h1Away: number
  readonly h2Home: number
  readonly h2Away: number
}

/** Four independent counts, and what a final count of both sides weighs more or less than that. */
export interface HalfCounts {
  readonly h1: Sides<IntegerDistribution>
  readonly h2: Sides<IntegerDistribution>
  readonly weight: ((home: number, away: number) => number) | null
}

/** What is less likely is in no sum: all of it together stays far below what makes two propositions one. */
const CHANCE_MIN = 1e-13

/** Where nobody asks in which half: all of a match is told as if it came in the second one. */
export function withoutHalves({ h1, h2, weight }: HalfCounts): HalfCounts {
  const nothing = certain(0)
  return {
    h1: { home: nothing, away: nothing },
    h2: { home: sumOf(h1.home, h2.home), away: sumOf(h1.away, h2.away) },
    weight,
  }
}

/** Every cell that can come, with its chance. */
export function forEachCell(
  { h1, h2, weight }: HalfCounts,
  visit: (cell: HalfCell, chance: number) => void,
  least = CHANCE_MIN,
): void {
  const forEach = eachOf(least)
  forEach(h1.home, 1, (h1Home, first) =>
    forEach(h1.away, first, (h1Away, second) =>
      forEach(h2.home, second, (h2Home, third) =>
        forEach(h2.away, third, (h2Away, chance) => {
          const scale = weight === null ? 1 : weight(h1Home + h2Home, h1Away + h2Away)
          visit({ h1Home, h1Away, h2Home, h2Away }, chance * scale)
        }),
      ),
    ),
  )
}

function eachOf(least: number) {
  return (
    { lowest, mass }: IntegerDistribution,
    before: number,
    visit: (count: number, chance: number) => void,
  ): void => {
    for (let index = 0; index < mass.length; index++) {
      const chance = before * (mass[index] ?? 0)
      if (chance >= least) visit(lowest + index, chance)
    }
  }
}
