import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { changePassword as changePasswordCall } from '@xezer/contract/identity'
import { withTransaction } from '@xezer/db/transaction'
import type { Session } from '../../core/player/session.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { IdentityOptions } from './identity-options.ts'

/** Asks for the current password; every other session of the account ends. */
export async function changePassword(
  options: IdentityOptions,
  session: Session,
  input: CallInput<typeof changePasswordCall>,
): Promise<CallOutput<typeof changePasswordCall> | Refusal<CallErrorCode<typeof changePasswordCall>>> {
  const { pool, passwords, sessions } = options
  const retryAfterMs = options.limits.takePassword(session.playerId, options.clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  if (input.next !== input.repeat) return refuse('password_mismatch', {}, { repeat: 'password_mismatch' })
  if (isCommonPassword(input.next)) return refuse('password_too_common', {}, { next: 'password_too_common' })
  const { rows } = await pool.query<{ password_hash: string }>(
    'select password_hash from player where id = $1',
    [session.playerId],
  )
  const current = rows[0]?.password_hash ?? null
  if (!(await passwords.verify(input.prev, current))) {
    return refuse('password_wrong', {}, { prev: 'password_wrong' })
  }
  const passwordHash = await passwords.hash(input.next)
  const isChanged = await withTransaction(pool, async (client) => {
    // Two changes at once: the second one no longer knows the current password.
    const { rowCount } = await client.query(
      'update player set password_hash = $2 where id = $1 and password_hash = $3',
      [session.playerId, passwordHash, current],
    )
    if (rowCount === 1) await sessions.endOthers(client, session.playerId, session.id)
    return rowCount === 1
  })
  sessions.noteEnded(session.playerId)
  return isChanged ? { success: true } : refuse('password_wrong', {}, { prev: 'password_wrong' })
}
