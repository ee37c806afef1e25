import type { MethodTerms, PaymentMethods, PaymentType } from '@xezer/contract/payments'
import { exchange } from '@xezer/money/exchange'
import { type Minor, minor } from '@xezer/money/minor'
import { RATIONAL_ONE, type Rational, rational } from '@xezer/money/rational'
import { exchangeUp } from '@xezer/payments/rates'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'

/** What an amount comes to by a method, as the server will reckon it. */
export interface TermsQuote {
  /** In the account's currency. */
  feeMinor: Minor
  /** What is paid or received at the method, in its currency. */
  payMinor: Minor
  /** What the account's balance gains or loses. */
  balanceMinor: Minor
}

const WHOLE_PPM = 1_000_000n

export function quoteTerms(
  methods: PaymentMethods,
  type: PaymentType,
  terms: MethodTerms,
  amountMinor: Minor,
): TermsQuote {
  const feeMinor = feeOf(terms, amountMinor)
  const rate = rateOf(methods, terms)
  if (type === 'in') {
    const payMinor = exchangeUp(minor(amountMinor + feeMinor), rate)
    return { feeMinor, payMinor, balanceMinor: amountMinor }
  }
  const rest = amountMinor > feeMinor ? amountMinor - feeMinor : 0n
  return { feeMinor, payMinor: exchange(minor(rest), rate), balanceMinor: amountMinor }
}

/** The rate's words; undefined where nothing is exchanged. */
export function rateTextOf({ rates }: PaymentMethods, { currency }: MethodTerms): string | undefined {
  return rates.find((rate) => rate.currency === currency)?.text
}

function rateOf({ rates }: PaymentMethods, { currency }: MethodTerms): Rational {
  const found = rates.find((rate) => rate.currency === currency)
  return found === undefined ? RATIONAL_ONE : rational(BigInt(found.numerator), BigInt(found.denominator))
}

/** The part of the amount is rounded down, then what is fixed, the least and the most. */
function feeOf({ fee }: MethodTerms, amountMinor: Minor): Minor {
  const [fixed, min] = [readWireAmount(fee.fixed), readWireAmount(fee.min)]
  const part = (amountMinor * BigInt(fee.ppm)) / WHOLE_PPM + fixed
  const atLeast = part < min ? min : part
  const max = fee.max === null ? null : readWireAmount(fee.max)
  return minor(max !== null && atLeast > max ? max : atLeast)
}
