import { VIP_NOTICE_MS } from '@xezer/betting/acceptance/decide-vip'
import type { Break } from '@xezer/betting/protection/decide-break'
import { arrayLiteral } from '@xezer/db/array-literal'
import type { BetRow, VipBetRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import type { BetRecord } from '../../core/bets/bet-record.ts'
import { type BetRefusal, writeRefusal } from '../../core/bets/bet-refusal.ts'
import {
  type BetColumns,
  readBet,
  readSelection,
  readWithLegs,
  type SelectionColumns,
  type StoredBet,
  type StoredSelection,
} from '../../core/bets/stored-bet.ts'
import { BREAK_COLUMNS, type BreakColumns, joinBreak, readBreak } from '../../core/player/breaks.ts'

/** A bet whose stake is held, with the word of the operator where there is one. */
export interface WaitingVip extends StoredBet {
  readonly stakeMinor: Minor
  readonly isDue: boolean
  readonly decision: VipBetRow['decision']
  readonly acceptedMinor: Minor | null
  /** Its player stays away from play. */
  readonly standingBreak: Break | null
  /** His account is blocked. */
  readonly isShut: boolean
  readonly legs: readonly StoredSelection[]
}

/** In the transaction that holds their stakes. */
export async function insertVipBets(client: PoolClient, bets: readonly BetRecord[]): Promise<void> {
  const vips = bets.filter(({ status }) => status === 'vip')
  if (vips.length === 0) return
  const dueMs = vips.map(({ legs }) => Math.min(...legs.map(({ startsAtMs }) => startsAtMs)) - VIP_NOTICE_MS)
  await client.query({
    name: 'insert_vip_bets',
    text: `insert into vip_bet (bet_id, due_at)
           select bet_id, to_timestamp(due_ms::double precision / 1000)
           from unnest($1::bigint[], $2::bigint[]) as v (bet_id, due_ms)`,
    values: [arrayLiteral(vips.map(({ id }) => id)), arrayLiteral(dueMs)],
  })
}

/** A match that was brought forward brings its own end of the wait. */
const IS_DUE = `least(v.due_at, (
  select min(e.starts_at) - interval '${VIP_NOTICE_MS / 1000} seconds'
  from bet_leg l join event e on e.id = l.event_id where l.bet_id = v.bet_id
)) <= instant_now()`

/**
 * Those that somebody has decided on, whose time is over or whose player stays away or is blocked, with the selections that they
 * are on. All of them: words wait for their matches to open, and no other word waits for them.
 */
export async function findEndingVips(
  database: Queryable,
): Promise<{ readonly betId: number; readonly playerId: number; readonly handles: readonly string[] }[]> {
  const { rows } = await database.query<{ bet_id: bigint; player_id: bigint; handles: string[] }>(
    `select v.bet_id, b.player_id, array(
       select concat_ws(':', l.event_id, l.market_type, l.specifier, l.outcome) from bet_leg l where l.bet_id = v.bet_id
     ) as handles
     from vip_bet v join bet b on b.id = v.bet_id join player p on p.id = b.player_id ${joinBreak('b.player_id')}
     where v.ended_at is null
       and (v.decision is not null or away.id is not null or p.status <> 'active' or ${IS_DUE}) order by v.due_at`,
  )
  return rows.map((row) => ({
    betId: Number(row.bet_id),
    playerId: Number(row.player_id),
    handles: row.handles,
  }))
}

type LockedRow = BetColumns &
  BreakColumns &
  Pick<BetRow, 'stake'> &
  SelectionColumns &
  Pick<VipBetRow, 'decision' | 'accepted'> & {
    readonly is_due: boolean
    readonly is_shut: boolean
    readonly now_ms: bigint
  }

/** The bet if it still waits, after the wallet of its player was locked, and the database's clock. */
export async function lockVip(
  client: PoolClient,
  betId: number,
): Promise<{ readonly vip: WaitingVip; readonly nowMs: number } | null> {
  const { rows } = await client.query<LockedRow>({
    name: 'lock_vip',
    text: `select b.id, b.player_id, b.currency, b.type, b.size, b.stake, l.event_id, l.market_type, l.specifier,
             l.outcome, l.odds, v.decision, v.accepted, ${IS_DUE} as is_due, p.status <> 'active' as is_shut,
             floor(extract(epoch from instant_now()) * 1000)::bigint as now_ms, ${BREAK_COLUMNS}
           from bet b join vip_bet v on v.bet_id = b.id join bet_leg l on l.bet_id = b.id
             join player p on p.id = b.player_id ${joinBreak('b.player_id')}
           where b.id = $1 and b.status = 'vip' order by l.position for no key update of b`,
    values: [betId],
  })
  const [first] = rows
  const [vip] = readWithLegs(rows, toVip, readSelection)
  return first === undefined || vip === undefined ? null : { vip, nowMs: Number(first.now_ms) }
}

function toVip(row: LockedRow): Omit<WaitingVip, 'legs'> {
  return {
    ...readBet(row),
    stakeMinor: minor(row.stake),
    isDue: row.is_due,
    decision: row.decision,
    acceptedMinor: row.accepted === null ? null : minor(row.accepted),
    standingBreak: readBreak(row),
    isShut: row.is_shut,
  }
}

/** It stands from now on, as it was sent. */
export async function writeVipAccepted(client: PoolClient, betId: number, placedAtMs: number): Promise<void> {
  await client.query(
    `update bet set status = 'placed', placed_at = to_timestamp($2::double precision / 1000) where id = $1`,
    [betId, placedAtMs],
  )
  await writeEnd(client, betId, 'accepted', null)
}

/** It is over, and its player reads why. */
export async function writeVipRejected(
  client: PoolClient,
  betId: number,
  outcome: 'rejected' | 'expired' | 'part' | 'away',
  refusal: BetRefusal,
  partId: number | null = null,
): Promise<void> {
  await client.query(`update bet set status = 'rejected', refusal = $2 where id = $1`, [
    betId,
    writeRefusal(refusal),
  ])
  await writeEnd(client, betId, outcome, partId)
}

async function writeEnd(
  client: PoolClient,
  betId: number,
  outcome: NonNullable<VipBetRow['outcome']>,
  partId: number | null,
): Promise<void> {
  await client.query(
    'update vip_bet set outcome = $2, part_id = $3, ended_at = instant_now() where bet_id = $1',
    [betId, outcome, partId],
  )
}

export interface VipPart {
  readonly id: number
  readonly ofId: number
  readonly key: string
  readonly stakeMinor: Minor
  readonly possibleReturnMinor: Minor
  readonly placedAtMs: number
}

/** What was taken of a bet, as a bet of its own on the same legs at the same prices. */
export async function insertVipPart(client: PoolClient, part: VipPart): Promise<void> {
  await client.query(
    `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return, rules_version,
       operation_key, requested_at, placed_at, point)
     select $2, player_id, currency, type, 'placed', size, $3, odds, $4, rules_version, $5, requested_at,
       to_timestamp($6::double precision / 1000), point
     from bet where id = $1`,
    [part.ofId, part.id, part.stakeMinor, part.possibleReturnMinor, part.key, part.placedAtMs],
  )
  await client.query(
    `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live,
       starts_at, score_home, score_away, clock_seconds, feed_rev, names, names_id)
     select $2, position, event_id, market_type, specifier, outcome, odds, odds_seen, is_live, starts_at,
       score_home, score_away, clock_seconds, feed_rev, names, names_id
     from bet_leg where bet_id = $1`,
    [part.ofId, part.id],
  )
}
