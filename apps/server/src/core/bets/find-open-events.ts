import type { Pool } from '@xezer/db/pool'
import type { FindOpen, OpenEvent } from '@xezer/odds-book/messages'

interface OpenRow {
  readonly event_id: bigint
  readonly market_type: string
  readonly specifier: string
  readonly starts_ms: bigint
  readonly home_id: bigint | null
  readonly away_id: bigint | null
}

/**
 * The events and markets that open bets wait for, whoever struck them. A market with a kept result is left out, also when a
 * bet has not been reached by it: that result settles it. One whose result was taken back waits again.
 */
export function createOpenEvents(pool: Pool): FindOpen {
  return async () => {
    const { rows } = await pool.query<OpenRow>(OPEN_MARKETS)
    const events = new Map<number, OpenEvent & { readonly markets: OpenEvent['markets'][number][] }>()
    for (const row of rows) {
      const eventId = Number(row.event_id)
      const known = events.get(eventId) ?? {
        eventId,
        homeId: row.home_id === null ? null : Number(row.home_id),
        awayId: row.away_id === null ? null : Number(row.away_id),
        startsAtMs: Number(row.starts_ms),
        markets: [],
      }
      known.markets.push({ type: row.market_type, specifier: row.specifier })
      events.set(eventId, known)
    }
    return [...events.values()]
  }
}

const OPEN_MARKETS = `
  with waiting as (
    select l.event_id, l.market_type, l.specifier, min(l.starts_at) as starts_at
    from bet b join bet_leg l on l.bet_id = b.id
    where b.status = 'placed' and l.result is null and not l.is_void
    group by l.event_id, l.market_type, l.specifier
  )
  select w.event_id, w.market_type, w.specifier, e.home_id, e.away_id,
    round(extract(epoch from w.starts_at) * 1000)::bigint as starts_ms
  from waiting w left join event e on e.id = w.event_id
  where not exists (
    select from result_message m cross join lateral jsonb_path_query(m.message, '$.markets[*]') as k
    where m.event_id = w.event_id and m.kind = 'settle'
      and k ->> 'type' = w.market_type and k ->> 'specifier' = w.specifier
      and not exists (
        select from result_message b cross join lateral jsonb_path_query(b.message, '$.markets[*]') as o
        where b.event_id = m.event_id and b.kind = 'unsettle' and b.step > m.step
          and o ->> 'type' = w.market_type and o ->> 'specifier' = w.specifier
      )
  )
  order by w.event_id, w.market_type, w.specifier`
