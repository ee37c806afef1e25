import type { TotpRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import type { SealedItem } from '../../../core/sealing/sealing.ts'

/** Of one account from one address; a stranger elsewhere uses up none of the owner's. */
const WRONG_CODES_MAX = 5
const PROOF_MINUTES = 5
/** Who scans and types takes a while. */
const START_MINUTES = 15

/** Of a session, in the database. */
export const IS_OPEN = 'ended_at is null and expires_at > instant_now()'

export type StoredTotp = Pick<TotpRow, 'secret_id' | 'sealed' | 'turned_on_at'>

export const sealedSecret = (playerId: number, secretId: string): SealedItem => ({
  playerId,
  kind: 'totp',
  id: secretId,
})

/** The secret of the player, on or waiting for its first code; null when there is none, or it waited too long. */
export async function findTotp(database: Queryable, playerId: number): Promise<StoredTotp | null> {
  const { rows } = await database.query<StoredTotp>(
    `select secret_id, sealed, turned_on_at from totp
     where player_id = $1
       and (turned_on_at is not null or started_at > instant_now() - $2 * interval '1 minute')`,
    [playerId, START_MINUTES],
  )
  return rows[0] ?? null
}

export async function hasTotp(database: Queryable, playerId: number): Promise<boolean> {
  return (await findTotp(database, playerId))?.turned_on_at instanceof Date
}

/** False when five codes of the last minute were wrong: this one is not looked at. Counted before it is, so that many at once are too. */
export async function takeTry(database: Queryable, playerId: number, addressKey: string): Promise<boolean> {
  const recent = "select t from unnest(code_try.tries) t where t > instant_now() - interval '1 minute'"
  const { rowCount } = await database.query(
    `insert into code_try (player_id, address, tries) values ($1, $2, array[instant_now()])
     on conflict (player_id, address) do update set tries = array(${recent}) || instant_now()
     where (select count(*) from (${recent}) recent) < $3`,
    [playerId, addressKey, WRONG_CODES_MAX],
  )
  return rowCount === 1
}

/** A right code: only wrong ones count. */
export async function forgetTries(database: Queryable, playerId: number, addressKey: string): Promise<void> {
  await database.query('delete from code_try where player_id = $1 and address = $2', [playerId, addressKey])
}

/** False when the step or a later one was used: whoever saw the code on its way is too late. */
export async function useStep(database: Queryable, playerId: number, step: number): Promise<boolean> {
  const { rowCount } = await database.query(
    `update totp set last_step = $2
     where player_id = $1 and turned_on_at is not null and (last_step is null or last_step < $2)`,
    [playerId, step],
  )
  return rowCount === 1
}

export async function useRecoveryCode(database: Queryable, playerId: number, hash: Buffer): Promise<boolean> {
  const { rowCount } = await database.query(
    `update recovery_code set used_at = instant_now() where player_id = $1 and hash = $2 and used_at is null`,
    [playerId, hash],
  )
  return rowCount === 1
}

export async function replaceRecoveryCodes(
  client: PoolClient,
  playerId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  await client.query('delete from recovery_code where player_id = $1', [playerId])
  await client.query('insert into recovery_code (player_id, hash) select $1, unnest($2::bytea[])', [
    playerId,
    hashes,
  ])
}

/**
 * Changes of factors want the player, not only an open page: within minutes of a log-in or a proof. What this server still believes of
 * a session is not enough: another one may have ended it with the password.
 */
export async function isFreshlyProven(database: Queryable, sessionId: number): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from session where id = $1 and ${IS_OPEN} and proven_at > instant_now() - $2 * interval '1 minute'`,
    [sessionId, PROOF_MINUTES],
  )
  return rowCount === 1
}

export async function noteProof(database: Queryable, sessionId: number): Promise<void> {
  await database.query('update session set proven_at = instant_now() where id = $1', [sessionId])
}

/** A factor or the password: payouts go by a hand for a day after it. */
export async function noteFactorsChanged(client: PoolClient, playerId: number): Promise<void> {
  await client.query('update player set factors_changed_at = instant_now() where id = $1', [playerId])
}
