import { expect, it } from 'vitest'
import { nodeMachine } from '../../../platform/node-machine.ts'
import { makeRecoveryCodes, presentRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { findStep, presentSecret } from './totp.ts'

/** The secret of RFC 6238, appendix B. */
const SECRET = Buffer.from('12345678901234567890')

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('at %i the code is %s, as the RFC says, and it counts one step before and after', (seconds, code) => {
  const step = Math.floor(seconds / 30)
  for (const away of [-1, 0, 1]) expect(findStep(SECRET, code, (step + away) * 30_000)).toBe(step)
  for (const away of [-1, 0, 1]) expect(findStep(SECRET, code, (step + away) * 30_000 + 29_999)).toBe(step)
  const far = [(step - 1) * 30_000 - 1, (step - 2) * 30_000, (step + 2) * 30_000 + 15_000]
  for (const atMs of far.filter((ms) => ms >= 0)) expect(findStep(SECRET, code, atMs)).toBeNull()
  expect(findStep(SECRET, code, (step + 2) * 30_000)).toBeNull()
})

it.each(['', '28708', '2870820', 'abcdef', '２８７０８２', '28708\n'])('%j is no code', (code) => {
  expect(findStep(SECRET, code, 59_000)).toBeNull()
})

it('shows the secret as telephones read it', () => {
  const { secret, uri } = presentSecret(SECRET, 'ali+1@example.com')
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const { protocol, host, pathname, searchParams } = new URL(uri)
  expect([protocol, host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(pathname)).toContain('ali+1@example.com')
  expect(Object.fromEntries(searchParams)).toMatchObject({ secret, issuer: 'Xəzər' })
})

it('recovery codes are ten of 60 bits, all different, and are read however they were written', () => {
  const codes = makeRecoveryCodes(nodeMachine.secureRandom)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(presentRecoveryCode(code)).toMatch(/^.{4}-.{4}-.{4}$/)
    expect(readRecoveryCode(code.toLowerCase())).toBe(code)
  }
  expect(readRecoveryCode('oil1000000il')).toBe('011100000011')
  for (const wrong of ['', '287082', 'UUUUUUUUUUUU', '0000000000000'])
    expect(readRecoveryCode(wrong)).toBeNull()
})
