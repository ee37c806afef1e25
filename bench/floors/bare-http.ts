import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BareHttp {
  readonly port: number
  stop(): void
}

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' }

/** Reads the body and answers: what node:http itself costs. `answer` is called with the body of every request. */
export async function startBareHttp(
  answer: (asked: string) => Buffer | string,
  headers: Readonly<Record<string, string>> = JSON_HEADERS,
): Promise<BareHttp> {
  let sent: Buffer | string | null = null
  let head = {}
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = answer(Buffer.concat(chunks).toString())
      if (body !== sent) {
        sent = body
        head = { ...headers, 'content-length': Buffer.byteLength(body) }
      }
      response.writeHead(200, head)
      response.end(body)
    })
  })
  return { port: await listen(server), stop: () => stop(server) }
}

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function stop(server: Server): void {
  server.close()
  server.closeAllConnections()
}
