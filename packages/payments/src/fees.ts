import { type ExchangeRate, exchange } from '@xezer/money/exchange'
import { type Minor, minor } from '@xezer/money/minor'
import { exchangeUp, invertRate } from './rates.ts'

/** A row of the house's fees; fixed, least and most are minor units of the currency of the method. */
export interface FeeRule {
  /** Millionths of the amount. */
  readonly ppm: bigint
  readonly fixed: bigint
  readonly min: bigint
  readonly max: bigint | null
}

const WHOLE_PPM = 1_000_000n

/** In the player's currency. The part of the amount is rounded down: nobody pays more than the per cent that he reads. */
export function feeOf(rule: FeeRule, amount: Minor, perUnit: ExchangeRate): Minor {
  const back = invertRate(perUnit)
  const own = (pay: bigint) => exchangeUp(minor(pay), back)
  let fee = (amount * rule.ppm) / WHOLE_PPM + own(rule.fixed)
  if (fee < own(rule.min)) fee = own(rule.min)
  if (rule.max !== null && fee > exchange(minor(rule.max), back)) fee = exchange(minor(rule.max), back)
  return minor(fee)
}
