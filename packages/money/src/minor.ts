import { assert } from '@xezer/std/assert'
import type { Brand } from '@xezer/std/brand'

/** An amount of money in minor units (qəpik, cent): 12.50 AZN is 1250n. All four currencies have two decimals. */
export type Minor = Brand<bigint, 'Minor'>

export const CURRENCIES = ['AZN', 'USD', 'EUR', 'RUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export const MINOR_PER_MAJOR = 100n
export const ZERO_MINOR = 0n as Minor
/** Ten trillion major units: beyond it a JSON number could no longer carry both decimals for certain. */
export const AMOUNT_MAX_MINOR = 1_000_000_000_000_000n as Minor

/** Brands a bigint that is known to be an amount in minor units. */
export function minor(value: bigint): Minor {
  return value as Minor
}

/** A whole number of major units, for constants: `major(1000)` is 1 000.00. */
export function major(value: number): Minor {
  assert(Number.isSafeInteger(value), `not a whole amount: ${value}`)
  return (BigInt(value) * MINOR_PER_MAJOR) as Minor
}
