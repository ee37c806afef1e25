import { connect, type Socket } from 'node:net'

/** Many who ask for a stream of events and look at nothing of it. */
export interface Onlookers {
  /** Bytes that all of them heard. */
  bytes(): number
  close(): void
}

const AT_ONCE = 100

export async function openOnlookers(port: number, path: string, count: number): Promise<Onlookers> {
  const sockets: Socket[] = []
  let bytes = 0
  const openOne = async () => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => socket.destroy())
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
    await new Promise<void>((resolve) => socket.once('data', () => resolve()))
    socket.on('data', (chunk) => {
      bytes += chunk.length
    })
    sockets.push(socket)
  }
  while (sockets.length < count)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, openOne))
  return {
    bytes: () => bytes,
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}
