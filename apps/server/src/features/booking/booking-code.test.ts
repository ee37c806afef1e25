import { expect, it } from 'vitest'
import { drawBookingCode, readBookingCode } from './booking-code.ts'

it('a code is read as it is typed: small letters, spaces and dashes; never one with signs that look alike', () => {
  const code = drawBookingCode({ bytes: (count) => Uint8Array.from({ length: count }, (_, n) => n * 37) })
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `
  expect(readBookingCode(typed)).toBe(code)
  for (const odd of ['', 'AAAA', 'AAAAAAA0', 'AAAAAAAO', 'AAAAAAA1', 'AAAAAAAI', 'AAAAAAAAA', 'ƏAAAAAAA'])
    expect(readBookingCode(odd), odd).toBeNull()
})
