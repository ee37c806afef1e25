import type { MethodTerms, PaymentType } from '@xezer/contract/payments'
import { formatMoney } from '@xezer/i18n/format-money'
import type { Translate } from '@xezer/i18n/translator'
import type { Currency, Minor } from '@xezer/money/minor'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { readAccount } from '@xezer/payments/account-fields'
import { accountFieldOf, payCurrencyOf } from '@xezer/payments/methods'
import { err, ok, type Result } from '@xezer/std/result'
import { readWireAmount } from '../../core/money/read-wire-amount.ts'

export interface TypedOrder {
  amount: string
  account: string
}

export interface DecidedOrder {
  amountMinor: Minor
  /** As it is sent; undefined where the method asks for none. */
  account: string | undefined
}

/** What is wrong with the fields of an order. */
export interface OrderFaults {
  amount?: AmountFault
  account?: AccountFault
}
export type AmountFault =
  | { code: 'field_required' | 'amount_invalid' }
  | { code: 'amount_below' | 'amount_above' | 'more_than_available'; amountMinor: Minor }
type AccountFault =
  | { code: 'field_required' | 'card_invalid' | 'latin_only' }
  | { code: 'phone_invalid' | 'wallet_invalid' | 'cyrillic_letter'; example: string }

export interface OrderRules {
  terms: MethodTerms
  type: PaymentType
  currency: Currency
  /** What may be withdrawn; null for a deposit. */
  availableMinor: Minor | null
}

/** An order as it was typed, or what is wrong with it: the same rules by which the server decides. */
export function decideOrder(rules: OrderRules, typed: TypedOrder): Result<DecidedOrder, OrderFaults> {
  const amount = decideAmount(rules, typed.amount)
  const account = decideAccount(rules, typed.account)
  if (amount.ok && account.ok) return ok({ amountMinor: amount.value, account: account.value })
  return err({
    ...(amount.ok ? {} : { amount: amount.error }),
    ...(account.ok ? {} : { account: account.error }),
  })
}

function decideAmount({ terms, availableMinor }: OrderRules, typed: string): Result<Minor, AmountFault> {
  if (typed.trim() === '') return err({ code: 'field_required' })
  const parsed = parseTypedAmount(typed)
  if (!parsed.ok || parsed.value === 0n) return err({ code: 'amount_invalid' })
  const [min, max] = [readWireAmount(terms.min), readWireAmount(terms.max)]
  if (parsed.value < min) return err({ code: 'amount_below', amountMinor: min })
  // Whoever asks for more than he has is told what he has, not what the method could pay.
  if (availableMinor !== null && availableMinor < max && parsed.value > availableMinor) {
    return err({ code: 'more_than_available', amountMinor: availableMinor })
  }
  if (parsed.value > max) return err({ code: 'amount_above', amountMinor: max })
  return parsed
}

function decideAccount(
  { terms: { method }, type, currency }: OrderRules,
  typed: string,
): Result<string | undefined, AccountFault> {
  const field = accountFieldOf(method, type, payCurrencyOf(method, currency))
  return field === null ? ok(undefined) : readAccount(field, typed)
}

/** The sentence under a field. */
export function orderFaultText(
  text: Translate,
  currency: Currency,
  fault: AmountFault | AccountFault | undefined,
): string | undefined {
  if (fault === undefined) return undefined
  if ('amountMinor' in fault) {
    const amount = formatMoney(fault.amountMinor, currency)
    if (fault.code === 'more_than_available') return text('payments.more_than_available', { amount })
    return text(`field.${fault.code}`, { amount })
  }
  if ('example' in fault) {
    const id = fault.code === 'cyrillic_letter' ? 'field.cyrillic_letter' : 'field.wallet_invalid'
    return text(id, { example: fault.example })
  }
  return text(`field.${fault.code}`)
}
