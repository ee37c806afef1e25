import type { AddressInfo } from 'node:net'
import fastifyFactory from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createMetrics } from '../platform/metrics.ts'
import { BURST_SECONDS, bindHooks } from './bind-hooks.ts'

const PER_SECOND = 20
const HEARD_AT_ONCE = PER_SECOND * BURST_SECONDS

let stop = async (): Promise<void> => undefined
afterEach(() => stop())

async function openInbox(said: 'heard' | 'forged' | 'unknown') {
  const metrics = createMetrics()
  const heard: string[] = []
  let nowMs = 0
  // So that a test has as many addresses as it likes.
  const fastify = fastifyFactory({ trustProxy: true })
  const hear = async (gateway: string) => {
    heard.push(gateway)
    return said
  }
  bindHooks({ fastify, steadyClock: { steadyMs: () => nowMs } }, { hear }, metrics, PER_SECOND)
  await fastify.listen({ port: 0, host: '127.0.0.1' })
  stop = () => fastify.close()
  const { port } = fastify.server.address() as AddressInfo
  return {
    heard,
    pass: (ms: number) => {
      nowMs += ms
    },
    counted: async () => (await metrics.registry.metrics()).match(/^xezer_forged_messages_total.*$/gm) ?? [],
    say: (address: string, gateway = 'sandbox') =>
      fetch(`http://127.0.0.1:${port}/hooks/${gateway}`, {
        method: 'POST',
        body: 'said',
        headers: { 'content-type': 'text/plain', 'x-forwarded-for': address },
      }),
  }
}

it('a message that is not genuine is refused and counted, and no other is', async () => {
  const inbox = await openInbox('forged')
  for (let time = 0; time < 2; time++) expect((await inbox.say('10.0.0.1')).status).toBe(403)
  expect(await inbox.counted()).toEqual(['xezer_forged_messages_total{gateway="sandbox"} 2'])
  await stop()
  const honest = await openInbox('heard')
  expect((await honest.say('10.0.0.1')).status).toBe(200)
  expect(await honest.counted()).toEqual([])
  await stop()
  // What anybody puts into an address is no name of a series.
  const stranger = await openInbox('unknown')
  expect((await stranger.say('10.0.0.1', 'nobody')).status).toBe(404)
  expect(await stranger.counted()).toEqual([])
})

it('an address has a bound of its own here, and what is beyond it is not even looked at', async () => {
  const inbox = await openInbox('forged')
  const said = await Promise.all(Array.from({ length: HEARD_AT_ONCE + 3 }, () => inbox.say('10.0.0.1')))
  const late = said.filter(({ status }) => status === 429)
  expect([late.length, inbox.heard.length]).toEqual([3, HEARD_AT_ONCE])
  expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await inbox.say('10.0.0.2')).status).toBe(403)
  inbox.pass(1000)
  expect((await inbox.say('10.0.0.1')).status).toBe(403)
})
