import type { Pool } from '@xezer/db/pool'
import { FIRST_SPORT, getSport } from '@xezer/sports/registry'
import type { SportModule } from '@xezer/sports/sport-module'

/** Whose rules the results of an event follow. An event that was never stored is older than the table of events. */
export async function getSportOfEvent(pool: Pool, eventId: number): Promise<SportModule> {
  const { rows } = await pool.query<{ sport_id: bigint }>({
    name: 'find_sport_of_event',
    text: 'select sport_id from event where id = $1',
    values: [eventId],
  })
  return rows[0] === undefined ? FIRST_SPORT : getSport(Number(rows[0].sport_id))
}
