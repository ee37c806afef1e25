import { chanceAtLeast, chanceOf, type IntegerDistribution } from '../distribution/integer-distribution.ts'

/**
 * Share of the decided stake that wins when `value` plus `line` must be above zero: half-won and half-lost
 * count half, returned stakes nothing. 1 / share is the fair price, because the Asian fair price is
 * 1 + (lose + half-lose/2) / (win + half-win/2). `line` is a multiple of 0.25. NaN when all is returned.
 */
export function asianChance(value: IntegerDistribution, line: number): number {
  const quarters = Math.round(line * 4)
  // A quarter line is half a stake on each of the two half lines beside it.
  const halves = quarters % 2 === 0 ? [quarters / 2] : [(quarters - 1) / 2, (quarters + 1) / 2]
  let win = 0
  let lose = 0
  for (const half of halves) {
    const threshold = -half / 2
    const above = chanceAtLeast(value, Math.floor(threshold) + 1)
    const equal = Number.isInteger(threshold) ? chanceOf(value, threshold) : 0
    win += above
    lose += 1 - above - equal
  }
  return win / (win + lose)
}
