import { formatAmountText } from '@xezer/money/amount-text'
import { minor, ZERO_MINOR } from '@xezer/money/minor'
import { parseAmountText } from '@xezer/money/parse-amount'
import { METHOD_NAMES } from '@xezer/payments/methods'
import { PAY_CURRENCIES, type PayCurrency } from '@xezer/payments/pay-currencies'
import { checkSandboxSignature, signSandbox } from '@xezer/payments/signatures/sandbox-signature'
import type { Clock } from '@xezer/std/clock'
import * as z from 'zod/mini'
import type { Sealing } from '../../core/sealing/sealing.ts'
import { hmacHex, isSameText, SANDBOX_SHOP, SIGNATURE_HEADER } from '../../platform/message-digest.ts'
import {
  type CheckoutAnswer,
  CheckoutWay,
  type ClosingAnswer,
  type Gateway,
  type GatewayMessage,
  type PaymentFate,
  type PayoutAnswer,
} from './gateway.ts'
import { LEDGER_CURRENCY, payCurrency } from './payment-terms.ts'

export interface SandboxClientOptions {
  /** Where its calls are, without a slash at the end. */
  readonly baseUrl: () => string
  readonly key: string
  readonly clock: Clock
}

/** A gateway answers within this time, or says nothing. */
const ANSWER_MS = 10_000

const Opened = z.object({ id: z.string(), redirect: CheckoutWay })
/** Minor units as text: a balance may be below nothing. */
const Balances = z.record(z.enum(PAY_CURRENCIES), z.string().check(z.regex(/^-?\d{1,18}$/)))
const Told = z.object({
  status: z.enum(['waiting', 'pending', 'paid', 'failed', 'returned', 'closed', 'not_found']),
})
const Message = z.object({
  kind: z.enum(['deposit', 'payout']),
  order: z.string(),
  status: z.enum(['paid', 'failed', 'returned', 'charged_back', 'reinstated']),
  amount: z.string(),
  currency: z.enum(PAY_CURRENCIES),
  account: z.optional(z.nullable(z.string())),
  method: z.optional(z.string()),
  shop: z.optional(z.string()),
})

/** The key that both sides of the sandbox sign with. It is derived from the data key: every server has the same one, no database keeps it. */
export function sandboxKeyOf(sealing: Sealing): string {
  return sealing.fingerprint('sandbox gateway', 'key').toString('hex')
}

/** Asks the sandbox gateway over signed HTTP, as it would any other gateway: the two share nothing but the key. */
export function createSandboxClient({ baseUrl, key, clock }: SandboxClientOptions): Gateway {
  const ask = async (path: string, body: object): Promise<{ status: number; json: unknown } | null> => {
    const text = JSON.stringify(body)
    try {
      const response = await fetch(`${baseUrl()}/sandbox/${path}`, {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signSandbox(text, key, Math.floor(clock.nowMs() / 1000), hmacHex),
        },
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      return { status: response.status, json: await response.json() }
    } catch {
      return null
    }
  }
  return {
    name: 'sandbox',
    async openCheckout({ reference, method, currency, amount, returnPath, locale }): Promise<CheckoutAnswer> {
      const order = {
        order: reference,
        method,
        amount: formatAmountText(amount),
        currency: payCurrency(currency),
      }
      const told = await ask('orders', { ...order, return_path: returnPath, language: locale })
      if (told === null || told.status >= 500) return { kind: 'unknown' }
      const opened = z.safeParse(Opened, told.json)
      if (told.status !== 200 || !opened.success) return { kind: 'refused' }
      return { kind: 'open', gatewayId: opened.data.id, way: opened.data.redirect }
    },
    async closeCheckout({ reference, method, currency, amount }): Promise<ClosingAnswer> {
      const order = { order: reference, method, amount: formatAmountText(amount) }
      const told = readTold(await ask('close', { ...order, currency: payCurrency(currency) }))
      if (told === null) return 'unknown'
      return told === 'closed' ? 'closed' : 'over'
    },
    async pay({ reference, method, currency, amount, account }): Promise<PayoutAnswer> {
      const order = {
        order: reference,
        method,
        amount: formatAmountText(amount),
        currency: payCurrency(currency),
      }
      const told = readTold(await ask('payouts', { ...order, account }))
      if (told === null || told === 'not_found') return 'unknown'
      return told === 'failed' ? 'refused' : 'accepted'
    },
    async findPayout({ reference }): Promise<PaymentFate> {
      const told = readTold(await ask('status', { kind: 'payout', order: reference }))
      if (told === null) return 'unknown'
      if (told === 'waiting') return 'pending'
      if (told === 'closed') return 'failed'
      // It was paid before it came back; the message about that follows.
      return told === 'returned' ? 'paid' : told
    },
    async findDeposit({ reference }): Promise<PaymentFate> {
      const told = readTold(await ask('status', { kind: 'deposit', order: reference }))
      if (told === null || told === 'returned') return 'unknown'
      if (told === 'closed') return 'failed'
      return told === 'waiting' ? 'pending' : told
    },
    async readBalances() {
      const answer = await ask('balance', {})
      const told = answer?.status === 200 ? z.safeParse(Balances, answer.json).data : undefined
      if (told === undefined) return null
      return new Map(
        Object.entries(told).map(([pay, amount]) => [
          LEDGER_CURRENCY[pay as PayCurrency],
          minor(BigInt(amount)),
        ]),
      )
    },
    paysByHand: () => false,
    isGenuine: ({ header, body }, nowMs) =>
      checkSandboxSignature({
        ...{ header: header(SIGNATURE_HEADER), body, key, hmac: hmacHex, isSame: isSameText },
        nowSeconds: Math.floor(nowMs / 1000),
      }).ok,
    readMessage,
  }
}

function readTold(answer: { status: number; json: unknown } | null) {
  if (answer === null || answer.status !== 200) return null
  const told = z.safeParse(Told, answer.json)
  return told.success ? told.data.status : null
}

function readMessage(body: Buffer): GatewayMessage | null {
  let json: unknown
  try {
    json = JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
  const message = z.safeParse(Message, json)
  if (!message.success) return null
  const { kind, order, status, currency, account, method, shop } = message.data
  const amount = parseAmountText(message.data.amount)
  if (!amount.ok) return null
  return {
    ...{ kind, reference: order, outcome: status, account: account ?? null },
    ...{ currency: LEDGER_CURRENCY[currency], amount: amount.value, fee: ZERO_MINOR },
    method: method === undefined ? null : (METHOD_NAMES.find((known) => known === method) ?? 'other'),
    isOfOtherShop: shop !== undefined && shop !== SANDBOX_SHOP,
  }
}
