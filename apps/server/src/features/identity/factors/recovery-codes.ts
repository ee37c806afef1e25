import type { SecureRandom } from '@xezer/std/secure-random'
import type { Sealing } from '../../../core/sealing/sealing.ts'

export const RECOVERY_CODES = 10
/** Five bits a sign: 60 bits. Without letters that are read as digits. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12
const GROUP = 4

export function makeRecoveryCodes(secureRandom: SecureRandom): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(secureRandom.bytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join(''),
  )
}

/** `7K2M-9QPA-XX40`, as it is written down. */
export function presentRecoveryCode(code: string): string {
  return code.replaceAll(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/** What was typed, as it was made; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return plain.length === LENGTH && [...plain].every((sign) => SIGNS.includes(sign)) ? plain : null
}

/** Under a key, so that the database alone does not let anybody try them all. */
export function hashRecoveryCode(sealing: Sealing, playerId: number, code: string): Buffer {
  return sealing.fingerprint(`recovery_code ${playerId}`, code)
}
