import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BareHttp {
  readonly port: number
  stop(): void
}

/** Reads the body and answers: what node:http itself costs. `answer` is called for every request. */
export async function startBareHttp(answer: () => Buffer | string): Promise<BareHttp> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      Buffer.concat(chunks).toString()
      const body = answer()
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      })
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
