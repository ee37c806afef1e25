import { type Rational, rational } from '@xezer/money/rational'
import { assert } from '@xezer/std/assert'

/**
 * e_0 … e_size of the factors in one pass: e_K is the sum over all combinations of K of the product of each.
 * Enumeration would need a million products for 20 factors; this needs 20 x size.
 */
export function elementarySymmetric(factors: readonly bigint[], size: number): readonly bigint[] {
  const sums: bigint[] = Array.from({ length: size + 1 }, (_, index) => (index === 0 ? 1n : 0n))
  for (const factor of factors) {
    for (let index = size; index >= 1; index -= 1) {
      sums[index] = (sums[index] ?? 0n) + (sums[index - 1] ?? 0n) * factor
    }
  }
  return sums
}

/** The mean product over all combinations of `size` factors: e_K / C(N, K), exact. */
export function meanOfCombinations(factors: readonly Rational[], size: number): Rational {
  assert(size >= 1 && size <= factors.length, `combinations of ${size} from ${factors.length}`)
  // Over one common denominator the sum is of integers.
  const denominator = factors.reduce((common, factor) => leastCommonMultiple(common, factor.denominator), 1n)
  const numerators = factors.map((factor) => (factor.numerator * denominator) / factor.denominator)
  const sum = elementarySymmetric(numerators, size)[size] ?? 0n
  return rational(sum, denominator ** BigInt(size) * countCombinations(factors.length, size))
}

/** C(count, size): the lines of a full cover. */
export function countCombinations(count: number, size: number): bigint {
  if (size < 0 || size > count) return 0n
  let lines = 1n
  for (let step = 1; step <= size; step += 1) lines = (lines * BigInt(count - size + step)) / BigInt(step)
  return lines
}

function leastCommonMultiple(left: bigint, right: bigint): bigint {
  return left * rational(right, left).numerator
}
