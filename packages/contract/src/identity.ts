import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { CurrencyCode, WireDate } from './primitives.ts'

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

const SessionAnswer = z.object({ token: z.string(), user: User })

const Email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/))
const Password = z.string().check(z.minLength(8), z.maxLength(128))
/** Latin letters, spaces, hyphens and apostrophes; upper-cased by ASCII rules before it is sent (product §5, input). */
const LatinName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64), z.regex(/^[A-Z][A-Z' -]*$/))

export const RegisterInput = z.strictObject({
  email: Email,
  password: Password,
  birthdate: WireDate,
  firstname: LatinName,
  lastname: LatinName,
  middlename: z.string().check(z.trim(), z.maxLength(64), z.regex(/^[A-Z' -]*$/)),
  passport: z.string().check(z.trim(), z.minLength(4), z.maxLength(20), z.regex(/^[A-Z0-9 -]+$/)),
  /** When the passport was issued. */
  iwhen: WireDate,
  phone: z.string().check(z.trim(), z.regex(/^\+?[0-9 ()-]{7,20}$/)),
  currency: CurrencyCode,
  affPartner: z.string().check(z.maxLength(32)),
  /** The two confirmations that product §5, input asks for. */
  adult: z.boolean(),
  rules: z.boolean(),
})
export type RegisterInput = z.output<typeof RegisterInput>

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: 'register',
  auth: 'none',
  summary: 'Open an account with the main form',
  input: RegisterInput,
  output: SessionAnswer,
  errors: ['email_taken', 'under_age', 'rules_not_accepted', 'password_too_common'],
  idempotency: 'required',
})

export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: 'login',
  auth: 'none',
  summary: 'Open a session',
  input: z.strictObject({
    email: z.string().check(z.maxLength(254)),
    password: z.string().check(z.maxLength(128)),
  }),
  output: SessionAnswer,
  errors: ['wrong_credentials', 'account_blocked'],
})

export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: 'logout',
  auth: 'player',
  summary: 'End this session',
  input: z.object({}),
  output: z.object({ success: z.boolean() }),
  errors: [],
})

export const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: 'password',
  auth: 'player',
  summary: 'Change the password; every other session of the account ends',
  input: z.strictObject({
    prev: z.string().check(z.maxLength(128)),
    next: Password,
    repeat: z.string().check(z.maxLength(128)),
  }),
  output: z.object({ success: z.boolean() }),
  errors: ['password_wrong', 'password_mismatch', 'password_too_common'],
})
