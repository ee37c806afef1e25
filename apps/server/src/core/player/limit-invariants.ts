import type { Invariant } from '../upkeep/invariant.ts'
import { playUseOf } from './limits.ts'
import { playMinutesOf } from './play-time.ts'

/** What a limit `l` leaves, and no room may be wider, of the play `u` and the minutes `m`. */
const LEFT_STAKE = `l.amount - case l.kind || l.days
  when 'stake1' then u.staked_1 when 'stake7' then u.staked_7 when 'stake30' then u.staked_30
  when 'loss1' then u.most_lost_1 when 'loss7' then u.most_lost_7 when 'loss30' then u.most_lost_30 end`
const NOW_MS = 'extract(epoch from instant_now()) * 1000'

export const LIMIT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'players of whom more room is said than their limits leave',
    sql: `select count(*) from wallet w
          cross join lateral (${playUseOf('w.player_id')}) u
          cross join lateral (${playMinutesOf('w.player_id')}) m
          where w.room_stake is not null and (
            not exists (select from player_limit l where l.player_id = w.player_id and l.kind <> 'deposit')
            or exists (select from player_limit l where l.player_id = w.player_id and case
              when l.kind in ('stake', 'loss') then w.room_stake > greatest(${LEFT_STAKE}, 0)
              when l.kind = 'time' then w.room_until_ms > ${NOW_MS}
                and w.room_until_ms > ${NOW_MS} + (l.amount - m.minutes - 1) * 60000
            end)
          )`,
  },
  {
    name: 'players with whose row their limits of play stand otherwise',
    sql: `select count(*) from player p left join (
            select player_id, jsonb_agg(jsonb_build_array(kind, days, amount::text)) as limits
            from player_limit where kind <> 'deposit' group by player_id
          ) l on l.player_id = p.id
          where (p.play_limits is null) <> (l.limits is null)
            or not (p.play_limits @> l.limits and l.limits @> p.play_limits)`,
  },
]
