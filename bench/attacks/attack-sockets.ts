import { connect, type Socket } from 'node:net'
import type { AttackCount } from './attack.ts'

export interface SocketOrder {
  readonly port: number
  readonly address: string
  /** What is written as soon as it is connected. */
  readonly opening: string | Buffer
  /** Whether it reads what comes. */
  readonly reads?: boolean
  /** Opened again when the server ended it. */
  readonly returns?: boolean
  /** Goes on though it was refused. */
  readonly insists?: boolean
  /** Called when the server answered, with the first bytes; for sockets that read. */
  readonly onAnswer?: (socket: Socket) => void
}

/** Sockets of an attacker, counted. */
export interface AttackSockets {
  readonly live: ReadonlySet<Socket>
  add(order: SocketOrder): void
  noteSent(count: number): void
  count(): AttackCount
  stop(): void
}

const RETURN_MS = 5

export function createAttackSockets(): AttackSockets {
  const live = new Set<Socket>()
  const sums = { opened: 0, cut: 0, refused: 0, sent: 0 }
  let isOver = false
  const add = (order: SocketOrder): void => {
    if (isOver) return
    const socket = connect({ port: order.port, host: '127.0.0.1', localAddress: order.address })
    let isAnswered = false
    socket.setNoDelay(true)
    socket.on('error', () => socket.destroy())
    socket.once('connect', () => {
      sums.opened += 1
      live.add(socket)
      socket.write(order.opening)
    })
    if (order.reads === false) socket.pause()
    else {
      socket.on('data', (chunk: Buffer) => {
        if (isAnswered) return
        isAnswered = true
        const isRefused = /^HTTP\/1\.1 (429|503)/.test(chunk.toString('latin1', 0, 12))
        if (isRefused) sums.refused += 1
        if (!isRefused || order.insists) order.onAnswer?.(socket)
      })
    }
    socket.once('close', () => {
      live.delete(socket)
      if (isOver) return
      sums.cut += 1
      if (order.returns) setTimeout(() => add(order), RETURN_MS)
    })
  }
  return {
    live,
    add,
    noteSent(count) {
      sums.sent += count
    },
    count: () => ({ ...sums, open: live.size }),
    stop() {
      isOver = true
      for (const socket of live) socket.destroy()
    },
  }
}

export function upgradeRequest(extension = ''): string {
  return (
    'GET /api/stream HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\n' +
    `sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n${extension}\r\n`
  )
}

export const FIN = 0x80
export const OPCODE = { continuation: 0, text: 1, ping: 9 } as const

/** A client's frame (RFC 6455 §5.2), masked with zeros; `claims` writes another length than the payload has. */
export function clientFrame(firstByte: number, payload: string | Buffer, claims?: number): Buffer {
  const bytes = Buffer.from(payload)
  const length = claims ?? bytes.length
  const head =
    length < 126
      ? Buffer.from([firstByte, 0x80 | length])
      : Buffer.from([firstByte, 0x80 | 127, 0, 0, 0, 0, 0, 0, 0, 0])
  if (length >= 126) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, Buffer.alloc(4), bytes])
}

export function textFrame(message: object): Buffer {
  return clientFrame(FIN | OPCODE.text, JSON.stringify(message))
}
