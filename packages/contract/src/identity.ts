import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FactorCode } from './factors.ts'
import { WireDate } from './field-errors.ts'
import { PARTNER_LENGTH_MAX } from './partner.ts'
import { CurrencyCode } from './primitives.ts'
import { says } from './says.ts'
import { SessionUser } from './user.ts'

export const SessionAnswer = z.object({ token: z.string(), user: SessionUser })

export const PASSWORD_LENGTH_MIN = 8
export const PASSWORD_LENGTH_MAX = 128

export const Email = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254),
    z.regex(/^[^\s@<>",;:()[\]\\]+@[^\s@<>",;:()[\]\\.]+(\.[^\s@<>",;:()[\]\\.]+)+$/, says('email_invalid')),
  )
const Password = z
  .string()
  .check(
    z.minLength(PASSWORD_LENGTH_MIN, says('password_short')),
    z.maxLength(PASSWORD_LENGTH_MAX, says('password_long')),
  )
/** At least seven digits, one of which is none of nought: what has none tells nobody apart. */
export const Phone = z
  .string()
  .check(
    z.trim(),
    z.regex(/^\+?(?=[0-9 ()-]{7,20}$)(?=.*[1-9])(?:[ ()-]*[0-9]){7,20}[ ()-]*$/, says('phone_invalid')),
  )
/** Latin letters, spaces, hyphens and apostrophes; upper-cased by ASCII rules before it is sent (product §5, input). */
const LatinName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, says('field_required')),
    z.maxLength(64),
    z.regex(/^[A-Z][A-Z' -]*$/, says('latin_only')),
  )
export const PROMO_CODE = /^[A-Z0-9]{2,16}$/
/** Empty, null and absent all say that there is none (agreement 27, registration payload). */
const Promo = z.optional(
  z.nullable(z.string().check(z.trim(), z.regex(/^([A-Z0-9]{2,16})?$/, says('promo_invalid')))),
)

/** What stands behind `#` in a link that was mailed. */
export const LinkToken = z.string().check(z.maxLength(128))

export const RegisterInput = z.strictObject({
  email: Email,
  password: Password,
  birthdate: WireDate,
  firstname: LatinName,
  lastname: LatinName,
  middlename: z.string().check(z.trim(), z.maxLength(64), z.regex(/^[A-Z' -]*$/, says('latin_only'))),
  /** It and its date may be absent with the code of a form that asks for neither (`promo-forms.ts`). */
  passport: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(4, says('passport_invalid')),
        z.maxLength(20, says('passport_invalid')),
        z.regex(/^[A-Z0-9 -]+$/, says('passport_invalid')),
      ),
  ),
  /** When the passport was issued. */
  iwhen: z.optional(WireDate),
  phone: Phone,
  currency: CurrencyCode,
  promo: Promo,
  /** 1 for the bonus of each deposit (product §5, input). */
  bonus: z.optional(z.nullable(z.literal([1, '']))),
  /** By whom the player says that he came: a claim, which the house holds against the partners that it knows. */
  affPartner: z.optional(z.string().check(z.maxLength(PARTNER_LENGTH_MAX))),
  /** The two confirmations of product §5, input: false refuses; absent, the client's own form has asked. */
  adult: z.optional(z.boolean()),
  rules: z.optional(z.boolean()),
})
export type RegisterInput = z.output<typeof RegisterInput>

export const register = defineCall({
  name: 'register',
  method: 'POST',
  path: 'register',
  auth: 'none',
  summary: 'Open an account, with the main form or with one that is tied to a promo code',
  input: RegisterInput,
  output: SessionAnswer,
  errors: ['email_taken', 'under_age', 'rules_not_accepted', 'password_too_common', 'registration_refused'],
  idempotency: 'optional',
})

export const checkPromo = defineCall({
  name: 'checkPromo',
  method: 'POST',
  path: 'checkPromo',
  auth: 'none',
  summary: 'Whether there is such a promo code, and whose it is',
  input: z.strictObject({
    promo: z.string().check(z.trim(), z.regex(PROMO_CODE, says('promo_invalid'))),
  }),
  output: z.object({ success: z.boolean(), partner: z.nullable(z.string()) }),
  errors: [],
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
    /** Of the second factor, once it was asked for. */
    code: z.optional(FactorCode),
  }),
  output: SessionAnswer,
  errors: [
    'wrong_credentials',
    'account_blocked',
    'account_closed',
    'second_factor_required',
    'second_factor_wrong',
  ],
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

export const restore = defineCall({
  name: 'restore',
  method: 'POST',
  path: 'restore',
  auth: 'none',
  summary: 'Ask for a link to a new password; the answer is the same for every address',
  input: z.strictObject({ email: Email }),
  /** A sentence for the visitor. */
  output: z.object({ success: z.string() }),
  errors: [],
})

export const restorePassword = defineCall({
  name: 'restorePassword',
  method: 'POST',
  path: 'restorePassword',
  auth: 'none',
  summary: 'Choose a new password with the link of a mail, once; every session of the account ends',
  input: z.strictObject({
    token: LinkToken,
    next: Password,
    repeat: z.string().check(z.maxLength(PASSWORD_LENGTH_MAX)),
  }),
  output: z.object({ success: z.boolean() }),
  errors: ['password_mismatch', 'password_too_common', 'link_expired'],
})

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  method: 'POST',
  path: 'confirmEmail',
  auth: 'none',
  summary: 'Confirm the address of an account with the link of a mail, once',
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ success: z.boolean() }),
  errors: ['link_expired'],
})

export const accountConfirmation = defineCall({
  name: 'accountConfirmation',
  method: 'POST',
  path: 'account/confirmation',
  auth: 'player',
  summary: 'Mail the link that confirms the address once more',
  input: z.strictObject({}),
  /** A sentence for the player. */
  output: z.object({ success: z.string() }),
  errors: ['email_is_confirmed'],
})
