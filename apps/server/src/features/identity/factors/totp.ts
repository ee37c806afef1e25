import { generateURI, ScureBase32Plugin, verifySync } from 'otplib'

/** RFC 6238 as telephones know it: SHA-1, six digits, a step of 30 seconds. */
export const SECRET_BYTES = 20
const STEP_SECONDS = 30
const DIGITS = /^[0-9]{6}$/
const ISSUER = 'Xəzər'

const base32 = new ScureBase32Plugin()

/** What a telephone reads; it shows the account's address under the name of the house. */
export function presentSecret(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const typed = base32.encode(secret)
  return { secret: typed, uri: generateURI({ issuer: ISSUER, label: email, secret: typed }) }
}

/** The step that a code belongs to: this one, the one before or the one after; null when it is of none. */
export function findStep(secret: Uint8Array, code: string, nowMs: number): number | null {
  if (!DIGITS.test(code)) return null
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(nowMs / 1000),
    epochTolerance: STEP_SECONDS,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
