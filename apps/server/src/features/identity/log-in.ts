import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { login } from '@xezer/contract/identity'
import type { PlayerRow as StoredPlayerRow } from '@xezer/db/generated/rows'
import type { Queryable } from '@xezer/db/pool'
import { canonicalEmail } from '../../core/player/canonical-email.ts'
import { presentSessionUser } from '../../core/player/session.ts'
import { Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { checkCode } from './factors/check-code.ts'
import { hasTotp } from './factors/factor-store.ts'
import type { IdentityOptions, Visit } from './identity-options.ts'
import { openAndTell } from './open-and-tell.ts'
import { type KnownPassword, provePassword } from './prove-password.ts'
import { readOrigin } from './read-origin.ts'

type PlayerRow = Pick<
  StoredPlayerRow,
  'id' | 'password_hash' | 'currency' | 'status' | 'quote_changes' | 'locale'
>

/** Within it five wrong codes are allowed. */
const CODES_SECONDS = 60

/** An unknown address gets the answer of a wrong password, and takes as long to get it. */
export async function logIn(
  options: IdentityOptions,
  input: CallInput<typeof login>,
  { addressKey, point, locale, address, userAgent }: Visit,
): Promise<CallOutput<typeof login> | Refusal<CallErrorCode<typeof login>>> {
  const { pool } = options
  const email = input.email.trim()
  const retryAfterMs = options.limits.takePassword(email, addressKey, options.clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const find = () => findPlayer(pool, email)
  const player = await provePassword(options, find, input.password, addressKey)
  if (player === null) return refuse('wrong_credentials')
  if (player.status !== 'active') return refuse(`account_${player.status}`)
  const { playerId, passwordHash } = player
  const method = await proveSecondFactor(options, playerId, input.code, addressKey)
  if (method instanceof Refusal) return method
  const from = { ...readOrigin(address, userAgent), method }
  const opened = await openAndTell(options, { playerId, passwordHash, point, from })
  if (opened === null) return refuse('wrong_credentials')
  if (player.locale !== locale)
    await pool.query('update player set locale = $2 where id = $1', [playerId, locale])
  const session = { playerId, currency: player.currency, quoteChanges: player.quote_changes, point }
  return { token: opened.token, user: presentSessionUser(session, opened.launchToken) }
}

type FoundPlayer = PlayerRow & KnownPassword

async function findPlayer(database: Queryable, email: string): Promise<FoundPlayer | null> {
  const { rows } = await database.query<PlayerRow>({
    name: 'find_player_by_email',
    text: `select id, password_hash, currency, status, quote_changes, locale from player
           where email_key = $1 or lower(email) = lower($2)
           -- Of two accounts of one mailbox, from before that was looked at, the one that is meant by its letters.
           order by lower(email) = lower($2) desc limit 1`,
    values: [canonicalEmail(email), email],
  })
  const [player] = rows
  if (player === undefined) return null
  return { ...player, playerId: Number(player.id), passwordHash: player.password_hash }
}

/** What was proven besides the password; the call with the same words and a code is the second half of a log-in. */
async function proveSecondFactor(
  options: IdentityOptions,
  playerId: number,
  code: string | undefined,
  addressKey: string,
): Promise<'password' | 'password_code' | 'recovery_code' | Refusal<CallErrorCode<typeof login>>> {
  if (!(await hasTotp(options.pool, playerId))) return 'password'
  if (code === undefined) return refuse('second_factor_required')
  const check = await checkCode(options, playerId, code, addressKey)
  if (check === 'too_many') return refuseFor('too_many_requests', CODES_SECONDS)
  if (check === 'wrong') return refuse('second_factor_wrong', {}, { code: 'second_factor_wrong' })
  return check
}
