import { constants, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { inflateMessage } from './inflate-message.ts'

/** As a client compresses (RFC 7692 §7.2.1). */
function deflate(text: string): Buffer {
  return deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -4)
}

describe('a compressed message', () => {
  it('is read', () => {
    expect(String(inflateMessage(deflate('{"type":"hello"}'), 100))).toBe('{"type":"hello"}')
  })

  it('of the examples of RFC 7692 §7.2.3 is read', () => {
    expect(String(inflateMessage(Buffer.from('f248cdc9c90700', 'hex'), 100))).toBe('Hello')
    expect(String(inflateMessage(Buffer.from('000500faff48656c6c6f00', 'hex'), 100))).toBe('Hello')
  })

  it('that would become a large one is refused', () => {
    expect(inflateMessage(deflate('x'.repeat(1_000_000)), 2048)).toBe(1009)
  })

  it('that is none is refused', () => {
    expect(inflateMessage(Buffer.from('no such thing'), 2048)).toBe(1007)
  })
})
