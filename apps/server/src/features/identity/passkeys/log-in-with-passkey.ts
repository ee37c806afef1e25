import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { passkeyLogin, passkeyStart } from '@xezer/contract/passkeys'
import type { PlayerRow } from '@xezer/db/generated/rows'
import { withTransaction } from '@xezer/db/transaction'
import { must } from '@xezer/std/assert'
import { tellPlayer } from '../../../core/notices/tell-player.ts'
import { presentSessionUser } from '../../../core/player/session.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { IdentityOptions, Visit } from '../identity-options.ts'
import { openAndTell } from '../open-and-tell.ts'
import { readOrigin } from '../read-origin.ts'
import { findPasskey, makeChallenge, noteUse } from './passkey-store.ts'
import { verifyAssertion } from './verify-passkey.ts'

const LOGIN = { purpose: 'login', sessionId: null } as const

export async function startPasskeyLogin({
  pool,
  passkeys,
  secureRandom,
}: IdentityOptions): Promise<CallOutput<typeof passkeyStart> | Refusal<CallErrorCode<typeof passkeyStart>>> {
  if (passkeys === null) return refuse('not_found')
  return { challenge: await makeChallenge(pool, secureRandom, LOGIN), domain: passkeys.domain }
}

/** A passkey is both factors: something that the player has, opened by what they are or know. */
export async function logInWithPasskey(
  options: IdentityOptions,
  { passkey: answer }: CallInput<typeof passkeyLogin>,
  { point, address, userAgent }: Visit,
): Promise<CallOutput<typeof passkeyLogin> | Refusal<CallErrorCode<typeof passkeyLogin>>> {
  const { pool, passkeys } = options
  if (passkeys === null) return refuse('passkey_refused')
  const passkey = await findPasskey(pool, answer.id)
  const counter = await verifyAssertion(pool, passkeys, answer, { passkey, use: LOGIN })
  if (passkey === null || counter === null) return refuse('passkey_refused')
  const playerId = Number(passkey.player_id)
  if (!(await noteUse(pool, passkey.id, counter))) return refuseCopied(options, playerId)
  const { rows } = await pool.query<
    Pick<PlayerRow, 'password_hash' | 'currency' | 'status' | 'quote_changes'>
  >('select password_hash, currency, status, quote_changes from player where id = $1', [playerId])
  const player = must(rows[0], 'a passkey without its player')
  if (player.status !== 'active') return refuse(`account_${player.status}`)
  const from = { ...readOrigin(address, userAgent), method: 'passkey' as const }
  const opened = await openAndTell(options, { playerId, passwordHash: player.password_hash, point, from })
  // The password was changed in this very moment: once more.
  if (opened === null) return refuse('passkey_refused')
  const session = { playerId, currency: player.currency, quoteChanges: player.quote_changes, point }
  return { token: opened.token, user: presentSessionUser(session, opened.launchToken) }
}

/** Its owner is told: somebody has a copy, or a device came back from an old copy of itself. */
export async function refuseCopied(
  { pool }: Pick<IdentityOptions, 'pool'>,
  playerId: number,
): Promise<Refusal<'passkey_copied'>> {
  await withTransaction(pool, (client) =>
    tellPlayer(client, { player: playerId, kind: 'passkey_copied', values: {} }),
  )
  return refuse('passkey_copied')
}
