import { Socket } from 'node:net'
import pg from 'pg'

/** A connection on which one statement at a time is sent as text and its end awaited: nothing is parsed or kept. */
export interface WireConnection {
  run(statement: string): Promise<void>
  close(): void
}

const READY = 0x5a
const FAILURE = 0x45
const HEADER_BYTES = 5

/** The driver only opens the connection and proves who we are; then its socket is ours. */
export async function openWireConnection(connectionString: string): Promise<WireConnection> {
  const socket = new Socket()
  const client = new pg.Client({ connectionString, stream: () => socket })
  await client.connect()
  socket.removeAllListeners('data')
  let waiting: { resolve: () => void; reject: (error: Error) => void } | null = null
  let rest: Buffer = Buffer.alloc(0)
  let failure: string | null = null
  socket.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let isReady = false
    while (rest.length >= HEADER_BYTES) {
      const end = 1 + rest.readUInt32BE(1)
      if (rest.length < end) break
      if (rest[0] === FAILURE) failure = rest.toString('utf8', HEADER_BYTES, end).replaceAll('\0', ' ')
      isReady = rest[0] === READY
      rest = rest.subarray(end)
    }
    if (!isReady) return
    const caller = waiting
    waiting = null
    if (failure === null) caller?.resolve()
    else caller?.reject(new Error(failure))
    failure = null
  })
  return {
    run: (statement) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        const text = Buffer.from(`${statement}\0`)
        const head = Buffer.from([0x51, 0, 0, 0, 0])
        head.writeUInt32BE(text.length + 4, 1)
        socket.write(Buffer.concat([head, text]))
      }),
    close: () => socket.destroy(),
  }
}
