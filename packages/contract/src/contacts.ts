import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FactorCode } from './factors.ts'
import { Email, LinkToken, Phone } from './identity.ts'
import { says } from './says.ts'

/** That it is the player who presses: an open page alone changes no way to reach him. */
const PROOF = {
  password: z.string().check(z.minLength(1, says('field_required')), z.maxLength(128)),
  /** Of the second factor, where it is on. */
  code: z.optional(FactorCode),
}

export const PHONES_A_DAY = 3

export const accountPhone = defineCall({
  name: 'accountPhone',
  method: 'POST',
  path: 'account/phone',
  auth: 'player',
  summary: 'Take another phone number, three times in 24 hours; the former one stays known to the house',
  input: z.strictObject({ phone: Phone, ...PROOF }),
  output: z.object({ success: z.boolean() }),
  errors: [
    'password_wrong',
    'second_factor_required',
    'second_factor_wrong',
    'phone_unchanged',
    'phone_refused',
  ],
})

export const EMAILS_A_DAY = 3
/** Of the letter to the address that is wanted, the first one counted. */
export const EMAIL_LETTERS = 3

export const accountEmail = defineCall({
  name: 'accountEmail',
  method: 'POST',
  path: 'account/email',
  auth: 'player',
  summary:
    'Ask for another address, three times in 24 hours: a link is mailed to it, and it is the account’s once that is opened; the answer is the same for every address',
  input: z.strictObject({ email: Email, ...PROOF }),
  /** A sentence for the player. */
  output: z.object({ success: z.string() }),
  errors: ['password_wrong', 'second_factor_required', 'second_factor_wrong', 'email_unchanged'],
})

export const accountEmailAgain = defineCall({
  name: 'accountEmailAgain',
  method: 'POST',
  path: 'account/emailAgain',
  auth: 'player',
  summary: 'Mail the link to the address that is wanted once more; the one before opens nothing then',
  input: z.strictObject({}),
  output: z.object({ success: z.string() }),
  errors: ['email_not_asked'],
})

export const accountEmailCancel = defineCall({
  name: 'accountEmailCancel',
  method: 'POST',
  path: 'account/emailCancel',
  auth: 'player',
  summary: 'Want no other address any more',
  input: z.strictObject({}),
  output: z.object({ success: z.boolean() }),
  errors: [],
})

export const takeEmail = defineCall({
  name: 'takeEmail',
  method: 'POST',
  path: 'takeEmail',
  auth: 'none',
  summary: 'Make the address that is wanted that of the account with the link that was mailed to it, once',
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ success: z.boolean() }),
  errors: ['link_expired', 'email_in_use'],
})

export const stopEmail = defineCall({
  name: 'stopEmail',
  method: 'POST',
  path: 'stopEmail',
  auth: 'none',
  summary: 'Stop the change of the address with the link that was mailed to the present one, once',
  input: z.strictObject({ token: LinkToken }),
  output: z.object({ success: z.boolean() }),
  errors: ['link_expired'],
})
