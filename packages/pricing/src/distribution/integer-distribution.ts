/** Chances of the integers lowest, lowest + 1, …; they sum to 1. */
export type IntegerDistribution = { readonly lowest: number; readonly mass: Float64Array }

/** What is left out of a Poisson tail before it is scaled back to 1. */
const TAIL_MAX = 1e-9
const COUNT_MAX = 60

/** `already` plus a Poisson count of this mean, cut where the tail is negligible. */
export function poissonCount(mean: number, already = 0): IntegerDistribution {
  const chances: number[] = []
  let chance = Math.exp(-mean)
  let sum = 0
  for (let count = 0; count < COUNT_MAX; count++) {
    chances.push(chance)
    sum += chance
    if (1 - sum < TAIL_MAX && count >= mean) break
    chance *= mean / (count + 1)
  }
  return { lowest: already, mass: Float64Array.from(chances, (value) => value / sum) }
}

/** Distribution of the sum of two independent integers. */
export function sumOf(left: IntegerDistribution, right: IntegerDistribution): IntegerDistribution {
  const mass = new Float64Array(left.mass.length + right.mass.length - 1)
  for (let i = 0; i < left.mass.length; i++) {
    const weight = left.mass[i] ?? 0
    for (let j = 0; j < right.mass.length; j++) {
      mass[i + j] = (mass[i + j] ?? 0) + weight * (right.mass[j] ?? 0)
    }
  }
  return { lowest: left.lowest + right.lowest, mass }
}

/** Distribution of the integer with its sign turned. */
export function negated(distribution: IntegerDistribution): IntegerDistribution {
  const mass = distribution.mass.slice().reverse()
  return { lowest: -(distribution.lowest + mass.length - 1), mass }
}

export function differenceOf(left: IntegerDistribution, right: IntegerDistribution): IntegerDistribution {
  return sumOf(left, negated(right))
}

export function chanceOf(distribution: IntegerDistribution, value: number): number {
  return distribution.mass[value - distribution.lowest] ?? 0
}

/** Chance of `value` or more. */
export function chanceAtLeast(distribution: IntegerDistribution, value: number): number {
  let sum = 0
  for (let i = Math.max(0, value - distribution.lowest); i < distribution.mass.length; i++) {
    sum += distribution.mass[i] ?? 0
  }
  return sum
}

/** Chance of an odd value. */
export function chanceOfOdd(distribution: IntegerDistribution): number {
  let sum = 0
  for (let i = 0; i < distribution.mass.length; i++) {
    if ((distribution.lowest + i) % 2 !== 0) sum += distribution.mass[i] ?? 0
  }
  return sum
}

export function meanOf(distribution: IntegerDistribution): number {
  let sum = 0
  for (let i = 0; i < distribution.mass.length; i++)
    sum += (distribution.lowest + i) * (distribution.mass[i] ?? 0)
  return sum
}

/** Mean of base^value: the chance that each of that many independent trials of chance `base` succeeds. */
export function meanOfPower(distribution: IntegerDistribution, base: number, already = 0): number {
  let sum = 0
  let power = base ** (distribution.lowest - already)
  for (let i = 0; i < distribution.mass.length; i++) {
    sum += power * (distribution.mass[i] ?? 0)
    power *= base
  }
  return sum
}
