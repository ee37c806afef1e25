import { openStake } from '@xezer/bonuses/split'
import { arrayLiteral } from '@xezer/db/array-literal'
import type { BetLegRow, BetRow } from '@xezer/db/generated/rows'
import type { PoolClient } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { readVoidReason, type VoidReason } from '@xezer/sport/void-reason'
import type { BetStatus } from '../../core/bets/bet-record.ts'
import { openPartOf } from '../../core/bets/open-part.ts'
import {
  type BetColumns,
  readBet,
  readSelection,
  readWithLegs,
  type SelectionColumns,
  type StoredBet,
  type StoredSelection,
} from '../../core/bets/stored-bet.ts'
import { readResult, writeReason, writeResult } from '../../core/bets/stored-leg.ts'
import type { MarketChange } from './market-change.ts'

export interface LockedLeg extends StoredSelection {
  readonly betId: number
  readonly legNumber: number
  readonly result: OutcomeResult | null
  readonly step: number
  readonly isVoid: boolean
  readonly voidMs: number
  readonly voidReason: VoidReason | null
}
export interface LockedBet extends StoredBet {
  readonly status: BetStatus
  /** What of it is still in play: nothing of a bet that was bought back. */
  readonly stakeMinor: Minor
  readonly possibleReturnMinor: Minor
  /** What of it was a bonus. */
  readonly bonusMinor: Minor
  /** The grant that counts it. */
  readonly grantId: number | null
  readonly isCashedOut: boolean
  readonly payoutMinor: Minor | null
  readonly generation: number
  readonly placedAtMs: number
  readonly legs: readonly LockedLeg[]
}
/** How a bet stands after a change. */
export interface BetUpdate {
  readonly id: number
  readonly status: BetStatus
  readonly payoutMinor: Minor | null
  readonly generation: number
}

type LockedRow = BetColumns &
  Pick<
    BetRow,
    | 'status'
    | 'stake'
    | 'possible_return'
    | 'cashed_stake'
    | 'bonus_stake'
    | 'grant_id'
    | 'payout'
    | 'generation'
  > &
  SelectionColumns &
  Pick<BetLegRow, 'result' | 'settlement_step' | 'is_void' | 'void_ms' | 'void_reason'> & {
    readonly leg_number: number
    readonly placed_ms: bigint
  }

/** The wallets of their players are locked already; with all their legs. */
export async function lockBets(client: PoolClient, betIds: readonly number[]): Promise<LockedBet[]> {
  const { rows } = await client.query<LockedRow>({
    name: 'lock_bets',
    text: `select b.id, b.player_id, b.currency, b.type, b.size, b.status, b.stake, b.possible_return, b.cashed_stake, b.payout,
             b.bonus_stake, b.grant_id,
             b.generation, l.position as leg_number, l.event_id, l.market_type, l.specifier, l.outcome, l.odds, l.result,
             l.settlement_step, l.is_void, l.void_ms, l.void_reason,
             floor(extract(epoch from b.placed_at) * 1000)::bigint as placed_ms
           from bet b join bet_leg l on l.bet_id = b.id
           where b.id = any($1::bigint[]) order by b.id, l.position for no key update of b`,
    values: [arrayLiteral(betIds)],
  })
  return readWithLegs(rows, toBet, toLeg)
}

function toLeg(row: LockedRow): LockedLeg {
  return {
    betId: Number(row.id),
    legNumber: row.leg_number,
    ...readSelection(row),
    result: readResult(row.result),
    step: row.settlement_step,
    isVoid: row.is_void,
    voidMs: Number(row.void_ms),
    voidReason: readVoidReason(row.void_reason),
  }
}

function toBet(row: LockedRow): Omit<LockedBet, 'legs'> {
  return {
    ...readBet(row),
    status: row.status,
    ...openPartOf(row),
    bonusMinor: openStake(
      { stakeMinor: minor(row.stake), bonusMinor: minor(row.bonus_stake) },
      minor(row.cashed_stake),
    ).bonusMinor,
    grantId: row.grant_id === null ? null : Number(row.grant_id),
    isCashedOut: row.cashed_stake > 0n,
    payoutMinor: row.payout === null ? null : minor(row.payout),
    generation: row.generation,
    placedAtMs: Number(row.placed_ms),
  }
}

/** The legs that the change reached; its reason is the same for all of them. */
export async function writeLegs(
  client: PoolClient,
  change: MarketChange,
  legs: readonly LockedLeg[],
): Promise<void> {
  if (legs.length === 0) return
  const isResult = change.kind === 'result'
  await client.query({
    name: 'write_legs',
    text: `update bet_leg l set result = w.result::jsonb, settlement_step = w.step, is_void = w.is_void,
             void_ms = w.void_ms, void_reason = w.void_reason,
             result_score = case when $7 then $8 else l.result_score end,
             reason = case when $7 then $9::jsonb else l.reason end,
             settled_at = case when w.result is null and not w.is_void then null else instant_now() end
           from unnest($1::bigint[], $2::smallint[], $3::text[], $4::integer[], $5::boolean[], $6::bigint[],
               $10::text[])
             as w (bet_id, leg_number, result, step, is_void, void_ms, void_reason)
           where l.bet_id = w.bet_id and l.position = w.leg_number and l.bet_id = any($1::bigint[])`,
    values: [
      arrayLiteral(legs.map((leg) => leg.betId)),
      arrayLiteral(legs.map((leg) => leg.legNumber)),
      arrayLiteral(legs.map((leg) => writeResult(leg.result))),
      arrayLiteral(legs.map((leg) => leg.step)),
      arrayLiteral(legs.map((leg) => leg.isVoid)),
      arrayLiteral(legs.map((leg) => leg.voidMs)),
      isResult,
      isResult ? change.score : null,
      isResult ? writeReason(change.reason) : null,
      arrayLiteral(legs.map((leg) => leg.voidReason)),
    ],
  })
}

export async function writeBets(client: PoolClient, updates: readonly BetUpdate[]): Promise<void> {
  if (updates.length === 0) return
  await client.query({
    name: 'write_bets',
    text: `update bet b set status = w.status, payout = w.payout, generation = w.generation,
             settled_at = case when w.payout is null then null else instant_now() end
           from unnest($1::bigint[], $2::text[], $3::bigint[], $4::integer[])
             as w (id, status, payout, generation)
           where b.id = w.id and b.id = any($1::bigint[])`,
    values: [
      arrayLiteral(updates.map((update) => update.id)),
      arrayLiteral(updates.map((update) => update.status)),
      arrayLiteral(updates.map((update) => update.payoutMinor)),
      arrayLiteral(updates.map((update) => update.generation)),
    ],
  })
}
