import { type Rational, rational } from './rational.ts'

const FRACTION = /^(-?\d{1,60})\/(\d{1,60})$/

/** A fraction as it is stored: `17/10`. */
export function writeFraction({ numerator, denominator }: Rational): string {
  return `${numerator}/${denominator}`
}

/** Null for what is none. */
export function parseFraction(text: string): Rational | null {
  const [, numerator, denominator] = FRACTION.exec(text) ?? []
  if (numerator === undefined || denominator === undefined || BigInt(denominator) === 0n) return null
  return rational(BigInt(numerator), BigInt(denominator))
}
