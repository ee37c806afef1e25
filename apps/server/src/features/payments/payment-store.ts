import type { PaymentRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { readStored, writeStored } from '@xezer/db/stored-json'
import { type Currency, type Minor, minor, ZERO_MINOR } from '@xezer/money/minor'
import { rational } from '@xezer/money/rational'
import type { MethodName } from '@xezer/payments/methods'
import type { Quote } from '@xezer/payments/quotes'
import { assert, must } from '@xezer/std/assert'
import {
  FIRST_STATE,
  mayBecome,
  type PaymentDirection,
  type PaymentState,
} from '../../core/payments/payment-states.ts'
import type { Point } from '../../core/player/point.ts'
import type { PaidAmounts } from '../../core/wallet/payment-posting.ts'
import { tellOfPayment } from './tell-of-payment.ts'

export interface StoredPayment {
  readonly id: number
  readonly playerId: number
  readonly direction: PaymentDirection
  /** `azx`: a prepaid code, which asks no gateway. */
  readonly method: MethodName | 'azx'
  readonly gateway: string
  readonly status: PaymentState
  readonly currency: Currency
  readonly amount: Minor
  readonly fee: Minor
  readonly payCurrency: Currency
  readonly payAmount: Minor
  readonly rate: Quote['rate']
  readonly accountShown: string | null
  readonly accountSealed: Buffer | null
  readonly accountPrint: Buffer | null
  readonly reference: string
  readonly gatewayId: string | null
  readonly redirect: Readonly<Record<string, unknown>> | null
  readonly flags: readonly string[]
  /** The bonus that was chosen with a deposit; null leaves it to the registration's choice. */
  readonly campaign: string | null
  readonly requestedAt: Date
  readonly dueAt: Date | null
}

/** Of one that a gateway is asked for. */
export function methodOf({ id, method }: Pick<StoredPayment, 'id' | 'method'>): MethodName {
  assert(method !== 'azx', `payment ${id} has no gateway`)
  return method
}

export interface PaymentAccount {
  readonly shown: string
  readonly sealed: Buffer | null
  /** Null of an account that nothing is told by: nobody but its player has named it. */
  readonly print: Buffer | null
}

export interface NewPayment
  extends Pick<
    StoredPayment,
    | 'id'
    | 'playerId'
    | 'direction'
    | 'method'
    | 'gateway'
    | 'currency'
    | 'amount'
    | 'fee'
    | 'payCurrency'
    | 'payAmount'
    | 'rate'
    | 'reference'
    | 'flags'
    | 'campaign'
  > {
  /** Where it was ordered; absent where no player did. */
  readonly point?: Point | undefined
  readonly rateSource: string
  readonly rateAtMs: number | null
  /** Of the bank's file, `2026-11-29`; null for rates that are no bank's. */
  readonly rateDay: string | null
  /** Of the press that ordered it; null where a person of the house did. */
  readonly operationKey: string | null
  readonly account: PaymentAccount | null
  /** Until its first state ends by itself; null: it does not. */
  readonly waitMs: number | null
}

/** Known before the row is: what is sealed is bound to it. */
export async function takePaymentId(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: bigint }>('select next_cause() as id')
  return Number(must(rows[0], 'no number for a payment').id)
}

export async function insertPayment(client: PoolClient, payment: NewPayment, actor: string): Promise<void> {
  const { account, rate } = payment
  const status = FIRST_STATE[payment.direction]
  await client.query({
    name: 'insert_payment',
    text: `insert into payment (id, player_id, direction, method, gateway, status, currency, amount, fee, pay_currency,
             pay_amount, rate_numerator, rate_denominator, rate_source, rate_at, account_shown, account_sealed,
             account_print, reference, flags, campaign, due_at, point,
             rate_day, operation_key)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, to_timestamp($15::float8 / 1000), $16, $17,
             $18, $19, $20, $21, instant_now() + $22 * interval '1 millisecond', $23, $24, $25)`,
    values: [
      ...[payment.id, payment.playerId, payment.direction, payment.method, payment.gateway, status],
      ...[payment.currency, payment.amount, payment.fee, payment.payCurrency, payment.payAmount],
      ...[rate.numerator, rate.denominator, payment.rateSource, payment.rateAtMs],
      ...[account?.shown ?? null, account?.sealed ?? null, account?.print ?? null, payment.reference],
      ...[payment.flags.join(' '), payment.campaign, payment.waitMs, payment.point ?? null],
      ...[payment.rateDay, payment.operationKey],
    ],
  })
  await insertStep(client, payment.id, status, { actor })
}

/** Who moved a payment on, and what is to be said about it. */
export interface StepBy {
  readonly actor: string
  /** The key of a sentence for the player. */
  readonly note?: string | undefined
}

async function insertStep(client: PoolClient, id: number, status: PaymentState, { actor, note }: StepBy) {
  await client.query({
    name: 'insert_payment_step',
    text: `insert into payment_step (payment_id, number, status, actor, note)
           select $1, coalesce(max(number), 0) + 1, $2, $3, $4 from payment_step where payment_id = $1`,
    values: [id, status, actor, note ?? null],
  })
}

/** For `startAccountNews`: payments that moved, whichever server or hand moved them. */
export const MOVED_PAYMENTS = `
  select player_id, max(at) as written_at from payment_step join payment on payment.id = payment_id
  where at > instant_now() - $1 * interval '1 second' group by player_id`

/** Behind the lock of the payment. What it is waiting for from now on ends by itself after `waitMs`, if that is given. */
export async function movePayment(
  client: PoolClient,
  payment: StoredPayment,
  to: PaymentState,
  by: StepBy,
  waitMs: number | null = null,
): Promise<void> {
  assert(
    mayBecome(payment.direction, payment.status, to),
    `payment ${payment.id}: ${payment.status} to ${to}`,
  )
  const { rowCount } = await client.query({
    name: 'move_payment',
    text: `update payment set status = $3, due_at = instant_now() + $4 * interval '1 millisecond'
           where id = $1 and status = $2`,
    values: [payment.id, payment.status, to, waitMs],
  })
  assert(rowCount === 1, `payment ${payment.id} is no longer ${payment.status}`)
  await insertStep(client, payment.id, to, by)
  await tellOfPayment(client, payment, to)
}

/** How often it has come to a state. */
export async function countSteps(client: PoolClient, id: number, status: PaymentState): Promise<number> {
  const { rows } = await client.query<{ count: bigint }>(
    'select count(*) from payment_step where payment_id = $1 and status = $2',
    [id, status],
  )
  return Number(must(rows[0], 'no count').count)
}

/**
 * What a deposit brought its player: what was ordered, or, where it came otherwise and an operator credited it, that money
 * and what it was said to be worth. A dispute takes and gives back this.
 */
export async function findBrought(client: PoolClient, payment: StoredPayment): Promise<PaidAmounts> {
  const { rows } = await client.query<{ currency: Currency; amount: bigint; worth: bigint }>(
    `select q.currency, q.amount, t.amount as worth
     from quarantine q join transfer t on t.cause = q.id and t.code = 'suspense_credit'
     where q.payment_id = $1 and not exists (
       select from transfer d where d.cause = $1 and d.code = 'deposit' and d.generation = 0
     )
     order by q.decided_at, q.id limit 1`,
    [payment.id],
  )
  const [freed] = rows
  if (freed === undefined) return payment
  const paid = { payCurrency: freed.currency, payAmount: minor(freed.amount) }
  return { ...paid, amount: minor(freed.worth), fee: ZERO_MINOR }
}

/** What the gateway said when it was asked to open a checkout. */
export async function noteCheckout(
  client: PoolClient,
  id: number,
  { gatewayId, way }: { readonly gatewayId: string; readonly way: object },
): Promise<void> {
  await client.query('update payment set gateway_id = $2, redirect = $3 where id = $1', [
    ...[id, gatewayId, writeStored(1, way)],
  ])
}

/** Who paid, as the gateway told it. */
export async function notePayer(client: PoolClient, id: number, account: Omit<PaymentAccount, 'sealed'>) {
  await client.query('update payment set account_shown = $2, account_print = $3 where id = $1', [
    ...[id, account.shown, account.print],
  ])
}

/** Nobody needs it any more. */
export async function wipeAccount(client: PoolClient, id: number): Promise<void> {
  await client.query('update payment set account_sealed = null where id = $1', [id])
}

/** Behind the lock of its player's wallet. */
export async function lockPayment(client: PoolClient, id: number): Promise<StoredPayment> {
  const { rows } = await client.query<PaymentRow>({
    name: 'lock_payment',
    text: 'select * from payment where id = $1 for no key update',
    values: [id],
  })
  return toPayment(must(rows[0], `there is no payment ${id}`))
}

/** Deposits that nobody paid yet, behind the lock of their player's wallet. */
export async function lockCheckouts(client: PoolClient, playerId: number): Promise<StoredPayment[]> {
  const { rows } = await client.query<PaymentRow>(
    `select * from payment where player_id = $1 and direction = 'in' and status in ('created', 'pending')
     order by id for no key update`,
    [playerId],
  )
  return rows.map(toPayment)
}

/** Of this player alone: another's is not there. */
export async function findPayment(
  database: Queryable,
  playerId: number,
  id: number,
): Promise<StoredPayment | null> {
  const { rows } = await database.query<PaymentRow>({
    name: 'find_payment',
    text: 'select * from payment where id = $1 and player_id = $2',
    values: [id, playerId],
  })
  return rows[0] === undefined ? null : toPayment(rows[0])
}

/** Whoever's it is: for the house. */
export async function findWithdrawal(database: Queryable, id: number): Promise<StoredPayment | null> {
  const { rows } = await database.query<PaymentRow>(
    "select * from payment where id = $1 and direction = 'out'",
    [id],
  )
  return rows[0] === undefined ? null : toPayment(rows[0])
}

export async function findByReference(
  database: Queryable,
  gateway: string,
  reference: string,
): Promise<StoredPayment | null> {
  const { rows } = await database.query<PaymentRow>({
    name: 'find_payment_by_reference',
    text: 'select * from payment where reference = $1 and gateway = $2',
    values: [reference, gateway],
  })
  return rows[0] === undefined ? null : toPayment(rows[0])
}

/** Whether a deposit waits to be paid, and its day is not over. */
export async function isCheckoutOpen(database: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'find_open_checkout',
    text: "select from payment where id = $1 and status = 'pending' and due_at > instant_now()",
    values: [id],
  })
  return rowCount === 1
}

/** Whoever holds the reference of a deposit that waits to be paid. */
export async function findPending(database: Queryable, reference: string): Promise<StoredPayment | null> {
  const { rows } = await database.query<PaymentRow>({
    name: 'find_pending_payment',
    text: "select * from payment where reference = $1 and status = 'pending'",
    values: [reference],
  })
  return rows[0] === undefined ? null : toPayment(rows[0])
}

export interface PaymentQuery {
  readonly playerId: number
  readonly direction: PaymentDirection | null
  readonly fromMs: number | null
  readonly toMs: number | null
  readonly beforeId: number | null
  /** Only what is not over yet. */
  readonly isOpen: boolean
  readonly limit: number
}

/** The newest first. */
export async function listPayments(database: Queryable, query: PaymentQuery): Promise<StoredPayment[]> {
  const { rows } = await database.query<PaymentRow>({
    name: 'list_payments',
    text: `select * from payment
           where player_id = $1 and ($2::text is null or direction = $2)
             and ($3::float8 is null or requested_at >= to_timestamp($3 / 1000))
             and ($4::float8 is null or requested_at < to_timestamp($4 / 1000))
             and ($5::bigint is null or id < $5)
             and (not $6 or status in ('ordered', 'approved', 'processing'))
           order by id desc limit $7`,
    values: [
      ...[query.playerId, query.direction, query.fromMs, query.toMs, query.beforeId],
      ...[query.isOpen, query.limit],
    ],
  })
  return rows.map(toPayment)
}

export interface StoredStep {
  readonly status: PaymentState
  readonly note: string | null
  readonly at: Date
}

/** Of each payment, the oldest first. */
export async function findSteps(
  database: Queryable,
  paymentIds: readonly number[],
): Promise<Map<number, StoredStep[]>> {
  const { rows } = await database.query<{ id: bigint } & StoredStep>({
    name: 'find_payment_steps',
    text: `select payment_id as id, status, note, at from payment_step
           where payment_id = any($1::bigint[]) order by payment_id, number`,
    values: [paymentIds],
  })
  const steps = new Map<number, StoredStep[]>()
  for (const { id, status, note, at } of rows) {
    steps.set(Number(id), [...(steps.get(Number(id)) ?? []), { status, note, at }])
  }
  return steps
}

function toPayment(row: PaymentRow): StoredPayment {
  return {
    id: Number(row.id),
    playerId: Number(row.player_id),
    direction: row.direction,
    // Written from the table of methods, whose rows never leave it.
    method: row.method as StoredPayment['method'],
    gateway: row.gateway,
    status: row.status,
    currency: row.currency,
    amount: minor(row.amount),
    fee: minor(row.fee),
    payCurrency: row.pay_currency,
    payAmount: minor(row.pay_amount),
    rate: rational(row.rate_numerator, row.rate_denominator),
    accountShown: row.account_shown,
    accountSealed: row.account_sealed,
    accountPrint: row.account_print,
    reference: row.reference,
    gatewayId: row.gateway_id,
    redirect: readStored(row.redirect)?.fields ?? null,
    flags: row.flags === '' ? [] : row.flags.split(' '),
    campaign: row.campaign,
    requestedAt: row.requested_at,
    dueAt: row.due_at,
  }
}
