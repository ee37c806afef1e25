import type { Pool, Queryable } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { writeTrail } from '../trail/write-trail.ts'
import type { Bank, DayRates } from './day-rates.ts'
import { findLastRates, readRates, writeRates } from './rate-store.ts'

/** The file of a day may be another one later; one that was let through stays what it was then. */
export async function keepRefused(pool: Pool, bank: Bank, { day, rates }: DayRates): Promise<void> {
  await pool.query(
    `insert into refused_rate (bank, day, rates) values ($1, $2, $3)
     on conflict (bank, day) do update set rates = excluded.rates where refused_rate.accepted_at is null`,
    [bank, day, writeRates(rates)],
  )
}

/** Days that wait for a word, the newest first; one that is older than what holds waits for none. */
export async function listRefused(database: Queryable, bank: Bank): Promise<DayRates[]> {
  const { rows } = await database.query<{ day: string; rates: unknown }>(
    `select day::text, rates from refused_rate r where bank = $1 and accepted_at is null
       and day > coalesce((select max(day) from exchange_rate e where e.bank = r.bank), '-infinity') order by r.day desc`,
    [bank],
  )
  return rows.map(({ day, rates }) => ({ day, rates: readRates(rates) }))
}

/**
 * Lets the rates of a refused day through: they hold as if its file had been taken when it first came, and the next file is held against
 * them. False where no such day was refused, or a newer one holds.
 */
export function acceptRates(
  pool: Pool,
  bank: Bank,
  day: string,
  { actor, reason }: { readonly actor: string; readonly reason: string },
): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const last = await findLastRates(client, bank)
    if (last !== null && last.day >= day) return false
    const { rows } = await client.query<{ rates: unknown; refused_at: Date }>(
      `update refused_rate set accepted_at = instant_now(), actor = $3, reason = $4
       where bank = $1 and day = $2 and accepted_at is null returning rates, refused_at`,
      [bank, day, actor, reason],
    )
    const [refused] = rows
    if (refused === undefined) return false
    await client.query('insert into exchange_rate (bank, day, rates, taken_at) values ($1, $2, $3, $4)', [
      ...[bank, day, refused.rates, refused.refused_at],
    ])
    await writeTrail(client, [
      {
        actor: { kind: 'operator', name: actor },
        action: 'rates.accepted',
        subject: `rates ${bank}`,
        before: last && { day: last.day, rates: writeRates(last.rates) },
        after: { day, rates: refused.rates, reason },
      },
    ])
    return true
  })
}
