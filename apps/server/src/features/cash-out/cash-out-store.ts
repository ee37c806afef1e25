import type { CashOutCode } from '@xezer/contract/errors'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'

/** A cash-out from its press to its end. */
export interface CashOutRecord {
  readonly id: number
  readonly betId: number
  readonly playerId: number
  /** Null: all that is open. */
  readonly partMinor: Minor | null
  readonly seenMinor: Minor
  /** Nobody pressed: the rule of the bet was met. */
  readonly isAutomatic: boolean
  readonly scope: string
  readonly key: string
}

export async function insertCashOut(
  client: PoolClient,
  made: Omit<CashOutRecord, 'id'>,
  delayMs: number,
): Promise<CashOutRecord> {
  const { rows } = await client.query<{ id: bigint }>({
    name: 'insert_cash_out',
    text: `insert into cash_out (bet_id, player_id, stake, seen, is_automatic, status, scope, key, due_at)
           values ($1, $2, $3, $4, $5, 'waiting', $6, $7, instant_now() + $8 * interval '1 millisecond')
           returning id`,
    values: [
      made.betId,
      made.playerId,
      made.partMinor,
      made.seenMinor,
      made.isAutomatic,
      made.scope,
      made.key,
      delayMs,
    ],
  })
  return { ...made, id: Number(must(rows[0], 'a cash-out without its id').id) }
}

/** The part that is paid leaves the bet; one of which nothing is left is closed, and its rule is done. */
export async function writePaid(
  client: PoolClient,
  cashOut: CashOutRecord,
  paid: {
    readonly partMinor: Minor
    readonly amountMinor: Minor
    readonly openEvents: readonly number[]
    readonly decidedAtMs: number
  },
): Promise<void> {
  await client.query({
    name: 'write_cash_out_paid',
    text: `with paid as (
             update cash_out set status = 'paid', stake = $3, amount = $4, open_events = $5::jsonb,
               decided_at = to_timestamp($6::bigint / 1000.0)
             where id = $1
           ), bought as (
             update bet set cashed_stake = cashed_stake + $3, cashed_amount = cashed_amount + $4,
               status = case when cashed_stake + $3 = stake then 'won' else status end,
               payout = case when cashed_stake + $3 = stake then 0 else payout end,
               settled_at = case when cashed_stake + $3 = stake then instant_now() else settled_at end
             where id = $2
             returning status
           )
           delete from cash_out_rule where bet_id = $2 and exists (select from bought where status = 'won')`,
    values: [
      cashOut.id,
      cashOut.betId,
      paid.partMinor,
      paid.amountMinor,
      JSON.stringify(paid.openEvents),
      paid.decidedAtMs,
    ],
  })
}

export async function writeDeclined(client: PoolClient, id: number, refusal: CashOutCode): Promise<void> {
  await client.query({
    name: 'write_cash_out_declined',
    text: `update cash_out set status = 'declined', refusal = $2, decided_at = instant_now() where id = $1`,
    values: [id, refusal],
  })
}

interface CashOutRow {
  readonly id: bigint
  readonly bet_id: bigint
  readonly player_id: bigint
  readonly stake: bigint | null
  readonly seen: bigint
  readonly is_automatic: boolean
  readonly scope: string
  readonly key: string
}

const WAITING = `
  select id, bet_id, player_id, stake, seen, is_automatic, scope, key from cash_out where status = 'waiting'`

/** Null once it is decided. Under the lock of its bet it stays so. */
export async function findWaiting(database: Queryable, id: number): Promise<CashOutRecord | null> {
  const { rows } = await database.query<CashOutRow>({
    name: 'find_waiting_cash_out',
    text: `${WAITING} and id = $1`,
    values: [id],
  })
  return rows.map(toRecord)[0] ?? null
}

/** What waits under a key, and after how long its delay is over. */
export async function findWaitingByKey(
  database: Queryable,
  { scope, key }: { readonly scope: string; readonly key: string },
): Promise<{ readonly cashOut: CashOutRecord; readonly dueInMs: number } | null> {
  const { rows } = await database.query<CashOutRow & { due_in_ms: number }>({
    name: 'find_waiting_cash_out_by_key',
    text: `select w.*, (extract(epoch from c.due_at - instant_now()) * 1000)::float8 as due_in_ms
           from (${WAITING}) w join cash_out c on c.id = w.id where w.scope = $1 and w.key = $2`,
    values: [scope, key],
  })
  const row = rows[0]
  return row === undefined ? null : { cashOut: toRecord(row), dueInMs: row.due_in_ms }
}

/** What a process that died left waiting. */
export async function findOverdue(database: Queryable, graceMs: number): Promise<CashOutRecord[]> {
  const { rows } = await database.query<CashOutRow>(
    `${WAITING} and due_at < instant_now() - $1 * interval '1 millisecond' order by id limit 500`,
    [graceMs],
  )
  return rows.map(toRecord)
}

function toRecord(row: CashOutRow): CashOutRecord {
  return {
    id: Number(row.id),
    betId: Number(row.bet_id),
    playerId: Number(row.player_id),
    partMinor: row.stake === null ? null : minor(row.stake),
    seenMinor: minor(row.seen),
    isAutomatic: row.is_automatic,
    scope: row.scope,
    key: row.key,
  }
}

/** Both null take the rule away. The bet is locked. */
export async function writeRule(
  client: PoolClient,
  bet: { readonly id: number; readonly playerId: number },
  rule: { readonly aboveMinor: Minor | null; readonly belowMinor: Minor | null },
): Promise<void> {
  if (rule.aboveMinor === null && rule.belowMinor === null) {
    await client.query('delete from cash_out_rule where bet_id = $1', [bet.id])
    return
  }
  await client.query(
    `insert into cash_out_rule (bet_id, player_id, above, below) values ($1, $2, $3, $4)
     on conflict (bet_id) do update set above = excluded.above, below = excluded.below, set_at = instant_now()`,
    [bet.id, bet.playerId, rule.aboveMinor, rule.belowMinor],
  )
}

/** Rules of bets that are over. */
export async function forgetRules(database: Queryable): Promise<void> {
  await database.query(
    "delete from cash_out_rule r using bet b where b.id = r.bet_id and b.status not in ('placed', 'pending')",
  )
}
