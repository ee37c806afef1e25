import { createHmac } from 'node:crypto'

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** The code that a telephone with the secret shows, now or in some steps (RFC 6238). */
export function codeOf(secret: string, stepsAhead = 0): string {
  const bits = [...secret].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + stepsAhead))
  const hash = createHmac('sha1', key).update(step).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
