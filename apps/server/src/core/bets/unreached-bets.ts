import { COMBINATION_TYPE } from '@xezer/sport/combination'

/** Bets that a void concerns: struck in its window, before it came. */
const IS_VOID = `l.void_ms < (m.message ->> 'generatedAtMs')::bigint
      and b.placed_at < m.received_at
      and b.placed_at >= coalesce(to_timestamp((m.message ->> 'fromMs')::bigint / 1000.0), '-infinity')
      and b.placed_at < coalesce(to_timestamp((m.message ->> 'toMs')::bigint / 1000.0), 'infinity')`

/** A specifier as it stands in that of a combination. */
const ESCAPED = [
  ['%', '%25'],
  [':', '%3A'],
  ['|', '%7C'],
  ['=', '%3D'],
].reduce((text, [sign, escaped]) => `replace(${text}, '${sign}', '${escaped}')`, `k ->> 'specifier'`)

/**
 * Open bets that a kept result or void has not reached although it should have: `bet_id`, its `event_id`, and
 * when the message was `received_at`. Another process wrote them behind it, or a settlement was cut short.
 *
 * A result that was taken back or replaced reaches nobody, an outcome that it does not name stays open, and a void
 * concerns what was struck in its window, before it came: of its market, and of the combinations that hold it.
 */
export const UNREACHED_BETS = `
  select m.event_id, m.received_at, l.bet_id
  from result_message m
  cross join lateral jsonb_path_query(m.message, '$.markets[*]') as k
  join bet_leg l on l.event_id = m.event_id and l.market_type = k ->> 'type' and l.specifier = k ->> 'specifier'
  join bet b on b.id = l.bet_id
  where b.status = 'placed' and case m.kind
    when 'settle' then l.settlement_step < m.step
      and exists (
        select from jsonb_path_query(k, '$.outcomes[*]') as o
        where o ->> 'outcome' = l.outcome
          and o #>> '{result,kind}' in ('won', 'lost', 'void', 'half_won', 'half_lost', 'dead_heat')
      )
      and not exists (
        select from market_result r
        where (r.event_id, r.market_type, r.specifier) = (l.event_id, l.market_type, l.specifier) and r.step > m.step
      )
    when 'void' then ${IS_VOID}
    else false end
  union all
  select m.event_id, m.received_at, l.bet_id
  from result_message m
  cross join lateral jsonb_path_query(m.message, '$.markets[*]') as k
  join bet_leg l on l.event_id = m.event_id and l.market_type = '${COMBINATION_TYPE}'
    and strpos(replace(l.specifier, 'legs=', ','), ',' || (k ->> 'type') || '~' || ${ESCAPED} || '~') > 0
  join bet b on b.id = l.bet_id
  where m.kind = 'void' and b.status = 'placed' and ${IS_VOID}`
