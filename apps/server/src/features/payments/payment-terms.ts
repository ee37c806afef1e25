import type { MethodTerms, PaymentMethods } from '@xezer/contract/payments'
import { presentWireTime } from '@xezer/contract/wire-time'
import { currencyCode } from '@xezer/i18n/format-money'
import { serverTranslator } from '@xezer/i18n/server-text'
import { type ExchangeRate, exchange } from '@xezer/money/exchange'
import type { Currency, Minor } from '@xezer/money/minor'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { AccountField } from '@xezer/payments/account-fields'
import {
  accountFieldOf,
  type Direction,
  METHOD_NAMES,
  METHODS,
  type MethodName,
  PROCESSING_TIMES,
  payCurrencyOf,
} from '@xezer/payments/methods'
import { OWN_PAY_CURRENCY, PAY_CURRENCIES, type PayCurrency } from '@xezer/payments/pay-currencies'
import { amountLimitsOf, type PayTerms } from '@xezer/payments/quotes'
import { exchangeUp, invertRate, leastWorth, payPerUnit, shownRate } from '@xezer/payments/rates'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { HOUSE_RATES, type StandingRates } from '../../core/rates/rates.ts'

/** The currency of the ledger that a method's is. */
export const LEDGER_CURRENCY: Readonly<Record<PayCurrency, Currency>> = { RUB: 'RUR', USD: 'USD', EUR: 'EUR' }

/** Its name at gateways. */
export function payCurrency(currency: Currency): PayCurrency {
  return must(OWN_PAY_CURRENCY[currency], `no gateway pays in ${currency}`)
}

export interface TermsOf {
  readonly currency: Currency
  readonly rates: StandingRates
  readonly minimumDeposit: Minor
}

/** A payout that reaches its account in the currency that it leaves in. A deposit is measured in manat, whatever it is paid in. */
export function needsNoRates({
  method,
  direction,
  currency,
}: Pick<PayTerms, 'method' | 'direction' | 'currency'>): boolean {
  return direction === 'out' && OWN_PAY_CURRENCY[currency] === payCurrencyOf(method, currency)
}

/** What is left of them while the bank is silent: ways out that exchange nothing. Null where there are none. */
export function presentUnexchanged(of: Omit<TermsOf, 'rates'>, locale: Locale): PaymentMethods | null {
  const all = presentMethods({ ...of, rates: HOUSE_RATES }, locale)
  const out = all.out.filter(({ method }) =>
    needsNoRates({ method, direction: 'out', currency: of.currency }),
  )
  return out.length === 0 ? null : { ...all, in: [], out, rates: [] }
}

/** Every method as an account of this currency sees it. */
export function presentMethods(of: TermsOf, locale: Locale): PaymentMethods {
  const { currency, rates } = of
  const foreign = PAY_CURRENCIES.filter((pay) => OWN_PAY_CURRENCY[currency] !== pay)
  return {
    in: METHOD_NAMES.map((method) => presentTerms(of, method, 'in', locale)),
    out: METHOD_NAMES.map((method) => presentTerms(of, method, 'out', locale)),
    rates: foreign.map((pay) => {
      const rate = payPerUnit(pay, currency, rates.rates)
      return {
        currency: LEDGER_CURRENCY[pay],
        numerator: String(rate.numerator),
        denominator: String(rate.denominator),
        text: rateText(currency, rate, pay),
        time: rates.takenAtMs === null ? null : presentWireTime(rates.takenAtMs),
      }
    }),
    minimum: presentWireAmount(leastWorth(of.minimumDeposit, currency, rates.rates)),
  }
}

/** `1 AZN = 38.61 RUB` */
export function rateText(currency: Currency, rate: ExchangeRate, pay: string): string {
  return `1 ${currencyCode(currency)} = ${shownRate(rate)} ${pay}`
}

function presentTerms(of: TermsOf, method: MethodName, direction: Direction, locale: Locale): MethodTerms {
  const text = serverTranslator(locale)
  const { currency, minimumDeposit } = of
  const rates = of.rates.rates
  const terms: PayTerms = { method, direction, currency, rates, minimumDeposit }
  const pay = payCurrencyOf(method, currency)
  const limits = amountLimitsOf(terms)
  const fee = METHODS[method].fees[direction]
  const back = invertRate(payPerUnit(pay, currency, rates))
  const own = (amount: bigint) => presentWireAmount(exchangeUp(minor(amount), back))
  const field = accountFieldOf(method, direction, pay)
  return {
    method,
    name: text(`payment.method.${method}`),
    currency: LEDGER_CURRENCY[pay],
    min: presentWireAmount(limits.min),
    max: presentWireAmount(limits.max),
    fee: {
      ppm: Number(fee.ppm),
      fixed: own(fee.fixed),
      min: own(fee.min),
      max: fee.max === null ? null : presentWireAmount(exchange(minor(fee.max), back)),
    },
    time: text(`payment.time.${PROCESSING_TIMES[direction]}`),
    fields: field === null ? [] : [{ name: field.name, kind: kindOf(field), example: field.example }],
  }
}

function kindOf(field: AccountField): MethodTerms['fields'][number]['kind'] {
  return field.isEmailToo ? 'email_or_wallet' : field.name
}
