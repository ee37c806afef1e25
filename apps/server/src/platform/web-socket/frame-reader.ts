import { isUtf8 } from 'node:buffer'
import { CLOSE_CODE, type CloseCode, isCloseCode } from './close-code.ts'

/** What a frame of a client came to. A part of a message that is not complete says nothing yet, but it counts. */
export type ReadFrame =
  | { readonly kind: 'text'; readonly payload: Buffer; readonly isCompressed: boolean }
  | { readonly kind: 'ping' | 'pong' | 'close'; readonly payload: Buffer }
  | { readonly kind: 'part' }
  /** The client breaks the protocol: nothing more is read. */
  | { readonly kind: 'fault'; readonly code: CloseCode }

const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const
const FIN = 0x80
const COMPRESSED = 0x40
const RESERVED = 0x30
const CONTROL = 0x08
const MASKED = 0x80
const CONTROL_BYTES_MAX = 125
const MASK_BYTES = 4
/** Nobody cuts two kilobytes into more pieces. */
const PARTS_MAX = 32

const PART: ReadFrame = { kind: 'part' }

/**
 * Reads the masked frames of one client (RFC 6455 §5), text only. What it holds is bounded by one message: a frame
 * that announces more ends the reading before any of it is kept. Whoever calls `next` counts the frames.
 */
export class FrameReader {
  /** Bytes that are not read yet; null for a client that said what it had to say. */
  private bytes: Buffer | null = null
  private at = 0
  /** Of a message in pieces. */
  private parts: Buffer[] | null = null
  private isCompressed = false

  give(chunk: Buffer): void {
    this.bytes = this.bytes === null ? chunk : Buffer.concat([this.bytes.subarray(this.at), chunk])
    this.at = 0
  }

  /** Whether it holds nothing of a frame or message that is still to come. */
  get isEmpty(): boolean {
    return this.bytes === null && this.parts === null
  }

  /** The next frame that is complete; null when more bytes are needed. Not to be called after a fault. */
  next(messageBytesMax: number): ReadFrame | null {
    const { bytes, at } = this
    if (bytes === null || bytes.length - at < 2) return this.rest()
    const first = bytes[at] ?? 0
    const second = bytes[at + 1] ?? 0
    const opcode = first & 0x0f
    const short = second & 0x7f
    const code = this.findFault(first, second)
    if (code !== null) return fault(code)
    const extra = short === 126 ? 2 : short === 127 ? 8 : 0
    const start = at + 2 + extra + MASK_BYTES
    if (bytes.length < start) return this.rest()
    const length = extra === 0 ? short : extra === 2 ? bytes.readUInt16BE(at + 2) : readLong(bytes, at + 2)
    if ((opcode & CONTROL) === 0 && length + this.heldBytes() > messageBytesMax)
      return fault(CLOSE_CODE.tooLong)
    if (bytes.length < start + length) return this.rest()
    const payload = unmask(bytes, start, length)
    this.at = start + length
    return opcode >= CONTROL ? control(opcode, payload) : this.take(first, payload)
  }

  /** Nothing is complete: keeps what there is, apart from the buffer of the socket, which may be large. */
  private rest(): null {
    const { bytes, at } = this
    if (bytes === null) return null
    this.bytes = at < bytes.length ? Buffer.from(bytes.subarray(at)) : null
    this.at = 0
    return null
  }

  private findFault(first: number, second: number): CloseCode | null {
    const opcode = first & 0x0f
    const isControl = opcode >= CONTROL
    if ((first & RESERVED) !== 0 || (second & MASKED) === 0) return CLOSE_CODE.protocol
    if (isControl) {
      const isKnown = opcode <= OPCODE.pong
      const isWhole =
        (first & FIN) !== 0 && (first & COMPRESSED) === 0 && (second & 0x7f) <= CONTROL_BYTES_MAX
      return isKnown && isWhole ? null : CLOSE_CODE.protocol
    }
    if (opcode === OPCODE.continuation) {
      return this.parts === null || (first & COMPRESSED) !== 0 ? CLOSE_CODE.protocol : null
    }
    if (this.parts !== null) return CLOSE_CODE.protocol
    // Nobody has anything binary to say to us (§7.4.1: data of a type that we cannot accept).
    return opcode === OPCODE.text ? null : opcode === 2 ? CLOSE_CODE.unsupported : CLOSE_CODE.protocol
  }

  private take(first: number, payload: Buffer): ReadFrame {
    const isLast = (first & FIN) !== 0
    if (this.parts === null) {
      const isCompressed = (first & COMPRESSED) !== 0
      if (isLast) return { kind: 'text', payload, isCompressed }
      this.isCompressed = isCompressed
      this.parts = [Buffer.from(payload)]
      return PART
    }
    if (this.parts.length >= PARTS_MAX) return fault(CLOSE_CODE.policy)
    this.parts.push(Buffer.from(payload))
    if (!isLast) return PART
    const whole = Buffer.concat(this.parts)
    this.parts = null
    return { kind: 'text', payload: whole, isCompressed: this.isCompressed }
  }

  private heldBytes(): number {
    return this.parts === null ? 0 : this.parts.reduce((sum, { length }) => sum + length, 0)
  }
}

function fault(code: CloseCode): ReadFrame {
  return { kind: 'fault', code }
}

function control(opcode: number, payload: Buffer): ReadFrame {
  if (opcode === OPCODE.close && !isCloseBody(payload)) return fault(CLOSE_CODE.protocol)
  return { kind: opcode === OPCODE.close ? 'close' : opcode === OPCODE.ping ? 'ping' : 'pong', payload }
}

/** Nothing, or a code and words (§5.5.1). */
function isCloseBody(payload: Buffer): boolean {
  if (payload.length === 0) return true
  return payload.length > 1 && isCloseCode(payload.readUInt16BE(0)) && isUtf8(payload.subarray(2))
}

/** Anything beyond 32 bits is too long whatever it is. */
function readLong(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at) > 0 ? Number.POSITIVE_INFINITY : bytes.readUInt32BE(at + 4)
}

/** In place (§5.3): the bytes are the reader's own. */
function unmask(bytes: Buffer, start: number, length: number): Buffer {
  const payload = bytes.subarray(start, start + length)
  for (let index = 0; index < length; index++) {
    payload[index] = (payload[index] ?? 0) ^ (bytes[start - MASK_BYTES + (index & 3)] ?? 0)
  }
  return payload
}
