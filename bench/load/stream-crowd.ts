import { connect, type Socket } from 'node:net'
import { WIRE_VERSION } from '@xezer/contract/stream'

/** Many clients of one stream that count the frames they hear and look at nothing else. */
export interface StreamCrowd {
  count(): CrowdCount
  close(): void
}
export interface CrowdCount {
  readonly frames: number
  readonly bytes: number
}

interface Listener {
  readonly socket: Socket
  /** Bytes of the running frame that are still to come. */
  left: number
  /** The beginning of a frame whose length is not known yet. */
  rest: Buffer
}

const PING = 0x89
const PONG = 0x8a
/** Of a header without an extended length. */
const SHORT_HEAD_BYTES = 2
const HELLO = { type: 'hello', wire: WIRE_VERSION, locale: 'en' }
const AT_ONCE = 100

export async function openStreamCrowd(
  port: number,
  clients: number,
  topics: readonly string[],
  isCompressed = false,
): Promise<StreamCrowd> {
  const sums = { frames: 0, bytes: 0 }
  const listeners: Listener[] = []
  while (listeners.length < clients) {
    const count = Math.min(AT_ONCE, clients - listeners.length)
    const more = Array.from({ length: count }, () => openListener(port, topics, isCompressed, sums))
    listeners.push(...(await Promise.all(more)))
  }
  return {
    count: () => ({ ...sums }),
    close() {
      for (const { socket } of listeners) socket.destroy()
    },
  }
}

async function openListener(
  port: number,
  topics: readonly string[],
  isCompressed: boolean,
  sums: { frames: number; bytes: number },
): Promise<Listener> {
  const socket = connect({ port, host: '127.0.0.1' })
  const extension = isCompressed
    ? 'sec-websocket-extensions: permessage-deflate; server_no_context_takeover; client_no_context_takeover\r\n'
    : ''
  socket.write(
    'GET /api/stream HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n' +
      `sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${extension}\r\n`,
  )
  const listener: Listener = { socket, left: 0, rest: Buffer.alloc(0) }
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('data', (head: Buffer) => {
      const end = head.indexOf('\r\n\r\n')
      if (!head.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) reject(new Error('no stream'))
      listener.rest = head.subarray(end + 4)
      resolve()
    })
  })
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: Buffer) => {
    sums.bytes += chunk.length
    sums.frames += countFrames(listener, chunk)
  })
  for (const message of [HELLO, ...topics.map((topic) => ({ type: 'subscribe', topic }))]) {
    socket.write(maskedFrame(JSON.stringify(message)))
  }
  return listener
}

/** How many frames the chunk completes. */
function countFrames(listener: Listener, chunk: Buffer): number {
  let frames = 0
  let at = 0
  if (listener.left > 0) {
    if (chunk.length < listener.left) {
      listener.left -= chunk.length
      return 0
    }
    at = listener.left
    listener.left = 0
    frames = 1
  }
  const bytes = listener.rest.length > 0 ? Buffer.concat([listener.rest, chunk]) : chunk
  listener.rest = bytes.subarray(0, 0)
  while (at < bytes.length) {
    const length = frameLength(bytes, at)
    const isPing = bytes[at] === PING
    // Half a ping waits for its other half: what it says must be said again.
    if (length === null || (isPing && at + length > bytes.length)) {
      listener.rest = Buffer.from(bytes.subarray(at))
      return frames
    }
    if (isPing) listener.socket.write(pongTo(bytes.subarray(at + SHORT_HEAD_BYTES, at + length)))
    at += length
    if (isPing) continue
    if (at > bytes.length) {
      listener.left = at - bytes.length
      return frames
    }
    frames += 1
  }
  return frames
}

/** Header and payload of the frame from the server that begins there; null when its header is not complete. */
function frameLength(bytes: Buffer, at: number): number | null {
  const short = (bytes[at + 1] ?? 0) & 0x7f
  if (bytes.length < at + 2) return null
  if (short < 126) return 2 + short
  const headerLength = short === 126 ? 4 : 10
  if (bytes.length < at + headerLength) return null
  return headerLength + (short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2)))
}

/** Whoever does not answer is cut: it does not seem to read. */
function pongTo(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([PONG, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/** Clients mask what they send (RFC 6455 §5.3); with a key of zeros the bytes stay as they are. */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  if (payload.length > 125) throw new Error('a message of a bench is short')
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}
