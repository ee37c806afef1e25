import { slipPlace } from '@xezer/contract/bet-slip'
import { login } from '@xezer/contract/identity'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { openStream } from '@xezer/dev-world/stream-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const SILENCE_MS = 21_000
const HOUR_MS = 3_600_000
let wallSkewMs = 0
let steadySkewMs = 0
const clock = { nowMs: () => Date.now() + wallSkewMs }
const steadyClock = { steadyMs: () => performance.now() + steadySkewMs }
const feed = createScriptedFeed()
const script = createScript(clock)
let world: World
beforeAll(async () => {
  world = await bootWorld({ feed, machine: { clock, steadyClock }, settings: { LOG_LEVEL: 'silent' } })
  await feed.send(script.catalogue())
  for (const producer of ['live', 'prematch'] as const) await feed.send(script.up(producer))
  await feed.send(script.fixture(11, clock.nowMs() + 60_000))
  await feed.send(script.score(11))
  const market = prices('1x2', '', [
    ['1', 2],
    ['x', 3.4],
    ['2', 4],
  ])
  await feed.send(script.odds('live', 11, [market], true))
})
afterAll(() => world.stop())

async function place(): Promise<boolean> {
  const { email, password } = world.config.demoPlayer ?? { email: '', password: '' }
  const { token } = z.parse(login.output, (await world.call('login', { email, password })).body)
  const position = { event: 11, factor: '11:1x2::1', value: 2 }
  const { status, body } = await world.call(
    'betSlip/place',
    { bets: [{ type: 'singles', amount: 1, positions: [position] }] },
    { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  )
  if (status === 503) return false
  return z.parse(slipPlace.output, body).success
}

/** What `/readyz` says of the feed. */
async function silences(): Promise<string[]> {
  const { obstacles = [] } = (await (await fetch(`${world.url}/readyz`)).json()) as { obstacles?: string[] }
  return obstacles.filter((obstacle) => obstacle.includes('silent'))
}

describe('a feed that falls silent', () => {
  it('is told to every page, and takes no bet until it is up again', async () => {
    const client = await openStream(world.url)
    expect((await client.take('beat')).alive).toBe(true)
    expect(await place()).toBe(true)
    steadySkewMs += SILENCE_MS
    await client.take('beat', ({ alive }) => !alive)
    expect(await place()).toBe(false)
    await feed.send(script.up('live'))
    await client.take('beat', ({ alive }) => alive)
    expect(await place()).toBe(true)
    await client.close()
  })

  it('is heard to be silent though the wall clock is set back', async () => {
    await feed.send(script.up('live'))
    await feed.send(script.up('prematch'))
    expect([await place(), await silences()]).toEqual([true, []])
    wallSkewMs -= HOUR_MS
    expect([await place(), await silences()]).toEqual([true, []])
    steadySkewMs += SILENCE_MS
    expect([await place(), (await silences()).length]).toEqual([false, 1])
    await feed.send(script.up('live'))
    await feed.send(script.up('prematch'))
    expect([await place(), await silences()]).toEqual([true, []])
    wallSkewMs += HOUR_MS
    expect([await place(), await silences()]).toEqual([true, []])
  })
})
