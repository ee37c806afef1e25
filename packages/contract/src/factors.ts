import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { WireTime } from './primitives.ts'
import { says } from './says.ts'

/** Six digits of a telephone, or one of the codes for when it is gone; spaces and hyphens are read over. */
export const FactorCode = z.string().check(z.trim(), z.minLength(1, says('field_required')), z.maxLength(24))

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const accountFactors = defineCall({
  name: 'accountFactors',
  method: 'GET',
  path: 'account/factors',
  auth: 'player',
  summary: 'How the player gets in besides the password',
  input: z.object({}),
  output: z.object({
    /** Codes of a telephone; null while they are off. */
    totp: z.nullable(z.object({ since: WireTime, recoveryLeft: z.int() })),
  }),
  errors: [],
})

export const accountProve = defineCall({
  name: 'accountProve',
  method: 'POST',
  path: 'account/prove',
  auth: 'player',
  summary: 'Prove the password once more: factors are changed within five minutes of it',
  input: z.strictObject({ password: z.string().check(z.maxLength(128)) }),
  output: z.object({ success: z.boolean() }),
  errors: ['password_wrong'],
})

export const accountTotpStart = defineCall({
  name: 'accountTotpStart',
  method: 'POST',
  path: 'account/totpStart',
  auth: 'player',
  summary: 'A new secret for a telephone; nothing asks for its codes before one of them was right',
  input: z.strictObject({}),
  output: z.object({
    /** For who types it. */
    secret: z.string(),
    /** For who scans it: `otpauth://totp/…`. */
    uri: z.string(),
  }),
  errors: ['proof_required', 'second_factor_on'],
})

export const accountTotpOn = defineCall({
  name: 'accountTotpOn',
  method: 'POST',
  path: 'account/totpOn',
  auth: 'player',
  summary: 'Turn the codes on with a first right one; the recovery codes are told once',
  input: z.strictObject({ code: FactorCode }),
  output: RecoveryCodes,
  errors: ['second_factor_wrong', 'second_factor_off'],
})

export const accountTotpOff = defineCall({
  name: 'accountTotpOff',
  method: 'POST',
  path: 'account/totpOff',
  auth: 'player',
  summary: 'Turn the codes off, recovery codes with them',
  input: z.strictObject({}),
  output: z.object({ success: z.boolean() }),
  errors: ['proof_required', 'second_factor_off'],
})

export const accountRecoveryCodes = defineCall({
  name: 'accountRecoveryCodes',
  method: 'POST',
  path: 'account/recoveryCodes',
  auth: 'player',
  summary: 'New recovery codes in place of the old ones',
  input: z.strictObject({}),
  output: RecoveryCodes,
  errors: ['proof_required', 'second_factor_off'],
})
