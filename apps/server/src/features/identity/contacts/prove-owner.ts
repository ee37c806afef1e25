import type { Session } from '../../../core/player/session.ts'
import { Refusal, refuse, refuseFor } from '../../../platform/http/refusal.ts'
import { checkCode } from '../factors/check-code.ts'
import { hasTotp } from '../factors/factor-store.ts'
import type { IdentityOptions } from '../identity-options.ts'
import { proveOwnPassword } from '../prove-password.ts'

export interface Typed {
  readonly password: string
  readonly code?: string | undefined
}

type Unproven = Refusal<
  'password_wrong' | 'second_factor_required' | 'second_factor_wrong' | 'too_many_requests'
>

/** Within it five wrong codes are allowed. */
const CODES_SECONDS = 60

/**
 * Whoever has an open page alone takes over no way to reach the player: the password is asked for, and the second factor where it
 * is on. Answers the hash of the password that was proven, to be held against the one that stands when something is written.
 */
export async function proveOwner(
  options: IdentityOptions,
  { playerId }: Session,
  { password, code }: Typed,
  addressKey: string,
): Promise<string | Unproven> {
  const proven = await proveOwnPassword(options, playerId, password, addressKey)
  if (proven instanceof Refusal) return proven
  if (proven === null) return refuse('password_wrong', {}, { password: 'password_wrong' })
  if (!(await hasTotp(options.pool, playerId))) return proven.passwordHash
  if (code === undefined) return refuse('second_factor_required', {}, { code: 'field_required' })
  const check = await checkCode(options, playerId, code, addressKey)
  if (check === 'too_many') return refuseFor('too_many_requests', CODES_SECONDS)
  return check === 'wrong'
    ? refuse('second_factor_wrong', {}, { code: 'second_factor_wrong' })
    : proven.passwordHash
}
