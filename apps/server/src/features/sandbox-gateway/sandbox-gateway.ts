import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { parseAmountText } from '@xezer/money/parse-amount'
import { PAY_CURRENCIES } from '@xezer/payments/pay-currencies'
import { checkSandboxSignature, signSandbox } from '@xezer/payments/signatures/sandbox-signature'
import type { Clock } from '@xezer/std/clock'
import { LOCALES } from '@xezer/std/locale'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { StopTimer, Timers } from '@xezer/std/timers'
import * as z from 'zod/mini'
import { hmacHex, isSameText, SIGNATURE_HEADER } from '../../platform/message-digest.ts'
import {
  closeOrder,
  decideOrder,
  endMessage,
  findByToken,
  findOrder,
  noteTaken,
  openOrder,
  readBalances,
  type SandboxMessage,
  type SandboxOrder,
  takeDueMessages,
  writeMessage,
} from './sandbox-books.ts'

export interface SandboxOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly timers: Timers
  readonly secureRandom: SecureRandom
  readonly key: string
  /** Where its messages go. */
  readonly hookUrl: () => string
  readonly onError: (error: unknown) => void
}

/** What the payer chose on the checkout page, its faults included. */
export const CHECKOUT_CHOICES = [
  'approve',
  'decline',
  'pend',
  'twice',
  'late',
  'other_amount',
  'other_currency',
  'forged',
  'after_decline',
] as const
export type CheckoutChoice = (typeof CHECKOUT_CHOICES)[number]

const TOKEN_BYTES = 24
const BEAT_MS = 500
const ANSWER_MS = 10_000
const PAID_AFTER_MS = 2000
const RETURNED_AFTER_MS = 4000

const Wanted = {
  order: z.string().check(z.minLength(1), z.maxLength(255)),
  method: z.string().check(z.maxLength(32)),
  amount: z.string(),
  currency: z.enum(PAY_CURRENCIES),
}
const OrderWanted = z.strictObject({
  ...Wanted,
  return_path: z.string().check(z.regex(/^\/(?!\/)[\w/-]*$/)),
  language: z.enum(LOCALES),
})
const ClosingWanted = z.strictObject(Wanted)
const PayoutWanted = z.strictObject({
  ...Wanted,
  account: z.string().check(z.minLength(4), z.maxLength(254)),
})
const StatusWanted = z.strictObject({ kind: z.enum(['deposit', 'payout']), order: z.string() })

/** `silence`: it is done, and nobody is told. */
export type SandboxAnswer = { readonly status: number; readonly json: object } | 'silence'

/** A payment system that belongs to nobody and moves no money, with every fault that real ones have. */
export interface SandboxGateway {
  answer(path: string, signature: string | null, body: Buffer): Promise<SandboxAnswer>
  findCheckout(token: string): Promise<SandboxOrder | null>
  /** Null when the checkout is over. An account that is null leaves the one that was typed before. */
  choose(
    token: string,
    choice: CheckoutChoice,
    account: string | null,
    lateSeconds: number,
  ): Promise<SandboxOrder | null>
  /** Sends what is due now. */
  deliver(): Promise<void>
  start(): void
  stop(): Promise<void>
}

export function createSandboxGateway(options: SandboxOptions): SandboxGateway {
  const { pool, clock, timers, key } = options
  let running: Promise<void> | null = null
  let stopBeat: StopTimer = () => undefined
  const deliver = () => {
    running ??= deliverDue(options).finally(() => {
      running = null
    })
    return running
  }
  return {
    async answer(path, signature, body) {
      const nowSeconds = Math.floor(clock.nowMs() / 1000)
      const check = { header: signature, body, key, nowSeconds, hmac: hmacHex, isSame: isSameText }
      if (!checkSandboxSignature(check).ok) return { status: 403, json: { error: 'bad_signature' } }
      const json = readJson(body)
      if (path === 'orders') return openCheckout(options, json)
      if (path === 'close') return closeCheckout(options, json)
      if (path === 'payouts') return openPayout(options, json)
      if (path === 'status') return tellStatus(options, json)
      if (path === 'balance') return { status: 200, json: await readBalances(pool) }
      return { status: 404, json: { error: 'unknown_call' } }
    },
    findCheckout: (token) => findByToken(pool, token),
    choose: (token, choice, account, lateSeconds) =>
      withTransaction(pool, async (client) => {
        const { status, messages } = consequences(choice, lateSeconds * 1000)
        const order = await decideOrder(client, token, status, account)
        if (order === null) return null
        const told = messages(order)
        for (const message of told) await writeMessage(client, order, message)
        const paid = told.find((message) => message.status === 'paid')
        if (paid !== undefined) await noteTaken(client, order, paid)
        return order
      }),
    deliver,
    start() {
      stopBeat = timers.every(BEAT_MS, () => void deliver().catch(options.onError))
    },
    async stop() {
      stopBeat()
      await running?.catch(() => undefined)
    },
  }
}

interface Consequences {
  readonly status: SandboxOrder['status']
  readonly messages: (order: SandboxOrder) => readonly SandboxMessage[]
}

function consequences(choice: CheckoutChoice, lateMs: number): Consequences {
  const paid: SandboxMessage = { status: 'paid', afterMs: 0 }
  if (choice === 'pend') return { status: 'pending', messages: () => [] }
  if (choice === 'decline') return { status: 'failed', messages: () => [{ status: 'failed', afterMs: 0 }] }
  const messages: Consequences['messages'] = (order) => {
    if (choice === 'twice') return [paid, paid]
    if (choice === 'late') return [{ ...paid, afterMs: lateMs }]
    if (choice === 'other_amount') return [{ ...paid, amountMinor: order.amountMinor + 100n }]
    if (choice === 'other_currency') return [{ ...paid, currency: order.currency === 'USD' ? 'EUR' : 'USD' }]
    if (choice === 'forged') return [{ ...paid, isForged: true }]
    if (choice === 'after_decline')
      return [
        { status: 'failed', afterMs: 0 },
        { ...paid, afterMs: PAID_AFTER_MS },
      ]
    return [paid]
  }
  return { status: choice === 'late' ? 'pending' : 'paid', messages }
}

const BAD_REQUEST: SandboxAnswer = { status: 400, json: { error: 'bad_request' } }

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

function newToken(options: SandboxOptions): string {
  return Buffer.from(options.secureRandom.bytes(TOKEN_BYTES)).toString('base64url')
}

async function openCheckout(options: SandboxOptions, json: unknown): Promise<SandboxAnswer> {
  const wanted = z.safeParse(OrderWanted, json)
  const amount = parseAmountText(wanted.data?.amount ?? '')
  if (!wanted.success || !amount.ok || amount.value === 0n) return BAD_REQUEST
  const { order: reference, method, currency, return_path: returnPath, language } = wanted.data
  const order = await openOrder(options.pool, {
    ...{ token: newToken(options), kind: 'deposit', reference, method, currency },
    ...{ amountMinor: amount.value, account: null, returnPath, status: 'waiting' },
  })
  const url = `/sandbox/checkout/${order.token}?lang=${language}`
  return { status: 200, json: { id: `sb_${order.id}`, redirect: { method: 'GET', url, data: {} } } }
}

/** One that it never heard of is closed before it comes: a late order of that name opens nothing. */
async function closeCheckout(options: SandboxOptions, json: unknown): Promise<SandboxAnswer> {
  const wanted = z.safeParse(ClosingWanted, json)
  const amount = parseAmountText(wanted.data?.amount ?? '')
  if (!wanted.success || !amount.ok || amount.value === 0n) return BAD_REQUEST
  const { order: reference, method, currency } = wanted.data
  const status = await withTransaction(options.pool, async (client) => {
    const order = await openOrder(client, {
      ...{ token: newToken(options), kind: 'deposit', reference, method, currency },
      ...{ amountMinor: amount.value, account: null, returnPath: null, status: 'closed' },
    })
    return (await closeOrder(client, reference)) ? 'closed' : order.status
  })
  return { status: 200, json: { status } }
}

/** What happens is told by the last two digits of the account that is paid. */
async function openPayout(options: SandboxOptions, json: unknown): Promise<SandboxAnswer> {
  const wanted = z.safeParse(PayoutWanted, json)
  const amount = parseAmountText(wanted.data?.amount ?? '')
  if (!wanted.success || !amount.ok || amount.value === 0n) return BAD_REQUEST
  const { order: reference, method, currency, account } = wanted.data
  const digits = account.replace(/\D/g, '').slice(-2)
  const first = digits === '01' ? 'failed' : digits === '03' ? 'paid' : 'pending'
  const order = await withTransaction(options.pool, async (client) => {
    const opened = await openOrder(client, {
      ...{ token: newToken(options), kind: 'payout', reference, method, currency },
      ...{ amountMinor: amount.value, account, returnPath: null, status: first },
    })
    const isPaid = !['01', '02', '03'].includes(digits)
    if (opened.isNew && isPaid) await writeMessage(client, opened, { status: 'paid', afterMs: PAID_AFTER_MS })
    if (opened.isNew && digits === '04')
      await writeMessage(client, opened, { status: 'returned', afterMs: RETURNED_AFTER_MS })
    return opened
  })
  return digits === '03' ? 'silence' : { status: 200, json: { status: order.status } }
}

async function tellStatus({ pool }: SandboxOptions, json: unknown): Promise<SandboxAnswer> {
  const wanted = z.safeParse(StatusWanted, json)
  if (!wanted.success) return BAD_REQUEST
  const order = await findOrder(pool, wanted.data.kind, wanted.data.order)
  return { status: 200, json: { status: order?.status ?? 'not_found' } }
}

/** Again and again until it is acknowledged, more and more slowly. */
async function deliverDue(options: SandboxOptions): Promise<void> {
  const { pool, clock, key, hookUrl, onError } = options
  const due = await withTransaction(pool, (client) => takeDueMessages(client))
  for (const { id, body, isForged } of due) {
    const signature = signSandbox(body, isForged ? `${key}?` : key, Math.floor(clock.nowMs() / 1000), hmacHex)
    try {
      const response = await fetch(hookUrl(), {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      // A forged one is refused for ever.
      if (response.ok || response.status === 403) await endMessage(pool, id)
    } catch (error) {
      onError(error)
    }
  }
}
