import { ACTIVITY_LENGTH, type ActivitySpan, type accountActivity } from '@xezer/contract/activity'
import type { CallOutput } from '@xezer/contract/call'
import type { Queryable } from '@xezer/db/pool'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { creditedDeposits } from '../../core/player/deposit-terms.ts'
import { playSumOf } from '../../core/player/limits.ts'

const STEPS: Readonly<Record<ActivitySpan, string>> = { day: '1 day', week: '1 week', month: '1 month' }

interface Row {
  readonly day: string
  readonly staked: bigint
  readonly returned: bigint
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly minutes: bigint
}

/** More than thirteen months. */
const DAYS_MAX = 400

/**
 * What of the player's own money went and came, as his limits count it: sums by the indexes of his bets, rounds, payments and
 * hours of play. Days are those of Baku, whole hours away.
 */
export async function presentActivity(
  database: Queryable,
  playerId: number,
  span: ActivitySpan,
): Promise<CallOutput<typeof accountActivity>> {
  const { rows } = await database.query<Row>(
    `with paid_in as materialized (${creditedDeposits('$1', DAYS_MAX)})
     select to_char(s.began, 'YYYY-MM-DD') as day, play.*, deposits.*, payments.*, hours.*
     from (
       select d.began, d.began at time zone 'Asia/Baku' as from_at, (d.began + $3::interval) at time zone 'Asia/Baku' as to_at
       from (
         select date_trunc($2, instant_now() at time zone 'Asia/Baku') - n * $3::interval as began
         from generate_series(0, $4 - 1) as n
       ) d
     ) s cross join lateral (
       ${playSumOf('$1', (at) => `${at} >= s.from_at and ${at} < s.to_at`)}
     ) play cross join lateral (
       select coalesce(sum(amount), 0)::bigint as deposited from paid_in c where c.at >= s.from_at and c.at < s.to_at
     ) deposits cross join lateral (
       select coalesce(sum(y.amount), 0)::bigint as withdrawn
       from payment y where y.player_id = $1 and y.requested_at >= s.from_at and y.requested_at < s.to_at
         and y.direction = 'out' and y.status in ('ordered', 'approved', 'processing', 'paid')
     ) payments cross join lateral (
       select coalesce(sum(bit_count(h.minutes::bit(64))), 0)::bigint as minutes
       from play_hour h where h.player_id = $1 and h.hour >= s.from_at and h.hour < s.to_at
     ) hours order by s.began`,
    [playerId, span, STEPS[span], ACTIVITY_LENGTH[span]],
  )
  return {
    rows: rows.map(({ day, minutes, ...sums }) => ({
      from: day,
      staked: presentWireAmount(minor(sums.staked)),
      returned: presentWireAmount(minor(sums.returned)),
      deposited: presentWireAmount(minor(sums.deposited)),
      withdrawn: presentWireAmount(minor(sums.withdrawn)),
      minutes: Number(minutes),
    })),
  }
}
