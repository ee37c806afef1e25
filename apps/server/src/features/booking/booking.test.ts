import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pruneRecords } from '../../core/upkeep/prune-records.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createBookedSlips } from './booked-slips.ts'

const script = createScript({ nowMs: () => Date.now() })
const EVENTS = [1, 2, 3] as const
const DAY_MS = 86_400_000

interface Booked {
  readonly code: string
  readonly count: number
  readonly expires: string
}
interface Shown {
  readonly positions: readonly {
    readonly booked: number | null
    readonly position: {
      readonly id: string
      readonly value: number | null
      readonly name: string
      readonly market: string
      readonly placeable: boolean
      readonly code: string | null
      readonly event: { readonly name: string; readonly time: string | null }
    }
  }[]
}

let database: TestDatabase
let worlds: readonly { readonly world: World; readonly feed: ScriptedFeed }[] = []
const server = (turn: number) => must(worlds[turn], 'no server')
const positions = EVENTS.map((event) => ({ event, factor: `${event}:1x2::1`, value: 2 }))
/** The clock of limits stands still: a slow machine asks no less often. */
const clock = { nowMs: () => nowMs }
const nowMs = Date.now()
const startsAtMs = nowMs + 3_600_000

async function boot() {
  const feed = createScriptedFeed()
  const world = await bootWorld({ feed, database, machine: { clock }, settings: { LOG_LEVEL: 'silent' } })
  await feed.send(script.up('prematch'))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 2 * EVENTS.length))
  for (const event of EVENTS) {
    const homeId = 98 + 2 * event
    await feed.send(script.fixture(event, startsAtMs, { homeId, awayId: homeId + 1 }))
    await feed.send(script.odds('prematch', event, [prices('1x2', '', [['1', 2]])]))
  }
  return { world, feed }
}

const book = async (turn: number, asked: readonly object[]) => {
  const answer = await server(turn).world.call('betSlip/book', { positions: asked })
  return { status: answer.status, body: answer.body as Booked }
}
const find = async (turn: number, code: string, locale = 'en') => {
  const answer = await server(turn).world.call('betSlip/booked', { code }, { cookie: `locale=${locale}` })
  return { status: answer.status, body: answer.body as Shown & { readonly code: string } }
}

beforeAll(async () => {
  database = await createTestDatabase()
  worlds = [await boot(), await boot()]
})
afterAll(async () => {
  for (const { world } of worlds) await world.stop()
  await database.close()
})

it('a code that a guest got from one server fills a slip on another, and the same slip is stored once', async () => {
  const [first, second] = [await book(0, positions), await book(1, positions)]
  expect(first.status).toBe(200)
  expect(first.body).toEqual(second.body)
  expect(first.body.count).toBe(3)
  expect(Date.parse(first.body.expires)).toBeGreaterThan(startsAtMs + 2 * DAY_MS)
  const { body } = await find(1, first.body.code.toLowerCase())
  expect(body.positions.map(({ position }) => position.id)).toEqual(positions.map(({ factor }) => factor))
  expect(body.positions.map(({ booked }) => booked)).toEqual([2, 2, 2])
  const { rows } = await database.pool.query('select count(*)::int as count from booked_slip')
  expect(rows).toEqual([{ count: 1 }])
})

it('prices are those of now, whatever was seen or sent; what moved, is suspended or over is told, with its names', async () => {
  const lies = positions.map((position) => ({ ...position, value: 900 }))
  const { body } = await book(0, lies)
  expect((await find(0, body.code)).body.positions.map(({ booked }) => booked)).toEqual([2, 2, 2])
  const { feed } = server(0)
  await feed.send(script.odds('prematch', 1, [prices('1x2', '', [['1', 2.5]])]))
  await feed.send(script.odds('prematch', 2, [{ ...prices('1x2', '', [['1', 2]]), status: 'suspended' }]))
  await feed.send(script.odds('prematch', 3, [{ ...prices('1x2', '', [['1', 2]]), status: 'cancelled' }]))
  const shown = (await find(0, body.code, 'ru')).body.positions
  expect(shown.map(({ booked, position }) => [booked, position.value, position.placeable])).toEqual([
    [2, 2.5, true],
    [2, 2, false],
    [2, expect.toBeOneOf([null, 2]), false],
  ])
  for (const { position } of shown) {
    expect(position.event.name).toMatch(/ – /)
    expect(position.market).toBe('Исход матча')
    expect(position.event.time).not.toBeNull()
  }
})

it('what is not on sale is left out, one selection of an event is kept, and nothing at all is no code', async () => {
  const odd = { event: 7, factor: '7:1x2::1', value: 2 }
  expect((await book(0, [odd, ...positions, positions[0] as object])).body.count).toBe(3)
  expect((await book(0, [odd])).body).toMatchObject({ code: 'selection_closed' })
  expect((await book(0, [])).status).toBe(422)
  for (const code of ['ZZZZZZZZ', 'no', 'ZZZZ ZZZZ']) {
    const answer = await find(0, code)
    expect([answer.status, answer.body]).toEqual([
      404,
      expect.objectContaining({ code: 'booking_not_found' }),
    ])
  }
})

it('a code that is past its time is found no more, and its row goes', async () => {
  const { body } = await book(1, positions)
  await database.ownerPool.query(`update booked_slip set expires_at = instant_now() - interval '1 second'`)
  expect((await find(1, body.code)).status).toBe(404)
  await pruneRecords(database.pool)
  const { rows } = await database.pool.query('select count(*)::int as count from booked_slip')
  expect(rows).toEqual([{ count: 0 }])
})

it('whoever tries codes is told to wait', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 70; tries++) statuses.push((await find(1, 'ZZZZZZZZ')).status)
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(404))
  expect(statuses.at(-1)).toBe(429)
})

it('a code that was given before is drawn again, and given up after five times', async () => {
  let draws = 0
  /** The first code as often as the test says, then others. */
  const slipsOf = (sameCount: number) =>
    createBookedSlips(database.pool, {
      bytes(count) {
        draws += 1
        return new Uint8Array(count).fill(draws <= sameCount ? 7 : 7 + draws)
      },
    })
  type Picks = Parameters<ReturnType<typeof slipsOf>['book']>[0]
  const picks = (...chosen: readonly (readonly [handle: string, odds: number])[]) =>
    chosen.map(([handle, odds]) => ({ eventId: 1, handle, odds, startsAtMs })) as unknown as Picks
  const first = await slipsOf(1).book(picks(['1:1x2::1', 2000]))
  draws = 0
  const second = await slipsOf(4).book(picks(['1:1x2::x', 2000]))
  expect([draws, second.code === first.code]).toEqual([5, false])
  draws = 0
  await expect(slipsOf(5).book(picks(['1:1x2::2', 2000]))).rejects.toThrow()
  expect(draws).toBe(5)
  // Where a price ends and the next handle begins counts.
  draws = 20
  const one = await slipsOf(0).book(picks(['1:1x2::1', 2000], ['12:1x2::1', 2000]))
  const other = await slipsOf(0).book(picks(['1:1x2::1', 20_001], ['2:1x2::1', 2000]))
  expect(one.code).not.toBe(other.code)
})

it('who books the same again never shortens the time of its code, which is three days after the last start', async () => {
  const slips = createBookedSlips(database.pool, nodeMachine.secureRandom)
  type Picks = Parameters<typeof slips.book>[0]
  const book = (...starts: readonly number[]) =>
    slips.book(
      starts.map((startMs, place) => ({
        eventId: 50 + place,
        handle: `${50 + place}:1x2::1`,
        odds: 2000,
        startsAtMs: startMs,
      })) as unknown as Picks,
    )
  const [soon, late] = [startsAtMs, startsAtMs + 5 * DAY_MS]
  const first = await book(soon, late)
  expect(first.expiresAtMs).toBe(late + 3 * DAY_MS)
  expect(await book(soon, soon)).toEqual(first)
  const longer = await book(late + DAY_MS, soon)
  expect(longer).toEqual({ ...first, expiresAtMs: late + 4 * DAY_MS })
})
