import { formatAmountText } from '@xezer/money/amount-text'
import { PAY_CURRENCY_NUMBERS } from '@xezer/payments/pay-currencies'
import { accountOnWire, paywayOf } from '@xezer/payments/payways'
import type { Clock } from '@xezer/std/clock'
import * as z from 'zod/mini'
import type { CheckoutAnswer, CheckoutOrder, CheckoutWay, Gateway } from '../gateway.ts'
import { payCurrency } from '../payment-terms.ts'
import {
  type AskPiastrix,
  createAskPiastrix,
  PIASTRIX_ERRORS,
  type PiastrixAnswer,
  type PiastrixShop,
} from './ask-piastrix.ts'
import { findPiastrixDeposit, readPiastrixBalances } from './piastrix-books.ts'
import { isPiastrixGenuine, readPiastrixMessage } from './piastrix-callbacks.ts'
import { findPiastrixPayout, payByPiastrix } from './piastrix-payouts.ts'

export interface PiastrixOptions extends PiastrixShop {
  readonly clock: Clock
  /** The origin of this house, where payers come back to and callbacks go. */
  readonly publicUrl: string
}

const Id = z.union([z.string(), z.number()])
const Bill = z.object({ id: Id, url: z.string() })
const Texts = z.object({ ru: z.string(), en: z.string() })
const Value = z.union([z.string(), z.number()])
const Invoice = z.union([
  z.object({
    id: Id,
    method: z.enum(['GET', 'POST']),
    url: z.string(),
    data: z.optional(z.record(z.string(), Value)),
  }),
  z.object({ id: Id, method: z.literal('OFFLINE'), data: Texts }),
])
const { exists, inProgress, balanceTooLow } = PIASTRIX_ERRORS
const OPEN_ERRORS: readonly number[] = [exists, inProgress, balanceTooLow]
/** As much of an instruction as a person reads. */
const TEXT_MAX = 2000

/** Piastrix behind the port of gateways: a bill for its own wallets, an invoice for every other method. */
export function createPiastrixClient(options: PiastrixOptions): Gateway {
  const ask = createAskPiastrix(options, options.clock)
  return {
    name: 'piastrix',
    openCheckout: (order) =>
      order.method === 'piastrix' ? openBill(options, ask, order) : openInvoice(options, ask, order),
    // No call of it is published that takes a bill or an invoice back.
    closeCheckout: null,
    pay: (order) => payByPiastrix(ask, order),
    findPayout: (order) => findPiastrixPayout(ask, order),
    findDeposit: (order) => findPiastrixDeposit(ask, order),
    readBalances: () => readPiastrixBalances(ask),
    paysByHand: (method, currency) => paywayOf(method, 'out', payCurrency(currency)).kind === 'by_hand',
    isGenuine: (heard) => isPiastrixGenuine(options, heard),
    readMessage: (body) => readPiastrixMessage(options, body),
  }
}

async function openBill(
  options: PiastrixOptions,
  ask: AskPiastrix,
  order: CheckoutOrder,
): Promise<CheckoutAnswer> {
  const currency = PAY_CURRENCY_NUMBERS[payCurrency(order.currency)]
  const answer = await ask(
    'bill/create',
    {
      ...{ shop_order_id: order.reference, shop_amount: formatAmountText(order.amount) },
      ...{ shop_currency: currency, payer_currency: currency },
    },
    { ...addressesOf(options, order), ...(order.account === null ? {} : { payer_account: order.account }) },
  )
  if (answer.kind !== 'done') return notOpened(answer)
  const bill = z.safeParse(Bill, answer.data)
  if (!bill.success || !isTrusted(options, bill.data.url)) return { kind: 'unknown' }
  const { id, url } = bill.data
  return { kind: 'open', gatewayId: String(id), way: { method: 'GET', url, data: {} } }
}

async function openInvoice(
  options: PiastrixOptions,
  ask: AskPiastrix,
  order: CheckoutOrder,
): Promise<CheckoutAnswer> {
  const pay = payCurrency(order.currency)
  const way = paywayOf(order.method, 'in', pay)
  const fields = {
    ...{ shop_order_id: order.reference, payway: 'payway' in way ? way.payway : '' },
    ...{ amount: formatAmountText(order.amount), currency: PAY_CURRENCY_NUMBERS[pay] },
  }
  const tried = await ask('invoice/try', fields)
  if (tried.kind !== 'done') return notOpened(tried)
  // The number of a card is typed at the gateway, and told to it by nobody else.
  const isPhone = order.account !== null && /^\d{9,15}$/.test(order.account) && order.method !== 'visa'
  const phone = isPhone ? { phone: accountOnWire(order.method, order.account ?? '') } : {}
  const answer = await ask('invoice/create', fields, { ...addressesOf(options, order), ...phone })
  if (answer.kind !== 'done') return notOpened(answer)
  const invoice = z.safeParse(Invoice, answer.data)
  if (!invoice.success) return { kind: 'unknown' }
  const found = wayOf(options, invoice.data)
  return found === null
    ? { kind: 'unknown' }
    : { kind: 'open', gatewayId: String(invoice.data.id), way: found }
}

function wayOf(options: PiastrixOptions, invoice: z.output<typeof Invoice>): CheckoutWay | null {
  if (invoice.method === 'OFFLINE') {
    const { ru, en } = invoice.data
    return { instructions: { ru: ru.slice(0, TEXT_MAX), en: en.slice(0, TEXT_MAX) } }
  }
  const { method, url, data = {} } = invoice
  if (!isTrusted(options, url)) return null
  const fields = Object.entries(data).map(([name, value]) => [name, String(value)] as const)
  return { method, url, data: Object.fromEntries(fields) }
}

/** One that exists was opened by a call whose answer nobody heard: it may be paid. */
function notOpened(answer: Exclude<PiastrixAnswer, { kind: 'done' }>): CheckoutAnswer {
  const isCertain = answer.kind === 'refused' && !OPEN_ERRORS.includes(answer.code)
  return { kind: isCertain ? 'refused' : 'unknown' }
}

function addressesOf({ publicUrl }: PiastrixOptions, { returnPath }: CheckoutOrder) {
  const back = `${publicUrl}${returnPath}`
  return { success_url: back, failed_url: back, callback_url: `${publicUrl}/hooks/piastrix` }
}

/** A player is sent to encrypted pages only; a gateway of one's own machine may have none. */
function isTrusted(options: PiastrixOptions, url: string): boolean {
  if (!URL.canParse(url)) return false
  return new URL(url).protocol === 'https:' || new URL(url).origin === new URL(options.url).origin
}
