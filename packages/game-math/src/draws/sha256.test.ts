import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexOf, hmacSha256, sha256, sha256Hex } from './sha256.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const ascii = (lengths: { minLength?: number; maxLength?: number }) =>
  fc.string({ unit: fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)), ...lengths })

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('of %j', (text, expected) => expect(sha256Hex(text)).toBe(expected))

  it('is that of the machine for every length up to three blocks, and for long ones', () => {
    for (const length of [...Array.from({ length: 193 }, (_, count) => count), 1000, 65_536]) {
      const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) & 0xff)
      expect(hexOf(sha256(bytes)), `${length} bytes`).toBe(hash(bytes))
    }
  })

  it('is that of the machine for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(hexOf(sha256(bytes))).toBe(hash(bytes))
      }),
      { numRuns: 200 },
    )
  })
})

describe('HMAC', () => {
  it('is that of the machine for any key and message, long keys too', () => {
    fc.assert(
      fc.property(ascii({ maxLength: 150 }), ascii({ maxLength: 150 }), (key, message) => {
        expect(hexOf(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
      { numRuns: 300 },
    )
  })
})
