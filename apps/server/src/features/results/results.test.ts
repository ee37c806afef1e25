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
const menu = async (date: string, from = world) =>
  z.parse(resultsMenu.output, (await from.call('results/menu', { date }, in_('en'))).body)
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
    const nothing = await world.call('results/liveresults', { sport: 2 })
    expect(nothing.body).toEqual({ sports: [] })
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
    // 20:59 and 21:01 of Greenwich are on two days.
    const early = Date.UTC(2024, 2, 9, 20, 59)
    const late = Date.UTC(2024, 2, 9, 21, 1)
    await storeResults(database.pool, [examplePast(900, early)])
    await database.pool.query(
      `insert into past_match (tournament_id, started_at, home_id, away_id, season, round, status, home_score, away_score,
         home_score_half, away_score_half)
       values (1, $1, 1, 2, '2023/24', '', 'played', 9, 9, 0, 0), (1, $2, 3, 4, '2023/24', '', 'awarded', 3, 0, null, null),
         (1, $2, 1, 4, '2023/24', '', 'postponed', null, null, null, null)`,
      [new Date(early), new Date(late)],
    )
    const first = await overview({ date: '2024-03-09' })
    expect(first.sports[0]?.leagues[0]?.events.map(({ id, result }) => [id, result])).toEqual([[900, '2:1']])
    const next = await overview({ date: '2024-03-10' })
    expect(next.sports[0]?.leagues[0]?.events).toMatchObject([
      { id: null, home: 'Zira', result: '3:0', parts: '', note: 'Awarded result', more: false, page: false },
    ])
    const days = z.parse(resultsDays.output, (await world.call('results/days', { month: '2024-03' })).body)
    expect(days).toEqual({
      days: [
        { date: '2024-03-09', count: 2 },
        { date: '2024-03-10', count: 1 },
      ],
      first: '2024-03-09',
      last: wireDate(Date.now() - 2 * HOUR_MS),
    })
  })

  it('of a day without any are an empty list', async () => {
    expect(await menu('2005-01-01')).toEqual({ date: '2005-01-01', sports: [], countSports: 0 })
  })
})
