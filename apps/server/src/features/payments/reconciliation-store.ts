import type { ReconciliationItemRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import type { Currency, Minor } from '@xezer/money/minor'
import { minor } from '@xezer/money/minor'
import type { MethodName } from '@xezer/payments/methods'
import { BY_HAND } from './payment-options.ts'

export type ItemKind = ReconciliationItemRow['kind']

export type NewItem = { readonly gateway: string } & (
  | { readonly kind: 'balance'; readonly currency: Currency; readonly ours: bigint; readonly theirs: bigint }
  | { readonly kind: Exclude<ItemKind, 'balance' | 'message_unread'>; readonly paymentId: number }
)

/** True when nobody knew of it; what stands already is seen again, with the figures of now. */
export async function noteItem(database: Queryable, item: NewItem): Promise<boolean> {
  const { gateway, kind } = item
  const values =
    item.kind === 'balance'
      ? [gateway, kind, null, item.currency, item.ours, item.theirs]
      : [gateway, kind, item.paymentId, null, null, null]
  const { rows } = await database.query<{ is_new: boolean }>(
    `insert into reconciliation_item (gateway, kind, payment_id, currency, ours, theirs) values ($1, $2, $3, $4, $5, $6)
     on conflict (gateway, kind, coalesce(payment_id::text, currency)) where closed_at is null
     do update set ours = excluded.ours, theirs = excluded.theirs, seen_at = instant_now()
     returning xmax = 0 as is_new`,
    values,
  )
  return rows[0]?.is_new === true
}

/** A message is decided once, so that it is noted once. */
export async function noteUnread(client: PoolClient, gateway: string, eventId: number): Promise<void> {
  await client.query(
    "insert into reconciliation_item (gateway, kind, event_id) values ($1, 'message_unread', $2)",
    [gateway, eventId],
  )
}

/** True for the one server that does it today; a run that died is taken over after an hour. */
export async function claimRun(database: Queryable, gateway: string): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into reconciliation_run (gateway, day) values ($1, (instant_now() at time zone 'UTC')::date)
     on conflict (gateway, day) do update set begun_at = instant_now()
       where reconciliation_run.ended_at is null and reconciliation_run.begun_at < instant_now() - interval '1 hour'`,
    [gateway],
  )
  return rowCount === 1
}

export async function endRun(database: Queryable, gateway: string): Promise<void> {
  await database.query(
    'update reconciliation_run set ended_at = instant_now() where gateway = $1 and ended_at is null',
    [gateway],
  )
}

export interface AskedPayment {
  readonly id: number
  readonly reference: string
  readonly method: MethodName
  readonly currency: Currency
}

interface AskedRow {
  readonly id: bigint
  readonly reference: string
  readonly method: string
  readonly pay_currency: Currency
}

/** Money of an expired checkout may still have come, and what was paid out may have come back, for as long. */
const DAYS_BACK = 3
/** Bills of some gateways can be paid for 30 days: after so many days an expired one is asked about once more. */
const DAYS_LATER = [7, 14, 21, 30, 31]
const PAGE = 1000

/** Deposits older than a quarter of an hour of which no end is known. */
export function findOpenDeposits(database: Queryable, gateway: string): AsyncIterable<AskedPayment> {
  return readAsked(
    database,
    gateway,
    `direction = 'in' and requested_at < instant_now() - interval '15 minutes' and (status in ('created', 'pending')
       or (status = 'expired' and (requested_at > instant_now() - interval '${DAYS_BACK} days'
         or extract(day from instant_now() - requested_at) in (${DAYS_LATER.join(', ')}))))`,
  )
}

export function findPaidPayouts(database: Queryable, gateway: string): AsyncIterable<AskedPayment> {
  return readAsked(
    database,
    gateway,
    `direction = 'out' and status = 'paid' and requested_at > instant_now() - interval '${DAYS_BACK} days'`,
  )
}

/** Sent an hour ago and more, and nobody knows what became of it. */
export function findUnknownPayouts(database: Queryable, gateway: string): AsyncIterable<AskedPayment> {
  return readAsked(
    database,
    gateway,
    `status = 'processing' and exists (
       select from payout_attempt a where a.payment_id = payment.id and a.number = 1
         and a.started_at < instant_now() - interval '1 hour'
     )`,
  )
}

/** Of a gateway that nobody asks any more, and no hand pays it either: by its gateway, whichever that is. */
export async function findStranded(
  database: Queryable,
  gateway: string | null,
): Promise<{ readonly id: number; readonly gateway: string }[]> {
  const { rows } = await database.query<{ id: bigint; gateway: string }>(
    `select id, gateway from payment where status in ('approved', 'processing') and gateway is distinct from $1
       and not (status = 'processing' and $2 = any(string_to_array(flags, ' '))) order by id`,
    [gateway, BY_HAND],
  )
  return rows.map((row) => ({ id: Number(row.id), gateway: row.gateway }))
}

/** However many there are, a page of them at a time. */
async function* readAsked(
  database: Queryable,
  gateway: string,
  which: string,
): AsyncGenerator<AskedPayment, void, void> {
  let afterId = 0n
  for (;;) {
    const { rows } = await database.query<AskedRow>(
      `select id, reference, method, pay_currency from payment where gateway = $1 and id > $3 and ${which} order by id limit $2`,
      [gateway, PAGE, afterId],
    )
    for (const { id, reference, method, pay_currency: currency } of rows)
      yield { id: Number(id), reference, method: method as MethodName, currency }
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    afterId = last.id
  }
}

/** What the house counts at a gateway: all that came there for it, less all that left. */
export async function readClearing(database: Queryable, gateway: string): Promise<Map<Currency, Minor>> {
  const { rows } = await database.query<{ currency: Currency; amount: bigint }>(
    `select a.currency, sum(case when t.debit = a.id then t.amount else -t.amount end)::bigint as amount
     from (
       select id from payment where gateway = $1 union all select id from quarantine where gateway = $1
     ) c join transfer t on t.cause = c.id
     join account a on a.kind = 'clearing' and a.id in (t.debit, t.credit)
     group by a.currency`,
    [gateway],
  )
  return new Map(rows.map(({ currency, amount }) => [currency, minor(amount)]))
}

/** Of an unread message with what it says, as it came, and the payment that it names. */
export interface OpenItem extends ReconciliationItemRow {
  readonly body: Buffer | null
  readonly named_payment_id: bigint | null
}

export async function listItems(database: Queryable): Promise<OpenItem[]> {
  const { rows } = await database.query<OpenItem>(
    `select i.*, e.body, e.payment_id as named_payment_id from reconciliation_item i
     left join gateway_event e on e.id = i.event_id where i.closed_at is null order by i.id`,
  )
  return rows
}

export async function countItems(database: Queryable): Promise<Map<ItemKind, number>> {
  const { rows } = await database.query<{ kind: ItemKind; count: bigint }>(
    'select kind, count(*) from reconciliation_item where closed_at is null group by kind',
  )
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}
