import { createServer } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import { listen } from './bare-http.ts'

/** What is sent to everybody, again and again. */
export interface Broadcast {
  /** Each goes to all clients before the next does, as topics do that know nothing of each other. */
  readonly payloads: readonly string[]
  readonly everyMs: number
  readonly beat: string
  readonly beatEveryMs: number
}

export interface BareBroadcast {
  readonly port: number
  start(broadcast: Broadcast): void
  once(text: string): void
  pause(): void
  stop(): void
}

/** The sockets of upgraded connections and nothing around them: one ready buffer, one write each. */
export async function startSocketBroadcast(): Promise<BareBroadcast> {
  const sockets = new Set<Duplex>()
  const server = createServer()
  server.on('upgrade', (_request, socket: Duplex) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    sockets.add(socket)
    socket.resume()
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  return startTimed(
    await listen(server),
    (text) => {
      const frame = textFrame(text)
      return () => {
        for (const socket of sockets) socket.write(frame)
      }
    },
    () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  )
}

/** The usual way: the library frames the same text for every client anew. */
export async function startWsBroadcast(): Promise<BareBroadcast> {
  const server = createServer()
  const clients = new WebSocketServer({ server, perMessageDeflate: false })
  return startTimed(
    await listen(server),
    (text) => () => {
      for (const client of clients.clients) if (client.readyState === WebSocket.OPEN) client.send(text)
    },
    () => {
      for (const client of clients.clients) client.terminate()
      clients.close()
      server.close()
    },
  )
}

function startTimed(port: number, prepare: (text: string) => () => void, stop: () => void): BareBroadcast {
  let timers: NodeJS.Timeout[] = []
  const pause = () => {
    for (const timer of timers) clearInterval(timer)
    timers = []
  }
  return {
    port,
    start({ payloads, everyMs, beat, beatEveryMs }) {
      pause()
      const sends = payloads.map(prepare)
      const sendAll = () => {
        for (const send of sends) send()
      }
      timers = [setInterval(sendAll, everyMs), setInterval(prepare(beat), beatEveryMs)]
    },
    once: (text) => prepare(text)(),
    pause,
    stop() {
      pause()
      stop()
    },
  }
}

/** RFC 6455 §5.2, for the lengths that a bench sends. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const header =
    payload.length < 126
      ? Buffer.from([0x81, payload.length])
      : Buffer.from([0x81, 126, payload.length >> 8, payload.length & 0xff])
  return Buffer.concat([header, payload])
}
