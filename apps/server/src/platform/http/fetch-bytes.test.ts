import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterEach, describe, expect, it } from 'vitest'
import { createFetchBytes } from './fetch-bytes.ts'

let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  const serving = createServer(listener)
  server = serving
  await new Promise<void>((resolve) => serving.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(serving.address() as AddressInfo).port}/`
}

describe('what is fetched from elsewhere', () => {
  const timers = createHandDrivenTimers()
  const fetchBytes = createFetchBytes(timers)

  it('is its body, as long as it may be', async () => {
    const url = await serve((_, answer) => answer.end('12345'))
    expect(Buffer.from((await fetchBytes(url, 5)) ?? []).toString()).toBe('12345')
    expect(await fetchBytes(url, 4)).toBeNull()
    expect(timers.waitingMs()).toEqual([])
  })

  it.each([
    ['an error', 500, {}],
    ['a redirect', 302, { location: 'http://127.0.0.1:1/' }],
  ])('is not %s', async (_, status, headers) => {
    const url = await serve((__, answer) => answer.writeHead(status, headers).end('x'))
    await expect(fetchBytes(url, 5)).rejects.toThrow()
  })

  it('is not waited for longer than ten seconds', async () => {
    let arrived = (): void => undefined
    const underWay = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const url = await serve((_, answer) => {
      answer.write('1')
      arrived()
    })
    const fetched = expect(fetchBytes(url, 5)).rejects.toThrow(/abort/i)
    await underWay
    timers.advance(10_000)
    await fetched
  })
})
