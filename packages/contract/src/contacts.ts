import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FactorCode } from './factors.ts'
import { Phone } from './identity.ts'
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
