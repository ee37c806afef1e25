import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { changePassword as changePasswordCall } from '@xezer/contract/identity'
import { withTransaction } from '@xezer/db/transaction'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import { endEmailChange, endPasswordLink } from '../../core/player/mailed-links.ts'
import type { Session } from '../../core/player/session.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import { noteFactorsChanged } from './factors/factor-store.ts'
import type { IdentityOptions } from './identity-options.ts'
import { proveOwnPassword } from './prove-password.ts'

/** Asks for the current password; every other session of the account ends. */
export async function changePassword(
  options: IdentityOptions,
  session: Session,
  input: CallInput<typeof changePasswordCall>,
  addressKey: string,
): Promise<CallOutput<typeof changePasswordCall> | Refusal<CallErrorCode<typeof changePasswordCall>>> {
  const { pool, passwords, sessions } = options
  if (input.next !== input.repeat) return refuse('password_mismatch', {}, { repeat: 'password_mismatch' })
  if (isCommonPassword(input.next)) return refuse('password_too_common', {}, { next: 'password_too_common' })
  const current = await proveOwnPassword(options, session.playerId, input.prev, addressKey)
  if (current instanceof Refusal) return current
  if (current === null) return refuse('password_wrong', {}, { prev: 'password_wrong' })
  const passwordHash = await passwords.hash(input.next, addressKey)
  const isChanged = await withTransaction(pool, async (client) => {
    // Two changes at once: the second one no longer knows the current password.
    const { rowCount } = await client.query(
      'update player set password_hash = $2 where id = $1 and password_hash = $3',
      [session.playerId, passwordHash, current.passwordHash],
    )
    if (rowCount !== 1) return false
    await endPasswordLink(client, session.playerId)
    await endEmailChange(client, session.playerId)
    await noteFactorsChanged(client, session.playerId)
    await sessions.endOthers(client, session.playerId, session.id)
    await tellPlayer(client, { player: session.playerId, kind: 'password_changed', values: {} })
    return true
  })
  sessions.noteEnded(session.playerId)
  return isChanged ? { success: true } : refuse('password_wrong', {}, { prev: 'password_wrong' })
}
