/** What a client writes: masked, as RFC 6455 §5.3 asks. */
export interface ClientFrame {
  readonly opcode: number
  readonly payload?: string | Buffer
  readonly isLast?: boolean
  readonly isCompressed?: boolean
  readonly isMasked?: boolean
  readonly reserved?: number
  /** Another length than the payload's. */
  readonly claims?: number
}

const MASK = Buffer.from([0x37, 0xfa, 0x21, 0x3d])

export function clientFrame(frame: ClientFrame): Buffer {
  const { opcode, payload = '', isLast = true, isCompressed = false, isMasked = true, reserved = 0 } = frame
  const bytes = Buffer.from(payload)
  const length = frame.claims ?? bytes.length
  const first = (isLast ? 0x80 : 0) | (isCompressed ? 0x40 : 0) | reserved | opcode
  const mask = isMasked ? 0x80 : 0
  const masked = isMasked ? bytes.map((byte, index) => byte ^ (MASK[index & 3] ?? 0)) : bytes
  return Buffer.concat([head(first, mask, length), isMasked ? MASK : Buffer.alloc(0), masked])
}

function head(first: number, mask: number, length: number): Buffer {
  if (length < 126) return Buffer.from([first, mask | length])
  const long = Buffer.alloc(length < 65_536 ? 4 : 10)
  long[0] = first
  long[1] = mask | (length < 65_536 ? 126 : 127)
  if (length < 65_536) long.writeUInt16BE(length, 2)
  else long.writeBigUInt64BE(BigInt(length), 2)
  return long
}
