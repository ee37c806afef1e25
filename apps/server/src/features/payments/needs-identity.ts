import type { Queryable } from '@xezer/db/pool'
import { type Currency, type Minor, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { isIdentityVerified } from '../../core/player/identity-states.ts'
import { isWorthAtLeast } from '../../core/wallet/manat-equivalent.ts'

export interface IdentityAsked {
  readonly playerId: number
  readonly currency: Currency
  /** What is to be withdrawn besides what is ordered and paid. */
  readonly amount: Minor
}

/**
 * Whether the house has to know who the player is before it pays so much: with it, what he ordered and was paid in all reaches
 * the threshold (in manat).
 */
export async function needsIdentity(
  database: Queryable,
  identityFromMinor: Minor,
  { playerId, currency, amount }: IdentityAsked,
): Promise<boolean> {
  const { rows } = await database.query<{ out: bigint }>({
    name: 'sum_withdrawals',
    text: `select coalesce(sum(amount), 0)::bigint as out from payment
           where player_id = $1 and direction = 'out' and status in ('ordered', 'approved', 'processing', 'paid')`,
    values: [playerId],
  })
  const sum = minor(must(rows[0], 'no sum').out + amount)
  if (!isWorthAtLeast(sum, currency, identityFromMinor)) return false
  return !(await isIdentityVerified(database, playerId))
}
