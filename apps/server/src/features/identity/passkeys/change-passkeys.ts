import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type {
  accountPasskeyAdd,
  accountPasskeyName,
  accountPasskeyProve,
  accountPasskeyRemove,
  accountPasskeyStart,
  accountPasskeys,
} from '@xezer/contract/passkeys'
import { presentWireTime } from '@xezer/contract/wire-time'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { tellPlayer } from '../../../core/notices/tell-player.ts'
import type { Session } from '../../../core/player/session.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { isFreshlyProven, noteFactorsChanged, noteProof } from '../factors/factor-store.ts'
import type { IdentityOptions } from '../identity-options.ts'
import { refuseCopied } from './log-in-with-passkey.ts'
import { findPasskey, insertPasskey, listPasskeys, makeChallenge, noteUse } from './passkey-store.ts'
import { verifyAssertion, verifyAttestation } from './verify-passkey.ts'

export async function presentPasskeys(
  { pool, passkeys }: IdentityOptions,
  { playerId }: Session,
): Promise<CallOutput<typeof accountPasskeys> | Refusal<CallErrorCode<typeof accountPasskeys>>> {
  if (passkeys === null) return refuse('not_found')
  const known = await listPasskeys(pool, playerId)
  return {
    domain: passkeys.domain,
    passkeys: known.map(({ id, name, created_at, used_at }) => ({
      id: Number(id),
      name,
      added: presentWireTime(created_at.getTime()),
      used: used_at === null ? null : presentWireTime(used_at.getTime()),
    })),
  }
}

export async function startPasskey(
  { pool, passkeys, secureRandom, sealing }: IdentityOptions,
  { id, playerId }: Session,
  { purpose }: CallInput<typeof accountPasskeyStart>,
): Promise<CallOutput<typeof accountPasskeyStart> | Refusal<CallErrorCode<typeof accountPasskeyStart>>> {
  if (passkeys === null) return refuse('not_found')
  if (purpose === 'add' && !(await isFreshlyProven(pool, id))) return refuse('proof_required')
  const challenge = await makeChallenge(pool, secureRandom, { purpose, sessionId: id })
  const known = await listPasskeys(pool, playerId)
  const { rows } = await pool.query<{ email: string }>('select email from player where id = $1', [playerId])
  return {
    challenge,
    domain: passkeys.domain,
    userId: sealing.fingerprint('passkey_user', String(playerId)).toString('base64url'),
    userName: must(rows[0], 'a session without its player').email,
    known: known.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports: transports as string[],
    })),
  }
}

export async function addPasskey(
  { pool, passkeys }: IdentityOptions,
  { id, playerId }: Session,
  { name, passkey }: CallInput<typeof accountPasskeyAdd>,
): Promise<CallOutput<typeof accountPasskeyAdd> | Refusal<CallErrorCode<typeof accountPasskeyAdd>>> {
  if (!(await isFreshlyProven(pool, id))) return refuse('proof_required')
  if (passkeys === null) return refuse('passkey_refused')
  const made = await verifyAttestation(pool, passkeys, passkey, { purpose: 'add', sessionId: id })
  if (made === null) return refuse('passkey_refused')
  return withTransaction(pool, async (client) => {
    const { transports } = passkey
    const added = await insertPasskey(client, { ...made, playerId, transports, name })
    if (added === null) return refuse('passkey_refused')
    await noteFactorsChanged(client, playerId)
    await tellPlayer(client, { player: playerId, kind: 'passkey_added', values: { name } })
    return { id: added }
  })
}

/** Another player's passkey proves nothing here, however right its signature is. */
export async function proveWithPasskey(
  { pool, passkeys }: IdentityOptions,
  { id, playerId }: Session,
  { passkey: answer }: CallInput<typeof accountPasskeyProve>,
): Promise<CallOutput<typeof accountPasskeyProve> | Refusal<CallErrorCode<typeof accountPasskeyProve>>> {
  if (passkeys === null) return refuse('passkey_refused')
  const found = await findPasskey(pool, answer.id)
  const passkey = found !== null && Number(found.player_id) === playerId ? found : null
  const use = { purpose: 'prove', sessionId: id } as const
  const counter = await verifyAssertion(pool, passkeys, answer, { passkey, use })
  if (passkey === null || counter === null) return refuse('passkey_refused')
  if (!(await noteUse(pool, passkey.id, counter))) return refuseCopied({ pool }, playerId)
  await noteProof(pool, id)
  return { success: true }
}

export async function namePasskey(
  { pool }: IdentityOptions,
  { playerId }: Session,
  { id, name }: CallInput<typeof accountPasskeyName>,
): Promise<CallOutput<typeof accountPasskeyName> | Refusal<CallErrorCode<typeof accountPasskeyName>>> {
  const { rowCount } = await pool.query('update passkey set name = $3 where id = $1 and player_id = $2', [
    id,
    playerId,
    name,
  ])
  return rowCount === 1 ? { success: true } : refuse('not_found')
}

export async function removePasskey(
  { pool }: IdentityOptions,
  session: Session,
  { id }: CallInput<typeof accountPasskeyRemove>,
): Promise<CallOutput<typeof accountPasskeyRemove> | Refusal<CallErrorCode<typeof accountPasskeyRemove>>> {
  if (!(await isFreshlyProven(pool, session.id))) return refuse('proof_required')
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'delete from passkey where id = $1 and player_id = $2 returning name',
      [id, session.playerId],
    )
    const [removed] = rows
    if (removed === undefined) return refuse('not_found')
    await noteFactorsChanged(client, session.playerId)
    await tellPlayer(client, {
      player: session.playerId,
      kind: 'passkey_removed',
      values: { name: removed.name },
    })
    return { success: true }
  })
}
