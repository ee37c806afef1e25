import type { SessionUser, User } from '@xezer/contract/user'
import type { Currency } from '@xezer/money/minor'
import type { Point } from './point.ts'

/** A living session, as every call of its player gets it. */
export interface Session {
  readonly id: number
  readonly playerId: number
  readonly currency: Currency
  readonly quoteChanges: User['settings']['quoteChanges']
  /** Where it was opened. */
  readonly point: Point
}

/** A session that nobody used for so long is over; polling is no use. */
export const IDLE_MS = 2 * 60 * 60 * 1000

/** The account number shown to the player is the id of the player. */
export function presentUser(session: Omit<Session, 'id'>): User {
  return {
    id: session.playerId,
    number: String(session.playerId),
    currency: session.currency,
    settings: { quoteChanges: session.quoteChanges },
  }
}

/** As log-in and registration answer it: with the secret that opens games. */
export function presentSessionUser(session: Omit<Session, 'id'>, launchToken: string): SessionUser {
  return { ...presentUser(session), token: launchToken }
}
