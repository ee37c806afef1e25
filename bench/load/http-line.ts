import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  readonly status: number
  readonly body: string
}

/** One keep-alive connection that asks one thing at a time, as cheaply as a client in the same machine can. */
export interface HttpLine {
  ask(request: Buffer): Promise<HttpAnswer>
  close(): void
}

const HEAD_END = '\r\n\r\n'

export async function openHttpLine(port: number, localAddress?: string): Promise<HttpLine> {
  let socket = await openSocket(port, localAddress)
  return {
    async ask(request) {
      // The server closes what was idle for long.
      if (socket.destroyed) socket = await openSocket(port, localAddress)
      return askOnce(socket, request)
    },
    close: () => socket.destroy(),
  }
}

async function openSocket(port: number, localAddress?: string): Promise<Socket> {
  const from = localAddress === undefined ? {} : { localAddress }
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, ...from })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => socket.destroy())
  // Reads from the first moment on, so that its end is noticed.
  return socket.resume()
}

export function buildRequest(
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'POST' = 'POST',
): Buffer {
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    cookie: 'locale=en',
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

function askOnce(socket: Socket, request: Buffer): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let wanted = Number.POSITIVE_INFINITY
    let got = 0
    const fail = () => reject(new Error('the server closed a connection without an answer'))
    const end = () => {
      socket.off('data', onData)
      socket.off('close', fail)
    }
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      got += chunk.length
      if (wanted === Number.POSITIVE_INFINITY) wanted = answerLength(Buffer.concat(chunks))
      if (got < wanted) return
      end()
      const text = Buffer.concat(chunks).toString()
      resolve({ status: Number(text.slice(9, 12)), body: text.slice(text.indexOf(HEAD_END) + 4) })
    }
    socket.on('data', onData)
    socket.once('close', fail)
    socket.write(request)
  })
}

/** How long the whole answer is, head and body; infinite while its head is not complete. */
export function answerLength(start: Buffer): number {
  const headEnd = start.indexOf(HEAD_END)
  if (headEnd < 0) return Number.POSITIVE_INFINITY
  const length = /content-length: (\d+)/i.exec(start.toString('latin1', 0, headEnd))?.[1]
  if (length === undefined) throw new Error('an answer without its length')
  return headEnd + HEAD_END.length + Number(length)
}
