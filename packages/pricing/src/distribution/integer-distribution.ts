import { assert } from '@xezer/std/assert'

/**
 * Chances of the integers lowest, lowest + 1, …; they sum to 1. `atLeast` holds the chances of that value
 * or more, one entry longer, because lines of markets ask for them again and again.
 */
export interface IntegerDistribution {
  readonly lowest: number
  readonly mass: Float64Array
  readonly atLeast: Float64Array
}

/** The most that a cut may lose of a distribution; more is a fault, never scaled away. */
const CUT_MAX = 1e-9
/** Beyond this mean the chance of none is no number any more. */
const POISSON_MEAN_MAX = 700

/** A distribution from its chances. They carry the tail: what is missing to 1 is below 1e-9. */
export function integerDistribution(lowest: number, mass: Float64Array): IntegerDistribution {
  const whole = partOfDistribution(lowest, mass)
  assert(Math.abs(1 - (whole.atLeast[0] ?? 0)) < CUT_MAX, 'a distribution without its tail')
  return whole
}

/** The part of a distribution in which something else holds: its chances sum to the chance of that. */
export function partOfDistribution(lowest: number, mass: Float64Array): IntegerDistribution {
  const atLeast = new Float64Array(mass.length + 1)
  let sum = 0
  for (let i = mass.length - 1; i >= 0; i--) {
    sum += mass[i] ?? 0
    atLeast[i] = sum
  }
  return { lowest, mass, atLeast }
}

/** Of a count that is known. */
export function certain(value: number): IntegerDistribution {
  return integerDistribution(value, Float64Array.of(1))
}

/** `already` plus a Poisson count of this mean, cut where less than 1e-9 of it is left. */
export function poissonCount(mean: number, already = 0): IntegerDistribution {
  assert(mean < POISSON_MEAN_MAX, 'no count of a match has a mean like this')
  const chances: number[] = []
  let chance = Math.exp(-mean)
  let sum = 0
  for (let count = 0; count < mean || 1 - sum >= CUT_MAX; count++) {
    chances.push(chance)
    sum += chance
    chance *= mean / (count + 1)
  }
  const mass = new Float64Array(chances.length)
  for (let i = 0; i < mass.length; i++) mass[i] = (chances[i] ?? 0) / sum
  return integerDistribution(already, mass)
}

/** Distribution of an integer of which one of several distributions holds, each with its chance. All begin at the same value. */
export function mixtureOf(
  parts: readonly { readonly chance: number; readonly of: IntegerDistribution }[],
): IntegerDistribution {
  const lowest = parts[0]?.of.lowest ?? 0
  const mass = new Float64Array(Math.max(...parts.map((part) => part.of.mass.length)))
  for (const part of parts) {
    assert(part.of.lowest === lowest, 'parts of a mixture begin at the same value')
    for (let i = 0; i < part.of.mass.length; i++) {
      mass[i] = (mass[i] ?? 0) + part.chance * (part.of.mass[i] ?? 0)
    }
  }
  return integerDistribution(lowest, mass)
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
  return integerDistribution(left.lowest + right.lowest, mass)
}

/** Distribution of the integer with its sign turned. */
export function negated(distribution: IntegerDistribution): IntegerDistribution {
  const mass = distribution.mass.slice().reverse()
  return integerDistribution(-(distribution.lowest + mass.length - 1), mass)
}

export function differenceOf(left: IntegerDistribution, right: IntegerDistribution): IntegerDistribution {
  return sumOf(left, negated(right))
}

export function chanceOf(distribution: IntegerDistribution, value: number): number {
  const index = value - distribution.lowest
  // Reading a typed array outside of its bounds is many times slower than this test.
  if (index < 0 || index >= distribution.mass.length) return 0
  return distribution.mass[index] ?? 0
}

/** Chance of `value` or more. */
export function chanceAtLeast(distribution: IntegerDistribution, value: number): number {
  const index = value - distribution.lowest
  if (index <= 0) return distribution.atLeast[0] ?? 0
  return index >= distribution.atLeast.length ? 0 : (distribution.atLeast[index] ?? 0)
}

/** Chance of an odd value. */
export function chanceOfOdd(distribution: IntegerDistribution): number {
  let sum = 0
  // A remainder for each value would cost more than all the rest.
  for (let i = distribution.lowest % 2 === 0 ? 1 : 0; i < distribution.mass.length; i += 2) {
    sum += distribution.mass[i] ?? 0
  }
  return sum
}

export function meanOf(distribution: IntegerDistribution): number {
  let sum = 0
  for (let i = 0; i < distribution.mass.length; i++) {
    sum += (distribution.lowest + i) * (distribution.mass[i] ?? 0)
  }
  return sum
}

/** Mean of base^(value - already): the chance that as many independent trials of chance `base` all succeed. */
export function meanOfPower(distribution: IntegerDistribution, base: number, already = 0): number {
  let sum = 0
  let power = base ** (distribution.lowest - already)
  for (let i = 0; i < distribution.mass.length; i++) {
    sum += power * (distribution.mass[i] ?? 0)
    power *= base
  }
  return sum
}
