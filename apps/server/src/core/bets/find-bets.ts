import type { SettlementReason } from '@xezer/betting/settlement/settle-market'
import type { Queryable } from '@xezer/db/pool'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { type Odds, odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { readVoidReason, type VoidReason } from '@xezer/sport/void-reason'
import type { BetStatus, LegNames } from './bet-record.ts'
import { type BetRefusal, readRefusal } from './bet-refusal.ts'
import { readReason, readResult } from './stored-leg.ts'

/** A leg as its player reads it. */
export interface ShownLeg {
  readonly legNumber: number
  readonly eventId: number
  /** Null when the catalogue does not have the event. */
  readonly sportId: number | null
  readonly marketType: string
  readonly specifier: string
  readonly outcome: string
  readonly odds: Odds
  readonly isLive: boolean
  readonly startsAtMs: number
  readonly names: LegNames
  readonly result: OutcomeResult | null
  readonly isVoid: boolean
  readonly voidReason: VoidReason | null
  readonly resultScore: string | null
  readonly reason: SettlementReason | null
}
/** A settlement that was taken back. */
export interface PastSettlement {
  readonly status: 'lost' | 'won' | 'refunded'
  readonly payoutMinor: Minor
  readonly changedAtMs: number
}
/** How a leg stood before settlement changed it. */
export interface PastLeg
  extends Pick<ShownLeg, 'legNumber' | 'result' | 'isVoid' | 'voidReason' | 'resultScore' | 'reason'> {
  readonly changedAtMs: number
}
/** One that was declined after its delay reads as rejected. */
export type ShownStatus = Exclude<BetStatus, 'pending' | 'declined'>
export interface ShownBet {
  readonly id: number
  readonly currency: Currency
  readonly type: BetType
  /** K of a full cover, 1 for a single, the number of legs of an accumulator. */
  readonly size: number
  readonly status: ShownStatus
  readonly odds: Odds
  readonly stakeMinor: Minor
  /** What of the stake a bonus paid. */
  readonly bonusMinor: Minor
  readonly possibleReturnMinor: Minor
  /** What settlement paid for what was still in play. */
  readonly payoutMinor: Minor | null
  /** What was bought back of the stake, and for how much. */
  readonly cashedStakeMinor: Minor
  readonly cashedMinor: Minor
  readonly placedAtMs: number
  /** Null while it is open. */
  readonly settledAtMs: number | null
  /** Which rules it is settled under. */
  readonly rulesVersion: number
  /** It was sent to be decided on by the house. */
  readonly isVip: boolean
  /** Why it was declined; null of any other, and of what earlier releases declined. */
  readonly refusal: BetRefusal | null
  readonly legs: readonly ShownLeg[]
  /** The oldest first. */
  readonly past: readonly PastSettlement[]
  readonly pastLegs: readonly PastLeg[]
}

export interface BetQuery {
  readonly playerId: number
  readonly statuses: readonly ShownStatus[]
  /** Placed within [fromMs, toMs]. */
  readonly fromMs: number | null
  readonly toMs: number | null
  /** Struck before this one of the player's. */
  readonly beforeId: number | null
  readonly ids: readonly number[] | null
  readonly limit: number
}

interface BetRow {
  readonly id: bigint
  readonly currency: Currency
  readonly type: BetType
  readonly size: number
  readonly status: Exclude<BetStatus, 'pending'>
  readonly odds: number
  readonly stake: bigint
  readonly bonus_stake: bigint
  readonly possible_return: bigint
  readonly payout: bigint | null
  readonly cashed_stake: bigint
  readonly cashed_amount: bigint
  readonly placed_ms: bigint
  readonly settled_ms: bigint | null
  readonly rules_version: number
  readonly is_vip: boolean
  readonly refusal: unknown
  readonly legs: readonly LegJson[]
  readonly past: readonly PastJson[] | null
  readonly past_legs: readonly PastLegJson[] | null
}
interface PastJson {
  readonly status: PastSettlement['status']
  readonly payout: string
  readonly changed_ms: number
}
interface PastLegJson
  extends Pick<LegJson, 'leg_number' | 'result' | 'is_void' | 'void_reason' | 'result_score' | 'reason'> {
  readonly changed_ms: number
}
interface LegJson {
  readonly leg_number: number
  readonly event_id: number
  readonly sport_id: number | null
  readonly market_type: string
  readonly specifier: string
  readonly outcome: string
  readonly odds: number
  readonly is_live: boolean
  readonly starts_ms: number
  readonly names: LegNames
  readonly result: unknown
  readonly is_void: boolean
  readonly void_reason: string | null
  readonly result_score: string | null
  readonly reason: unknown
}

const SHOWN_BETS = `
  select b.id, b.currency, b.type, b.size, b.status, b.odds, b.stake, b.bonus_stake, b.possible_return, b.payout, b.refusal,
    b.cashed_stake, b.cashed_amount,
    exists (select from vip_bet v where v.bet_id = b.id) as is_vip,
    floor(extract(epoch from b.placed_at) * 1000)::bigint as placed_ms,
    (select jsonb_agg(jsonb_build_object(
       'leg_number', l.position, 'event_id', l.event_id,
       'sport_id', (select e.sport_id from event e where e.id = l.event_id), 'market_type', l.market_type,
       'specifier', l.specifier, 'outcome', l.outcome, 'odds', l.odds, 'is_live', l.is_live,
       'starts_ms', floor(extract(epoch from l.starts_at) * 1000)::bigint,
       'names', coalesce(l.names, (select n.names from leg_names n where n.id = l.names_id)),
       'result', l.result, 'is_void', l.is_void, 'void_reason', l.void_reason, 'result_score', l.result_score, 'reason', l.reason
     ) order by l.position) from bet_leg l where l.bet_id = b.id) as legs,
    floor(extract(epoch from b.settled_at) * 1000)::bigint as settled_ms, b.rules_version,
    -- Few were ever corrected; the number of the settlement says so without a look.
    case when b.generation > (b.payout is not null and b.cashed_stake < b.stake)::integer then (select jsonb_agg(jsonb_build_object(
       'status', p.status, 'payout', p.payout::text,
       'changed_ms', floor(extract(epoch from p.changed_at) * 1000)::bigint
     ) order by p.generation) from bet_past p where p.bet_id = b.id) end as past,
    (select jsonb_agg(jsonb_build_object(
       'leg_number', p.position, 'result', p.result, 'is_void', p.is_void, 'void_reason', p.void_reason,
       'result_score', p.result_score, 'reason', p.reason,
       'changed_ms', floor(extract(epoch from p.changed_at) * 1000)::bigint
     ) order by p.id) from bet_leg_past p where p.bet_id = b.id) as past_legs
  from bet b`

/** The last struck first; only bets of the player, whatever ids are asked for. */
export async function findBets(database: Queryable, query: BetQuery): Promise<ShownBet[]> {
  const { rows } = await database.query<BetRow>(buildStatement(query))
  return rows.map((row) => ({
    id: Number(row.id),
    currency: row.currency,
    type: row.type,
    size: row.size,
    status: row.status === 'declined' ? 'rejected' : row.status,
    odds: odds(row.odds),
    stakeMinor: minor(row.stake),
    bonusMinor: minor(row.bonus_stake),
    possibleReturnMinor: minor(row.possible_return),
    payoutMinor: row.payout === null ? null : minor(row.payout),
    cashedStakeMinor: minor(row.cashed_stake),
    cashedMinor: minor(row.cashed_amount),
    placedAtMs: Number(row.placed_ms),
    settledAtMs: row.settled_ms === null ? null : Number(row.settled_ms),
    rulesVersion: row.rules_version,
    isVip: row.is_vip,
    refusal: readRefusal(row.refusal),
    legs: row.legs.map(toLeg),
    past: (row.past ?? []).map(toPast),
    pastLegs: (row.past_legs ?? []).map(toPastLeg),
  }))
}

/**
 * A statement for each set of conditions. One for all, with those that may be null, would have one plan, and that one
 * reads every bet that the player ever made to find the one just struck.
 */
function buildStatement({ playerId, statuses, limit, ...conditions }: BetQuery) {
  const given = CONDITIONS.flatMap(([key, sql]) => {
    const value = conditions[key]
    return value === null ? [] : [{ key, sql, value }]
  })
  const where = given.map(({ sql }, index) => ` and ${sql.replace('?', `$${index + 4}`)}`).join('')
  return {
    name: `find_bets ${given.map(({ key }) => key).join(' ')}`,
    text: `${SHOWN_BETS} where b.player_id = $1 and b.status = any($2::text[])${where} order by b.placed_at desc, b.id desc limit $3`,
    values: [playerId, statuses.flatMap(storedStatuses), limit, ...given.map(({ value }) => value)],
  }
}

function storedStatuses(status: ShownStatus): BetStatus[] {
  return status === 'rejected' ? ['rejected', 'declined'] : [status]
}

const CONDITIONS = [
  ['fromMs', 'b.placed_at >= to_timestamp(?::bigint / 1000.0)'],
  ['toMs', 'b.placed_at <= to_timestamp(?::bigint / 1000.0)'],
  // Two servers draw ids from blocks of their own: which bet came first only its instant says.
  [
    'beforeId',
    '(b.placed_at, b.id) < (select o.placed_at, o.id from bet o where o.id = ?::bigint and o.player_id = $1)',
  ],
  ['ids', 'b.id = any(?::bigint[])'],
] as const

function toLeg(leg: LegJson): ShownLeg {
  return {
    legNumber: leg.leg_number,
    eventId: leg.event_id,
    sportId: leg.sport_id,
    marketType: leg.market_type,
    specifier: leg.specifier,
    outcome: leg.outcome,
    odds: odds(leg.odds),
    isLive: leg.is_live,
    startsAtMs: leg.starts_ms,
    names: leg.names,
    result: readResult(leg.result),
    isVoid: leg.is_void,
    voidReason: readVoidReason(leg.void_reason),
    resultScore: leg.result_score,
    reason: readReason(leg.reason),
  }
}

function toPast({ status, payout, changed_ms }: PastJson): PastSettlement {
  return { status, payoutMinor: minor(BigInt(payout)), changedAtMs: changed_ms }
}

function toPastLeg(leg: PastLegJson): PastLeg {
  return {
    legNumber: leg.leg_number,
    result: readResult(leg.result),
    isVoid: leg.is_void,
    voidReason: readVoidReason(leg.void_reason),
    resultScore: leg.result_score,
    reason: readReason(leg.reason),
    changedAtMs: leg.changed_ms,
  }
}
