import { neededOf } from '@xezer/bonuses/award'
import type { Campaign } from '@xezer/bonuses/campaign'
import type { GrantState } from '@xezer/bonuses/grant-states'
import { arrayLiteral } from '@xezer/db/array-literal'
import type { BonusGrantRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import type { Minor } from '@xezer/money/minor'
import { mayBeGiven } from '../player/breaks.ts'
import type { WalletState } from '../wallet/wallet-state.ts'
import { type Grant, toGrant, writeRules } from './grant.ts'

/** One that is played to its end and only held for its player waits for him, whatever the day. */
export const IS_OVERDUE = "status = 'active' and expires_at <= instant_now() and done < needed"

/** Older ones stand in the statement alone. */
export const GRANTS_MAX = 30

/** Newest first; those that wait or play come before those that are over. So many, however many there were. */
export async function readGrants(database: Queryable, playerId: number): Promise<readonly Grant[]> {
  const { rows } = await database.query<BonusGrantRow>({
    name: 'read_grants',
    text: `select * from (
             (select 0 as place, * from bonus_grant where player_id = $1 and status = 'active')
             union all
             (select 1, * from bonus_grant where player_id = $1 and status = 'queued' order by id desc limit $2)
             union all
             (select 2, * from bonus_grant where player_id = $1 and status not in ('active', 'queued')
              order by id desc limit $2)
           ) g order by place, id desc limit $2`,
    values: [playerId, GRANTS_MAX],
  })
  return rows.map(toGrant)
}

/** Their players' wallets are locked: nobody else changes them. */
export async function readGrantsById(
  client: PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Grant>> {
  if (ids.length === 0) return new Map()
  const { rows } = await client.query<BonusGrantRow>({
    name: 'read_grants_by_id',
    text: 'select * from bonus_grant where id = any($1::bigint[])',
    values: [arrayLiteral([...new Set(ids)])],
  })
  return new Map(rows.map((row) => [Number(row.id), toGrant(row)]))
}

/** Which of them are past their days, and were not played to their end before: they are over, though nobody has written it yet. */
export async function findOverdue(client: PoolClient, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return []
  const { rows } = await client.query<{ id: bigint }>({
    name: 'find_overdue_grants',
    text: `select id from bonus_grant where id = any($1::bigint[]) and ${IS_OVERDUE} order by id`,
    values: [arrayLiteral([...new Set(ids)])],
  })
  return rows.map(({ id }) => Number(id))
}

export interface NewGrant {
  readonly campaign: Campaign
  readonly amount: Minor
  /** The deposit that earned it; null where nothing was paid in. */
  readonly paymentId: number | null
  /** It becomes cash only once its player is verified. */
  readonly isHeld: boolean
}

/** It waits. Null for whoever stays away or is shut out, had it once already, or was given something for that deposit. */
export async function insertGrant(
  client: PoolClient,
  { playerId, currency }: WalletState,
  { campaign, amount, paymentId, isHeld }: NewGrant,
): Promise<Grant | null> {
  const { wagering, isOnce, onWithdrawal } = campaign
  const { rows } = await client.query<BonusGrantRow>({
    name: 'insert_grant',
    text: `insert into bonus_grant (player_id, currency, campaign, version, payment_id, status, amount, unit, needed, rules,
             days, is_once, on_withdrawal, is_held)
           select $1, $2, $3, $4, $5, 'queued', $6, $7, $8, $9, $10, $11, $12, $13 where ${mayBeGiven('$1::bigint')}
           on conflict do nothing returning *`,
    values: [
      ...[playerId, currency, campaign.code, campaign.version, paymentId, amount],
      ...[wagering.unit, neededOf(wagering, amount), writeRules(campaign)],
      ...[campaign.days, isOnce, onWithdrawal, isHeld],
    ],
  })
  return rows.map(toGrant)[0] ?? null
}

/** The oldest that waits begins its days, unless one is active or its player stays away or is shut out. */
export async function writeStarted(client: PoolClient, playerId: number): Promise<Grant | null> {
  const { rows } = await client.query<BonusGrantRow>({
    name: 'write_grant_started',
    text: `update bonus_grant set status = 'active', balance = amount, started_at = instant_now(),
             expires_at = instant_now() + days * interval '24 hours'
           where id = (
             select id from bonus_grant where player_id = $1 and status = 'queued' order by granted_at, id limit 1
           ) and not exists (select from bonus_grant where player_id = $1 and status = 'active')
             and ${mayBeGiven('$1::bigint')}
           returning *`,
    values: [playerId],
  })
  return rows.map(toGrant)[0] ?? null
}

/** How much of each was played. */
export async function writeProgress(
  client: PoolClient,
  played: readonly (readonly [id: number, done: bigint])[],
): Promise<void> {
  await client.query({
    name: 'write_grant_progress',
    text: `update bonus_grant g set done = p.done from unnest($1::bigint[], $2::bigint[]) as p (id, done)
           where g.id = p.id and g.id = any($1::bigint[])`,
    values: [arrayLiteral(played.map(([id]) => id)), arrayLiteral(played.map(([, done]) => done))],
  })
}

/** What of the cash that each became no correction has taken back. */
export async function writeCashLeft(
  client: PoolClient,
  left: readonly (readonly [id: number, cash: bigint])[],
): Promise<void> {
  if (left.length === 0) return
  await client.query({
    name: 'write_grant_cash_left',
    text: `update bonus_grant g set cash_left = c.cash from unnest($1::bigint[], $2::bigint[]) as c (id, cash)
           where g.id = c.id and g.id = any($1::bigint[])`,
    values: [arrayLiteral(left.map(([id]) => id)), arrayLiteral(left.map(([, cash]) => cash))],
  })
}

/** Before its money moves. */
export async function writeEnded(client: PoolClient, id: number, status: GrantState): Promise<void> {
  await client.query({
    name: 'write_grant_ended',
    text: `update bonus_grant set status = $2, balance = 0, is_held = false, ended_at = instant_now() where id = $1`,
    values: [id, status],
  })
}

/** Played to its end, it waits for its player to show who he is. */
export async function writeHeld(client: PoolClient, id: number): Promise<void> {
  await client.query({
    name: 'write_grant_held',
    text: "update bonus_grant set is_held = true where id = $1 and status = 'active'",
    values: [id],
  })
}

/** It is not held any more; null when it was not. */
export async function writeReleased(client: PoolClient, playerId: number, id: number): Promise<Grant | null> {
  const { rows } = await client.query<BonusGrantRow>({
    name: 'write_grant_released',
    text: `update bonus_grant set is_held = false where id = $1 and player_id = $2 and is_held
             and status in ('queued', 'active') returning *`,
    values: [id, playerId],
  })
  return rows.map(toGrant)[0] ?? null
}
