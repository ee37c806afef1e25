import { liveOverview } from '@xezer/contract/live'
import { prematchMatches } from '@xezer/contract/prematch'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { openStream } from '@xezer/dev-world/stream-client'
import { afterAll, beforeAll, expect, it } from 'vitest'

const HOUR_MS = 3_600_000
const LISTS = [
  ['live/list', undefined],
  ['live/listMenu', undefined],
  ['live/overview', {}],
  ['prematch/list', { hours: 0 }],
  ['live/listVideo', undefined],
  ['live/upcoming', undefined],
  ['prematch/matches', { sport: 1, hours: 0, screen: { top: 0, height: 500 } }],
  ['favorites/overview', { type: 'live', leagues: [], events: [11] }],
  ['favorites/quantity', { leagues: [], events: [11] }],
  ['prematch/highlights', undefined],
  ['prematch/popular', {}],
] as const

const feed = createScriptedFeed()
const script = createScript({ nowMs: () => Date.now() })
let finishTelling = () => {}
const told = new Promise<void>((resolve) => {
  finishTelling = resolve
})
let world: World

beforeAll(async () => {
  const start: typeof feed.start = async (...options) => {
    await feed.start(...options)
    await told
  }
  world = await bootWorld({ feed: { ...feed, start } })
  for (const producer of ['live', 'prematch'] as const) await feed.send(script.up(producer))
  await feed.send(script.catalogue())
  await feed.send(script.fixture(11, Date.now() - HOUR_MS / 2))
  await feed.send(script.score(11))
})
afterAll(() => world.stop())

it('no list is answered while the feed still tells of the offer, and the stream waits with them', async () => {
  const stream = await openStream(world.url)
  for (const topic of ['menu', 'overview/0/1']) stream.send({ type: 'subscribe', topic })
  for (const [path, body] of LISTS) {
    const answer = await world.call(path, body)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '1'])
    expect(answer.body).toMatchObject({ code: 'unavailable' })
  }
  expect(stream.heard.filter(({ type }) => type === 'image' || type === 'gone')).toEqual([])
  await feed.send(script.fixture(12, Date.now() + HOUR_MS, { homeId: 3, awayId: 4 }))
  finishTelling()
  await stream.take('image', ({ topic }) => topic === 'menu')
  await stream.take('image', ({ topic }) => topic === 'overview/0/1')
  await stream.close()
  // Whoever asks within the tick of a refusal shares it.
  for (const [path, body] of LISTS)
    await expect.poll(async () => [path, (await world.call(path, body)).status]).toEqual([path, 200])
  const live = liveOverview.output.parse((await world.call('live/overview', {})).body)
  const early = prematchMatches.output.parse((await world.call(LISTS[6][0], LISTS[6][1])).body)
  const idsOf = ({ leagues }: Pick<typeof early, 'leagues'>) =>
    leagues.flatMap(({ events = [] }) => events.map(({ id }) => id))
  expect([live.sports.flatMap(idsOf), idsOf(early)]).toEqual([[11], [12]])
})
