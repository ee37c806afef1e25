import pg from 'pg'
import { createPool, type Pool } from './pool.ts'
import { SERVER_RIGHTS, SERVER_SEQUENCES } from './rights.ts'
import { withTransaction } from './transaction.ts'

/** Gives `role` the rights of the server, and no others, on what the role of `ownerUrl` owns. */
export async function grantRights(ownerUrl: string, role: string): Promise<void> {
  const pool = createPool({ connectionString: ownerUrl, maxConnections: 1, applicationName: 'xezer-grant' })
  try {
    await withTransaction(pool, async (client) => {
      // Servers that start at once do it one after the other.
      await client.query('lock table kysely_migration in exclusive mode')
      await client.query(grantsText(role))
    })
  } finally {
    await pool.end()
  }
}

/** What a role could do beyond serving; the answers are for the person who set it up. */
export interface RolePowers {
  readonly role: string
  readonly isSuperuser: boolean
  /** Whether it is, or may become, the owner of a table of ours. */
  readonly isOwner: boolean
}

export async function findPowers(connection: Pool): Promise<RolePowers> {
  const { rows } = await connection.query<RolePowers>(`
    select current_user as role, rolsuper as "isSuperuser", exists (
        select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'member')
      ) as "isOwner"
    from pg_roles where rolname = current_user`)
  const [powers] = rows
  if (powers === undefined) throw new Error('the database does not know the role that it let in')
  return powers
}

function grantsText(role: string): string {
  const name = pg.escapeIdentifier(role)
  const tables = Object.entries(SERVER_RIGHTS).map(([table, { update = [], delete: mayDelete }]) => {
    const rights = ['select', 'insert', ...(mayDelete === true ? ['delete'] : [])]
    if (update.length > 0) rights.push(`update (${update.join(', ')})`)
    return `grant ${rights.join(', ')} on ${table} to ${name}`
  })
  return [
    `revoke all on all tables in schema public from ${name}`,
    `revoke all on all sequences in schema public from ${name}`,
    `grant usage on schema public to ${name}`,
    ...tables,
    `grant usage on sequence ${SERVER_SEQUENCES.join(', ')} to ${name}`,
  ].join(';\n')
}
