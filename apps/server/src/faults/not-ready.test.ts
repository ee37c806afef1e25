import { WIRE_VERSION } from '@xezer/contract/stream'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import type { Feed } from '@xezer/odds-book/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { sayOnVip } from '../features/betting/vip-desk.ts'
import { nodeMachine } from '../platform/node-machine.ts'

const LIVE_DELAY_MS = 200
const script = createScript(nodeMachine.clock)
const threeWay = prices('1x2', '', [
  ['1', 2],
  ['x', 3.4],
  ['2', 4],
])

async function tellOffer(feed: ScriptedFeed): Promise<void> {
  await feed.send(script.up('prematch'))
  await feed.send(script.up('live'))
  await feed.send(script.catalogue())
  await feed.send(script.fixture(1, Date.now() + 3_600_000))
  await feed.send(script.fixture(2, Date.now() - 60_000, { homeId: 3, awayId: 4 }))
  await feed.send(script.score(2))
  await feed.send(script.odds('prematch', 1, [threeWay]))
  await feed.send(script.odds('live', 2, [threeWay], true))
}

async function sellCombination(feed: ScriptedFeed, event: number, specifier: string) {
  const markets = [prices('combination', specifier, [['yes', 2]])]
  await feed.send(script.odds('live', event, markets))
  return { kind: 'sold' } as const
}

async function register(world: World, name: string): Promise<string> {
  const answer = await world.call('register', exampleRegistration(`${name}@example.com`), {
    'idempotency-key': name,
  })
  return (answer.body as { token: string }).token
}

/** Of the match in play. */
const COMBINED = '2:combination:legs=1x2~~1,total~total%3D2.5~over:yes'

async function press(world: World, token: string, key: string, event: number, factor = `${event}:1x2::1`) {
  const positions = [{ event, factor, value: 2 }]
  const { status, headers, body } = await world.call(
    'betSlip/place',
    { bets: [{ type: 'singles', amount: 1, positions }] },
    { authorization: `Bearer ${token}`, 'idempotency-key': key },
  )
  return { status, retryAfter: headers.get('retry-after'), ...(body as { success?: boolean; code?: string }) }
}

/** Whatever a busy machine did to the server a moment ago is not what is asked. */
async function readiness(world: World) {
  for (;;) {
    const response = await fetch(`${world.url}/readyz`)
    const said = (await response.json()) as { obstacles?: string[] }
    if (said.obstacles?.some((one) => one.startsWith('the server stood still')) !== true)
      return { status: response.status, ...said }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** How the calls of a page that was open before answer about an event: its page and its place in a slip. */
async function askAbout(world: World, token: string, event: number): Promise<number[]> {
  const bearer = { authorization: `Bearer ${token}` }
  const asked = { event, factor: `${event}:1x2::1`, value: 2 }
  const answers = [
    await world.call(`live/event/${event}`, {}),
    await world.call(`prematch/event/${event}`, undefined),
    await world.call('betSlip/position', asked, bearer),
    await world.call('betSlip/update', { positions: [asked] }, bearer),
  ]
  return answers.map(({ status }) => status)
}

/** What the stream first says about an event, or the code with which it ends. */
async function watchEvent(world: World, event: number): Promise<string | number> {
  const stream = new WebSocket(`${world.url.replace('http', 'ws')}/api/stream`)
  const topic = `event/${event}`
  const said = new Promise<string | number>((resolve) => {
    stream.once('close', resolve)
    stream.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string; topic?: string }
      if (message.topic === topic) resolve(message.type)
    })
  })
  stream.once('open', () => {
    stream.send(JSON.stringify({ type: 'hello', locale: 'az', wire: WIRE_VERSION }))
    stream.send(JSON.stringify({ type: 'subscribe', topic }))
  })
  const first = await said
  stream.close()
  return first
}

const NOT_READY = { status: 503, code: 'not_ready', retryAfter: '2' }

describe('a house whose offer is not whole yet', () => {
  let combined = 0
  const feed: ScriptedFeed = createScriptedFeed(async (event, specifier) => {
    combined += 1
    if (combined > 1) return sellCombination(feed, event, specifier)
    // The match was not there yet, and all is told while the answer is on its way.
    tellAll()
    await expect.poll(() => readiness(world)).toMatchObject({ status: 200 })
    return { kind: 'closed', leg: null }
  })
  let tellAll: () => void = () => undefined
  const told = new Promise<void>((resolve) => {
    tellAll = resolve
  })
  const slow: Feed = {
    ...feed,
    async start(...from) {
      await feed.start(...from)
      await told
    },
  }
  let world: World
  let token: string
  beforeAll(async () => {
    const settings = { LIVE_DELAY_MS: String(LIVE_DELAY_MS), PLACES_PER_SECOND: '100' }
    world = await bootWorld({ feed: slow, settings })
    token = await register(world, 'early')
  })
  afterAll(() => world.stop())

  it('calls nothing gone that it has not told yet', async () => {
    expect(await askAbout(world, token, 1)).toEqual([503, 503, 503, 503])
    expect(await watchEvent(world, 1)).toBe(1001)
  })

  it('takes no bet, says so, and takes the same press once it is whole', async () => {
    expect(await press(world, token, 'unknown-yet', 1)).toMatchObject(NOT_READY)
    await tellOffer(feed)
    expect(await readiness(world)).toMatchObject({
      status: 503,
      obstacles: ['the feed has not told the whole offer yet'],
    })
    expect(await press(world, token, 'unknown-yet', 1)).toMatchObject(NOT_READY)
    const { rows } = await world.pool.query("select from operation where key = 'unknown-yet'")
    expect(rows).toEqual([])
    expect(await press(world, token, 'early', 2, COMBINED)).toMatchObject(NOT_READY)
    expect(await readiness(world)).toMatchObject({ status: 200 })
    expect(await press(world, token, 'early', 2, COMBINED)).toMatchObject({ status: 200, success: true })
    expect(await press(world, token, 'unknown-yet', 1)).toMatchObject({ status: 200, success: true })
    // What was answered a moment ago is answered to everybody until the tick is over.
    await expect.poll(() => askAbout(world, token, 1)).toEqual([200, 200, 200, 200])
    expect(await askAbout(world, token, 9)).toEqual([404, 404, 404, 200])
    expect(await watchEvent(world, 1)).toBe('image')
    expect(await watchEvent(world, 9)).toBe('gone')
  })

  it('is not ready while prices are silent; a press is not refused for good for it', async () => {
    await feed.send(script.down('live'))
    expect(await readiness(world)).toMatchObject({
      status: 503,
      obstacles: ['the live prices of the feed have been silent for too long'],
    })
    expect(await press(world, token, 'silent', 2)).toMatchObject(NOT_READY)
    await feed.send(script.up('live'))
    expect(await press(world, token, 'silent', 2)).toMatchObject({ status: 200, success: true })
    expect(await readiness(world)).toMatchObject({ status: 200 })
  })
})

describe('a live bet whose server died in the delay', () => {
  it.each([
    ['a result', '2:1x2::1'],
    ['a combination that the next server did not know when it was first asked', COMBINED],
  ])(
    'on %s is decided for whoever repeats the press, and both get one answer if it was only slow',
    async (_name, factor) => {
      const wakers: (() => void)[] = []
      const asleep = { ...nodeMachine.timers, sleep: () => new Promise<void>((wake) => wakers.push(wake)) }
      let asked = 0
      const slowFeed: ScriptedFeed = createScriptedFeed((...combined) =>
        sellCombination(slowFeed, ...combined),
      )
      const feed: ScriptedFeed = createScriptedFeed(async (...combined) => {
        asked += 1
        return asked === 1 ? { kind: 'closed', leg: null } : sellCombination(feed, ...combined)
      })
      const settings = { LIVE_DELAY_MS: String(LIVE_DELAY_MS) }
      const slow = await bootWorld({ feed: slowFeed, settings, machine: { timers: asleep } })
      const { databaseUrl, migrationDatabaseUrl } = slow.config
      const shared = {
        ...settings,
        DATABASE_URL: databaseUrl ?? '',
        MIGRATION_DATABASE_URL: migrationDatabaseUrl ?? '',
      }
      const next = await bootWorld({ feed, settings: shared })
      await tellOffer(slowFeed)
      await tellOffer(feed)
      const token = await register(slow, 'patient')
      const first = press(slow, token, 'one', 2, factor)
      await expect.poll(() => wakers.length).toBe(1)
      const second = await press(next, token, 'one', 2, factor)
      expect(second).toMatchObject({ status: 200, success: true })
      for (const wake of wakers) wake()
      expect(await first).toEqual(second)
      const { rows } = await slow.pool.query('select status from bet')
      expect(rows).toEqual([{ status: 'placed' }])
      await next.stop()
      await slow.stop()
    },
  )
})

it('a word on a VIP bet waits for the offer, and is carried out on it', async () => {
  const database = await createTestDatabase()
  const remote = [prices('1x2', '', [['1', 5000]])]
  const feed = createScriptedFeed()
  const before = await bootWorld({ feed, database })
  await tellOffer(feed)
  await feed.send(script.odds('prematch', 1, remote))
  const authorization = `Bearer ${await register(before, 'vip')}`
  const positions = [{ event: 1, factor: '1:1x2::1', value: 5000 }]
  const vip = { bets: [{ type: 'singles', amount: 15, positions }], vip: true }
  const sent = await before.call('betSlip/place', vip, { authorization, 'idempotency-key': 'vip' })
  const id = (sent.body as { bets: { id: number }[] }).bets[0]?.id ?? 0
  await before.stop()
  let tellAll: () => void = () => undefined
  const told = new Promise<void>((resolve) => {
    tellAll = resolve
  })
  const next = createScriptedFeed()
  const start: Feed['start'] = async (...from) => {
    await next.start(...from)
    await told
  }
  const after = await bootWorld({ feed: { ...next, start }, database })
  expect(await sayOnVip(database.pool, id, { kind: 'accept', stakeMinor: null }, 'desk')).toBe(true)
  const status = async () => (await database.pool.query('select status from bet')).rows
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(await status()).toEqual([{ status: 'vip' }])
  await tellOffer(next)
  await next.send(script.odds('prematch', 1, remote))
  tellAll()
  await expect.poll(status, { timeout: 5000 }).toEqual([{ status: 'placed' }])
  await after.stop()
  await database.close()
})
