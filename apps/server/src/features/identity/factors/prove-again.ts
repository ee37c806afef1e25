import type { CallErrorCode, CallInput, CallOutput } from '@xezer/contract/call'
import type { accountProve } from '@xezer/contract/factors'
import type { Session } from '../../../core/player/session.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { IdentityOptions } from '../identity-options.ts'
import { proveOwnPassword } from '../prove-password.ts'
import { noteProof } from './factor-store.ts'

/** The player is at the page, not only their session: factors may be changed for some minutes. */
export async function proveAgain(
  options: IdentityOptions,
  { id, playerId }: Session,
  input: CallInput<typeof accountProve>,
  addressKey: string,
): Promise<CallOutput<typeof accountProve> | Refusal<CallErrorCode<typeof accountProve>>> {
  const proven = await proveOwnPassword(options, playerId, input.password, addressKey)
  if (proven instanceof Refusal) return proven
  if (proven === null) return refuse('password_wrong', {}, { password: 'password_wrong' })
  await noteProof(options.pool, id)
  return { success: true }
}
