import { webcrypto } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEVELOPMENT_DATA_KEY } from '../../platform/config.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createSealing, SealBroken, type SealedItem } from './sealing.ts'

const { secureRandom } = nodeMachine
const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index))
const ITEM: SealedItem = { playerId: 7, kind: 'totp', id: '12' }
const sealing = createSealing(KEY, secureRandom)
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

/** 1, 2, 3 … at every call, so that what is sealed is known byte by byte. */
const countedRandom = {
  bytes: (count: number) => Uint8Array.from({ length: count }, (_, index) => index + 1),
}

describe('sealing', () => {
  it('opens what it sealed, of any length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(), fc.string(), fc.string(), (...given) => {
        const [plain, playerId, kind, id] = given
        const item = { playerId, kind, id }
        expect(sealing.open(sealing.seal(plain, item), item).equals(Buffer.from(plain))).toBe(true)
      }),
    )
  })

  it('stays readable: bytes of today, known once and for all', () => {
    const sealed = createSealing(KEY, countedRandom).seal(Buffer.from('P1234567'), ITEM)
    expect(sealed.toString('hex')).toBe(KNOWN_SEAL)
    expect(text(sealing.open(Buffer.from(KNOWN_SEAL, 'hex'), ITEM))).toBe('P1234567')
    expect(sealing.fingerprint('payout_account', 'P1234567').toString('hex')).toBe(KNOWN_FINGERPRINT)
  })

  it('is AES-256-GCM with a wrapped key, as another implementation reads it', async () => {
    const sealed = sealing.seal(Buffer.from('a secret'), ITEM)
    const { subtle } = webcrypto
    const additionalData = Buffer.from('[7,"totp","12"]')
    const decrypt = async (rawKey: webcrypto.BufferSource, part: Buffer) => {
      const key = await subtle.importKey('raw', rawKey, 'AES-GCM', false, ['decrypt'])
      const how = { name: 'AES-GCM', iv: part.subarray(0, 12), additionalData, tagLength: 128 }
      return subtle.decrypt(how, key, part.subarray(12))
    }
    const base = await subtle.importKey('raw', KEY, 'HKDF', false, ['deriveBits'])
    const derivation = {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(),
      info: Buffer.from('xezer sealing 1'),
    }
    const wrapping = await subtle.deriveBits(derivation, base, 256)
    const own = await decrypt(wrapping, sealed.subarray(1, 61))
    expect(text(new Uint8Array(await decrypt(own, sealed.subarray(61))))).toBe('a secret')
  })

  it('is another one each time, and tells nothing of the text but its length', () => {
    const seals = Array.from({ length: 50 }, () => sealing.seal(Buffer.from('one text'), ITEM))
    expect(new Set(seals.map((seal) => seal.subarray(1, 13).toString('hex'))).size).toBe(50)
    expect(new Set(seals.map((seal) => seal.subarray(61, 73).toString('hex'))).size).toBe(50)
    for (const seal of seals) expect(seal.includes('one text')).toBe(false)
  })

  it('does not open when any single bit was changed, or a byte is missing or more', () => {
    const sealed = sealing.seal(Buffer.from('P1'), ITEM)
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => sealing.open(changed, ITEM), `bit ${bit}`).toThrow(SealBroken)
    }
    for (let length = 0; length < sealed.length; length++) {
      expect(() => sealing.open(sealed.subarray(0, length), ITEM), `${length} bytes`).toThrow(SealBroken)
    }
    expect(() => sealing.open(Buffer.concat([sealed, Buffer.of(0)]), ITEM)).toThrow(SealBroken)
  })

  it.each<[string, SealedItem]>([
    ['another player', { ...ITEM, playerId: 8 }],
    ['another kind', { ...ITEM, kind: 'payout_account' }],
    ['another row', { ...ITEM, id: '13' }],
    ['a kind that takes of the id', { playerId: 7, kind: 'totp","1', id: '2' }],
  ])('does not open for %s', (_, other) => {
    expect(() => sealing.open(sealing.seal(Buffer.from('mine'), ITEM), other)).toThrow(SealBroken)
  })

  it('does not open under another data key, nor with the key of another item', () => {
    const other = createSealing(DEVELOPMENT_DATA_KEY, secureRandom)
    const [mine, yours] = [sealing.seal(Buffer.from('mine'), ITEM), sealing.seal(Buffer.from('your'), ITEM)]
    expect(() => other.open(mine, ITEM)).toThrow(SealBroken)
    const mixed = Buffer.concat([mine.subarray(0, 61), yours.subarray(61)])
    expect(() => sealing.open(mixed, ITEM)).toThrow(SealBroken)
  })

  it('has no key of another length', () => {
    expect(() => createSealing(KEY.subarray(1), secureRandom)).toThrow('32 bytes')
  })
})

describe('a fingerprint', () => {
  it('is the same for the same text of a purpose, and for nothing else', () => {
    const told = (purpose: string, value: string, by = sealing) =>
      by.fingerprint(purpose, value).toString('hex')
    expect(told('card', '4111')).toBe(told('card', '4111'))
    expect(told('card', '4111')).toHaveLength(64)
    const others = [told('card', '4112'), told('wallet', '4111'), told('card","4', '111')]
    const foreign = told('card', '4111', createSealing(DEVELOPMENT_DATA_KEY, secureRandom))
    expect(new Set([told('card', '4111'), ...others, foreign]).size).toBe(5)
  })
})

const KNOWN_SEAL =
  '010102030405060708090a0b0c494ff115f140aa92b8b39acf3a90391960c5c96e6dc58f1407e292d8eaedb33ba5b7230d50b4f9e5b150eb5abe0909680102030405060708090a0b0cfe1f9eae045e15da9fee97b59f4a87071833257696bd275a'
const KNOWN_FINGERPRINT = 'cbc43d980ad5a5bcf551ce08f18c5978387a161192a624fd272a8064789a97ef'
