import { constants, deflateRawSync } from 'node:zlib'

/** Below this a compressed frame saves less than it costs. */
const COMPRESS_BYTES_MIN = 256
const TEXT = 0x81
const COMPRESSED_TEXT = 0xc1
/** Followers of one frame that are remembered; most clients of a topic watch the same other topics. */
const JOINS_MAX = 256
/** Images are written together rarely, and are long. */
const JOIN_BYTES_MAX = 16 * 1024

/** A message as the bytes of a WebSocket frame, made once and written to any number of sockets. */
export interface Frame {
  readonly plain: Buffer
  /** With permessage-deflate and no context, so that every client can read the same bytes. */
  readonly compressed: Buffer
  /** This frame and then another one, to be written in one go; made once for all who get the same two. */
  followedBy(next: Frame): Frame
}

export function createFrame(data: string | Buffer): Frame {
  const payload = typeof data === 'string' ? Buffer.from(data) : data
  const plain = withHeader(TEXT, payload)
  return toFrame(plain, () =>
    payload.length < COMPRESS_BYTES_MIN ? plain : withHeader(COMPRESSED_TEXT, deflate(payload)),
  )
}

function toFrame(plain: Buffer, compress: () => Buffer): Frame {
  let compressed: Buffer | null = null
  let joins: Map<Frame, Frame> | null = null
  const frame: Frame = {
    plain,
    get compressed() {
      compressed ??= compress()
      return compressed
    },
    followedBy(next) {
      const known = joins?.get(next)
      if (known !== undefined) return known
      const joined = toFrame(Buffer.concat([plain, next.plain]), () =>
        Buffer.concat([frame.compressed, next.compressed]),
      )
      joins ??= new Map()
      if (joins.size < JOINS_MAX && joined.plain.length <= JOIN_BYTES_MAX) joins.set(next, joined)
      return joined
    },
  }
  return frame
}

/** RFC 7692 §7.2.1: a sync flush, without its last four bytes. */
function deflate(payload: Buffer): Buffer {
  const flushed = deflateRawSync(payload, { level: 3, finishFlush: constants.Z_SYNC_FLUSH })
  return flushed.subarray(0, flushed.length - 4)
}

/** RFC 6455 §5.2: one final frame from the server, which is not masked. */
function withHeader(firstByte: number, payload: Buffer): Buffer {
  const { length } = payload
  const headerLength = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(headerLength + length)
  frame[0] = firstByte
  if (length < 126) frame[1] = length
  else if (length < 65_536) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  payload.copy(frame, headerLength)
  return frame
}
