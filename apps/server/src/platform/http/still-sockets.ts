import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Timers } from '@xezer/std/timers'

export interface StillSocketsOptions {
  readonly timers: Timers
  /** How often the connections are looked at. */
  readonly lookMs: number
  /** Nothing moved on a connection for so long, after a look at it. */
  readonly stillMs: number
}

/**
 * Cuts connections on which nothing moves. The server's own `timeout` does the same and costs every answer two turns
 * of a timer, a thirtieth of a poll: so that timeout is given only to connections that a look finds standing.
 */
export function watchStillSockets(server: Server, { timers, lookMs, stillMs }: StillSocketsOptions): void {
  const moved = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    moved.set(socket, 0)
    socket.on('close', forget)
  })
  server.on('upgrade', (_request, socket: Socket) => moved.delete(socket))
  function forget(this: Socket): void {
    moved.delete(this)
  }
  const look = (): void => {
    // One that was answered while the server ends would be kept for its next request.
    if (!server.listening) server.closeIdleConnections()
    for (const [socket, before] of moved) {
      const now = socket.bytesRead + socket.bytesWritten
      // One that waits for its next request has a timeout of its own.
      if (now === before && !socket.timeout) socket.setTimeout(stillMs)
      else moved.set(socket, now)
    }
  }
  const stop = timers.every(lookMs, look)
  server.on('close', stop)
}
