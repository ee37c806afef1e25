import { favoritesOverview, favoritesQuantity } from '@xezer/contract/favorites'
import { FAVORITES_MAX } from '@xezer/contract/favorites-limit'
import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const HOUR_MS = 3_600_000
const LIVE = [11, 12, 13]
const EARLY = [21, 22, 23]
const UNKNOWN = 99
const script = createScript({ nowMs: () => Date.now() })
const feed = createScriptedFeed()
let database: TestDatabase
let worlds: readonly World[] = []
let authorization = ''
let tournamentId = 0

const server = (turn = 0) => must(worlds[turn], 'no server')
const price = (home: number) => prices('1x2', '', [['1', home]])

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent' }
  worlds = await Promise.all([
    bootWorld({ feed, database, settings }),
    bootWorld({ feed: createScriptedFeed(), database, settings }),
  ])
  for (const producer of ['live', 'prematch'] as const) await feed.send(script.up(producer))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 2 * (LIVE.length + EARLY.length)))
  for (const [place, id] of [...LIVE, ...EARLY].entries()) {
    const homeId = 100 + 2 * place
    const startsAtMs = Date.now() + (LIVE.includes(id) ? -HOUR_MS / 2 : HOUR_MS * id)
    const fixture = script.fixture(id, startsAtMs, { homeId, awayId: homeId + 1 })
    await feed.send(fixture)
    if (LIVE.includes(id)) await feed.send(script.score(id))
    await feed.send(script.odds(LIVE.includes(id) ? 'live' : 'prematch', id, [price(2)], true))
  }
  const { body } = await server().call('register', exampleRegistration('favourites@example.com'))
  authorization = `Bearer ${(body as { token: string }).token}`
  const { body: all } = await server().call('live/overview', {})
  tournamentId = (all as { sports: { leagues: { id: number }[] }[] }).sports[0]?.leagues[0]?.id ?? 0
})
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.stop()))
  await database.close()
})

const overview = async (asked: object, locale = 'en') => {
  const body = { type: 'live', leagues: [], events: [], ...asked }
  const answer = await server().call('favorites/overview', body, { cookie: `locale=${locale}` })
  return favoritesOverview.output.parse(answer.body)
}
type Overview = Awaited<ReturnType<typeof overview>>
const rowsOf = ({ sports }: Overview) =>
  sports.flatMap(({ leagues }) => leagues.flatMap(({ events = [] }) => events))
const idsOf = (shown: Overview) => rowsOf(shown).map(({ id }) => id)
const quantity = async (asked: object) =>
  favoritesQuantity.output.parse((await server().call('favorites/quantity', asked)).body)

describe('favorites/overview: chosen events, and all of chosen leagues', () => {
  it.each([
    ['live', { events: [12] }, [12]],
    ['live', { events: [13, 11, 21, UNKNOWN] }, [11, 13]],
    ['prematch', { events: [22, 11] }, [22]],
    ['live', {}, []],
    ['prematch', {}, []],
  ] as const)('%s %j shows %j', async (type, asked, expected) => {
    expect(idsOf(await overview({ type, ...asked })).toSorted()).toEqual(expected)
  })

  it('a league brings all of its events, each once', async () => {
    const leagues = [tournamentId]
    expect(idsOf(await overview({ leagues, events: [12] })).toSorted()).toEqual(LIVE)
    expect(idsOf(await overview({ type: 'prematch', leagues })).toSorted()).toEqual(EARLY)
  })

  it('is the row of every other list, in the language of the cookie, and says its place', async () => {
    const { body } = await server().call('live/overview', {}, { cookie: 'locale=ru' })
    const all = rowsOf(body as Overview)
    const own = await overview({ events: [12] }, 'ru')
    expect(rowsOf(own)).toEqual(all.filter(({ id }) => id === 12))
    expect(own.screen).toEqual({ top: 0, height: 124, total: 124 })
    expect(own.sports[0]).toMatchObject({ countEvents: 1, top: 0, height: 124 })
  })

  it('sports stand in the order of menus, whatever of them starts next', async () => {
    const tennis = {
      id: 2,
      alias: 'tennis',
      name: 'Tennis',
      league: 'Open',
      firstSide: 131,
      sides: ['A', 'B'],
    }
    await feed.send(script.sport(tennis))
    const sides = { sportId: 2, tournamentId: 20, homeId: 131, awayId: 132 }
    await feed.send(script.fixture(31, Date.now() + HOUR_MS, sides))
    const shown = async () =>
      (await overview({ type: 'prematch', events: [31, 21] })).sports.map(({ id }) => id)
    await expect.poll(shown).toEqual([1, 2])
  })

  it('outside the window a league comes without its events', async () => {
    const own = await overview({ events: LIVE, screen: { top: 5000, height: 100 } })
    expect(own.screen).toEqual({ top: 5000, height: 100, total: 228 })
    expect(own.sports[0]?.leagues[0]).toMatchObject({ count: 3 })
    expect(own.sports[0]?.leagues[0]?.events).toBeUndefined()
  })

  it('says which way a price went since its cursor, and nothing to whoever has none', async () => {
    const asked = { events: [12] }
    const { factors } = await overview(asked)
    await feed.send(script.odds('live', 12, [price(2.5)]))
    const cellOf = (shown: Overview) => rowsOf(shown)[0]?.periods[0]?.factors[0]?.[0]
    await expect
      .poll(async () => cellOf(await overview({ ...asked, factors })))
      .toMatchObject({ v: 2.5, b: true })
    expect(cellOf(await overview(asked))?.b).toBeUndefined()
  })

  it('of a list that was asked for before: its cursor may be any, and its prices are those of now', async () => {
    const asked = { events: [11, 12] }
    const cellsOf = (shown: Overview) => rowsOf(shown).map(({ periods }) => periods[0]?.factors[0]?.[0])
    const { factors } = await overview(asked)
    await feed.send(script.odds('live', 11, [price(3.25)]))
    await expect
      .poll(async () => cellsOf(await overview({ ...asked, factors })))
      .toMatchObject([{ v: 3.25, b: true }, {}])
    await feed.send(script.odds('live', 11, [price(1.5)]))
    await expect
      .poll(async () => cellsOf(await overview({ ...asked, factors })))
      .toMatchObject([{ v: 1.5, b: false }, {}])
    await expect.poll(async () => cellsOf(await overview(asked))[0]).toMatchObject({ v: 1.5 })
    const plain = await overview(asked)
    for (const cursor of ['v1:other:5', 'nothing', '', factors.replace(/\d+$/, '999999999')]) {
      const other = await overview({ ...asked, factors: cursor })
      expect(cellsOf(other), cursor).toEqual(cellsOf(plain))
    }
    // What is known of its text never stands in for reading another one.
    const text = '{"type":"live","leagues":[],"events":[11,12],"factors":"a","factors":"v1:a:1"}'
    const headers = { 'content-type': 'application/json' }
    const twice = await fetch(`${server().url}/api/favorites/overview`, {
      method: 'POST',
      headers,
      body: text,
    })
    expect(twice.status).toBe(400)
  })

  it('of a list that was asked for before an event that ended is gone, and its league counts without it', async () => {
    const asked = { events: [12, 13] }
    expect(idsOf(await overview(asked)).toSorted()).toEqual([12, 13])
    await feed.send(script.score(13, { status: 'ended', period: 'finished' }))
    await expect.poll(async () => idsOf(await overview(asked))).toEqual([12])
    expect((await overview(asked)).sports[0]).toMatchObject({ countEvents: 1 })
    await feed.send(script.score(13))
    await expect.poll(async () => idsOf(await overview(asked)).toSorted()).toEqual([12, 13])
  })

  it('a group of columns that no sport has is refused', async () => {
    const answer = await server().call('favorites/overview', {
      type: 'live',
      leagues: [],
      events: [],
      group: 77,
    })
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }])
  })
})

describe('favorites/quantity: what is over is dropped', () => {
  it('counts leagues and events, and names the events that it does not know', async () => {
    const asked = { leagues: [tournamentId, 7_777], events: [11, UNKNOWN, 21] }
    expect(await quantity(asked)).toEqual({ events: [UNKNOWN], quantity: 4 })
  })

  it('a match that ended is one of them', async () => {
    expect(await quantity({ leagues: [], events: [13] })).toEqual({ events: [], quantity: 1 })
    await feed.send(script.score(13, { status: 'ended', period: 'finished' }))
    await expect.poll(() => quantity({ leagues: [], events: [13] })).toEqual({ events: [13], quantity: 0 })
  })
})

describe('account/favorites: kept with the account, whichever server is asked', () => {
  const change = async (add: object, remove: object = {}, turn = 0) => {
    const none = { leagues: [], events: [] }
    const input = { add: { ...none, ...add }, remove: { ...none, ...remove } }
    return (await server(turn).call('account/favorites', input, { authorization })).body
  }
  const kept = async (turn: number) =>
    (await server(turn).call('account/favorites', undefined, { authorization })).body
  const clear = async () => change({}, (await kept(0)) as object)

  it('nothing at first; adds, takes away, and keeps the order of choosing', async () => {
    expect(await kept(0)).toEqual({ leagues: [], events: [] })
    expect(await change({ leagues: [5], events: [3, 1] })).toEqual({ leagues: [5], events: [3, 1] })
    // What is there already stays where it is.
    expect(await change({ events: [2, 3] }, { leagues: [5] }, 1)).toEqual({ leagues: [], events: [3, 1, 2] })
    expect(await kept(1)).toEqual({ leagues: [], events: [3, 1, 2] })
    await clear()
  })

  it('two servers at once lose nothing', async () => {
    const ids = Array.from({ length: 20 }, (_, place) => place + 1)
    await Promise.all(ids.map((id) => change({ events: [id], leagues: [id] }, {}, id % 2)))
    const all = (await kept(0)) as { leagues: number[]; events: number[] }
    expect([all.leagues, all.events].map((list) => list.toSorted((a, b) => a - b))).toEqual([ids, ids])
    await clear()
  })

  it(`keeps ${FAVORITES_MAX} of a kind, those that came first, and makes room by what leaves`, async () => {
    const many = Array.from({ length: FAVORITES_MAX }, (_, place) => place + 1)
    await change({ events: many })
    expect(await change({ events: [500] })).toEqual({ leagues: [], events: many })
    const after = [...many.slice(1), 500]
    expect(await change({ events: [500] }, { events: [1] })).toEqual({ leagues: [], events: after })
    await clear()
  })

  it('belongs to its player alone', async () => {
    await change({ events: [3] })
    const { body } = await server().call('register', exampleRegistration('other-favourites@example.com'))
    const other = { authorization: `Bearer ${(body as { token: string }).token}` }
    const answer = await server().call('account/favorites', undefined, other)
    expect(answer.body).toEqual({ leagues: [], events: [] })
    expect((await server().call('account/favorites')).status).toBe(401)
    await clear()
  })
})
