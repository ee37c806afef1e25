import { hash } from 'node:crypto'
import type { SecureRandom } from '@xezer/std/secure-random'

/** Crockford's: no I, L, O or U, so that nothing is read as another sign. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const GROUP = 4

/** 80 random bits. */
export function newVoucherCode(random: SecureRandom): string {
  return Array.from(random.bytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')
}

/** As it is printed: in groups of four. */
export function printVoucherCode(code: string): string {
  return (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')
}

/** A code as it was typed, in the one form that is hashed; null for what can be none. */
export function readVoucherCode(typed: string): string | null {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return new RegExp(`^[${SIGNS}]{${LENGTH}}$`).test(plain) ? plain : null
}

/** 80 random bits need no salt and no slow hash. */
export function voucherHash(code: string): Buffer {
  return hash('sha256', code, 'buffer')
}

export const EXAMPLE_VOUCHER_CODE = '7K4M-0XQ9-2TFB-H6WD'
