import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { nodeMachine } from '../node-machine.ts'
import { type BareServerOptions, createBareServer, type Patience } from './bare-server.ts'

const HERE = '127.0.0.1'
const ELSEWHERE = '127.0.0.2'
const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const LONG: Patience = { headersMs: 60_000, requestMs: 60_000, lookMs: 50, stillMs: 60_000, idleMs: 60_000 }

let server: Server
let port: number
let handled = 0
const sockets: Socket[] = []

async function start(options: Partial<BareServerOptions> = {}, patience: Partial<Patience> = {}) {
  handled = 0
  server = createBareServer(
    {
      steadyClock: nodeMachine.steadyClock,
      timers: nodeMachine.timers,
      socketsPerAddress: 100,
      requestsPerSecond: 1000,
      isBehindProxy: false,
      answerFirst: () => false,
      ...options,
    },
    (request, response) => {
      handled += 1
      request.resume().on('end', () => response.end('x'.repeat(1000)))
    },
    { ...LONG, ...patience },
  )
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve))
  port = (server.address() as AddressInfo).port
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function open(localAddress = HERE): { socket: Socket; heard: () => string } {
  const socket = connect({ port, host: HERE, localAddress })
  const chunks: Buffer[] = []
  sockets.push(socket)
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  return { socket, heard: () => Buffer.concat(chunks).toString() }
}

async function ask(localAddress = HERE, headers = ''): Promise<string> {
  const { socket, heard } = open(localAddress)
  socket.write(REQUEST.replace('host: x\r\n', `host: x\r\n${headers}`))
  await new Promise<void>((resolve) => {
    socket.once('data', () => resolve())
    socket.once('close', () => resolve())
  })
  return heard().slice(9, 12)
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('connections of one address', () => {
  it('beyond the bound are cut; those of others are not', async () => {
    await start({ socketsPerAddress: 5 })
    const held = Array.from({ length: 20 }, () => open().socket)
    await expect.poll(() => held.filter(({ destroyed }) => destroyed).length).toBe(15)
    expect(await ask(ELSEWHERE)).toBe('200')
  })

  it('that are opened and closed in a loop are cut before they are read', async () => {
    await start({ socketsPerAddress: 20 })
    const statuses: string[] = []
    for (let count = 0; count < 60; count++) {
      statuses.push(await ask())
      sockets.at(-1)?.destroy()
    }
    expect(statuses.filter((status) => status === '200').length).toBeLessThan(30)
    expect(statuses.filter((status) => status === '').length).toBeGreaterThan(30)
    expect(await ask(ELSEWHERE)).toBe('200')
  })

  it('of a proxy are everybody’s', async () => {
    await start({ socketsPerAddress: 5, isBehindProxy: true })
    const statuses = await Promise.all(Array.from({ length: 20 }, () => ask()))
    expect(new Set(statuses)).toEqual(new Set(['200']))
  })
})

describe('requests of one address', () => {
  it('beyond the bound end the connection; those of others are answered', async () => {
    await start({ requestsPerSecond: 10 })
    const { socket, heard } = open()
    for (let count = 0; count < 200 && !socket.destroyed; count++) {
      socket.write(REQUEST)
      await rest(1)
    }
    await expect.poll(() => socket.destroyed).toBe(true)
    expect(heard()).toContain('HTTP/1.1 429')
    expect(heard()).toContain('retry-after: 1')
    expect(handled).toBeLessThan(150)
    expect(await ask(ELSEWHERE)).toBe('200')
  })

  it('in one piece are looked at no further', async () => {
    await start({ requestsPerSecond: 10 })
    const { socket } = open()
    socket.write(REQUEST.repeat(5000))
    await expect.poll(() => socket.destroyed).toBe(true)
    expect(handled).toBeLessThanOrEqual(51)
  })

  it('behind a proxy are counted for the visitor, and leave the proxy’s connection open', async () => {
    await start({ requestsPerSecond: 10, isBehindProxy: true })
    const { socket, heard } = open()
    const of = (visitor: string) => REQUEST.replace('host: x', `host: x\r\nx-forwarded-for: ${visitor}`)
    socket.write(of('1.1.1.1').repeat(60) + of('2.2.2.2'))
    await expect.poll(() => heard().split('HTTP/1.1 ').length - 1).toBe(61)
    const statuses = heard()
      .split('HTTP/1.1 ')
      .slice(1)
      .map((answer) => answer.slice(0, 3))
    expect(statuses.filter((status) => status === '429').length).toBeGreaterThan(8)
    expect(statuses.at(-1)).toBe('200')
    expect(socket.destroyed).toBe(false)
  })
})

describe('a connection that takes its time', () => {
  it.each([
    ['with nothing', '', '', { headersMs: 200 }],
    ['with its head', 'GET / HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n', { headersMs: 200 }],
    [
      'with its body',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9999\r\n\r\n',
      'x',
      { headersMs: 200, requestMs: 200 },
    ],
    ['between two requests', REQUEST, '', { idleMs: 200 }],
  ])('%s is cut', async (_name, begun, more, patience) => {
    await start({}, patience)
    const { socket } = open()
    if (begun !== '') socket.write(begun)
    const drip = setInterval(() => more !== '' && socket.write(more), 40)
    await expect.poll(() => socket.destroyed, { timeout: 3000 }).toBe(true)
    clearInterval(drip)
  })

  it('to read its answers is cut', async () => {
    await start({}, { stillMs: 300, idleMs: 300 })
    const { socket } = open()
    socket.pause()
    socket.write(REQUEST.repeat(800))
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))), {
        timeout: 3000,
      })
      .toBe(0)
  })
})

it('a server that ends waits for answers that are under way, and for no connection after them', async () => {
  await start()
  const { socket, heard } = open()
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\na')
  await expect.poll(() => handled).toBe(1)
  let hasEnded = false
  server.close(() => {
    hasEnded = true
  })
  await rest(150)
  expect(hasEnded).toBe(false)
  socket.write('b')
  await expect.poll(() => hasEnded, { timeout: 3000 }).toBe(true)
  expect(heard()).toContain('200 OK')
})

describe('signed calls of one address', () => {
  const signed = { perSecond: 100, isOne: () => true }
  const askMany = async (count: number) => {
    const said: string[] = []
    for (let asked = 0; asked < count; asked++) said.push(await ask())
    return said.filter((status) => status === '429').length
  }

  it('have a bound of their own', async () => {
    await start({ requestsPerSecond: 10, signedCalls: signed })
    expect(await askMany(200)).toBe(0)
    await start({ requestsPerSecond: 10, signedCalls: { ...signed, isOne: () => false } })
    expect(await askMany(200)).toBeGreaterThan(0)
  })

  it('that turn out not to be signed use it up as if there were none', async () => {
    const answerFirst: BareServerOptions['answerFirst'] = (_request, response) => {
      response.writeHead(401).end()
      return true
    }
    await start({ requestsPerSecond: 10, signedCalls: signed, answerFirst })
    expect(await askMany(100)).toBeGreaterThan(20)
  })
})
