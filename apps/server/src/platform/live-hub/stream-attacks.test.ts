import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { WIRE_VERSION } from '@xezer/contract/stream'
import { openStream } from '@xezer/dev-world/stream-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { createMetrics, type Metrics } from '../metrics.ts'
import { nodeMachine } from '../node-machine.ts'
import { clientFrame } from '../web-socket/example-frames.ts'
import { createExampleSource } from './example-source.ts'
import { createLiveHub, type LiveHub } from './live-hub.ts'

const CONNECTIONS = 12
const HERE = '127.0.0.1'
const ELSEWHERE = '127.0.0.2'
const UPGRADE =
  'GET /api/stream HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n' +
  'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

const text = (message: object | string) =>
  clientFrame({ opcode: 1, payload: typeof message === 'string' ? message : JSON.stringify(message) })
const begun = clientFrame({ opcode: 1, isLast: false })
const piece = clientFrame({ opcode: 0, isLast: false })
const hello = text({ type: 'hello', wire: WIRE_VERSION, locale: 'en' })
const subscribe = text({ type: 'subscribe', topic: 't' })

let server: Server
let hub: LiveHub
let metrics: Metrics
let port: number
/** Topics that were asked for. */
let asked: number
/** What the hub takes for time passed besides the real one. */
let aheadMs: number
/** Where its clock stands, when it does: what is allowed by the second grows with the time that a slow machine takes. */
let stoppedMs: number | null
const sockets: Socket[] = []

beforeEach(async () => {
  asked = 0
  aheadMs = 0
  stoppedMs = null
  metrics = createMetrics()
  const { source } = createExampleSource(100_000)
  const steadyClock = { steadyMs: () => (stoppedMs ?? performance.now()) + aheadMs }
  hub = createLiveHub({
    source: {
      ...source,
      parseCursor: (cursor) => {
        asked += 1
        return source.parseCursor(cursor)
      },
    },
    machine: { ...nodeMachine, steadyClock },
    log: createLogger('silent'),
    metrics,
    connectionsPerAddress: CONNECTIONS,
    origins: [],
    addressOf: (request) => request.socket.remoteAddress ?? '',
    findPlayer: async () => null,
    onAccount: () => undefined,
  })
  server = createServer()
  hub.attach(server)
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await hub.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An upgraded connection that does nothing by itself; it reads what comes unless it is paused. */
async function attack(localAddress = HERE): Promise<{ socket: Socket; heard: () => Buffer; status: string }> {
  const socket = connect({ port, host: HERE, localAddress, allowHalfOpen: true })
  sockets.push(socket)
  socket.on('error', () => socket.destroy())
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(UPGRADE)
  await new Promise((resolve) => socket.once('data', resolve))
  return { socket, heard: () => Buffer.concat(chunks), status: String(chunks[0]).slice(9, 12) }
}

async function cutsFor(reason: string): Promise<number> {
  const { values } = await metrics.streamCuts.get()
  return values.find(({ labels }) => labels.reason === reason)?.value ?? 0
}

describe('a flood', () => {
  it.each([
    ['messages', subscribe],
    ['pings', clientFrame({ opcode: 9, payload: 'x' })],
  ])('of %s in one piece is cut before it is read', async (_name, frame) => {
    stoppedMs = performance.now()
    const { socket } = await attack()
    socket.write(Buffer.concat([hello, ...Array<Buffer>(20_000).fill(frame)]))
    await expect.poll(() => socket.readableEnded || socket.destroyed).toBe(true)
    expect(asked).toBeLessThanOrEqual(100)
    expect(await cutsFor('flood')).toBe(1)
    // It may not come back at once; others may.
    expect((await attack()).status).toBe('429')
    expect((await attack(ELSEWHERE)).status).toBe('101')
    aheadMs += 11_000
    expect((await attack()).status).toBe('101')
  })

  it('of many connections of one address is cut, and those that say little go on', async () => {
    const quiet = await attack()
    quiet.socket.write(hello)
    const loud = await Promise.all(Array.from({ length: CONNECTIONS - 1 }, () => attack()))
    for (const { socket } of loud) socket.write(Buffer.concat(Array<Buffer>(90).fill(subscribe)))
    await expect.poll(() => loud.filter(({ socket }) => socket.destroyed).length).toBeGreaterThan(3)
    expect(asked).toBeLessThan(300)
    quiet.socket.write(subscribe)
    await expect.poll(() => quiet.heard().includes('"type":"image"')).toBe(true)
    // A page that comes while the address has said too much gets what it asks for.
    const page = await attack(ELSEWHERE)
    for (const { socket } of await Promise.all(
      Array.from({ length: CONNECTIONS - 1 }, () => attack(ELSEWHERE)),
    ))
      socket.write(Buffer.concat(Array<Buffer>(20).fill(subscribe)))
    await rest(50)
    page.socket.write(Buffer.concat([hello, ...Array<Buffer>(9).fill(subscribe)]))
    await expect.poll(() => page.heard().includes('"type":"image"')).toBe(true)
    await rest(50)
    expect(page.socket.readableEnded || page.socket.destroyed).toBe(false)
  })

  it('of connections that are opened and closed in a loop is refused', async () => {
    const statuses: string[] = []
    for (let count = 0; count < 60; count++) {
      const { socket, status } = await attack()
      statuses.push(status)
      socket.destroy()
    }
    expect(statuses.filter((status) => status === '101').length).toBeLessThanOrEqual(40)
    expect((await attack(ELSEWHERE)).status).toBe('101')
  })
})

describe('a client that breaks the protocol', () => {
  it.each([
    ['nonsense', text('nonsense'), 1008],
    ['a frame of a gigabyte', clientFrame({ opcode: 1, claims: 2 ** 30 }), 1009],
    ['a message in endless pieces', Buffer.concat([begun, ...Array<Buffer>(1000).fill(piece)]), 1008],
    ['no text', clientFrame({ opcode: 1, payload: Buffer.from([0xff, 0xfe]) }), 1007],
    [
      'compressed bytes that nobody agreed on',
      clientFrame({ opcode: 1, payload: 'x', isCompressed: true }),
      1002,
    ],
  ])('with %s is told so, gone at once, and not read any more', async (_name, bytes, code) => {
    const { socket, heard } = await attack()
    const startMs = performance.now()
    socket.write(Buffer.concat([bytes, ...Array<Buffer>(50).fill(subscribe)]))
    await expect.poll(() => socket.readableEnded || socket.destroyed).toBe(true)
    expect(performance.now() - startMs).toBeLessThan(5000)
    expect(asked).toBe(0)
    // The goodbye may be lost on the way when more than it was said.
    if (heard().length > 200) expect(heard().readUInt16BE(heard().length - 2)).toBe(code)
    expect(await cutsFor('protocol')).toBe(1)
  })

  it('and does not go is gone anyway', async () => {
    const { socket } = await attack()
    socket.pause()
    socket.write(text('nonsense'))
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))))
      .toBe(0)
  })

  it('and was refused leaves nothing open', async () => {
    const socket = connect({ port, host: HERE, allowHalfOpen: true })
    sockets.push(socket)
    socket.write(UPGRADE.replace('/api/stream', '/api/other'))
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))))
      .toBe(0)
  })
})

describe('a client that says nothing', () => {
  it('never, is cut; one that said hello is not', async () => {
    const [silent, greeted] = await Promise.all([attack(), attack()])
    greeted?.socket.write(hello)
    await rest(50)
    aheadMs += 31_000
    await expect
      .poll(() => silent?.socket.readableEnded || silent?.socket.destroyed, { timeout: 3000 })
      .toBe(true)
    expect(await cutsFor('silent')).toBe(1)
    expect(greeted?.socket.readableEnded).toBe(false)
  })

  it('any more, having closed its half, is let go', async () => {
    const { socket } = await attack()
    socket.write(hello)
    socket.end()
    await expect.poll(() => socket.destroyed).toBe(true)
  })
})

describe('a client that reads nothing', () => {
  it('is sent no more than the bound, and is cut', async () => {
    const { socket } = await attack()
    socket.pause()
    socket.write(hello)
    for (let number = 0; number < 30; number++) {
      socket.write(text({ type: 'subscribe', topic: `t${number}` }))
    }
    await expect.poll(() => asked).toBe(30)
    await rest(300)
    // Thirty images of a tenth of a megabyte were asked for.
    expect((await metrics.streamBytes.get()).values[0]?.value).toBeLessThan(800_000)
    aheadMs += 31_000
    await expect.poll(() => cutsFor('unread'), { timeout: 3000 }).toBe(1)
    const count = await new Promise((resolve) => server.getConnections((_error, open) => resolve(open)))
    expect(count).toBe(0)
  })

  it('and says that it did is not believed', async () => {
    const { socket } = await attack()
    socket.pause()
    // Two images are more than is written without a question.
    socket.write(Buffer.concat([hello, subscribe, text({ type: 'subscribe', topic: 'two' })]))
    await rest(100)
    aheadMs += 15_000
    socket.write(clientFrame({ opcode: 10, payload: 'read' }))
    await rest(100)
    aheadMs += 16_000
    await expect.poll(() => cutsFor('unread'), { timeout: 3000 }).toBe(1)
  })

  it('for a while goes on where it was', async () => {
    const client = await openStream(`http://${HERE}:${port}`)
    client.socket.pause()
    for (let number = 0; number < 30; number++) client.send({ type: 'subscribe', topic: `t${number}` })
    await rest(300)
    client.socket.resume()
    for (let number = 0; number < 30; number++) await client.take('image')
    aheadMs += 31_000
    await rest(1200)
    expect([await cutsFor('unread'), await cutsFor('silent')]).toEqual([0, 0])
    await client.close()
  })
})
