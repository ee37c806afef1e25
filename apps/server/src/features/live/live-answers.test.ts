import {
  type LiveOverviewOutput,
  liveEvent,
  liveList,
  liveListMenu,
  liveOverview,
} from '@xezer/contract/live'
import { prematchPopular } from '@xezer/contract/popular'
import { prematchList, prematchMatches } from '@xezer/contract/prematch'
import { prematchEvent } from '@xezer/contract/prematch-event'
import { search } from '@xezer/contract/search'
import type { Delta } from '@xezer/contract/stream'
import { liveUpcoming } from '@xezer/contract/upcoming'
import { liveListVideo } from '@xezer/contract/video'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { openStream } from '@xezer/dev-world/stream-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const HOUR_MS = 3_600_000
const feed = createScriptedFeed()
const script = createScript({ nowMs: () => Date.now() })
let world: World

const result = (home: number, draw = 3.4, away = 4.5) =>
  prices('1x2', '', [
    ['1', home],
    ['x', draw],
    ['2', away],
  ])
const total = (line: number, over: number, under: number, status: 'open' | 'suspended' = 'open') =>
  prices(
    'total',
    `total=${line}`,
    [
      ['over', over],
      ['under', under],
    ],
    status,
  )

beforeAll(async () => {
  world = await bootWorld({ feed })
  await feed.send(script.catalogue())
  for (const producer of ['live', 'prematch'] as const) await feed.send(script.up(producer))
  const nowMs = Date.now()
  await feed.send(script.fixture(11, nowMs + HOUR_MS / 10))
  await feed.send(script.fixture(12, nowMs + HOUR_MS / 2, { homeId: 3, awayId: 4 }))
  await feed.send(script.fixture(13, nowMs + 30 * HOUR_MS, { homeId: 2, awayId: 3 }))
  await feed.send(script.odds('prematch', 12, [result(2.1), total(2.5, 1.85, 1.95)]))
  await feed.send(script.score(11))
  await feed.send(script.odds('live', 11, [result(1.5), total(2.5, 1.85, 1.95), total(3.5, 2.8, 1.4)], true))
})
afterAll(() => world.stop())

describe('every read call answers what the contract says', () => {
  it.each([
    ['live/list', undefined, liveList.output],
    ['live/listMenu', undefined, liveListMenu.output],
    ['live/overview', {}, liveOverview.output],
    ['live/overview', { sport: 1, group: 2, screen: { top: 0, height: 500 } }, liveOverview.output],
    ['live/event/11', {}, liveEvent.output],
    ['prematch/list', { hours: 0 }, prematchList.output],
    ['prematch/matches', { hours: 0, sport: 1 }, prematchMatches.output],
    ['live/listVideo', undefined, liveListVideo.output],
    ['live/overview', { video: 1 }, liveOverview.output],
    ['live/upcoming', undefined, liveUpcoming.output],
    ['prematch/popular', {}, prematchPopular.output],
    ['prematch/popular', { sport: 1, hours: 1, screen: { top: 0, height: 500 } }, prematchPopular.output],
    ['prematch/event/12', undefined, prematchEvent.output],
    ['search', { query: 'qara' }, search.output],
  ])('%s %j', async (path, body, schema) => {
    const answer = await world.call(path, body)
    expect(answer.status).toBe(200)
    expect(z.safeParse(schema, answer.body).error).toBeUndefined()
  })

  it.each([
    ['live/event/99', {}, 404, 'event_not_found'],
    ['live/event/0', {}, 404, 'not_found'],
    ['live/overview', { sport: 'x' }, 422, 'invalid_fields'],
    ['live/overview', { group: 9 }, 404, 'not_found'],
    ['live/overview', { video: 2 }, 422, 'invalid_fields'],
    ['prematch/list', { hours: 2 }, 422, 'invalid_fields'],
    ['prematch/matches', { hours: 0, sport: 5 }, 404, 'not_found'],
    ['prematch/popular', { sport: 5 }, 404, 'not_found'],
    ['prematch/popular', { hours: 2 }, 422, 'invalid_fields'],
    ['search', { query: 'ab' }, 422, 'invalid_fields'],
  ])('%s %j is refused with %i %s', async (path, body, status, code) => {
    const answer = await world.call(path, body)
    expect([answer.status, answer.body]).toMatchObject([status, { code }])
  })
})

describe('lists', () => {
  it('keeps to the hours of the time filter', async () => {
    const counts = await Promise.all(
      [1, 24, 48, 0].map(async (hours) => {
        const { body } = await world.call('prematch/list', { hours })
        return z.parse(prematchList.output, body).sports[0]?.countEvents
      }),
    )
    expect(counts).toEqual([1, 1, 2, 2])
  })

  it('leaves out the events of leagues outside the window, but not their places', async () => {
    const { body } = await world.call('live/overview', { screen: { top: 5000, height: 100 } })
    const { sports, screen } = z.parse(liveOverview.output, body)
    expect(screen).toEqual({ top: 5000, height: 100, total: 124 })
    expect(sports[0]?.leagues[0]).toMatchObject({ top: 40, height: 84, count: 1 })
    expect(sports[0]?.leagues[0]?.events).toBeUndefined()
  })

  it.each(['qarabag', 'QARABAĞ', 'карабах', 'neft qara'])(
    'finds the match in play by "%s"',
    async (query) => {
      const { body } = await world.call('search', { query })
      expect(z.parse(search.output, body).sports[0]?.events.map(({ id, type }) => [id, type])).toEqual([
        [11, 1],
      ])
    },
  )

  it('speaks the language of the cookie', async () => {
    const names = await Promise.all(
      ['az', 'ru', 'en', 'xx'].map(async (locale) => {
        const { body } = await world.call('live/list', undefined, { cookie: `a=b; locale=${locale}` })
        return z.parse(liveList.output, body).sports[0]?.name
      }),
    )
    expect(names).toEqual(['Futbol', 'Футбол', 'Football', 'Futbol'])
  })
})

/** Cells and states of an overview, by handle and event. */
function flatten(data: LiveOverviewOutput) {
  const events = data.sports.flatMap((sport) => sport.leagues.flatMap((league) => league.events ?? []))
  const cells = events.flatMap((event) => event.periods.flatMap((period) => period.factors.flat()))
  return {
    cells: new Map(cells.flatMap((cell) => (cell === null ? [] : [[cell.h, [cell.v, cell.d]] as const]))),
    states: new Map(
      events.map((event) => [event.id, [event.results?.score.home, event.paused, event.marketCount]]),
    ),
  }
}

function applyDelta(view: ReturnType<typeof flatten>, delta: Delta) {
  for (const [handle, value, disabled] of delta.cells) view.cells.set(handle, [value, disabled === 1])
  for (const { id, results, paused, marketCount } of delta.events) {
    view.states.set(id, [results?.score.home, paused, marketCount])
  }
}

const overview = async (factors?: string) => {
  await new Promise((resolve) => setTimeout(resolve, 250))
  const { body } = await world.call('live/overview', factors === undefined ? {} : { factors }, {
    cookie: 'locale=en',
  })
  return z.parse(liveOverview.output, body)
}

describe('poll and stream agree', () => {
  it.each([true, false])('image, then deltas, equal a fresh poll (compressed: %s)', async (isCompressed) => {
    const client = await openStream(world.url, {}, isCompressed)
    client.send({ type: 'subscribe', topic: 'overview/0/1' })
    const image = await client.take('image')
    const view = flatten(z.parse(liveOverview.output, image.data))
    let { cursor } = image
    for (let step = 0; step < 3; step++) {
      await feed.send(
        script.odds('live', 11, [
          result(1.5 + step / 10),
          total(2.5, 1.85, 1.95, step === 1 ? 'suspended' : 'open'),
        ]),
      )
      await feed.send(script.stop(11))
      await feed.send(script.score(11, { score: { home: step, away: 0 } }))
      const delta = await client.take('delta')
      expect(delta.from).toBe(cursor)
      cursor = delta.cursor
      applyDelta(view, delta)
      expect(view).toEqual(flatten(await overview()))
    }
    await feed.send(script.odds('live', 11, [result(1.5)], true))
    await client.close()
  })

  it('polls with a cursor say which way each price went, and with a foreign one nothing', async () => {
    const { factors } = await overview()
    await feed.send(script.odds('live', 11, [result(1.6, 3.3, 4.5)]))
    const moved = await overview(factors)
    const blinks = (answer: LiveOverviewOutput) =>
      answer.sports[0]?.leagues[0]?.events?.[0]?.periods[0]?.factors[0]?.map((cell) => cell?.b)
    expect(blinks(moved)).toEqual([true, false, undefined])
    expect(blinks(await overview('v1:abc:5'))).toEqual([undefined, undefined, undefined])
    expect(blinks(await overview(moved.factors))).toEqual([undefined, undefined, undefined])
  })

  it('polls keep the way of each price when a row or a market came in between', async () => {
    await feed.send(script.odds('live', 11, [result(1.6, 3.3, 4.5)]))
    const { factors } = await overview()
    const page = async (cursor?: string) => {
      const { body } = await world.call('live/event/11', cursor === undefined ? {} : { factors: cursor })
      return z.parse(liveEvent.output, body)
    }
    const before = await page()
    await feed.send(script.odds('live', 11, [result(1.7, 3.3, 4.4), total(4.5, 4.1, 1.2)]))
    await feed.send(script.fixture(14, Date.now() + HOUR_MS / 10, { homeId: 3, awayId: 1 }))
    await feed.send(script.score(14))
    const after = await overview(factors)
    const rows = after.sports.flatMap(({ leagues }) => leagues.flatMap(({ events }) => events ?? []))
    expect(rows).toHaveLength(2)
    const row = rows.find(({ id }) => id === 11)
    expect(row?.periods[0]?.factors[0]?.map((cell) => cell?.b)).toEqual([true, undefined, false])
    const market = (await page(before.factors)).periods[0]?.markets[0]
    expect(market?.factors.flat().map((cell) => cell?.b)).toEqual([true, undefined, false])
  })

  it('resumes from the cursor of a connection that was cut', async () => {
    const first = await openStream(world.url)
    first.send({ type: 'subscribe', topic: 'event/11' })
    const { cursor } = await first.take('image')
    first.socket.terminate()
    await feed.send(script.odds('live', 11, [result(1.91)]))
    const second = await openStream(world.url)
    second.send({ type: 'subscribe', topic: 'event/11', cursor })
    let delta = await second.take('delta')
    expect(delta.from).toBe(cursor)
    // The minute may have moved on before the price: then that delta was ready first.
    if (delta.cells.length === 0) delta = await second.take('delta', ({ from }) => from === delta.cursor)
    expect(delta.cells).toContainEqual(['11:1x2::1', 1.91, 0, 1])
    second.send({ type: 'subscribe', topic: 'event/11', cursor: 'v1:other:3' })
    await second.take('image')
    second.send({ type: 'subscribe', topic: 'event/11', cursor: delta.cursor })
    expect((await second.take('delta')).cells).toEqual([])
    await second.close()
  })

  it('says that a topic is gone, and beats', async () => {
    const client = await openStream(world.url)
    client.send({ type: 'subscribe', topic: 'event/404' })
    expect(await client.take('gone')).toEqual({ type: 'gone', topic: 'event/404' })
    expect((await client.take('beat')).alive).toBe(true)
    await client.close()
  })
})
