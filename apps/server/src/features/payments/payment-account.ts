import type { Currency } from '@xezer/money/minor'
import { readAccount } from '@xezer/payments/account-fields'
import { maskAccount } from '@xezer/payments/masked-account'
import { accountFieldOf, type MethodName, payCurrencyOf } from '@xezer/payments/methods'
import type { Sealing } from '../../core/sealing/sealing.ts'
import type { PaymentAccount, StoredPayment } from './payment-store.ts'

/** Accounts of one kind that are the same are told by it, whichever way the money went. */
const PURPOSE = 'payment_account'
const SEALED_KIND = 'payment_account'

interface AccountOptions {
  readonly sealing: Sealing
}

export function printOf(
  { sealing }: AccountOptions,
  { method, currency }: { readonly method: MethodName; readonly currency: Currency },
  account: string,
): Omit<PaymentAccount, 'sealed' | 'print'> & { readonly print: Buffer } {
  const field = accountFieldOf(method, 'out', payCurrencyOf(method, currency))
  // Whoever wrote it, in the one form in which accounts are compared.
  const read = field && readAccount(field, account)
  const known = read?.ok ? read.value : account
  return {
    shown: maskAccount(field?.name ?? 'account', known),
    print: sealing.fingerprint(PURPOSE, `${method} ${known}`),
  }
}

/**
 * What is typed with a deposit. A gateway is told the phone or wallet that is to pay, of a card nothing: whoever types one may pay with
 * another, so that it is no card that paid in until its gateway says so.
 */
export function payerOf(
  options: AccountOptions,
  paid: { readonly method: MethodName; readonly currency: Currency },
  account: string,
): PaymentAccount {
  const { shown, print } = printOf(options, paid, account)
  return { shown, sealed: null, print: paid.method === 'visa' ? null : print }
}

/** An account that the payout needs once more: sealed until it is over. */
export function sealAccount(
  options: AccountOptions,
  payment: { readonly method: MethodName } & Pick<StoredPayment, 'currency' | 'id' | 'playerId'>,
  account: string,
): PaymentAccount & { readonly print: Buffer } {
  const item = { playerId: payment.playerId, kind: SEALED_KIND, id: String(payment.id) }
  return { ...printOf(options, payment, account), sealed: options.sealing.seal(Buffer.from(account), item) }
}

export function openAccount({ sealing }: AccountOptions, payment: StoredPayment): string | null {
  if (payment.accountSealed === null) return null
  const item = { playerId: payment.playerId, kind: SEALED_KIND, id: String(payment.id) }
  return sealing.open(payment.accountSealed, item).toString()
}
