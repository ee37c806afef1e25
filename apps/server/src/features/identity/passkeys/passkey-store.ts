import { createHash } from 'node:crypto'
import type { PasskeyRow } from '@xezer/db/generated/rows'
import type { PoolClient, Queryable } from '@xezer/db/pool'
import type { SecureRandom } from '@xezer/std/secure-random'

const CHALLENGE_BYTES = 32
const CHALLENGE_MINUTES = 5

export type StoredPasskey = Pick<PasskeyRow, 'id' | 'player_id' | 'public_key' | 'counter'>

/** What a challenge is for, and in which session; none is good for anything else. */
export interface ChallengeUse {
  readonly purpose: 'login' | 'add' | 'prove'
  readonly sessionId: number | null
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest()

export async function makeChallenge(
  database: Queryable,
  secureRandom: SecureRandom,
  { purpose, sessionId }: ChallengeUse,
): Promise<string> {
  const challenge = Buffer.from(secureRandom.bytes(CHALLENGE_BYTES)).toString('base64url')
  await database.query(
    `insert into passkey_challenge (hash, purpose, session_id, expires_at)
     values ($1, $2, $3, instant_now() + $4 * interval '1 minute')`,
    [hashOf(challenge), purpose, sessionId, CHALLENGE_MINUTES],
  )
  return challenge
}

/** Once, on whichever server: of two answers with one challenge the second finds none. */
export async function useChallenge(
  database: Queryable,
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `delete from passkey_challenge
     where hash = $1 and purpose = $2 and session_id is not distinct from $3 and expires_at > instant_now()`,
    [hashOf(challenge), purpose, sessionId],
  )
  return rowCount === 1
}

export async function findPasskey(database: Queryable, credentialId: string): Promise<StoredPasskey | null> {
  const { rows } = await database.query<StoredPasskey>(
    'select id, player_id, public_key, counter from passkey where credential_id = $1',
    [Buffer.from(credentialId, 'base64url')],
  )
  return rows[0] ?? null
}

export type KnownPasskey = Pick<
  PasskeyRow,
  'id' | 'credential_id' | 'transports' | 'name' | 'created_at' | 'used_at'
>

export async function listPasskeys(database: Queryable, playerId: number): Promise<readonly KnownPasskey[]> {
  const { rows } = await database.query<KnownPasskey>(
    `select id, credential_id, transports, name, created_at, used_at from passkey
     where player_id = $1 order by id`,
    [playerId],
  )
  return rows
}

/** False when the counter did not go on: there is a second device with the same secret. Devices that do not count say 0. */
export async function noteUse(database: Queryable, id: bigint, counter: number): Promise<boolean> {
  const { rowCount } = await database.query(
    `update passkey set counter = $2, used_at = instant_now()
     where id = $1 and ($2 > counter or ($2 = 0 and counter = 0))`,
    [id, counter],
  )
  return rowCount === 1
}

/** Null when the key is known already. */
export async function insertPasskey(
  client: PoolClient,
  passkey: {
    readonly playerId: number
    readonly credentialId: string
    readonly publicKey: Uint8Array
    readonly counter: number
    readonly transports: readonly string[]
    readonly name: string
  },
): Promise<number | null> {
  const { rows } = await client.query<{ id: bigint }>(
    `insert into passkey (player_id, credential_id, public_key, counter, transports, name)
     values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing returning id`,
    [
      passkey.playerId,
      Buffer.from(passkey.credentialId, 'base64url'),
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      passkey.name,
    ],
  )
  return rows[0] === undefined ? null : Number(rows[0].id)
}
