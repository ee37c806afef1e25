import type { MethodTerms, PaymentMethods } from '@xezer/contract/payments'
import { currencyCode } from '@xezer/i18n/format-money'
import { type Currency, minor } from '@xezer/money/minor'
import { rational } from '@xezer/money/rational'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { type Direction, METHODS, payCurrencyOf } from '@xezer/payments/methods'
import { OWN_PAY_CURRENCY, PAY_CURRENCIES, type PayCurrency } from '@xezer/payments/pay-currencies'
import { amountLimitsOf } from '@xezer/payments/quotes'
import {
  exchangeUp,
  invertRate,
  leastWorth,
  type ManatRates,
  payPerUnit,
  shownRate,
} from '@xezer/payments/rates'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'

/** What an account in another currency may pay, by the rates that everybody reads in manat: the rules of the server. */
export function limitsIn(currency: Currency, manat: PaymentMethods): PaymentMethods {
  if (currency === 'AZN') return manat
  const rates = readRates(manat)
  if (rates === null) return manat
  const minimumDeposit = readWireAmount(manat.minimum)
  const own = (direction: Direction) => (terms: MethodTerms) => {
    const { min, max } = amountLimitsOf({
      ...{ method: terms.method, direction, currency, rates, minimumDeposit },
    })
    const rule = METHODS[terms.method].fees[direction]
    const back = invertRate(payPerUnit(payCurrencyOf(terms.method, currency), currency, rates))
    const part = (amount: bigint) => presentWireAmount(exchangeUp(minor(amount), back))
    const fee = { ...terms.fee, fixed: part(rule.fixed), min: part(rule.min) }
    return { ...terms, fee, min: presentWireAmount(min), max: presentWireAmount(max) }
  }
  return {
    in: manat.in.map(own('in')),
    out: manat.out.map(own('out')),
    rates: PAY_CURRENCIES.filter((pay) => OWN_PAY_CURRENCY[currency] !== pay).map((pay) => {
      const { numerator, denominator } = payPerUnit(pay, currency, rates)
      return {
        currency: pay === 'RUB' ? 'RUR' : pay,
        ...{ numerator: String(numerator), denominator: String(denominator), time: null },
        text: `1 ${currencyCode(currency)} = ${shownRate({ numerator, denominator })} ${pay}`,
      }
    }),
    minimum: presentWireAmount(leastWorth(minimumDeposit, currency, rates)),
  }
}

/** What one unit of each is worth in manat. */
function readRates({ rates }: PaymentMethods): ManatRates | null {
  const found = PAY_CURRENCIES.map((pay) => {
    const name = pay === 'RUB' ? 'RUR' : pay
    const rate = rates.find(({ currency }) => currency === name)
    return [pay, rate && invertRate(rational(BigInt(rate.numerator), BigInt(rate.denominator)))] as const
  })
  return found.every(([, rate]) => rate !== undefined)
    ? (Object.fromEntries(found) as Record<PayCurrency, ManatRates['USD']>)
    : null
}
