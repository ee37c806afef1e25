import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { restore as restoreCall, restorePassword as restorePasswordCall } from '@xezer/contract/identity'
import { lockAdvisory } from '@xezer/db/lock-order'
import { withTransaction } from '@xezer/db/transaction'
import { serverTranslator } from '@xezer/i18n/server-text'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import { canonicalEmail } from '../../core/player/canonical-email.ts'
import { endEmailChange, findMailedLink, spendMailedLink } from '../../core/player/mailed-links.ts'
import { type Refusal, refuse, refuseFor } from '../../platform/http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import { noteConfirmed } from './confirm-email.ts'
import { noteFactorsChanged } from './factors/factor-store.ts'
import type { IdentityOptions, Visit } from './identity-options.ts'
import { writeRestoreRequest } from './restore-requests.ts'

/** Says the same, and takes as long, whether there is such a player or not. */
export async function askToRestore(
  { pool }: IdentityOptions,
  input: CallInput<typeof restoreCall>,
  { addressKey, locale }: Pick<Visit, 'addressKey' | 'locale'>,
): Promise<CallOutput<typeof restoreCall> | Refusal<CallErrorCode<typeof restoreCall>>> {
  const waitSeconds = await withTransaction(pool, async (client) => {
    await lockAdvisory(client, 'asked_mail', addressKey)
    return writeRestoreRequest(client, { email: canonicalEmail(input.email), visitor: addressKey })
  })
  if (waitSeconds > 0) return refuseFor('too_many_requests', waitSeconds)
  return { success: serverTranslator(locale)('mail.restore_asked') }
}

type RestoreAnswer =
  | CallOutput<typeof restorePasswordCall>
  | Refusal<CallErrorCode<typeof restorePasswordCall>>

/** The link is used up with the change, and no session of before lives on; it opens none, so that a second factor is still asked. */
export async function restorePassword(
  options: IdentityOptions,
  { token, next, repeat }: CallInput<typeof restorePasswordCall>,
  addressKey: string,
): Promise<RestoreAnswer> {
  const { pool, passwords, sessions, limits, clock } = options
  if (next !== repeat) return refuse('password_mismatch', {}, { repeat: 'password_mismatch' })
  if (isCommonPassword(next)) return refuse('password_too_common', {}, { next: 'password_too_common' })
  const playerId = await findMailedLink(pool, token, 'password')
  if (playerId === null) return refuse('link_expired')
  const retryAfterMs = limits.takePassword(`link of ${playerId}`, addressKey, clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const passwordHash = await passwords.hash(next, addressKey)
  const isRestored = await withTransaction(pool, async (client) => {
    // The player's row first: a log-in holds it while it opens a session.
    await client.query('update player set password_hash = $2 where id = $1', [playerId, passwordHash])
    await noteFactorsChanged(client, playerId)
    if (!(await spendMailedLink(client, token, 'password'))) throw new LinkOver()
    await endEmailChange(client, playerId)
    await sessions.endOthers(client, playerId, null)
    // The link was read in the mailbox.
    await noteConfirmed(client, playerId)
    await tellPlayer(client, { player: playerId, kind: 'password_changed', values: {} })
  }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof LinkOver) return false
      throw error
    },
  )
  if (!isRestored) return refuse('link_expired')
  sessions.noteEnded(playerId)
  return { success: true }
}

/** Used, replaced or too old by the time its player's row was locked: what was written is undone. */
class LinkOver extends Error {
  override readonly name = 'LinkOver'
}
