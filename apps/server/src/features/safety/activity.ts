import { ACTIVITY_LENGTH, type ActivitySpan, type accountActivity } from '@xezer/contract/activity'
import type { CallOutput } from '@xezer/contract/call'
import type { Queryable } from '@xezer/db/pool'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import { COUNTED_BETS } from '../../core/player/limits.ts'

const STEPS: Readonly<Record<ActivitySpan, string>> = { day: '1 day', week: '1 week', month: '1 month' }

interface Row {
  readonly day: string
  readonly staked: bigint
  readonly returned: bigint
}

/** Sums of the player's bets by the index of their instants; days are those of Baku. */
export async function presentActivity(
  database: Queryable,
  playerId: number,
  span: ActivitySpan,
): Promise<CallOutput<typeof accountActivity>> {
  const { rows } = await database.query<Row>(
    `select to_char(s.began, 'YYYY-MM-DD') as day, coalesce(sum(b.stake), 0)::bigint as staked,
       coalesce(sum(coalesce(b.payout, 0) + b.cashed_amount), 0)::bigint as returned
     from (
       select date_trunc($2, instant_now() at time zone 'Asia/Baku') - n * $3::interval as began
       from generate_series(0, $4 - 1) as n
     ) s left join bet b on b.player_id = $1 and ${COUNTED_BETS}
       and b.placed_at >= s.began at time zone 'Asia/Baku'
       and b.placed_at < (s.began + $3::interval) at time zone 'Asia/Baku'
     group by s.began order by s.began`,
    [playerId, span, STEPS[span], ACTIVITY_LENGTH[span]],
  )
  return {
    rows: rows.map(({ day, staked, returned }) => ({
      from: day,
      staked: presentWireAmount(minor(staked)),
      returned: presentWireAmount(minor(returned)),
    })),
  }
}
