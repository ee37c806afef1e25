import type { TransferRow } from '@xezer/db/generated/rows'
import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { Currency } from '@xezer/money/minor'
import { assert, must } from '@xezer/std/assert'
import { playerAccountId } from '../../../core/wallet/account-id.ts'

/** From the first instant to the last, both within. */
export interface Period {
  readonly fromMs: number
  readonly toMs: number
}

/** In minor units; `in` and `out` are both positive. */
export interface Summary {
  readonly currency: Currency
  readonly opening: bigint
  readonly closing: bigint
  readonly in: bigint
  readonly out: bigint
  readonly count: number
}

/** One transfer as the account sees it. */
export interface MovementRow {
  /** Its place among all movements of the account, from 1 on. */
  readonly number: number
  readonly at: Date
  readonly code: TransferRow['code']
  /** The bet or payment that it belongs to. */
  readonly subject: number | null
  /** Negative when it went out. */
  readonly amount: bigint
  /** Of the account behind it. */
  readonly balance: bigint
}

/**
 * All that ever moved the account `$2` of player `$1`, by what caused it: the ledger has no index of accounts, which every
 * stake would pay for. Whoever adds a kind of cause adds its line; a forgotten one does not add up and is refused below.
 */
export const MOVEMENTS = `
  cause as (
    select id, id as subject from bet where player_id = $1
    union all
    select c.id, c.bet_id from cash_out c join bet b on b.id = c.bet_id where b.player_id = $1
    union all
    select id, null from adjustment where player_id = $1
    union all
    select id, id from payment where player_id = $1
    union all
    select id, payment_id from quarantine where player_id = $1
    union all
    select id, null from bonus_grant where player_id = $1
    union all
    select id, id from casino_round where player_id = $1
  ),
  movement as (
    select t.id, t.created_at as at, t.code, c.subject,
      case when t.credit = $2 then t.amount else -t.amount end as amount
    from cause c join transfer t on t.cause = c.id
    where $2 in (t.debit, t.credit)
  )`
/** In the order in which they moved. */
const NUMBERED =
  'numbered as (select movement.*, row_number() over (order by at, id) as number from movement)'
/** Instants are kept to the microsecond; the period goes to the last one of its millisecond. */
export const SINCE = 'to_timestamp($3::float8 / 1000)'
export const UNTIL = 'to_timestamp(($4::float8 + 1) / 1000)'
const INSTANTS = `(${SINCE}, ${UNTIL})`

type Balances = { [Name in 'opening' | 'closing' | 'in' | 'out' | 'cash' | 'whole']: bigint } & {
  count: bigint
  currency: Currency
}

async function summarise(client: PoolClient, playerId: number, period: Period): Promise<Summary> {
  const { rows } = await client.query<Balances>(
    `with ${MOVEMENTS}, period (since, until) as (values ${INSTANTS})
     select w.currency, w.cash,
       coalesce(sum(amount), 0)::bigint as whole,
       coalesce(sum(amount) filter (where at < since), 0)::bigint as opening,
       coalesce(sum(amount) filter (where at < until), 0)::bigint as closing,
       coalesce(sum(amount) filter (where at >= since and at < until and amount > 0), 0)::bigint as in,
       coalesce(-sum(amount) filter (where at >= since and at < until and amount < 0), 0)::bigint as out,
       count(*) filter (where at >= since and at < until) as count
     from wallet w cross join period left join movement on true
     where w.player_id = $1 group by w.player_id`,
    summaryValues(playerId, period),
  )
  const { cash, whole, ...summary } = must(rows[0], `player ${playerId} has no wallet`)
  assert(cash === whole, `movements of player ${playerId} make ${whole}, the account has ${cash}`)
  return { ...summary, count: Number(summary.count) }
}

export function summaryValues(playerId: number, { fromMs, toMs }: Period): unknown[] {
  return [playerId, playerAccountId(playerId, 'cash'), fromMs, toMs]
}

/** The summary of a period and a page of its movements, newest first. Both as of one instant. */
export function findStatementPage(
  pool: Pool,
  playerId: number,
  period: Period,
  page: { readonly before: number | null; readonly limit: number },
): Promise<{ readonly summary: Summary; readonly movements: readonly MovementRow[] }> {
  return withSnapshot(pool, async (client) => {
    const summary = await summarise(client, playerId, period)
    const { rows } = await client.query<StoredMovement>(
      `with ${MOVEMENTS}, period (since, until) as (values ${INSTANTS}),
       ${NUMBERED},
       told as (select numbered.*, (sum(amount) over (order by number))::bigint as balance from numbered)
       select number, at, code, subject, amount, balance from told, period
       where at >= since and at < until and ($5::bigint is null or number < $5)
       order by number desc limit $6`,
      [...summaryValues(playerId, period), page.before, page.limit],
    )
    return { summary, movements: rows.map(present) }
  })
}

interface StoredMovement {
  readonly number: bigint
  readonly at: Date
  readonly code: TransferRow['code']
  readonly subject: bigint | null
  readonly amount: bigint
  readonly balance: bigint
}

function present({ number, subject, ...row }: StoredMovement): MovementRow {
  return { ...row, number: Number(number), subject: subject === null ? null : Number(subject) }
}

const CHUNK = 2000

/**
 * Walks over a period, oldest first, a few thousand rows in memory at a time. `begin` hears the summary first, and says with
 * false that the rows are not wanted.
 */
export function walkMovements(
  pool: Pool,
  playerId: number,
  period: Period,
  hear: {
    readonly begin: (summary: Summary) => boolean
    readonly rows: (rows: readonly MovementRow[]) => Promise<void>
  },
): Promise<void> {
  return withSnapshot(pool, async (client) => {
    const summary = await summarise(client, playerId, period)
    if (!hear.begin(summary)) return
    // All of it is read: a plan for its first rows would look each of them up.
    await client.query('set local cursor_tuple_fraction = 1')
    await client.query(
      `declare statement no scroll cursor for
       with ${MOVEMENTS}, period (since, until) as (values ${INSTANTS}), ${NUMBERED}
       select number, at, code, subject, amount from numbered, period where at >= since and at < until order by number`,
      summaryValues(playerId, period),
    )
    let balance = summary.opening
    for (;;) {
      const { rows } = await client.query<Omit<StoredMovement, 'balance'>>(`fetch ${CHUNK} from statement`)
      if (rows.length === 0) break
      const told = rows.map((row) => {
        balance += row.amount
        return present({ ...row, balance })
      })
      await hear.rows(told)
    }
    assert(balance === summary.closing, `a statement of player ${playerId} ends with ${balance}`)
  })
}

/** Reads of one instant. */
export function withSnapshot<T>(pool: Pool, fn: (client: PoolClient) => Promise<T>): Promise<T> {
  // Nothing is written, so nothing can fail to serialize: it runs once.
  return withTransaction(pool, fn, { isolation: 'repeatable read', readOnly: true, retries: 0 })
}
