import type { FieldFault } from '@xezer/contract/field-errors'
import type { DepositAnswer } from '@xezer/contract/payments'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import * as z from 'zod/mini'
import { type BonusChoice, findDepositCampaigns, storedChoice } from '../../core/bonuses/deposit-bonus.ts'
import type { Operation } from '../../core/operations/operation-store.ts'
import { type DepositObstacle, findDepositObstacle, refuseDeposit } from '../../core/player/deposit-terms.ts'
import type { Point } from '../../core/player/point.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { Refusal, refuseFor } from '../../platform/http/refusal.ts'
import { CheckoutWay, type Gateway } from './gateway.ts'
import { type OrderRefused, orderOnce } from './order-once.ts'
import { payPath } from './pay-page.ts'
import { payerOf } from './payment-account.ts'
import { DEPOSIT_HOURS, DEPOSITS_PER_MINUTE, newReference, type PaymentOptions } from './payment-options.ts'
import {
  findPayment,
  insertPayment,
  lockPayment,
  methodOf,
  movePayment,
  noteCheckout,
  type StoredPayment,
  takePaymentId,
} from './payment-store.ts'
import { LEDGER_CURRENCY } from './payment-terms.ts'
import { type Presenting, presentPayments } from './present-payment.ts'
import { accountOf, type OrderAsked, type QuotedOrder } from './quote-order.ts'

const HOUR_MS = 3_600_000
const RETRY_SECONDS = 30
const LIMIT_SECONDS = 60
const RETURN_PATH = '/account/payments/history'

export interface DepositAsked extends OrderAsked {
  readonly playerId: number
  readonly locale: Locale
  readonly operation: Operation
  readonly bonus: BonusChoice
  /** Where the session was opened that it comes from. */
  readonly point?: Point | undefined
}

type Kept = { readonly paymentId: number } | { readonly code: 'too_many_requests' } | DepositObstacle
type Refused = OrderRefused | Refusal<'gateway_unavailable' | 'too_many_requests' | DepositObstacle['code']>

/** The payment is there before its gateway hears of it: whatever happens on the way, one press is one payment. */
export async function orderDeposit(
  options: PaymentOptions,
  asked: DepositAsked,
): Promise<DepositAnswer | Refused> {
  const { gateway } = options
  if (gateway === null) return refuseFor('gateway_unavailable', RETRY_SECONDS)
  const done = await orderOnce<Kept>(
    options,
    asked,
    (client, quoted) => createDeposit(options, client, gateway, asked, quoted),
    { findFaults: () => findBonusFault(options, asked) },
  )
  if (done instanceof Refusal) return done
  if ('paymentId' in done) return openDeposit(options, gateway, asked, done.paymentId)
  if (done.code === 'too_many_requests') return refuseFor(done.code, LIMIT_SECONDS)
  return refuseDeposit(done, asked.currency)
}

/** Whoever chooses a bonus is told at once when it is none that this deposit may earn. */
export async function findBonusFault(
  { pool }: PaymentOptions,
  { playerId, bonus }: Pick<DepositAsked, 'playerId' | 'bonus'>,
): Promise<Readonly<Record<string, FieldFault>>> {
  if (bonus === undefined || bonus === null) return {}
  const { campaigns } = await findDepositCampaigns(pool, playerId)
  const due = campaigns.flatMap(({ campaign, state }) => (state === 'due' ? [campaign.code] : []))
  if (due.includes(storedChoice(bonus) ?? '')) return {}
  return { bonus: { code: 'choice_invalid', values: { options: [...due, 'null'].join(', ') } } }
}

async function createDeposit(
  options: PaymentOptions,
  client: PoolClient,
  gateway: Gateway,
  { playerId, bonus, point, operation }: DepositAsked,
  quoted: QuotedOrder,
): Promise<Kept> {
  // Behind the wallet's lock: whoever stays away from now on has no deposit that comes after it.
  await lockWallets(client, [playerId])
  const refused =
    (await findDepositObstacle(client, playerId, quoted.amountMinor)) ?? (await refuseOften(client, playerId))
  if (refused !== null) return refused
  const id = await takePaymentId(client)
  const { method, currency, quote, account, rates } = quoted
  const paid = { method, currency }
  await insertPayment(
    client,
    {
      ...{ id, playerId, direction: 'in', method, currency, gateway: gateway.name, point },
      ...{ amount: quoted.amountMinor, fee: quote.fee, rate: quote.rate },
      ...{ payCurrency: LEDGER_CURRENCY[quote.pay.currency], payAmount: quote.pay.amount },
      ...{ reference: newReference(options.secureRandom), flags: [], campaign: storedChoice(bonus) },
      ...{ rateSource: rates.source, rateAtMs: rates.takenAtMs, rateDay: rates.day },
      operationKey: operation.key,
      account: account === null ? null : payerOf(options, paid, account),
      waitMs: DEPOSIT_HOURS * HOUR_MS,
    },
    'player',
  )
  return { paymentId: id }
}

/** Nobody pays in again and again. */
async function refuseOften(client: PoolClient, playerId: number): Promise<Kept | null> {
  const { rows } = await client.query<{ count: bigint }>(
    `select count(*) from payment
     where player_id = $1 and direction = 'in' and requested_at > instant_now() - interval '1 minute'`,
    [playerId],
  )
  return (rows[0]?.count ?? 0n) >= DEPOSITS_PER_MINUTE ? { code: 'too_many_requests' } : null
}

/** Asks the gateway where the player pays; once more where a crash or its silence left that open. */
async function openDeposit(
  options: PaymentOptions,
  gateway: Gateway,
  asked: DepositAsked,
  paymentId: number,
): Promise<DepositAnswer | Refused> {
  const { pool } = options
  const find = async () =>
    must(await findPayment(pool, asked.playerId, paymentId), `payment ${paymentId} is gone`)
  const payment = await find()
  if (payment.status !== 'created') return presentOrder(options, payment, asked.locale)
  const told = await gateway.openCheckout({
    ...{ reference: payment.reference, method: methodOf(payment), currency: payment.payCurrency },
    ...{ amount: minor(payment.payAmount), account: accountOf(asked), locale: asked.locale },
    returnPath: RETURN_PATH,
  })
  if (told.kind === 'unknown') return refuseFor('gateway_unavailable', RETRY_SECONDS)
  await withTransaction(pool, async (client) => {
    const now = await lockPayment(client, paymentId)
    // A message of the gateway may have been faster.
    if (now.status !== 'created') return
    if (told.kind === 'open') {
      await noteCheckout(client, paymentId, told)
      await movePayment(client, now, 'pending', { actor: gateway.name }, DEPOSIT_HOURS * HOUR_MS)
    } else await movePayment(client, now, 'failed', { actor: gateway.name, note: 'failed' })
  })
  options.publisher.publishAccount(asked.playerId, [])
  if (told.kind === 'refused') return refuseFor('gateway_unavailable', RETRY_SECONDS)
  return presentOrder(options, await find(), asked.locale)
}

/** What was ordered, and where it is paid as long as that is open. */
export async function presentOrder(
  options: Presenting,
  payment: StoredPayment,
  locale: Locale,
): Promise<DepositAnswer> {
  const [presented] = await presentPayments(options, [payment], locale)
  const shown = must(presented, 'a payment that is not shown')
  const way = payment.status === 'pending' ? z.parse(CheckoutWay, payment.redirect) : null
  if (way === null) return { payment: shown, redirect: null }
  if ('instructions' in way) {
    const { ru, en } = way.instructions
    return { payment: shown, redirect: null, text: locale === 'ru' ? ru : en }
  }
  const { url, data } = way
  // The site's own pages send forms nowhere else: one page of this payment alone may.
  const redirect = way.method === 'POST' ? { url: payPath(payment.reference), data: {} } : { url, data }
  return { payment: shown, redirect: { method: 'GET', ...redirect } }
}
