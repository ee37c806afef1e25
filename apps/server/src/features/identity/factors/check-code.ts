import type { IdentityOptions } from '../identity-options.ts'
import { findTotp, forgetTries, sealedSecret, takeTry, useRecoveryCode, useStep } from './factor-store.ts'
import { hashRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { findStep } from './totp.ts'

export type CodeCheck = 'password_code' | 'recovery_code' | 'wrong' | 'too_many'

type Options = Pick<IdentityOptions, 'pool' | 'clock' | 'sealing'>

const DIGITS = /^[0-9]{6}$/

/** Uses a code up: what was right once is never right again. */
export async function checkCode(
  options: Options,
  playerId: number,
  typed: string,
  addressKey: string,
): Promise<CodeCheck> {
  const { pool } = options
  if (!(await takeTry(pool, playerId, addressKey))) return 'too_many'
  const code = typed.replaceAll(/[\s-]/g, '')
  const used = DIGITS.test(code)
    ? (await useDigits(options, playerId, code)) && 'password_code'
    : (await useWritten(options, playerId, code)) && 'recovery_code'
  if (used === false) return 'wrong'
  await forgetTries(pool, playerId, addressKey)
  return used
}

async function useDigits(
  { pool, clock, sealing }: Options,
  playerId: number,
  code: string,
): Promise<boolean> {
  const totp = await findTotp(pool, playerId)
  if (totp === null || totp.turned_on_at === null) return false
  const secret = sealing.open(totp.sealed, sealedSecret(playerId, totp.secret_id))
  const step = findStep(secret, code, clock.nowMs())
  return step !== null && useStep(pool, playerId, step)
}

async function useWritten({ pool, sealing }: Options, playerId: number, typed: string): Promise<boolean> {
  const code = readRecoveryCode(typed)
  return code !== null && useRecoveryCode(pool, playerId, hashRecoveryCode(sealing, playerId, code))
}
