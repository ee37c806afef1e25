import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { accountProve } from '@xezer/contract/factors'
import { must } from '@xezer/std/assert'
import type { Session } from '../../../core/player/session.ts'
import { type Refusal, refuse, refuseFor } from '../../../platform/http/refusal.ts'
import type { IdentityOptions } from '../identity-options.ts'
import { provePassword } from '../prove-password.ts'
import { noteProof } from './factor-store.ts'

/** The player is at the page, not only their session: factors may be changed for some minutes. */
export async function proveAgain(
  options: IdentityOptions,
  { id, playerId }: Session,
  input: CallInput<typeof accountProve>,
  addressKey: string,
): Promise<CallOutput<typeof accountProve> | Refusal<CallErrorCode<typeof accountProve>>> {
  const { pool, limits, clock } = options
  const { rows } = await pool.query<{ email: string; password_hash: string }>(
    'select email, password_hash from player where id = $1',
    [playerId],
  )
  const { email, password_hash: passwordHash } = must(rows[0], 'a session without its player')
  const retryAfterMs = limits.takePassword(email, addressKey, clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  const known = { playerId, passwordHash }
  const proven = await provePassword(options, async () => known, input.password, addressKey)
  if (proven === null) return refuse('password_wrong', {}, { password: 'password_wrong' })
  await noteProof(pool, id)
  return { success: true }
}
