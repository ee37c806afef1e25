import { statisticsEvent, statisticsLeague, statisticsMenu } from '@xezer/contract/statistics'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createBook } from '../../core/catalogue/create-book.ts'
import { examplePast } from '../../core/catalogue/example-past.ts'
import { storeResults } from '../../core/catalogue/match-results.ts'
import { createCatalogueTexts } from '../../core/offer-bytes/catalogue-texts.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createPriceLog, findPricePoints } from './price-log.ts'
import { createStatisticsAnswers } from './statistics-answers.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FRESH = { timeout: 10_000 }
const script = createScript({ nowMs: () => Date.now() })
const feed = createScriptedFeed()
let world: World

beforeAll(async () => {
  world = await bootWorld({ feed })
  await feed.send(script.up('prematch'))
  const catalogue = script.catalogue()
  if (catalogue.kind !== 'catalogue') throw new Error('the script begins with its catalogue')
  const table = { points: { win: 3, draw: 1 }, ties: ['difference', 'scored'] } as const
  await feed.send({ ...catalogue, tournaments: catalogue.tournaments.map((one) => ({ ...one, table })) })
  const nowMs = Date.now()
  const score = (home: number, away: number) => ({ score: { home, away } })
  await storeResults(world.pool, [
    examplePast(1, nowMs - 3 * DAY_MS, { round: 'Matchday 1' }),
    examplePast(2, nowMs - 2 * DAY_MS, { homeId: 3, awayId: 1, round: 'Matchday 2' }, score(1, 1)),
    examplePast(3, nowMs - DAY_MS, { homeId: 2, awayId: 1, round: 'Matchday 3' }, score(0, 4)),
    examplePast(4, nowMs - HOUR_MS, { homeId: 2, awayId: 3 }, { ...score(5, 0), period: 'abandoned' }),
  ])
  await world.pool.query(
    `insert into past_match (tournament_id, started_at, home_id, away_id, season, round, status, home_score, away_score)
     values (1, $1, 2, 1, '2023/24', '', 'played', 2, 0), (1, $2, 2, 1, '2022/23', '', 'played', 1, 0),
       (1, $3, 1, 2, '2026/27', '', 'played', 0, 9)`,
    // The last is a match that was played here: it counts once, as it ended here.
    [new Date(Date.UTC(2024, 2, 9, 16)), new Date(Date.UTC(2023, 2, 9, 16)), new Date(nowMs - 3 * DAY_MS)],
  )
  await feed.send(script.fixture(9, nowMs + DAY_MS, { round: 'Matchday 4' }))
  await feed.send(
    script.odds('prematch', 9, [
      prices('1x2', '', [
        ['1', 1.85],
        ['x', 3.4],
        ['2', 4.2],
      ]),
    ]),
  )
})
afterAll(() => world.stop())

const EN = { cookie: 'locale=en' }
const league = async (input: object) =>
  z.parse(statisticsLeague.output, (await world.call('statistics/league', input, EN)).body)
const event = async (id: number) =>
  z.parse(statisticsEvent.output, (await world.call('statistics/event', { event: id }, EN)).body)

describe('statistics', () => {
  it('of a league are its table, its rounds and who leads; a match that was not finished counts nothing', async () => {
    const { table, rounds, leaders, seasons } = await league({ league: 1 })
    expect(seasons).toEqual(['2026/27', '2023/24', '2022/23'])
    expect(table?.rows.map(({ name, points, form }) => [name, points, form.join(' ')])).toEqual([
      ['Qarabag', 7, 'won drawn won'],
      ['Zira', 1, 'drawn'],
      ['Neftchi', 0, 'lost lost'],
    ])
    expect(table).toMatchObject({ season: '2026/27', isWhole: true, hasDraws: true })
    expect(rounds.map(({ round }) => round)).toEqual(['Matchday 1', 'Matchday 3', 'Matchday 2', 'Matchday 1'])
    expect(rounds[0]?.matches[0]).toMatchObject({ id: 4, result: '5:0', winner: null, note: 'Abandoned' })
    expect(leaders.map(({ name, rows }) => [name, rows[0]])).toEqual([
      ['Scored', { id: 1, name: 'Qarabag', value: '2.3' }],
      ['Corners', { id: 1, name: 'Qarabag', value: '4.7' }],
    ])
    const past = await league({ league: 1, season: '2023/24' })
    expect(past.table?.rows.map(({ name, points }) => [name, points])).toEqual([
      ['Neftchi', 3],
      ['Qarabag', 0],
    ])
    const nowhere = [{ league: 7 }, { league: 1, season: '1999/00' }]
    for (const input of nowhere) expect((await world.call('statistics/league', input)).status).toBe(404)
  })

  it('of a league name its sides in the language of the reader', async () => {
    const { body } = await world.call('statistics/league', { league: 1 }, { cookie: 'locale=ru' })
    const { table, rounds, leaders } = z.parse(statisticsLeague.output, body)
    const names = [table?.rows[0], rounds.at(-1)?.matches[0]?.home, leaders[0]?.rows[0]].map(
      (one) => one?.name,
    )
    expect(names).toEqual(['Карабах', 'Карабах', 'Карабах'])
  })

  it('of a match to come are what its sides did, here and in the real past', async () => {
    const match = await event(9)
    expect(match.event).toMatchObject({ phase: 'prematch', result: null, round: 'Matchday 4' })
    expect(match.form.home.map(({ id }) => id)).toEqual([3, 2, 1, null, null])
    expect(match.meetings).toMatchObject({ home: 2, drawn: 0, away: 2 })
    expect(match.meetings.matches.map(({ id, result }) => [id, result])).toEqual([
      [3, '0:4'],
      [1, '2:1'],
      [null, '2:0'],
      [null, '1:0'],
    ])
    expect([match.course, match.odds]).toEqual([null, null])
    expect((await world.call('statistics/event', { event: 77 })).status).toBe(404)
  })

  it('of a match that ended have its course, and know nothing of what came after it', async () => {
    const match = await event(1)
    expect(match.event).toMatchObject({ phase: 'ended', result: '2:1', parts: '0:1, 2:0' })
    expect(match.course).toMatchObject({
      counted: [{ name: 'Corners', home: 6, away: 4 }],
      incidents: [{ minute: "23'", side: 'away', score: { home: 0, away: 1 } }, { minute: "45+2'" }],
    })
    expect(match.meetings.matches.map(({ id }) => id)).toEqual([null, null])
    expect(match.form.home.map(({ id }) => id)).toEqual([null, null])
  })

  it('have a menu of the leagues that were played', async () => {
    const { body } = await world.call('statistics/menu', undefined, EN)
    expect(z.parse(statisticsMenu.output, body).sports).toMatchObject([
      { name: 'Football', leagues: [{ id: 1, country: { code: 'az' } }] },
    ])
  })
})

describe('bytes', () => {
  it('stay the same while what they tell does, and say at once how it stands and what a bet pays', async () => {
    const nowMs = Date.UTC(2026, 10, 22, 12)
    const book = createBook(nodeMachine.secureRandom)
    book.advance(Date.now())
    const price = (home: number) => prices('1x2', '', [['1', home]])
    for (const producer of ['live', 'prematch'] as const) book.apply(script.up(producer))
    book.apply(script.catalogue())
    book.apply(script.fixture(9, Date.now() - HOUR_MS))
    book.apply(script.score(9))
    book.apply(script.odds('live', 9, [price(1.85)]))
    await world.pool.query(
      `insert into price_point (event_id, at, prices) values (9, $1, '{2000,3000,4000}')`,
      [new Date(nowMs - HOUR_MS)],
    )
    // Time stands still: nothing is read twice.
    const clock = { nowMs: () => nowMs }
    const parts = {
      pool: world.pool,
      clock,
      book,
      texts: createCatalogueTexts(),
      ended: { find: () => null },
    }
    const answers = createStatisticsAnswers(parts)
    const bytes = async () => (await answers.event({ event: 9 }, 'en')) as Buffer
    const tell = (found: Buffer) => z.parse(statisticsEvent.output, JSON.parse(found.toString()))
    const before = await bytes()
    expect(tell(before).event.result).toBe('0:0')
    expect(await bytes()).toBe(before)
    book.apply(script.score(9, { score: { home: 1, away: 0 } }))
    const scored = await bytes()
    expect(tell(scored).event.result).toBe('1:0')
    expect(await bytes()).toBe(scored)
    book.apply(script.odds('live', 9, [price(1.4)]))
    expect(tell(await bytes()).odds?.points.at(-1)?.values[0]).toBe(1.4)
    expect(await answers.league({ league: 1 }, 'en')).toBe(await answers.league({ league: 1 }, 'en'))
    expect(await answers.menu('en')).toBe(await answers.menu('en'))
    expect(await answers.menu('ru')).not.toBe(await answers.menu('en'))
    await world.pool.query('delete from price_point where event_id = 9')
  })
})

describe('the course of prices', () => {
  it('is a point where the main market moved, once a minute for all servers, and is read with the price of now', async () => {
    let nowMs = Date.UTC(2026, 10, 22, 12)
    const book = createBook(nodeMachine.secureRandom)
    const tell = (price: number) =>
      book.apply({
        ...script.odds('prematch', 9, [
          prices('1x2', '', [
            ['1', price],
            ['x', 3.4],
            ['2', null],
          ]),
        ]),
        generatedAtMs: nowMs,
      } as never)
    book.advance(Date.now())
    for (const message of [script.catalogue(), script.up('prematch')]) book.apply(message)
    book.apply(script.fixture(9, Date.now() + DAY_MS))
    tell(1.85)
    const clock = { nowMs: () => nowMs }
    const [log, other] = [createPriceLog(world.pool, book, clock), createPriceLog(world.pool, book, clock)]
    expect([await log.beat(), await other.beat()]).toEqual([1, 1])
    // Before a match it is looked at each tenth time.
    for (let beat = 1; beat < 10; beat++) await log.beat()
    nowMs += 10 * 60_000
    expect(await log.beat()).toBe(0)
    tell(1.95)
    for (let beat = 1; beat < 10; beat++) await log.beat()
    expect(await log.beat()).toBe(1)
    expect(await findPricePoints(world.pool, 9)).toEqual([
      { atMs: Date.UTC(2026, 10, 22, 12), prices: [1850, 3400, null] },
      { atMs: Date.UTC(2026, 10, 22, 12, 10), prices: [1950, 3400, null] },
    ])
    await expect
      .poll(async () => (await event(9)).odds?.points.map(({ values }) => values), FRESH)
      .toEqual([
        [1.85, 3.4, null],
        [1.95, 3.4, null],
        [1.85, 3.4, 4.2],
      ])
    expect((await event(9)).odds?.outcomes).toEqual(['1', 'X', '2'])
  })
})
