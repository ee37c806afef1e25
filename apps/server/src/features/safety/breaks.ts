import {
  type Break,
  decideBreak,
  decideReturn,
  decideReturnAsked,
  type ReturnRefusal,
} from '@xezer/betting/protection/decide-break'
import type { Pool, PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import type { BreakLength } from '@xezer/sport/break-length'
import { must } from '@xezer/std/assert'
import type { Result } from '@xezer/std/result'
import { ok } from '@xezer/std/result'
import { BREAK_COLUMNS, type BreakColumns, joinBreak, readBreak } from '../../core/player/breaks.ts'
import { writeTrail } from '../../core/trail/write-trail.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import type { SafetyOptions } from './safety-options.ts'

interface Standing {
  readonly current: Break | null
  readonly nowMs: number
}

/** Begins to stay away, or stays away for longer: whatever is placed sees it before or after, for both hold the wallet. */
export function beginBreak(
  { pool, closeCheckouts }: Pick<SafetyOptions, 'pool' | 'closeCheckouts'>,
  playerId: number,
  length: BreakLength,
  requestId: string | null = null,
): Promise<Result<null, 'break_not_longer'>> {
  return withStanding(pool, playerId, async (client, { current, nowMs }) => {
    const decided = decideBreak(current, length, nowMs)
    if (!decided.ok) return decided
    const { kind, endsAtMs } = decided.value
    await endStanding(client, playerId, nowMs)
    await client.query(
      `insert into player_break (player_id, kind, length, began_at, ends_at)
       values ($1, $2, $3, to_timestamp($4::double precision / 1000), to_timestamp($5::double precision / 1000))`,
      [playerId, kind, length, nowMs, endsAtMs],
    )
    await closeCheckouts(client, playerId)
    await tell(client, playerId, 'break.begun', { by: requestId }, { kind, length, endsAtMs })
    return ok(null)
  })
}

/** Who of the house asks for a player, and why. */
export interface HouseWord {
  readonly actor: string
  readonly reason: string
}

/** Asks to come back; `by` is null where the player asks himself. Asked twice it is asked once. */
export function askToReturn(
  pool: Pool,
  playerId: number,
  by: HouseWord | null,
  requestId: string | null = null,
): Promise<Result<{ readonly fromMs: number }, ReturnRefusal>> {
  return withStanding(pool, playerId, async (client, { current, nowMs }) => {
    const decided = decideReturnAsked(current, by === null ? 'player' : 'house', nowMs)
    if (!decided.ok) return decided
    const fromMs = must(decided.value.returnFromMs, 'a return without its day')
    await client.query(
      `update player_break set return_asked_at = to_timestamp($2::double precision / 1000),
         return_from = to_timestamp($3::double precision / 1000), return_actor = $4, return_reason = $5
       where player_id = $1 and ended_at is null and return_asked_at is null`,
      [playerId, nowMs, fromMs, by?.actor ?? null, by?.reason ?? null],
    )
    await tell(
      client,
      playerId,
      'break.return_asked',
      { by: by ?? requestId },
      {
        fromMs,
        ...(by === null ? {} : { reason: by.reason }),
      },
    )
    return ok({ fromMs })
  })
}

export function confirmReturn(
  pool: Pool,
  playerId: number,
  requestId: string | null = null,
): Promise<Result<null, 'return_not_possible' | 'return_too_early'>> {
  return withStanding(pool, playerId, async (client, { current, nowMs }) => {
    const decided = decideReturn(current, nowMs)
    if (!decided.ok) return decided
    await endStanding(client, playerId, nowMs)
    await tell(client, playerId, 'break.ended', { by: requestId }, {})
    return decided
  })
}

function withStanding<T>(
  pool: Pool,
  playerId: number,
  change: (client: PoolClient, standing: Standing) => Promise<T>,
): Promise<T> {
  return withTransaction(pool, async (client) => {
    await lockWallets(client, [playerId])
    return change(client, await readStanding(client, playerId))
  })
}

/** The break that stands, and the database's clock; after the lock, so that nothing slips in between. */
export async function readStanding(client: Pick<PoolClient, 'query'>, playerId: number): Promise<Standing> {
  const { rows } = await client.query<BreakColumns & { readonly now_ms: bigint }>(
    `select floor(extract(epoch from instant_now()) * 1000)::bigint as now_ms, ${BREAK_COLUMNS}
     from wallet w ${joinBreak('w.player_id')} where w.player_id = $1`,
    [playerId],
  )
  const row = must(rows[0], `player ${playerId} has no wallet`)
  return { current: readBreak(row), nowMs: Number(row.now_ms) }
}

async function endStanding(client: PoolClient, playerId: number, nowMs: number): Promise<void> {
  await client.query(
    `update player_break set ended_at = to_timestamp($2::double precision / 1000)
     where player_id = $1 and ended_at is null`,
    [playerId, nowMs],
  )
}

async function tell(
  client: PoolClient,
  playerId: number,
  action: string,
  /** A person of the house, or the request of the player. */
  { by }: { readonly by: HouseWord | string | null },
  after: object,
): Promise<void> {
  const isHouse = typeof by === 'object' && by !== null
  const actor = isHouse
    ? { kind: 'operator' as const, name: by.actor }
    : { kind: 'player' as const, name: String(playerId) }
  const requestId = isHouse ? null : by
  await writeTrail(client, [{ actor, action, subject: `player ${playerId}`, after, requestId }])
}
