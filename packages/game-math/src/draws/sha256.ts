import type { Hmac } from './words.ts'

/** SHA-256 and HMAC (FIPS 180-4, RFC 2104), pure and at once, so that a page redraws a round without asking anybody. */

const BLOCK_BYTES = 64
const WORDS = 16
const ROUNDS = 64
const HASH_WORDS = 8

/** The first 32 bits of the fractions of square and cube roots of the first primes. */
function rootBits(count: number, root: (prime: number) => number): Uint32Array {
  const bits = new Uint32Array(count)
  let found = 0
  for (let number = 2; found < count; number++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) isPrime = false
    if (!isPrime) continue
    const value = root(number)
    bits[found] = Math.floor((value - Math.floor(value)) * 2 ** 32)
    found += 1
  }
  return bits
}
const START = rootBits(HASH_WORDS, Math.sqrt)
const ADDED = rootBits(ROUNDS, Math.cbrt)

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

const schedule = new Uint32Array(ROUNDS)
const at = (words: Uint32Array, place: number) => words[place] ?? 0

function mixBlock(hash: Uint32Array, view: DataView, offset: number): void {
  for (let place = 0; place < WORDS; place++) schedule[place] = view.getUint32(offset + place * 4)
  for (let place = WORDS; place < ROUNDS; place++) {
    const [near, far] = [at(schedule, place - 2), at(schedule, place - 15)]
    const nearMix = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    const farMix = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    schedule[place] = at(schedule, place - 16) + farMix + at(schedule, place - 7) + nearMix
  }
  let a = at(hash, 0)
  let b = at(hash, 1)
  let c = at(hash, 2)
  let d = at(hash, 3)
  let e = at(hash, 4)
  let f = at(hash, 5)
  let g = at(hash, 6)
  let h = at(hash, 7)
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = (e & f) ^ (~e & g)
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + at(ADDED, round) + at(schedule, round)) |
      0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let place = 0; place < HASH_WORDS; place++) hash[place] = at(hash, place) + (mixed[place] ?? 0)
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const blocks = Math.floor((bytes.length + 8) / BLOCK_BYTES) + 1
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  const bits = bytes.length * 8
  view.setUint32(padded.length - 8, Math.floor(bits / 2 ** 32))
  view.setUint32(padded.length - 4, bits >>> 0)
  const hash = START.slice()
  for (let block = 0; block < blocks; block++) mixBlock(hash, view, block * BLOCK_BYTES)
  const result = new Uint8Array(HASH_WORDS * 4)
  const written = new DataView(result.buffer)
  hash.forEach((word, place) => {
    written.setUint32(place * 4, word)
  })
  return result
}

/** Seeds and messages are ASCII: a character is a byte. */
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff)

export const hexOf = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Of ASCII text, as hex. */
export const sha256Hex = (text: string): string => hexOf(sha256(bytesOf(text)))

export const hmacSha256: Hmac = (key, message) => {
  const given = bytesOf(key)
  const keyBytes = given.length > BLOCK_BYTES ? sha256(given) : given
  const block = (mask: number) =>
    Uint8Array.from({ length: BLOCK_BYTES }, (_, place) => (keyBytes[place] ?? 0) ^ mask)
  const joined = (left: Uint8Array, right: Uint8Array) => {
    const both = new Uint8Array(left.length + right.length)
    both.set(left)
    both.set(right, left.length)
    return both
  }
  return sha256(joined(block(0x5c), sha256(joined(block(0x36), bytesOf(message)))))
}
