import * as z from 'zod/mini'
import { CurrencyCode } from './primitives.ts'

export const QUOTE_CHANGES = [1, 2, 3] as const
/**
 * 1 warn always, 2 warn when lowered, 3 never (product §4, states); enforced on the server (agreement 12, quote
 * changes).
 */
export const QuoteChanges = z.literal(QUOTE_CHANGES)

export const User = z.object({
  id: z.int(),
  /** The account number shown in the account menu. */
  number: z.string(),
  currency: CurrencyCode,
  settings: z.object({ quoteChanges: QuoteChanges }),
})
export type User = z.output<typeof User>

/** What opens games: another secret than the session's, and never in its place (agreement 14, two tokens). */
export const LaunchToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
export const SessionUser = z.object({ ...User.shape, token: LaunchToken })
export type SessionUser = z.output<typeof SessionUser>
