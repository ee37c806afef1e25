import type { SecureRandom } from '@xezer/std/secure-random'

/** No 0 and O, no 1 and I: a code is read out and copied by hand. As many as there are values of five bits. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const BOOKING_CODE_LENGTH = 8

/** One of 32^8: nobody finds a slip by trying. */
export function drawBookingCode(random: SecureRandom): string {
  return Array.from(random.bytes(BOOKING_CODE_LENGTH), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
}

/** A code as it was typed, spelled as it was drawn; null for what can be none. */
export function readBookingCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return code.length === BOOKING_CODE_LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null
}
