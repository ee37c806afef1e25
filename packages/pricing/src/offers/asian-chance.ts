import { chanceAtLeast, chanceOf, type IntegerDistribution } from '../distribution/integer-distribution.ts'

/**
 * Share of the decided stake that wins when `value` plus `line` must be above zero: half-won and half-lost
 * count half, returned stakes nothing. 1 / share is the fair price, because the Asian fair price is
 * 1 + (lose + half-lose/2) / (win + half-win/2). `line` is a multiple of 0.25. NaN when all is returned.
 */
export function asianChance(value: IntegerDistribution, line: number): number {
  const quarters = Math.round(line * 4)
  if (quarters % 2 === 0) {
    const win = chanceAbove(value, -line)
    return win / (1 - chanceEqual(value, -line))
  }
  // A quarter line is half a stake on each of the two half lines beside it.
  const lower = -(quarters + 1) / 4
  const upper = -(quarters - 1) / 4
  const win = chanceAbove(value, lower) + chanceAbove(value, upper)
  return win / (2 - chanceEqual(value, lower) - chanceEqual(value, upper))
}

/** The share of a stake on the line that is expected back undecided, whichever side it is on. */
export function asianReturned(value: IntegerDistribution, line: number): number {
  const quarters = Math.round(line * 4)
  if (quarters % 2 === 0) return chanceEqual(value, -line)
  return (chanceEqual(value, -(quarters + 1) / 4) + chanceEqual(value, -(quarters - 1) / 4)) / 2
}

function chanceAbove(value: IntegerDistribution, threshold: number): number {
  return chanceAtLeast(value, Math.floor(threshold) + 1)
}

function chanceEqual(value: IntegerDistribution, threshold: number): number {
  return Number.isInteger(threshold) ? chanceOf(value, threshold) : 0
}
