import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WIRE_VERSION } from '@xezer/contract/stream'
import { openStream } from '@xezer/dev-world/stream-client'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { createMetrics } from '../metrics.ts'
import { nodeMachine } from '../node-machine.ts'
import { createLiveHub, type LiveHub } from './live-hub.ts'

let server: Server
let hub: LiveHub
async function start(findPlayer: (token: string) => Promise<string | null>): Promise<string> {
  hub = createLiveHub({
    source: {
      watch: () => false,
      want: () => null,
      version: () => 1,
      cursor: String,
      parseCursor: () => null,
      image: () => null,
      delta: () => null,
      isWhole: () => true,
      isAlive: () => true,
    },
    machine: nodeMachine,
    log: createLogger('silent'),
    metrics: createMetrics(),
    connectionsPerAddress: 10,
    origins: [],
    addressOf: () => 'here',
    findPlayer,
    onAccount: () => undefined,
  })
  server = createServer()
  hub.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(async () => {
  await hub.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('the session of a stream', () => {
  it('that was checked and found dead does not end the one that came after it', async () => {
    let isOldDead = false
    const url = await start(async (token) => {
      if (token === 'new') return '5'
      if (!isOldDead) return '5'
      await rest(100)
      return null
    })
    const client = await openStream(url, { token: 'old' })
    client.send({ type: 'subscribe', topic: 'account' })
    await expect.poll(() => hub.accountLocales('5')).toEqual(['en'])
    isOldDead = true
    hub.checkSessions('5')
    client.send({ type: 'hello', wire: WIRE_VERSION, locale: 'ru', token: 'new' })
    await rest(200)
    expect(client.heard.filter(({ type }) => type === 'session_ended')).toEqual([])
    expect(hub.accountLocales('5')).toEqual(['ru'])
    await client.close()
  })

  it('is looked up for a few pages at a time, and for each of them', async () => {
    let isDead = false
    let [running, most] = [0, 0]
    const url = await start(async () => {
      if (!isDead) return '5'
      running += 1
      most = Math.max(most, running)
      await rest(10)
      running -= 1
      return null
    })
    const clients = await Promise.all(Array.from({ length: 8 }, () => openStream(url, { token: 'one' })))
    await rest(50)
    isDead = true
    hub.checkSessions('5')
    await Promise.all(clients.map((client) => client.take('session_ended')))
    expect(most).toBe(2)
    await Promise.all(clients.map((client) => client.close()))
  })

  it('is checked on pages that do not show the account too', async () => {
    let isDead = false
    const url = await start(async () => (isDead ? null : '5'))
    const client = await openStream(url, { token: 'one' })
    await rest(50)
    isDead = true
    hub.checkSessions('5')
    await client.take('session_ended')
    await client.close()
  })
})
