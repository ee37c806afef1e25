import { formatAmountText } from '@xezer/money/amount-text'
import { PAY_CURRENCY_NUMBERS } from '@xezer/payments/pay-currencies'
import { accountOnWire, paywayOf } from '@xezer/payments/payways'
import * as z from 'zod/mini'
import type { GatewayOrder, PaymentFate, PayoutAnswer, PayoutOrder } from '../gateway.ts'
import { payCurrency } from '../payment-terms.ts'
import { type AskPiastrix, PIASTRIX_ERRORS, type PiastrixAnswer } from './ask-piastrix.ts'

/** What a payout's number means; any other one, 4 and 9 among them, says nothing that is final. */
const STATES: Readonly<Record<number, PaymentFate>> = {
  1: 'pending',
  2: 'pending',
  3: 'pending',
  5: 'paid',
  6: 'failed',
  7: 'pending',
  8: 'pending',
}
const Checked = z.object({ result: z.optional(z.boolean()) })
const Told = z.object({ id: z.optional(z.union([z.string(), z.number()])), status: z.optional(z.number()) })

/**
 * The account is checked first, where the gateway can; what is sent then may be done whatever is answered. A refusal counts
 * only when the gateway also knows nothing of the payout: an earlier attempt may have arrived.
 */
export async function payByPiastrix(ask: AskPiastrix, order: PayoutOrder): Promise<PayoutAnswer> {
  const way = paywayOf(order.method, 'out', payCurrency(order.currency))
  if (way.kind === 'by_hand') return 'accepted'
  const answer = way.kind === 'transfer' ? await transfer(ask, order) : await withdraw(ask, order)
  if (answer.kind === 'done') return 'accepted'
  if (answer.kind === 'silent') return 'unknown'
  const { exists, notFound, inProgress, balanceTooLow } = PIASTRIX_ERRORS
  if (answer.code === exists) return 'accepted'
  if (([notFound, inProgress, balanceTooLow] as number[]).includes(answer.code)) return 'unknown'
  return (await findPiastrixPayout(ask, order)) === 'not_found' ? 'refused' : 'unknown'
}

export async function findPiastrixPayout(
  ask: AskPiastrix,
  { reference, method, currency }: Pick<GatewayOrder, 'reference' | 'method' | 'currency'>,
): Promise<PaymentFate> {
  const { kind } = paywayOf(method, 'out', payCurrency(currency))
  if (kind === 'by_hand') return 'pending'
  const call = kind === 'transfer' ? 'transfer/shop_payment_status' : 'withdraw/shop_payment_status'
  const answer = await ask(call, { shop_payment_id: reference })
  if (answer.kind === 'silent') return 'unknown'
  if (answer.kind === 'refused') return answer.code === PIASTRIX_ERRORS.notFound ? 'not_found' : 'unknown'
  const told = z.safeParse(Told, answer.data)
  if (!told.success || told.data.id === undefined) return 'unknown'
  // A transfer that is known is done, if nothing else is said of it.
  const { status = kind === 'transfer' ? 5 : 0 } = told.data
  return STATES[status] ?? 'unknown'
}

function transfer(
  ask: AskPiastrix,
  { reference, currency, amount, account }: PayoutOrder,
): Promise<PiastrixAnswer> {
  const number = PAY_CURRENCY_NUMBERS[payCurrency(currency)]
  return ask('transfer/create', {
    ...{ shop_payment_id: reference, amount: formatAmountText(amount), amount_type: 'receive_amount' },
    ...{ payee_account: account, payee_currency: number, shop_currency: number },
  })
}

async function withdraw(ask: AskPiastrix, order: PayoutOrder): Promise<PiastrixAnswer> {
  const { reference, method, currency } = order
  const pay = payCurrency(currency)
  const way = paywayOf(method, 'out', pay)
  const payway = 'payway' in way ? way.payway : ''
  const amount = formatAmountText(order.amount)
  const account = accountOnWire(method, order.account)
  const terms = { amount, amount_type: 'ps_amount', payway, shop_currency: PAY_CURRENCY_NUMBERS[pay] }
  const tried = await ask('withdraw/try', terms)
  if (tried.kind !== 'done') return tried
  const checked = await ask('check_account', { account, amount, payway })
  if (checked.kind !== 'done') return checked
  if (z.safeParse(Checked, checked.data).data?.result === false) return { kind: 'refused', code: 0 }
  return ask('withdraw/create', { ...terms, account, shop_payment_id: reference })
}
