import { lockAdvisory } from '@xezer/db/lock-order'
import type { Pool } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { MIGRATIONS } from './migrations.ts'

/**
 * Brings the schema `games` to the newest migration, as the role that owns it: the house made both, and nothing else of the
 * database is this role's.
 */
export async function migrateGames(pool: Pool): Promise<readonly string[]> {
  return withTransaction(pool, async (client) => {
    // Two that start at once do it one after the other.
    await lockAdvisory(client, 'games_migration', 'games')
    await client.query('create table if not exists games.migration (name text primary key)')
    const { rows } = await client.query<{ name: string }>('select name from games.migration')
    const applied = new Set(rows.map(({ name }) => name))
    const missing = MIGRATIONS.filter(({ name }) => !applied.has(name))
    for (const { name, text } of missing) {
      await client.query(text)
      await client.query('insert into games.migration (name) values ($1)', [name])
    }
    return missing.map(({ name }) => name)
  })
}
