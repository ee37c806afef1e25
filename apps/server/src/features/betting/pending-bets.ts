import { arrayLiteral } from '@xezer/db/array-literal'
import type { BetLegRow, BetRow } from '@xezer/db/generated/rows'
import type { PoolClient } from '@xezer/db/pool'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import type { StruckSelection } from './decide-request.ts'
import { strikeLeg } from './strike-bets.ts'

/** A single whose stake is reserved. */
export interface PendingBet {
  readonly id: number
  readonly playerId: number
  readonly currency: Currency
  readonly stakeMinor: Minor
  readonly possibleReturnMinor: Minor
  readonly eventId: number
  readonly marketType: string
  readonly specifier: string
  readonly outcome: string
}

type PendingRow = Pick<BetRow, 'id' | 'player_id' | 'currency' | 'stake' | 'possible_return'> &
  Pick<BetLegRow, 'event_id' | 'market_type' | 'specifier' | 'outcome'>

/** Those of the bets that nobody has posted or voided yet. */
export async function lockPendingBets(
  client: PoolClient,
  betIds: readonly number[],
): Promise<Map<number, PendingBet>> {
  const { rows } = await client.query<PendingRow>({
    name: 'lock_pending_bets',
    text: `select b.id, b.player_id, b.currency, b.stake, b.possible_return, l.event_id, l.market_type,
             l.specifier, l.outcome
           from bet b join bet_leg l on l.bet_id = b.id
           where b.id = any($1::bigint[]) and b.status = 'pending' order by b.id for no key update of b`,
    values: [arrayLiteral(betIds)],
  })
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        id: Number(row.id),
        playerId: Number(row.player_id),
        currency: row.currency,
        stakeMinor: minor(row.stake),
        possibleReturnMinor: minor(row.possible_return),
        eventId: Number(row.event_id),
        marketType: row.market_type,
        specifier: row.specifier,
        outcome: row.outcome,
      },
    ]),
  )
}

/** Struck at the price and on the state of play after the delay. */
export async function writePosted(
  client: PoolClient,
  posted: readonly { readonly bet: PendingBet; readonly struck: StruckSelection }[],
): Promise<void> {
  if (posted.length === 0) return
  const legs = posted.map(({ struck }) => strikeLeg(struck))
  await client.query({
    name: 'write_posted',
    text: `with posted as (
             select * from unnest($1::bigint[], $2::integer[], $3::bigint[], $4::boolean[], $5::smallint[],
               $6::smallint[], $7::integer[], $8::bigint[], $9::bigint[])
               as p (id, odds, possible_return, is_live, score_home, score_away, clock_seconds, feed_rev, placed_ms)
           ), legs as (
             update bet_leg l set odds = p.odds, is_live = p.is_live, score_home = p.score_home,
               score_away = p.score_away, clock_seconds = p.clock_seconds, feed_rev = p.feed_rev
             from posted p where l.bet_id = p.id and l.bet_id = any($1::bigint[])
           ), freed as (
             delete from bet_reservation r using posted p where r.bet_id = p.id
           )
           update bet b set status = 'placed', odds = p.odds, possible_return = p.possible_return,
             placed_at = to_timestamp(p.placed_ms / 1000.0)
           from posted p where b.id = p.id and b.id = any($1::bigint[])`,
    values: [
      arrayLiteral(posted.map(({ bet }) => bet.id)),
      arrayLiteral(legs.map((leg) => leg.odds)),
      arrayLiteral(posted.map(({ struck }) => struck.accepted.possibleReturnMinor)),
      arrayLiteral(legs.map((leg) => leg.isLive)),
      arrayLiteral(legs.map((leg) => leg.scoreHome)),
      arrayLiteral(legs.map((leg) => leg.scoreAway)),
      arrayLiteral(legs.map((leg) => leg.clockSeconds)),
      arrayLiteral(legs.map((leg) => leg.feedRev)),
      arrayLiteral(posted.map(({ struck }) => struck.placedAtMs)),
    ],
  })
}

export async function writeDeclined(client: PoolClient, declined: readonly PendingBet[]): Promise<void> {
  if (declined.length === 0) return
  await client.query({
    name: 'write_declined',
    text: `with freed as (delete from bet_reservation where bet_id = any($1::bigint[]))
           update bet set status = 'declined' where id = any($1::bigint[])`,
    values: [declined.map(({ id }) => id)],
  })
}
