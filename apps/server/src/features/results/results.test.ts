import { resultsDays, resultsLive, resultsMenu, resultsOverview } from '@xezer/contract/results'
import { wireDate } from '@xezer/contract/wire-time'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { examplePast } from '../../core/catalogue/example-past.ts'
import { storeResults } from '../../core/catalogue/match-results.ts'

const HOUR_MS = 3_600_000
const FRESH = { timeout: 10_000 }
const script = createScript({ nowMs: () => Date.now() })
const feed = createScriptedFeed()
let database: TestDatabase
/** The same database, and another server on it. */
let world: World
let other: World

beforeAll(async () => {
  database = await createTestDatabase()
  world = await bootWorld({ feed, database })
  const second = createScriptedFeed()
  other = await bootWorld({ feed: second, database })
  for (const one of [feed, second]) {
    await one.send(script.up('prematch'))
    await one.send(script.up('live'))
    await one.send(script.catalogue())
    await one.send(script.fixture(50, Date.now() + HOUR_MS))
    await one.send(script.odds('prematch', 50, [prices('1x2', '', [['1', 2]])]))
  }
})
afterAll(async () => {
  await Promise.all([world.stop(), other.stop()])
  await database.close()
})

const in_ = (locale: string) => ({ cookie: `locale=${locale}` })
const menu = async (date: string, from = world, locale = 'en') =>
  z.parse(resultsMenu.output, (await from.call('results/menu', { date }, in_(locale))).body)
const overview = async (input: object, locale = 'en', from = world) =>
  z.parse(resultsOverview.output, (await from.call('results/overview', input, in_(locale))).body)

describe('results', () => {
  it('of what has just ended are there for all servers, and its page can be read', async () => {
    const startsAtMs = Date.now() - 2 * HOUR_MS
    const date = wireDate(startsAtMs)
    await feed.send(script.fixture(1, startsAtMs, { round: 'Matchday 3' }))
    await feed.send(script.score(1, { score: { home: 1, away: 0 } }))
    const inPlay = z.parse(resultsLive.output, (await world.call('results/liveresults', {}, in_('ru'))).body)
    expect(inPlay.sports).toMatchObject([
      {
        name: 'Футбол',
        name_az: 'Futbol',
        countEvents: 1,
        countries: [{ code: 'az', leagues: [{ id: 1, count: 1, events: [{ id: 1, home: 'Карабах' }] }] }],
      },
    ])
    for (const input of [{ sport: 2 }, { league: 7 }]) {
      expect((await world.call('results/liveresults', input)).body).toEqual({ sports: [] })
    }
    const last = {
      ...({ status: 'ended', period: 'finished', score: { home: 2, away: 1 } } as const),
      periods: [
        { home: 1, away: 0 },
        { home: 1, away: 1 },
      ],
    }
    await feed.send(script.score(1, last))
    await feed.send({ ...script.settle(1, '1x2', { '1': { kind: 'won' } }), isFinal: true })
    for (const from of [world, other]) {
      await expect.poll(async () => (await menu(date, from)).sports[0]?.countEvents, FRESH).toBe(1)
    }
    const named = ['en', 'ru', 'az'].map(async (locale) => (await menu(date, world, locale)).sports[0]?.name)
    expect(await Promise.all(named)).toEqual(['Football', 'Футбол', 'Futbol'])
    const { sports } = await overview({ date })
    expect(sports[0]?.leagues[0]).toMatchObject({ name: 'Premyer Liqa', country: { code: 'az' }, count: 1 })
    expect(sports[0]?.leagues[0]?.events).toEqual([
      expect.objectContaining({
        ...{ id: 1, home: 'Qarabag', away: 'Neftchi', result: '2:1', parts: '1:0, 1:1', winner: 'home' },
        ...{ note: null, more: true, page: true },
        extra: expect.arrayContaining([
          { name: '1st half', value: '1:0' },
          { name: 'Corners', value: '0:0' },
        ]),
      }),
    ])
    expect((await overview({ date }, 'az')).sports[0]?.leagues[0]?.events[0]?.home).toBe('Qarabağ')
    const nowhere = [await overview({ date, sport: 2 }), await overview({ date, league: 7 })]
    expect(nowhere).toEqual([{ sports: [] }, { sports: [] }])
  })

  it('stand under the day of the house, real ones of the past beside those of here, none twice', async () => {
    // The last instant of a day and the first of the next one, 21:00 of Greenwich.
    const early = Date.UTC(2024, 2, 9, 21) - 1
    const late = Date.UTC(2024, 2, 9, 21)
    await storeResults(database.pool, [
      examplePast(900, early),
      examplePast(901, early - HOUR_MS, { homeId: 3 }),
    ])
    await database.pool.query(
      `insert into past_match (tournament_id, started_at, home_id, away_id, season, round, status, home_score, away_score,
         home_score_half, away_score_half)
       values (1, $1, 1, 2, '2023/24', '', 'played', 9, 9, 0, 0), (1, $2, 3, 4, '2023/24', '', 'awarded', 3, 0, null, null),
         (1, $2, 1, 4, '2023/24', '', 'postponed', null, null, null, null),
         (1, $3, 4, 1, '2023/24', '', 'played', 0, 0, null, null)`,
      [new Date(early), new Date(late), new Date(early - 2 * HOUR_MS)],
    )
    const first = await overview({ date: '2024-03-09' })
    // As they were played; what left this house long ago has no page.
    expect(first.sports[0]?.leagues[0]?.events.map(({ id, result, page }) => [id, result, page])).toEqual([
      [null, '0:0', false],
      [901, '2:1', false],
      [900, '2:1', false],
    ])
    const next = await overview({ date: '2024-03-10' })
    expect(next.sports[0]?.leagues[0]?.events).toMatchObject([
      { id: null, home: 'Zira', result: '3:0', parts: '', note: 'Awarded result', more: false, page: false },
    ])
    const days = z.parse(resultsDays.output, (await world.call('results/days', { month: '2024-03' })).body)
    expect(days).toEqual({
      days: [
        { date: '2024-03-09', count: 4 },
        { date: '2024-03-10', count: 1 },
      ],
      first: '2024-03-09',
      last: wireDate(Date.now() - 2 * HOUR_MS),
    })
  })

  it('of the last month of a year end with it', async () => {
    const [newYear, december] = [Date.UTC(2022, 11, 31, 21), Date.UTC(2022, 11, 31, 20)]
    await storeResults(database.pool, [examplePast(902, newYear), examplePast(903, december)])
    const { body } = await world.call('results/days', { month: '2022-12' })
    expect(z.parse(resultsDays.output, body).days).toEqual([{ date: '2022-12-31', count: 1 }])
  })

  it('of a day without any are an empty list', async () => {
    expect(await menu('2005-01-01')).toEqual({ date: '2005-01-01', sports: [], countSports: 0 })
  })
})
