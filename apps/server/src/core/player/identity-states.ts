import type { Queryable } from '@xezer/db/pool'
import { must } from '@xezer/std/assert'

/** Every state of an identity check; migration 0055 keeps the database to the same table. */
export const IDENTITY_STATES = ['none', 'submitted', 'verified', 'refused', 'expired'] as const
export type IdentityState = (typeof IDENTITY_STATES)[number]

/** What may come after what; a document that is no longer valid is handed in anew like a first one. */
export const IDENTITY_MOVES: Readonly<Record<IdentityState, readonly IdentityState[]>> = {
  none: ['submitted'],
  submitted: ['verified', 'refused'],
  verified: ['expired'],
  refused: ['submitted'],
  expired: ['submitted'],
}

export function mayBecome(from: IdentityState, to: IdentityState): boolean {
  return IDENTITY_MOVES[from].includes(to)
}

/** Where something may be handed in. */
export function isOpen(state: IdentityState): boolean {
  return mayBecome(state, 'submitted')
}

/** A document is valid to the end of its last day where the house is. */
export const HOUSE_TODAY = "(instant_now() at time zone 'Asia/Baku')::date"

/** The player whose id the statement calls so is verified, with a document that is valid today. */
export const isVerifiedColumn = (playerId: string) =>
  `exists (
     select from identity_check c where c.player_id = ${playerId} and c.status = 'verified' and c.expires_on >= ${HOUSE_TODAY}
   ) as is_verified`

/** Whether the house knows who the player is. */
export async function isIdentityVerified(database: Queryable, playerId: number): Promise<boolean> {
  const { rows } = await database.query<{ is_verified: boolean }>({
    name: 'is_identity_verified',
    text: `select ${isVerifiedColumn('$1')}`,
    values: [playerId],
  })
  return must(rows[0], 'no answer').is_verified
}
