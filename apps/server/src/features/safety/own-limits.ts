import { confirmLimit, decideLimit, type OwnLimit } from '@xezer/betting/protection/decide-limit'
import type { Pool, PoolClient, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { type Minor, minor } from '@xezer/money/minor'
import type { LimitDays, OwnLimitKind } from '@xezer/sport/limit-kind'
import { must } from '@xezer/std/assert'
import { ok, type Result } from '@xezer/std/result'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'

export interface LimitName {
  readonly kind: OwnLimitKind
  readonly days: LimitDays
}
/** Its amount is one of minutes, over 24 hours. */
export const TIME_LIMIT = { kind: 'time', days: 1 } as const satisfies LimitName
export type NamedLimit = LimitName & OwnLimit

/** Less acts on the next bet; more, or none (null), waits. */
export function setLimit(
  pool: Pool,
  playerId: number,
  name: LimitName,
  amountMinor: Minor | null,
  requestId: string | null = null,
): Promise<Result<null, never>> {
  return withLimit(pool, playerId, name, async (client, { current, nowMs }) => {
    const next = decideLimit(current, amountMinor, nowMs)
    await writeLimit(client, playerId, name, next)
    await noteAnswer(client, playerId)
    await tell(client, playerId, 'limit.set', { name, before: current, after: next, requestId })
    return ok(null)
  })
}

export function confirmRaise(
  pool: Pool,
  playerId: number,
  name: LimitName,
  requestId: string | null = null,
): Promise<Result<null, 'limit_not_asked' | 'limit_too_early'>> {
  return withLimit(pool, playerId, name, async (client, { current, nowMs }) => {
    const decided = confirmLimit(current, nowMs)
    if (!decided.ok) return decided
    await writeLimit(client, playerId, name, decided.value)
    await tell(client, playerId, 'limit.confirmed', {
      ...{ name, before: current, after: decided.value, requestId },
    })
    return ok(null)
  })
}

/** He wants no limit: he is not asked again when he pays in. */
export async function declineLimits(
  pool: Pool,
  playerId: number,
  requestId: string | null = null,
): Promise<void> {
  await withTransaction(pool, async (client) => {
    await noteAnswer(client, playerId)
    await writeTrail(client, [
      {
        actor: { kind: 'player', name: String(playerId) },
        action: 'limit.declined',
        subject: `player ${playerId}`,
        requestId,
      },
    ])
  })
}

/** Whoever decides on a limit has looked at them: the time to the next reminder begins anew. */
async function noteAnswer(client: PoolClient, playerId: number): Promise<void> {
  await client.query(
    'update player set limits_answered_at = instant_now(), limits_reminded_at = instant_now() where id = $1',
    [playerId],
  )
}

/** Whether he was asked for a limit and has answered. */
export async function hasAnswered(database: Queryable, playerId: number): Promise<boolean> {
  const { rows } = await database.query<{ has_answered: boolean }>(
    'select limits_answered_at is not null as has_answered from player where id = $1',
    [playerId],
  )
  return must(rows[0], `there is no player ${playerId}`).has_answered
}

interface LimitRow {
  readonly kind: OwnLimitKind
  readonly days: LimitDays
  readonly amount: bigint
  readonly wanted: bigint | null
  readonly from_ms: bigint | null
  readonly until_ms: bigint | null
}

const MS = (column: string) => `floor(extract(epoch from ${column}) * 1000)::bigint`

/** Every limit of the player, and the database's clock. */
export async function readOwnLimits(
  database: Queryable,
  playerId: number,
): Promise<{ readonly limits: readonly NamedLimit[]; readonly nowMs: number }> {
  const { rows } = await database.query<Partial<LimitRow> & { readonly now_ms: bigint }>(
    `select ${MS('instant_now()')} as now_ms, l.kind, l.days, l.amount, l.wanted, ${MS('l.wanted_from')} as from_ms,
       ${MS('l.wanted_until')} as until_ms
     from wallet w left join player_limit l on l.player_id = w.player_id where w.player_id = $1`,
    [playerId],
  )
  const { now_ms } = must(rows[0], `player ${playerId} has no wallet`)
  const limits = rows.filter((row): row is LimitRow & { now_ms: bigint } => row.kind != null)
  return { limits: limits.map(toLimit), nowMs: Number(now_ms) }
}

function toLimit({ kind, days, amount, wanted, from_ms, until_ms }: LimitRow): NamedLimit {
  const isWanted = from_ms !== null && until_ms !== null
  return {
    kind,
    days,
    amountMinor: minor(amount),
    wanted: isWanted
      ? {
          amountMinor: wanted === null ? null : minor(wanted),
          fromMs: Number(from_ms),
          untilMs: Number(until_ms),
        }
      : null,
  }
}

/** Under the wallet's lock: a bet is before the change or after it. */
function withLimit<T>(
  pool: Pool,
  playerId: number,
  { kind, days }: LimitName,
  change: (
    client: PoolClient,
    read: { readonly current: OwnLimit | null; readonly nowMs: number },
  ) => Promise<T>,
): Promise<T> {
  return withTransaction(pool, async (client) => {
    await lockWallets(client, [playerId])
    const { limits, nowMs } = await readOwnLimits(client, playerId)
    const current = limits.find((limit) => limit.kind === kind && limit.days === days) ?? null
    return change(client, { current, nowMs })
  })
}

async function writeLimit(
  client: PoolClient,
  playerId: number,
  { kind, days }: LimitName,
  limit: OwnLimit | null,
): Promise<void> {
  if (limit === null) {
    await client.query('delete from player_limit where player_id = $1 and kind = $2 and days = $3', [
      playerId,
      kind,
      days,
    ])
    return
  }
  const { amountMinor, wanted } = limit
  await client.query(
    `insert into player_limit (player_id, kind, days, amount, wanted, wanted_from, wanted_until)
     values ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000), to_timestamp($7::double precision / 1000))
     on conflict (player_id, kind, days) do update set amount = excluded.amount, wanted = excluded.wanted,
       wanted_from = excluded.wanted_from, wanted_until = excluded.wanted_until`,
    [
      ...[playerId, kind, days, amountMinor],
      ...[wanted?.amountMinor ?? null, wanted?.fromMs ?? null, wanted?.untilMs ?? null],
    ],
  )
}

interface ToldChange {
  readonly name: LimitName
  readonly before: OwnLimit | null
  readonly after: OwnLimit | null
  readonly requestId: string | null
}

async function tell(
  client: PoolClient,
  playerId: number,
  action: string,
  { name, before, after, requestId }: ToldChange,
): Promise<void> {
  const say = (limit: OwnLimit | null) => ({
    ...name,
    amount: limit === null ? null : String(limit.amountMinor),
    ...(limit?.wanted == null
      ? {}
      : { wanted: String(limit.wanted.amountMinor), fromMs: limit.wanted.fromMs }),
  })
  await writeTrail(client, [
    {
      actor: { kind: 'player', name: String(playerId) },
      action,
      subject: `player ${playerId}`,
      before: say(before),
      after: say(after),
      requestId,
    },
  ])
}
