import type { SandboxOrderRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { formatAmountText } from '@xezer/money/amount-text'
import { minor } from '@xezer/money/minor'
import { PAY_CURRENCIES } from '@xezer/payments/pay-currencies'
import { must } from '@xezer/std/assert'
import { SANDBOX_SHOP } from '../../platform/message-digest.ts'

/** What the sandbox keeps of an order: of a shop that wants to be paid, or to pay. */
export interface SandboxOrder {
  readonly id: number
  readonly token: string
  readonly kind: 'deposit' | 'payout'
  readonly reference: string
  readonly method: string
  readonly currency: string
  readonly amountMinor: bigint
  readonly account: string | null
  readonly returnPath: string | null
  readonly status: SandboxOrderRow['status']
}

export type NewSandboxOrder = Omit<SandboxOrder, 'id'>

/** The same reference is the same order, whatever is said the second time. */
export async function openOrder(
  database: Queryable,
  order: NewSandboxOrder,
): Promise<SandboxOrder & { isNew: boolean }> {
  const { rowCount } = await database.query(
    `insert into sandbox_order (token, kind, reference, method, currency, amount, account, return_url, status)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (kind, reference) do nothing`,
    [
      ...[order.token, order.kind, order.reference, order.method, order.currency, order.amountMinor],
      ...[order.account, order.returnPath, order.status],
    ],
  )
  const found = await findOrder(database, order.kind, order.reference)
  return { ...must(found, 'an order that is not there'), isNew: rowCount === 1 }
}

export async function findOrder(
  database: Queryable,
  kind: string,
  reference: string,
): Promise<SandboxOrder | null> {
  const { rows } = await database.query<SandboxOrderRow>(
    'select * from sandbox_order where kind = $1 and reference = $2',
    [kind, reference],
  )
  return rows[0] === undefined ? null : toOrder(rows[0])
}

export async function findByToken(database: Queryable, token: string): Promise<SandboxOrder | null> {
  const { rows } = await database.query<SandboxOrderRow>('select * from sandbox_order where token = $1', [
    token,
  ])
  return rows[0] === undefined ? null : toOrder(rows[0])
}

/** One choice counts: null when another was made before. */
export async function decideOrder(
  client: PoolClient,
  token: string,
  status: SandboxOrder['status'],
  account: string | null,
): Promise<SandboxOrder | null> {
  const { rows } = await client.query<SandboxOrderRow>(
    `update sandbox_order set status = $2, account = coalesce($3, account)
     where token = $1 and kind = 'deposit' and status in ('waiting', 'pending') returning *`,
    [token, status, account],
  )
  return rows[0] === undefined ? null : toOrder(rows[0])
}

/** Nobody pays it any more; what was paid, or is on its way, stays as it is. True where it is closed by now. */
export async function closeOrder(client: PoolClient, reference: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `update sandbox_order set status = 'closed'
     where kind = 'deposit' and reference = $1 and status in ('waiting', 'pending', 'closed') and taken_amount is null`,
    [reference],
  )
  return rowCount === 1
}

/** What is told to the shop about an order, and when. */
export interface SandboxMessage {
  readonly status: 'paid' | 'failed' | 'returned'
  readonly afterMs: number
  readonly amountMinor?: bigint
  readonly currency?: string
  readonly isForged?: boolean
}

export async function writeMessage(
  client: Queryable,
  order: SandboxOrder,
  message: SandboxMessage,
): Promise<void> {
  const {
    status,
    afterMs,
    amountMinor = order.amountMinor,
    currency = order.currency,
    isForged = false,
  } = message
  const body = JSON.stringify({
    ...{ id: `sb_${order.id}`, kind: order.kind, order: order.reference, status },
    ...{ amount: formatAmountText(minor(amountMinor)), currency, account: order.account },
    ...{ method: order.method, shop: SANDBOX_SHOP },
  })
  await client.query(
    `insert into sandbox_message (order_id, body, is_forged, status, due_at)
     values ($1, $2, $3, $4, instant_now() + $5 * interval '1 millisecond')`,
    [order.id, body, isForged, status, afterMs],
  )
}

/** What a payer really paid. */
export async function noteTaken(
  client: PoolClient,
  order: SandboxOrder,
  message: SandboxMessage,
): Promise<void> {
  const { amountMinor = order.amountMinor, currency = order.currency } = message
  await client.query('update sandbox_order set taken_amount = $2, taken_currency = $3 where id = $1', [
    ...[order.id, amountMinor, currency],
  ])
}

/** What its one shop has here: all that was paid in, less all that was paid out. Minor units as text. */
export async function readBalances(database: Queryable): Promise<Record<string, string>> {
  const { rows } = await database.query<{ currency: string; amount: bigint }>(
    `select coalesce(taken_currency, currency) as currency,
       sum(case kind when 'deposit' then coalesce(taken_amount, amount) else -amount end)::bigint as amount
     from sandbox_order where status = 'paid' group by 1`,
  )
  return Object.fromEntries([
    ...PAY_CURRENCIES.map((currency) => [currency, '0'] as const),
    ...rows.map(({ currency, amount }) => [currency, String(amount)] as const),
  ])
}

export interface DueMessage {
  readonly id: number
  readonly body: string
  readonly isForged: boolean
}

const DUE_MAX = 20

/** Taken by one server, and put off for the case that nobody hears it; what an order becomes with it, it is by now. */
export async function takeDueMessages(client: PoolClient): Promise<DueMessage[]> {
  const { rows } = await client.query<{
    id: bigint
    order_id: bigint
    body: string
    is_forged: boolean
    status: string
  }>(
    `update sandbox_message m
     set tries = tries + 1, due_at = instant_now() + least(300, power(2, tries)) * interval '1 second'
     from (
       select id from sandbox_message where done_at is null and due_at <= instant_now() and tries < 20
       order by due_at, id limit $1 for no key update skip locked
     ) d where m.id = d.id returning m.id, m.order_id, m.body, m.is_forged, m.status`,
    [DUE_MAX],
  )
  for (const { order_id: orderId, status } of rows) {
    await client.query(`update sandbox_order set status = $2 where id = $1 and status <> 'returned'`, [
      orderId,
      status,
    ])
  }
  return rows
    .toSorted((one, other) => Number(one.id - other.id))
    .map(({ id, body, is_forged: isForged }) => ({ id: Number(id), body, isForged }))
}

export async function endMessage(database: Queryable, id: number): Promise<void> {
  await database.query('update sandbox_message set done_at = instant_now() where id = $1', [id])
}

function toOrder(row: SandboxOrderRow): SandboxOrder {
  return {
    ...{ id: Number(row.id), token: row.token, kind: row.kind, reference: row.reference, method: row.method },
    ...{ currency: row.currency, amountMinor: row.amount, account: row.account },
    ...{ returnPath: row.return_url, status: row.status },
  }
}
