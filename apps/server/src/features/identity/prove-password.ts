import type { IdentityOptions } from './identity-options.ts'

export interface KnownPassword {
  readonly playerId: number
  readonly passwordHash: string
}

/**
 * The hash that stands for the player once the password was proven, or null when it was not; nobody (null) takes as
 * long. A hash of another spelling of the same letters, as older ones are, is made anew.
 */
export async function provePassword(
  { pool, passwords, publicPassword }: IdentityOptions,
  player: KnownPassword | null,
  typed: string,
  addressKey: string,
): Promise<string | null> {
  // What stands in the read-me opens nothing where it counts, whoever chose it.
  const known = typed === publicPassword ? null : player
  const proof = await passwords.verify(typed, known?.passwordHash ?? null, addressKey)
  if (known === null || proof === 'wrong') return null
  if (proof === 'right') return known.passwordHash
  const passwordHash = await passwords.hash(typed, addressKey)
  const { rowCount } = await pool.query(
    'update player set password_hash = $2 where id = $1 and password_hash = $3',
    [known.playerId, passwordHash, known.passwordHash],
  )
  // Changed meanwhile: what was proven is no longer the password.
  return rowCount === 1 ? passwordHash : null
}
