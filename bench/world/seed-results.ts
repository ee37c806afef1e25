import { createPool } from '@xezer/db/pool'
import { storeResults } from '@xezer/server/core/catalogue/match-results'
import { benchFixture, liveState } from './bench-offer.ts'

/** Matches of the bench's leagues that ended at an instant, as the house keeps them. */
export async function seedResults(
  connectionString: string,
  count: number,
  startsAtMs: number,
): Promise<void> {
  const pool = createPool({ connectionString, maxConnections: 1 })
  const matches = Array.from({ length: count }, (_, index) => ({
    fixture: benchFixture(9001 + index, startsAtMs),
    live: liveState(),
  }))
  await storeResults(pool, matches)
  await pool.end()
}
