import type { FieldFault } from '@xezer/contract/field-errors'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Currency, Minor } from '@xezer/money/minor'
import { parseWireAmount } from '@xezer/money/wire-amount'
import { readAccount } from '@xezer/payments/account-fields'
import { accountFieldOf, type Direction, type MethodName, payCurrencyOf } from '@xezer/payments/methods'
import { checkAmount, type PayTerms, type Quote, quotePayment } from '@xezer/payments/quotes'
import type { StandingRates } from '../../core/rates/rates.ts'
import type { PaymentOptions } from './payment-options.ts'

/** What was typed, by the fields that may hold an account. */
export type TypedAccounts = Readonly<
  Partial<Record<'phone' | 'wallet' | 'account' | 'card', string | undefined>>
>

export interface OrderAsked {
  readonly method: MethodName
  readonly direction: Direction
  readonly currency: Currency
  readonly amount: number
  readonly typed: TypedAccounts
}

export interface QuotedOrder extends OrderAsked {
  readonly amountMinor: Minor
  readonly quote: Quote
  readonly account: string | null
  readonly rates: StandingRates
}

/** The account in the form in which it is sent; null where none is asked for, or none was typed. */
export function accountOf({ method, direction, currency, typed }: OrderAsked): string | null {
  const field = accountFieldOf(method, direction, payCurrencyOf(method, currency))
  const read = field && readAccount(field, typed[field.name] ?? '')
  return read?.ok ? read.value : null
}

type Faults = Readonly<Record<string, FieldFault>>

/** The order as it would be carried out now, or what is wrong with its fields. */
export function quoteOrder(
  { minimumDepositMinor }: Pick<PaymentOptions, 'minimumDepositMinor'>,
  asked: OrderAsked,
  rates: StandingRates,
): { readonly ok: QuotedOrder } | { readonly faults: Faults } {
  const { method, direction, currency } = asked
  const field = accountFieldOf(method, direction, payCurrencyOf(method, currency))
  const faults: Record<string, FieldFault> = {}
  let account: string | null = null
  if (field !== null) {
    const read = readAccount(field, asked.typed[field.name] ?? '')
    if (read.ok) account = read.value
    else {
      const { code, ...values } = read.error
      faults[field.name] = { code, values }
    }
  }
  const amount = parseWireAmount(asked.amount)
  if (!amount.ok) return { faults: { ...faults, amount: { code: 'amount_invalid', values: {} } } }
  const terms: PayTerms = {
    method,
    direction,
    currency,
    rates: rates.rates,
    minimumDeposit: minimumDepositMinor,
  }
  const checked = checkAmount(terms, amount.value)
  if (!checked.ok) {
    const { code } = checked.error
    const values = 'amount' in checked.error ? { amount: formatMoney(checked.error.amount, currency) } : {}
    return { faults: { ...faults, amount: { code, values } } }
  }
  if (Object.keys(faults).length > 0) return { faults }
  const quote = quotePayment(terms, amount.value)
  return { ok: { ...asked, amountMinor: amount.value, quote, account, rates } }
}
