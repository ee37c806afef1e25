import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { TOPICS_MAX, WIRE_VERSION } from '@xezer/contract/stream'
import { openStream } from '@xezer/dev-world/stream-client'
import { afterEach, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { createLogger } from '../logger.ts'
import { createMetrics } from '../metrics.ts'
import { nodeMachine } from '../node-machine.ts'
import { createExampleSource } from './example-source.ts'
import { createLiveHub, type LiveHub, type LiveHubOptions } from './live-hub.ts'

let server: Server
let hub: LiveHub
async function start(source: LiveHubOptions['source'], change: Partial<LiveHubOptions> = {}) {
  const metrics = createMetrics()
  hub = createLiveHub({
    source,
    machine: nodeMachine,
    log: createLogger('silent'),
    metrics,
    connectionsPerAddress: 10,
    origins: [],
    addressOf: (request) => request.socket.remoteAddress ?? '',
    findPlayer: async (token) => (token === 'good' ? '5' : null),
    onAccount: () => undefined,
    ...change,
  })
  server = createServer()
  hub.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, metrics }
}
afterEach(async () => {
  await hub.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the live hub', () => {
  it('makes the bytes of a topic once for all who wait for them', async () => {
    const counter = createExampleSource(1000)
    const { url } = await start(counter.source)
    const clients = await Promise.all(Array.from({ length: 8 }, () => openStream(url)))
    for (const client of clients) client.send({ type: 'subscribe', topic: 't' })
    await Promise.all(clients.map((client) => client.take('image')))
    // Two, should a tick pass between the first client and the last.
    expect(counter.imageCount()).toBeLessThanOrEqual(2)
    await Promise.all(clients.map((client) => client.close()))
  })

  it('gives a slow client newer state instead of a queue', async () => {
    const counter = createExampleSource(12_000_000)
    const { url, metrics } = await start(counter.source)
    const client = await openStream(url, {}, false)
    client.socket.pause()
    client.send({ type: 'subscribe', topic: 't' })
    for (let step = 0; step < 10; step++) {
      await rest(100)
      counter.bump()
    }
    expect(counter.imageCount()).toBe(1)
    expect((await metrics.streamSkips.get()).values[0]?.value).toBeGreaterThan(0)
    client.socket.resume()
    await client.take('image', ({ cursor }) => cursor === 'v1:x:11')
    expect(client.heard.filter(({ type }) => type === 'image')).toHaveLength(2)
    await client.close()
  })

  it('asks anew for the account of a client that was too slow for a message about it', async () => {
    const asked: string[] = []
    const counter = createExampleSource(12_000_000)
    const { url } = await start(counter.source, { onAccount: (playerKey) => asked.push(playerKey) })
    const client = await openStream(url, { token: 'good' }, false)
    client.send({ type: 'subscribe', topic: 'account' })
    await expect.poll(() => asked).toEqual(['5'])
    client.socket.pause()
    client.send({ type: 'subscribe', topic: 't' })
    await rest(300)
    hub.sendToAccount('5', 'en', JSON.stringify({ type: 'account', bets: [] }))
    await rest(1200)
    expect(asked).toEqual(['5'])
    client.socket.resume()
    await expect.poll(() => asked, { timeout: 5000 }).toEqual(['5', '5'])
    expect(client.heard.filter(({ type }) => type === 'account')).toEqual([])
    await client.close()
  })

  it.each([
    ['hello', 50, 1006],
    ['subscribe', 50, 1005],
    ['subscribe', 150, 1006],
  ] as const)('%s, %i times within a second: ends with %i', async (type, count, code) => {
    const { url } = await start(createExampleSource(10).source)
    const client = await openStream(url)
    const ended = new Promise((resolve) => client.socket.once('close', resolve))
    const message =
      type === 'hello'
        ? ({ type, wire: WIRE_VERSION, locale: 'en' } as const)
        : ({ type, topic: 't' } as const)
    for (let said = 0; said < count; said++) client.send(message)
    await rest(100)
    client.socket.close()
    expect(await ended).toBe(code)
  })

  it('refuses whoever speaks of another version of the wire', async () => {
    const { url } = await start(createExampleSource(10).source)
    const client = await openStream(url)
    const ended = new Promise((resolve) => client.socket.once('close', resolve))
    client.socket.send(JSON.stringify({ type: 'hello', locale: 'en' }))
    expect(await ended).toBe(1008)
  })

  it('refuses more topics than the bound', async () => {
    const { url } = await start(createExampleSource(10).source)
    const client = await openStream(url)
    for (let number = 0; number <= TOPICS_MAX; number++)
      client.send({ type: 'subscribe', topic: `t${number}` })
    expect(await client.take('gone')).toEqual({ type: 'gone', topic: `t${TOPICS_MAX}` })
    await client.close()
  })

  it('ends the session of a token that is none', async () => {
    const { url } = await start(createExampleSource(10).source)
    const client = await openStream(url, { token: 'bad' })
    await client.take('session_ended')
    await client.close()
  })

  it('gives clients that were away for too long one image, whatever they hold', async () => {
    const counter = createExampleSource(10)
    for (let step = 0; step < 20; step++) counter.bump()
    const { url } = await start(counter.source)
    const client = await openStream(url)
    for (let since = 1; since < 15; since++) {
      client.send({ type: 'subscribe', topic: 't', cursor: `v1:x:${since}` })
    }
    for (let since = 1; since < 15; since++) await client.take('image')
    // Two, should a tick pass meanwhile.
    expect(counter.imageCount()).toBeLessThanOrEqual(2)
    await client.close()
  })

  it('finds the player of a connection once the look-up works again', async () => {
    let failures = 1
    const findPlayer = async () => {
      failures -= 1
      if (failures >= 0) throw new Error('away')
      return '5'
    }
    const opened: string[] = []
    const { url } = await start(createExampleSource(10).source, {
      findPlayer,
      onAccount: (key) => opened.push(key),
    })
    const client = await openStream(url, { token: 'good' })
    client.send({ type: 'subscribe', topic: 'account' })
    await expect.poll(() => opened, { timeout: 5000 }).toEqual(['5'])
    await client.close()
  })

  it('sends what concerns an account only to that player, in each language', async () => {
    const { url } = await start(createExampleSource(10).source)
    const [player, guest] = await Promise.all([
      openStream(url, { token: 'good', locale: 'ru' }),
      openStream(url),
    ])
    for (const client of [player, guest]) client?.send({ type: 'subscribe', topic: 'account' })
    await rest(100)
    expect(hub.accountLocales('5')).toEqual(['ru'])
    const actual = { balance: 1, unplayed: 0, bonus: 0 }
    hub.sendToAccount('5', 'ru', JSON.stringify({ type: 'account', actual, bets: [] }))
    expect((await player?.take('account'))?.actual).toEqual(actual)
    expect(guest?.heard.some(({ type }) => type === 'account')).toBe(false)
    await Promise.all([player?.close(), guest?.close()])
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['an unknown message', '{"type":"shout"}'],
    ['a message that is too long', `{"type":"subscribe","topic":"${'t'.repeat(3000)}"}`],
  ])('closes a connection that sends %s', async (_name, text) => {
    const { url } = await start(createExampleSource(10).source)
    const client = await openStream(url)
    const closed = new Promise((resolve) => client.socket.once('close', resolve))
    client.socket.send(text)
    expect([1008, 1009]).toContain(await closed)
  })

  it.each([
    ['a foreign origin', '/api/stream', { origin: 'https://evil.example' }, 403],
    ['another path', '/api/other', {}, 403],
  ])('refuses %s', async (_name, path, headers, status) => {
    const { url } = await start(createExampleSource(10).source)
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers })
    const answer = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
      socket.on('error', () => undefined)
    })
    expect(answer).toBe(status)
  })

  it.each(['/api/other', '/api/stream'])(
    'outlives clients of %s that are cut while they connect',
    async (path) => {
      const { url } = await start(createExampleSource(10).source)
      const { port } = new URL(url)
      const cut = (delayMs: number) =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), '127.0.0.1', () => {
            socket.write(
              `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nrest`,
            )
            setTimeout(() => socket.resetAndDestroy(), delayMs)
          })
          socket.on('error', () => undefined)
          socket.once('close', () => resolve())
        })
      // An error that nobody handles fails the run.
      await Promise.all([0, 1, 2, 3, 5, 8].map(cut))
      await (await openStream(url)).close()
    },
  )

  it('does not wait for clients that do not answer when it stops', async () => {
    const { url } = await start(createExampleSource(10).source)
    const client = await openStream(url)
    client.socket.pause()
    const startMs = performance.now()
    await hub.stop()
    expect(performance.now() - startMs).toBeLessThan(6000)
    client.socket.terminate()
  })

  it('bounds the connections of one address', async () => {
    const { url } = await start(createExampleSource(10).source, { connectionsPerAddress: 1 })
    const client = await openStream(url)
    await expect(openStream(url)).rejects.toThrow('429')
    await client.close()
    await rest(50)
    await (await openStream(url)).close()
  })
})
