import { assert } from '@xezer/std/assert'

/** An exact fraction in lowest terms with a positive denominator. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const RATIONAL_ZERO: Rational = { numerator: 0n, denominator: 1n }
export const RATIONAL_ONE: Rational = { numerator: 1n, denominator: 1n }

export function rational(numerator: bigint, denominator = 1n): Rational {
  assert(denominator !== 0n, 'a fraction over zero')
  const sign = denominator < 0n ? -1n : 1n
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: (sign * numerator) / divisor, denominator: (sign * denominator) / divisor }
}

export function addRational(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  )
}

export function multiplyRational(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator)
}

/** The largest whole number that is not above the fraction; also for negative ones. */
export function floorRational(value: Rational): bigint {
  const whole = value.numerator / value.denominator
  return value.numerator < 0n && whole * value.denominator !== value.numerator ? whole - 1n : whole
}

/** The largest whole number that is not above the product; the fraction in between is never brought to lowest terms. */
export function floorProduct(whole: bigint, factor: Rational): bigint {
  return floorRational({ numerator: whole * factor.numerator, denominator: factor.denominator })
}

/** The smallest whole number that is not below the product. */
export function ceilProduct(whole: bigint, factor: Rational): bigint {
  return -floorProduct(-whole, factor)
}

function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right]
  while (b !== 0n) [a, b] = [b, a % b]
  return a === 0n ? 1n : a
}
