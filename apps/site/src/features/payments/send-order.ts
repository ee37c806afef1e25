import type { DepositAnswer, MethodTerms, Payment, PaymentType } from '@xezer/contract/payments'
import { accountDeposit, accountDepositCard, accountWithdrawal } from '@xezer/contract/payments'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { ok, type Result } from '@xezer/std/result'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import type { DecidedOrder } from './decide-order.ts'

type Redirect = NonNullable<DepositAnswer['redirect']>

export interface SentOrder {
  payment: Payment
  /** Where a deposit is paid; null where nothing is to be done there. */
  redirect: Redirect | null
  /** What to do instead, for people. */
  text: string | undefined
}

export interface OrderInput extends DecidedOrder {
  /** Of a deposit: a campaign's code, or null for none; absent leaves it to the registration's choice. */
  bonus?: string | null
  /** The player knows that the withdrawal takes a bonus away. */
  forfeitBonus?: true
  /** Of the second factor; a newer one is no other order. */
  code?: string
}

/** One press of the button: the key makes a repeat of it the same payment. */
export async function sendOrder(
  api: ApiClient,
  type: PaymentType,
  terms: MethodTerms,
  { amountMinor, account, bonus, forfeitBonus, code }: OrderInput,
  idempotencyKey: string,
): Promise<Result<SentOrder, ApiError>> {
  const field = terms.fields[0]?.name
  const input = {
    method: terms.method,
    amount: presentWireAmount(amountMinor),
    ...(field === undefined || account === undefined ? {} : { [field]: account }),
  }
  if (type === 'out') {
    const answer = await api.call(
      accountWithdrawal,
      { ...input, ...(forfeitBonus && { forfeitBonus }), ...(code !== undefined && { code }) },
      { idempotencyKey },
    )
    return answer.ok ? ok({ payment: answer.value.payment, redirect: null, text: undefined }) : answer
  }
  const earned = bonus === undefined ? {} : { bonus }
  const answer =
    field === 'card'
      ? await api.call(
          accountDepositCard,
          { amount: input.amount, card: account ?? '', ...earned },
          { idempotencyKey },
        )
      : await api.call(accountDeposit, { ...input, ...earned }, { idempotencyKey })
  if (!answer.ok) return answer
  const { payment, redirect, text } = answer.value
  return ok({ payment, redirect, text })
}

/** Leaves for the payment system's own page. */
export function followRedirect({ url, data }: Redirect): void {
  const address = new URL(url, location.href)
  for (const [name, value] of Object.entries(data)) address.searchParams.set(name, value)
  location.assign(address)
}
