import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { login } from '@xezer/contract/identity'
import type { PlayerRow as StoredPlayerRow } from '@xezer/db/generated/rows'
import { presentSessionUser } from '../../core/player/session.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import type { IdentityOptions, Visit } from './identity-options.ts'
import { provePassword } from './prove-password.ts'
import { readOrigin } from './read-origin.ts'

type PlayerRow = Pick<
  StoredPlayerRow,
  'id' | 'password_hash' | 'currency' | 'status' | 'quote_changes' | 'locale'
>

/** An unknown address gets the answer of a wrong password, and takes as long to get it. */
export async function logIn(
  options: IdentityOptions,
  input: CallInput<typeof login>,
  { addressKey, point, locale, address, userAgent }: Visit,
): Promise<CallOutput<typeof login> | Refusal<CallErrorCode<typeof login>>> {
  const { pool, sessions } = options
  const email = input.email.trim()
  const retryAfterMs = options.limits.takePassword(email, addressKey, options.clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const { rows } = await pool.query<PlayerRow>(
    'select id, password_hash, currency, status, quote_changes, locale from player where lower(email) = lower($1)',
    [email],
  )
  const player = rows[0]
  const known = player && { playerId: Number(player.id), passwordHash: player.password_hash }
  const passwordHash = await provePassword(options, known ?? null, input.password, addressKey)
  if (player === undefined || passwordHash === null) return refuse('wrong_credentials')
  if (player.status === 'blocked') return refuse('account_blocked')
  const playerId = Number(player.id)
  const from = { ...readOrigin(address, userAgent), method: 'password' as const }
  const opened = await sessions.open(pool, { playerId, passwordHash, point, from })
  if (opened === null) return refuse('wrong_credentials')
  if (player.locale !== locale)
    await pool.query('update player set locale = $2 where id = $1', [playerId, locale])
  const session = { playerId, currency: player.currency, quoteChanges: player.quote_changes, point }
  return { token: opened.token, user: presentSessionUser(session, opened.launchToken) }
}
