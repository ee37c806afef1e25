import { createHash } from 'node:crypto'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import type { SecureRandom } from '@xezer/std/secure-random'

/**
 * `password` lets its player choose a new one, `email` confirms his address, `export` opens the copy of his data; `new_email` makes
 * another address his, and `stop_email` says that it shall not be.
 */
export type LinkPurpose = 'password' | 'email' | 'export' | 'new_email' | 'stop_email'

const DAY = 24 * 60
const MINUTES: Readonly<Record<LinkPurpose, number>> = {
  password: 30,
  email: DAY,
  export: DAY,
  new_email: DAY,
  stop_email: DAY,
}
const TOKEN_BYTES = 32

/** Makes the link of a player, in place of an older one; answers what of it is secret, which is stored nowhere. */
export async function makeMailedLink(
  client: PoolClient,
  secureRandom: SecureRandom,
  { playerId, purpose }: { readonly playerId: number; readonly purpose: LinkPurpose },
): Promise<string> {
  const token = Buffer.from(secureRandom.bytes(TOKEN_BYTES)).toString('base64url')
  await client.query(
    `insert into mailed_link (player_id, purpose, token_hash, expires_at)
     values ($1, $2, $3, instant_now() + $4 * interval '1 minute')
     on conflict (player_id, purpose)
     do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    [playerId, purpose, hashToken(token), MINUTES[purpose]],
  )
  return token
}

const IS_ALIVE = 'token_hash = $1 and purpose = $2 and expires_at > instant_now()'

/** Whose living link it is; null for any other text. */
export async function findMailedLink(
  database: Queryable,
  token: string,
  purpose: LinkPurpose,
): Promise<number | null> {
  const { rows } = await database.query<{ player_id: bigint }>(
    `select player_id from mailed_link where ${IS_ALIVE}`,
    [hashToken(token), purpose],
  )
  return rows[0] === undefined ? null : Number(rows[0].player_id)
}

/** Uses it up; false when it is not alive, or somebody was faster. */
export async function spendMailedLink(
  client: PoolClient,
  token: string,
  purpose: LinkPurpose,
): Promise<boolean> {
  const { rowCount } = await client.query(`delete from mailed_link where ${IS_ALIVE}`, [
    hashToken(token),
    purpose,
  ])
  return rowCount === 1
}

/** Whoever knows or has just chosen the password needs no link to a new one. */
export async function endPasswordLink(database: Queryable, playerId: number): Promise<void> {
  await database.query("delete from mailed_link where player_id = $1 and purpose = 'password'", [playerId])
}

/** The address that he wanted is his no more, whatever was mailed for it: asked for anew or not at all. */
export async function endEmailChange(client: PoolClient, playerId: number): Promise<boolean> {
  await client.query(
    "delete from mailed_link where player_id = $1 and purpose in ('new_email', 'stop_email')",
    [playerId],
  )
  const { rowCount } = await client.query('delete from email_change where player_id = $1', [playerId])
  return rowCount === 1
}

/** With another address: what the mailbox of before was sent opens nothing. */
export async function endMailedLinks(client: PoolClient, playerId: number): Promise<void> {
  await client.query('delete from mailed_link where player_id = $1', [playerId])
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
