import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PAY_CURRENCY_NUMBERS } from '@xezer/payments/pay-currencies'
import { methodOfPayway } from '@xezer/payments/payways'
import {
  PIASTRIX_SIGNED,
  type PiastrixCall,
  signPiastrix,
  signPiastrixCallback,
} from '@xezer/payments/signatures/piastrix-signature'
import { sha256Hex } from '../../../platform/message-digest.ts'

export const STAND_IN_SHOP = '5'
export const STAND_IN_SECRET = 'SecretKey01'

interface Kept {
  readonly call: string
  readonly fields: Record<string, string>
  status: number
}

type Said = { readonly data: unknown } | { readonly code: number } | 'silence'

/**
 * Piastrix as it is published, on this machine: every signature, shop, number, amount and clock is checked as strictly as
 * the real one checks it. Payouts go by the last two digits of their account.
 */
export interface StandIn {
  readonly url: string
  readonly settings: Readonly<Record<string, string>>
  /** What was asked wrongly: nothing, of a house that is right. */
  readonly faults: readonly string[]
  readonly orders: Map<string, Kept>
  /** Runs before the answer goes out that creates something: its callback is faster. */
  onCreate: (fields: Readonly<Record<string, string>>) => Promise<void>
  /** What the shop has, by the number of the currency. */
  readonly balances: Map<string, string>
  close(): Promise<void>
}

const SHAPES: Readonly<Record<string, RegExp>> = {
  amount: /^\d{1,12}\.\d\d$/,
  shop_amount: /^\d{1,12}\.\d\d$/,
  currency: /^(?:643|840|978)$/,
  shop_currency: /^(?:643|840|978)$/,
  payer_currency: /^(?:643|840|978)$/,
  payee_currency: /^(?:643|840|978)$/,
  shop_order_id: /^[\da-f]{32}$/,
  shop_payment_id: /^[\da-f]{32}$/,
  now: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  shop_id: /^5$/,
  account: /^.{5,254}$/,
  payee_account: /^(?:\d{10,14}|\S+@\S+)$/,
}
const CLOCK_MS = 300_000
const MOBILE = new Set(['beeline', 'megafon', 'mts', 'tele2'])

export async function openStandIn(): Promise<StandIn> {
  const orders = new Map<string, Kept>()
  const faults: string[] = []
  const balances = new Map<string, string>()
  const lost = new Set<string>()
  const server: Server = createServer(async (request, response) => {
    const call = (request.url ?? '').slice(1)
    const fields = readFields(await bodyOf(request))
    const fault = findFault(call, request, fields)
    if (fault !== null) faults.push(`${call}: ${fault}`)
    const said =
      fault === null && fields !== null ? answer({ orders, balances, lost }, call, fields) : { code: 1 }
    if (call.endsWith('/create') && fields !== null) await house.onCreate(fields)
    send(response, said)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const own = { PIASTRIX_URL: url, PIASTRIX_SHOP: STAND_IN_SHOP, PIASTRIX_SECRET: STAND_IN_SECRET }
  const house: StandIn = {
    ...{ url, faults, orders, balances },
    onCreate: async () => undefined,
    settings: {
      ...{ GATEWAY: 'piastrix', PLAY_MONEY: '0', DEMO_PLAYER: '0', PIASTRIX_ADDRESSES: '127.0.0.1', ...own },
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return house
}

/** A callback as it is signed and sent. */
export function signedCallback(fields: Readonly<Record<string, string | null>>): string {
  const sign = signPiastrixCallback(fields, STAND_IN_SECRET, sha256Hex)
  const all = Object.entries({ ...fields, sign }).map(
    ([name, value]) => [name, value ?? ''] as [string, string],
  )
  return new URLSearchParams(all).toString()
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

function readFields(text: string): Record<string, string> | null {
  const json: unknown = JSON.parse(text)
  const isTexts =
    typeof json === 'object' && json !== null && Object.values(json).every((one) => typeof one === 'string')
  return isTexts ? (json as Record<string, string>) : null
}

function findFault(
  call: string,
  request: IncomingMessage,
  fields: Record<string, string> | null,
): string | null {
  if (!(call in PIASTRIX_SIGNED)) return 'no such call'
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') return 'no JSON'
  if (fields === null) return 'a value that is no text'
  for (const name of PIASTRIX_SIGNED[call as PiastrixCall])
    if (!(SHAPES[name] ?? /./).test(fields[name] ?? '')) return `${name} is ${fields[name]}`
  if (fields.sign !== signPiastrix(call as PiastrixCall, fields, STAND_IN_SECRET, sha256Hex))
    return 'a wrong sign'
  const { now, payway } = fields
  if (now !== undefined && Math.abs(Date.parse(`${now.replace(' ', 'T')}Z`) - Date.now()) > CLOCK_MS)
    return `now is ${now}`
  return payway !== undefined && methodOfPayway(payway) === null ? `payway is ${payway}` : null
}

interface Books {
  readonly orders: Map<string, Kept>
  readonly balances: ReadonlyMap<string, string>
  readonly lost: Set<string>
}

function answer(books: Books, call: string, fields: Record<string, string>): Said {
  const { orders } = books
  const reference = fields.shop_order_id ?? fields.shop_payment_id ?? ''
  const known = orders.get(reference)
  if (call === 'invoice/try' || call === 'withdraw/try') return { data: {} }
  if (call === 'check_account')
    return { data: { result: !fields.account?.endsWith('01'), provider_status: 0 } }
  if (call === 'shop_balance') return { data: { shop_id: 5, balances: balancesOf(books) } }
  if (call === 'bill/shop_order_status')
    return known ? { data: { id: 1, status: known.status } } : { code: 7 }
  if (call.endsWith('/shop_payment_status')) return known ? payoutStatus(known) : { code: 7 }
  if (known !== undefined) return { code: 6 }
  if (call === 'withdraw/create' || call === 'transfer/create')
    return openPayout(books, call, reference, fields)
  orders.set(reference, { call, fields, status: 1 })
  const id = orders.size
  if (call === 'bill/create') return { data: { id, url: `https://bill.example/${id}`, lifetime: 43_200 } }
  return { data: { id, ...invoiceOf(methodOfPayway(fields.payway ?? '') ?? '', reference) } }
}

function invoiceOf(method: string, reference: string): object {
  if (MOBILE.has(method)) {
    return { method: 'OFFLINE', url: '', data: { ru: 'Подтвердите платёж по SMS', en: 'Confirm by SMS' } }
  }
  if (method !== 'visa')
    return { method: 'GET', url: 'https://wallet.example/pay', data: { order: reference } }
  return { method: 'POST', url: 'https://card.example/pay', data: { orderNumber: reference, sum: 2500.5 } }
}

/** Arrived for good once its number is kept. */
function openPayout(
  { orders, lost }: Books,
  call: string,
  reference: string,
  fields: Record<string, string>,
): Said {
  const account = fields.account ?? fields.payee_account ?? ''
  const digits = account.replace(/\D/g, '').slice(-2)
  // Lost on the way, the first time.
  if (digits === '07' && !lost.has(reference)) {
    lost.add(reference)
    return 'silence'
  }
  const first = { '02': 3, '05': 9, '06': 77 }[digits] ?? 5
  orders.set(reference, { call, fields, status: first })
  return digits === '03' ? 'silence' : { data: { id: orders.size, status: 1 } }
}
function payoutStatus(kept: Kept): Said {
  const isTransfer = kept.call === 'transfer/create'
  return { data: isTransfer && kept.status === 5 ? { id: 1 } : { id: 1, status: kept.status } }
}

function balancesOf({ balances }: Books): object[] {
  return Object.values(PAY_CURRENCY_NUMBERS).map((currency) => ({
    ...{ currency: Number(currency), available: Number(balances.get(currency) ?? '0'), frozen: 0, hold: 0 },
  }))
}

function send(response: ServerResponse, said: Said): void {
  if (said === 'silence') {
    response.destroy()
    return
  }
  const isDone = 'data' in said
  const body = {
    result: isDone,
    error_code: isDone ? 0 : said.code,
    message: isDone ? 'Ok' : 'No',
    data: isDone ? said.data : null,
  }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}
