import { must } from '@xezer/std/assert'
import { type Refusal, refuseFor } from '../../platform/http/refusal.ts'
import type { IdentityOptions } from './identity-options.ts'

export interface KnownPassword {
  readonly playerId: number
  readonly passwordHash: string
}

/**
 * The player with the hash that stands for him once the password was proven, or null when it was not; nobody (null) takes
 * as long. He is looked up when the password has its turn. A hash of another spelling of the same letters, as older ones
 * are, is made anew.
 */
export async function provePassword<Player extends KnownPassword>(
  { pool, passwords, publicPassword }: IdentityOptions,
  find: () => Promise<Player | null>,
  typed: string,
  addressKey: string,
): Promise<Player | null> {
  const found: { player: Player | null } = { player: null }
  const findHash = async () => {
    const player = await find()
    // What stands in the read-me opens nothing where it counts, whoever chose it.
    found.player = typed === publicPassword ? null : player
    return found.player?.passwordHash ?? null
  }
  const proof = await passwords.verify(typed, findHash, addressKey)
  const { player } = found
  if (player === null || proof === 'wrong') return null
  if (proof === 'right') return player
  const passwordHash = await passwords.hash(typed, addressKey)
  const { rowCount } = await pool.query(
    'update player set password_hash = $2 where id = $1 and password_hash = $3',
    [player.playerId, passwordHash, player.passwordHash],
  )
  // Changed meanwhile: what was proven is no longer the password.
  return rowCount === 1 ? { ...player, passwordHash } : null
}

/**
 * The same of somebody who is logged in: tries are counted as those of a log-in are. Null where it is not his password; what was
 * proven is held against what stands when something is written.
 */
export async function proveOwnPassword(
  options: IdentityOptions,
  playerId: number,
  typed: string,
  addressKey: string,
): Promise<KnownPassword | Refusal<'too_many_requests'> | null> {
  const { rows } = await options.pool.query<{ email: string; password_hash: string }>(
    'select email, password_hash from player where id = $1',
    [playerId],
  )
  const { email, password_hash: passwordHash } = must(rows[0], 'a session without its player')
  const retryAfterMs = options.limits.takePassword(email, addressKey, options.clock.nowMs())
  if (retryAfterMs > 0) return refuseFor('too_many_requests', Math.ceil(retryAfterMs / 1000))
  return provePassword(options, async () => ({ playerId, passwordHash }), typed, addressKey)
}
