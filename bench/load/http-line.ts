import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  readonly status: number
  readonly body: string
}

/** One keep-alive connection that asks one thing at a time, as cheaply as a client in the same machine can. */
export interface HttpLine {
  ask(request: Buffer): Promise<HttpAnswer>
  /** Asks the same again and again until `untilMs`, reading no more of the answers than where they end. */
  repeat(request: Buffer, untilMs: number): Promise<{ readonly answers: number; readonly bytes: number }>
  close(): void
}

const HEAD_END = '\r\n\r\n'

export async function openHttpLine(port: number): Promise<HttpLine> {
  let socket = await openSocket(port)
  return {
    async ask(request) {
      // The server closes what was idle for long.
      if (socket.destroyed) socket = await openSocket(port)
      return askOnce(socket, request)
    },
    repeat: (request, untilMs) => repeatAsking(socket, request, untilMs),
    close: () => socket.destroy(),
  }
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
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
      if (wanted === Number.POSITIVE_INFINITY) wanted = lengthOf(Buffer.concat(chunks))
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

function repeatAsking(
  socket: Socket,
  request: Buffer,
  untilMs: number,
): Promise<{ answers: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    let answers = 0
    let bytes = 0
    let left = -1
    const fail = () => reject(new Error('the server closed a connection without an answer'))
    const onData = (chunk: Buffer) => {
      bytes += chunk.length
      // An answer begins with its head in one piece: it is far smaller than a segment.
      left = (left < 0 ? lengthOf(chunk) : left) - chunk.length
      if (left > 0) return
      answers += 1
      left = -1
      if (performance.now() < untilMs) {
        socket.write(request)
        return
      }
      socket.off('data', onData)
      socket.off('close', fail)
      resolve({ answers, bytes })
    }
    socket.on('data', onData)
    socket.once('close', fail)
    socket.write(request)
  })
}

/** How long the whole answer is, head and body; infinite while its head is not complete. */
function lengthOf(start: Buffer): number {
  const headEnd = start.indexOf(HEAD_END)
  if (headEnd < 0) return Number.POSITIVE_INFINITY
  const length = /content-length: (\d+)/i.exec(start.toString('latin1', 0, headEnd))?.[1]
  if (length === undefined) throw new Error('an answer without its length')
  return headEnd + HEAD_END.length + Number(length)
}
