import { FIRST_SPORT, getSport } from '@xezer/sports/registry'
import type { SportModule } from '@xezer/sports/sport-module'
import type { SettlementOptions } from './settlement-options.ts'

/** Whose rules the results of an event follow. An event that was never stored is older than the table of events. */
export async function getSportOfEvent(
  { pool, descriptions }: Pick<SettlementOptions, 'pool' | 'descriptions'>,
  eventId: number,
): Promise<SportModule> {
  const { rows } = await pool.query<{ sport_id: bigint }>({
    name: 'find_sport_of_event',
    text: 'select sport_id from event where id = $1',
    values: [eventId],
  })
  const sport = rows[0] === undefined ? FIRST_SPORT : getSport(Number(rows[0].sport_id))
  // What a provider described is a market of the sport as well.
  const find = (type: string) => sport.markets.find(type) ?? descriptions.find(sport.id, type)
  return { ...sport, markets: { ...sport.markets, find } }
}
