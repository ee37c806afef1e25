import { findPassedLimit } from '@xezer/betting/protection/decide-limit'
import type { CountedAmount } from '@xezer/betting/protection/find-rooms'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { LIMIT_DAYS, type LimitDays } from '@xezer/sport/limit-kind'
import { must } from '@xezer/std/assert'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  BREAK_COLUMNS,
  type BreakCode,
  type BreakColumns,
  breakCode,
  joinBreak,
  readBreak,
  sayHouseTime,
  untilOf,
} from './breaks.ts'
import { findTimeOpens, readPlayMinutes } from './play-time.ts'
import { HOUSE_RULES_VERSION } from './rules-version.ts'

/**
 * What keeps a player from paying in: his own protection, rules that he never agreed to, or the end of his account; kept with the key of
 * the press.
 */
export type DepositObstacle =
  | { readonly code: BreakCode; readonly until: string }
  | { readonly code: 'rules_changed' }
  | { readonly code: 'session_expired' }
  | {
      readonly code: 'limit_reached'
      readonly kind: 'deposit' | 'time'
      readonly days: LimitDays
      /** In minor units as text. */
      readonly left: string
      /** When so much would fit by time alone; null when it is more than the limit itself. */
      readonly opensMs: number | null
    }

/**
 * Asked by whatever pays in, behind the lock of the player's wallet and in the transaction that writes the payment: two deposits at
 * once never both find room. Null where nothing is in the way.
 */
export async function findDepositObstacle(
  client: PoolClient,
  playerId: number,
  amountMinor: Minor,
): Promise<DepositObstacle | null> {
  const { rows } = await client.query<DepositTermsRow>({
    name: 'read_deposit_terms',
    text: `select ${BREAK_COLUMNS}, p.rules_version, p.status = 'active' as is_active, (
             select json_agg(json_build_array(l.kind, l.days, l.amount::text)) from player_limit l
             where l.player_id = p.id and l.kind in ('deposit', 'time')
           ) as limits from player p ${joinBreak('p.id')} where p.id = $1`,
    values: [playerId],
  })
  const row = must(rows[0], `there is no player ${playerId}`)
  // Closed or blocked while the press waited for the lock: nobody would come for the money.
  if (!row.is_active) return { code: 'session_expired' }
  const away = readBreak(row)
  if (away !== null) return { code: breakCode(away), until: untilOf(away.endsAtMs) }
  if (row.rules_version < HOUSE_RULES_VERSION) return { code: 'rules_changed' }
  const timeLimit = row.limits?.find(([kind]) => kind === 'time')
  if (timeLimit !== undefined) {
    const played = (await readPlayMinutes(client, [playerId])).get(playerId) ?? 0
    if (played >= Number(timeLimit[2])) {
      const opensMs = await findTimeOpens(client, playerId)
      return { code: 'limit_reached', kind: 'time', days: 1, left: '0', opensMs }
    }
  }
  const limits = row.limits?.filter(([kind]) => kind === 'deposit') ?? []
  if (limits.length === 0) return null
  const used = await readDepositUse(client, playerId)
  const passed = findPassedLimit(
    limits.map(([, days, amount]) => ({
      name: days,
      amountMinor: minor(BigInt(amount)),
      usedMinor: used[days],
    })),
    amountMinor,
  )
  if (passed === null) return null
  const opensMs = await findDepositOpens(client, playerId, passed.name, amountMinor)
  return {
    code: 'limit_reached',
    kind: 'deposit',
    days: passed.name,
    left: String(passed.leftMinor),
    opensMs,
  }
}

export function refuseDeposit(
  obstacle: DepositObstacle,
  currency: Currency,
): Refusal<DepositObstacle['code']> {
  if (obstacle.code === 'rules_changed' || obstacle.code === 'session_expired') return refuse(obstacle.code)
  if (obstacle.code !== 'limit_reached') return refuse(obstacle.code, { until: obstacle.until })
  const { code, kind, days, left, opensMs } = obstacle
  const values = {
    kind,
    days,
    left: formatMoney(BigInt(left), currency),
    from: opensMs === null ? 'never' : sayHouseTime(opensMs),
  }
  return refuse(code, values, kind === 'deposit' ? { amount: { code, values } } : {})
}

interface DepositTermsRow extends BreakColumns {
  readonly rules_version: number
  readonly is_active: boolean
  readonly limits: DepositLimitsJson
}
type DepositLimitsJson = readonly (readonly ['deposit' | 'time', LimitDays, string])[] | null

const COUNTED_DAYS = Math.max(...LIMIT_DAYS)
/** A bill is payable for a month at the latest; what was ordered before that brings nothing any more, and is not looked through. */
const LATE_DAYS_MAX = 60

/**
 * Gross: what was taken out or charged back since makes no room; a checkout that may still be paid counts as paid. It counts from when
 * it was ordered; what was over and was paid all the same, from when its money came. What an operator credited counts by what it
 * brought, whatever had been ordered. `playerId` is SQL of the statement around.
 */
const countedDeposits = (playerId: string) =>
  depositsOf(playerId, "p.status not in ('failed', 'expired', 'returned')", COUNTED_DAYS)

/** Those of them whose money came, by what it brought, of so many days. */
export const creditedDeposits = (playerId: string, days: number) =>
  depositsOf(playerId, "p.status in ('credited', 'charged_back')", days)

const depositsOf = (playerId: string, states: string, days: number) => `
  select p.id, p.amount, coalesce((
    select min(s.at) from payment_step s where s.payment_id = p.id and s.number > (
      select max(o.number) from payment_step o where o.payment_id = p.id and o.status in ('expired', 'failed')
    )
  ), p.requested_at) as at
  from payment p
  where p.player_id = ${playerId} and p.direction = 'in' and ${states}
    and p.requested_at > instant_now() - interval '${days + LATE_DAYS_MAX} days'
    and not (p.status in ('credited', 'charged_back') and not exists (
      select from transfer d where d.cause = p.id and d.code = 'deposit' and d.generation = 0
    ))
  union all
  select q.id, t.amount, q.decided_at from quarantine q
  join transfer t on t.cause = q.id and t.code = 'suspense_credit'
  where q.player_id = ${playerId} and q.decided_at > instant_now() - interval '${days} days'`

const SUMS = LIMIT_DAYS.map(
  (days) =>
    `coalesce(sum(c.amount) filter (where c.at > instant_now() - interval '${days} days'), 0)::bigint as paid_${days}`,
).join(', ')

/** What counts against each limit of deposits now. */
export async function readDepositUse(
  database: Queryable,
  playerId: number,
): Promise<Record<LimitDays, bigint>> {
  const { rows } = await database.query<Readonly<Record<`paid_${LimitDays}`, bigint>>>({
    name: 'read_deposit_use',
    text: `select ${SUMS} from (${countedDeposits('$1')}) c`,
    values: [playerId],
  })
  const row = must(rows[0], 'a sum without a row')
  return { 1: row.paid_1, 7: row.paid_7, 30: row.paid_30 }
}

/** Every deposit that counts against a limit, as it does: for when there is room again. */
export async function readCountedDeposits(database: Queryable, playerId: number): Promise<CountedAmount[]> {
  const { rows } = await database.query<{ at_ms: bigint; amount: bigint }>({
    name: 'read_counted_deposits',
    // To the millisecond that is over when it counts no more.
    text: `select ceil(extract(epoch from c.at) * 1000)::bigint as at_ms, c.amount from (${countedDeposits('$1')}) c
           where c.at > instant_now() - interval '${COUNTED_DAYS} days'`,
    values: [playerId],
  })
  return rows.map(({ at_ms: atMs, amount }) => ({ atMs: Number(atMs), amountMinor: amount }))
}

async function findDepositOpens(
  client: PoolClient,
  playerId: number,
  days: LimitDays,
  amountMinor: Minor,
): Promise<number | null> {
  const { rows } = await client.query<{ opens_ms: bigint | null }>(
    `with counted as (
       select d.at, sum(d.amount) over (order by d.at, d.id) as freed
       from (${countedDeposits('$1')}) d where d.at > instant_now() - $2 * interval '1 day'
     ), needed as (
       select coalesce((select max(freed) from counted), 0) + $3 - l.amount as amount
       from player_limit l where l.player_id = $1 and l.kind = 'deposit' and l.days = $2 and l.amount >= $3
     )
     select floor(extract(epoch from min(c.at) + $2 * interval '1 day') * 1000)::bigint as opens_ms
     from counted c, needed n where c.freed >= n.amount`,
    [playerId, days, amountMinor],
  )
  const opens = rows[0]?.opens_ms ?? null
  return opens === null ? null : Number(opens)
}
