import { arrayLiteral } from '@xezer/db/array-literal'
import type { Queryable } from '@xezer/db/pool'
import { IDLE_MS } from './session.ts'

/** The player did something in this minute; his session lives on, but never again where it is over. */
export async function noteMinute(
  database: Queryable,
  sessionId: number,
  idleMs: number = IDLE_MS,
): Promise<void> {
  await database.query({
    name: 'note_minute',
    text: `with used as (
             update session set active_at = instant_now()
             where id = $1 and ended_at is null and active_at > instant_now() - $2 * interval '1 millisecond'
             returning player_id, active_at
           )
           insert into play_hour (player_id, hour, minutes)
           select player_id, date_trunc('hour', active_at, 'UTC'),
             1::bigint << extract(minute from active_at at time zone 'UTC')::int
           from used
           on conflict (player_id, hour) do update set minutes = play_hour.minutes | excluded.minutes`,
    values: [sessionId, idleMs],
  })
}

/** Minutes that began within the last 24 hours; of the hour in which those began, its later ones. */
const COUNTED_MINUTES = `case
  when h.hour > instant_now() - interval '24 hours' then h.minutes
  else h.minutes >> (extract(minute from (instant_now() - interval '24 hours') at time zone 'UTC')::int + 1) end`
const COUNTED_HOURS = "h.hour > instant_now() - interval '25 hours'"

/** In how many minutes of the last 24 hours the player did something whose id the statement calls so. */
export const playMinutesOf = (playerId: string) =>
  `select coalesce(sum(bit_count((${COUNTED_MINUTES})::bit(64))), 0)::bigint as minutes
   from play_hour h where h.player_id = ${playerId} and ${COUNTED_HOURS}`

/** The same of each. */
export async function readPlayMinutes(
  database: Queryable,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.query<{ player_id: bigint; minutes: bigint }>({
    name: 'read_play_minutes',
    text: `select p.id as player_id, m.minutes from unnest($1::bigint[]) as p (id)
           cross join lateral (${playMinutesOf('p.id')}) m`,
    values: [arrayLiteral([...new Set(playerIds)])],
  })
  return new Map(rows.map(({ player_id, minutes }) => [Number(player_id), Number(minutes)]))
}

/** When fewer minutes count than the player's limit of time has, if nothing more is done; null when that is so already. */
export async function findTimeOpens(database: Queryable, playerId: number): Promise<number | null> {
  const { rows } = await database.query<{ opens_ms: bigint }>(
    `with counted as (
       select h.hour + n * interval '1 minute' as at from play_hour h, generate_series(0, 59) n
       where h.player_id = $1 and ${COUNTED_HOURS} and (h.minutes >> n) & 1 = 1
         and h.hour + n * interval '1 minute' > instant_now() - interval '24 hours'
     )
     select floor(extract(epoch from at + interval '24 hours') * 1000)::bigint as opens_ms
     from counted order by at desc
     offset (select l.amount - 1 from player_limit l where l.player_id = $1 and l.kind = 'time') limit 1`,
    [playerId],
  )
  return rows[0] === undefined ? null : Number(rows[0].opens_ms)
}
