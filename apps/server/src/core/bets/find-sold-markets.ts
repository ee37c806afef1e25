import type { Pool } from '@xezer/db/pool'
import type { FindSold, MarketId } from '@xezer/odds-book/messages'

/** The markets of events that have bets, whoever struck them. A settled one too: its result may be put right. */
export function createSoldMarkets(pool: Pool): FindSold {
  return async (eventIds) => {
    const sold = new Map<number, MarketId[]>()
    if (eventIds.length === 0) return sold
    const { rows } = await pool.query<{ event_id: bigint; market_type: string; specifier: string }>({
      name: 'find_sold_markets',
      text: `select distinct event_id, market_type, specifier from bet_leg where event_id = any($1::bigint[])
             order by event_id, market_type, specifier`,
      values: [eventIds],
    })
    for (const { event_id: eventId, market_type: type, specifier } of rows) {
      const known = sold.get(Number(eventId))
      if (known === undefined) sold.set(Number(eventId), [{ type, specifier }])
      else known.push({ type, specifier })
    }
    return sold
  }
}
