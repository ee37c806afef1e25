import { arrayLiteral } from '@xezer/db/array-literal'
import type { BetRow } from '@xezer/db/generated/rows'
import type { PoolClient } from '@xezer/db/pool'
import { type Minor, minor } from '@xezer/money/minor'
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
import type { StruckBet } from './decide-request.ts'
import { strikeLeg } from './strike-bets.ts'

/** A bet whose stake is reserved. */
export interface PendingBet extends StoredBet {
  readonly stakeMinor: Minor
  readonly possibleReturnMinor: Minor
  /** The grant that counts it, and what that one pays of the stake. */
  readonly grantId: number | null
  readonly bonusMinor: Minor
  readonly legs: readonly StoredSelection[]
}

type PendingRow = BetColumns &
  Pick<BetRow, 'stake' | 'possible_return' | 'grant_id' | 'bonus_stake'> &
  SelectionColumns

/** Those of the bets that nobody has posted or voided yet, with all their legs. */
export async function lockPendingBets(
  client: PoolClient,
  betIds: readonly number[],
): Promise<Map<number, PendingBet>> {
  const { rows } = await client.query<PendingRow>({
    name: 'lock_pending_bets',
    text: `select b.id, b.player_id, b.currency, b.type, b.size, b.stake, b.possible_return, b.grant_id, b.bonus_stake, l.event_id,
             l.market_type, l.specifier, l.outcome, l.odds
           from bet b join bet_leg l on l.bet_id = b.id
           where b.id = any($1::bigint[]) and b.status = 'pending' order by b.id, l.position
           for no key update of b`,
    values: [arrayLiteral(betIds)],
  })
  return new Map(readWithLegs(rows, toBet, readSelection).map((bet) => [bet.id, bet]))
}

function toBet(row: PendingRow): Omit<PendingBet, 'legs'> {
  return {
    ...readBet(row),
    stakeMinor: minor(row.stake),
    possibleReturnMinor: minor(row.possible_return),
    grantId: row.grant_id === null ? null : Number(row.grant_id),
    bonusMinor: minor(row.bonus_stake),
  }
}

/** Struck at the price and on the state of play after the delay. */
export async function writePosted(
  client: PoolClient,
  posted: readonly { readonly bet: PendingBet; readonly struck: StruckBet }[],
): Promise<void> {
  if (posted.length === 0) return
  const legs = posted.flatMap(({ bet, struck }) =>
    struck.legs.map((leg, index) => ({ ...strikeLeg(leg, index), betId: bet.id })),
  )
  await client.query({
    name: 'write_posted',
    text: `with posted as (
             select * from unnest($1::bigint[], $2::integer[], $3::bigint[], $4::bigint[])
               as p (id, odds, possible_return, placed_ms)
           ), struck as (
             select * from unnest($5::bigint[], $6::smallint[], $7::integer[], $8::boolean[], $9::smallint[],
               $10::smallint[], $11::integer[], $12::bigint[])
               as s (bet_id, leg_number, odds, is_live, score_home, score_away, clock_seconds, feed_rev)
           ), legs as (
             update bet_leg l set odds = s.odds, is_live = s.is_live, score_home = s.score_home,
               score_away = s.score_away, clock_seconds = s.clock_seconds, feed_rev = s.feed_rev
             from struck s
             where l.bet_id = s.bet_id and l.position = s.leg_number and l.bet_id = any($1::bigint[])
           ), freed as (
             delete from bet_reservation r using posted p where r.bet_id = p.id
           )
           update bet b set status = 'placed', odds = p.odds, possible_return = p.possible_return,
             placed_at = to_timestamp(p.placed_ms / 1000.0)
           from posted p where b.id = p.id and b.id = any($1::bigint[])`,
    values: [
      arrayLiteral(posted.map(({ bet }) => bet.id)),
      arrayLiteral(posted.map(({ struck }) => struck.accepted.odds)),
      arrayLiteral(posted.map(({ struck }) => struck.accepted.possibleReturnMinor)),
      arrayLiteral(posted.map(({ struck }) => struck.placedAtMs)),
      arrayLiteral(legs.map((leg) => leg.betId)),
      arrayLiteral(legs.map((leg) => leg.legNumber)),
      arrayLiteral(legs.map((leg) => leg.odds)),
      arrayLiteral(legs.map((leg) => leg.isLive)),
      arrayLiteral(legs.map((leg) => leg.scoreHome)),
      arrayLiteral(legs.map((leg) => leg.scoreAway)),
      arrayLiteral(legs.map((leg) => leg.clockSeconds)),
      arrayLiteral(legs.map((leg) => leg.feedRev)),
    ],
  })
}

/** Another grant counts it than when it was pressed, or none does. */
export async function writeGrants(
  client: PoolClient,
  counted: readonly { readonly betId: number; readonly grantId: number | null }[],
): Promise<void> {
  if (counted.length === 0) return
  await client.query({
    name: 'write_grants_of_bets',
    text: `update bet b set grant_id = g.grant_id from unnest($1::bigint[], $2::bigint[]) as g (bet_id, grant_id)
           where b.id = g.bet_id and b.id = any($1::bigint[])`,
    values: [
      arrayLiteral(counted.map(({ betId }) => betId)),
      arrayLiteral(counted.map(({ grantId }) => grantId)),
    ],
  })
}

/** With the reason, which its player reads in the account. */
export async function writeDeclined(
  client: PoolClient,
  declined: readonly { readonly bet: PendingBet; readonly refusal: BetRefusal }[],
): Promise<void> {
  if (declined.length === 0) return
  await client.query({
    name: 'write_declined',
    text: `with freed as (delete from bet_reservation where bet_id = any($1::bigint[]))
           update bet b set status = 'declined', refusal = d.refusal
           from unnest($1::bigint[], $2::jsonb[]) as d (id, refusal)
           where b.id = d.id and b.id = any($1::bigint[])`,
    values: [declined.map(({ bet }) => bet.id), declined.map(({ refusal }) => writeRefusal(refusal))],
  })
}
