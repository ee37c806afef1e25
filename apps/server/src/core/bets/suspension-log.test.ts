import type { Pool } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import type { Timers } from '@xezer/std/timers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createSuspensionLog } from './suspension-log.ts'

let database: TestDatabase
let nowMs = Date.UTC(2026, 10, 21, 12)
const clock = { nowMs: () => nowMs }
const script = createScript(clock)
const resume = (eventId: number) => script.odds('live', eventId, [prices('1x2', '', [['1', 2]])], true)

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function stops(eventId: number): Promise<(number | null)[][]> {
  const { rows } = await database.pool.query<{ stopped_at: Date; resumed_at: Date | null }>(
    'select stopped_at, resumed_at from event_stop where event_id = $1 order by stopped_at',
    [eventId],
  )
  return rows.map((row) => [row.stopped_at.getTime(), row.resumed_at?.getTime() ?? null])
}
/** As if the database were asked this long ago, and had taken half of it to answer. */
const UNSURE_MS = 10
const databaseClock = { earliestMs: () => nowMs - UNSURE_MS, latestMs: () => nowMs + UNSURE_MS }
const build = (pool: Pool = database.pool, timers: Timers = nodeMachine.timers) =>
  createSuspensionLog(pool, databaseClock, timers, () => undefined)

describe('suspension log', () => {
  it('keeps the first of several stops and when the event was resumed', async () => {
    const log = build()
    const startMs = nowMs
    log.note(script.stop(1))
    nowMs += 1000
    log.note(script.stop(1))
    nowMs += 1000
    log.note(resume(1))
    expect(log.resumedAtMs(1)).toBe(startMs + 2000 - UNSURE_MS)
    log.note(script.stop(1))
    await log.stop()
    expect(await stops(1)).toEqual([
      [startMs + UNSURE_MS, startMs + 2000 - UNSURE_MS],
      [startMs + 2000 + UNSURE_MS, null],
    ])
  })

  it.each([
    ['play that rests', 21, script.score(21, { status: 'interrupted' }), 'interrupted'],
    [
      'a match that nobody watches',
      22,
      { ...script.up('live'), kind: 'coverage', eventId: 22, isCovered: false },
      'coverage_lost',
    ],
    ['play that goes on', 23, script.score(23), null],
    [
      'a match that is watched again',
      24,
      { ...script.up('live'), kind: 'coverage', eventId: 24, isCovered: true },
      null,
    ],
    ['a stop of some markets', 25, { ...script.stop(25), scope: ['t'] } as FeedMessage, null],
  ] satisfies [string, number, FeedMessage, string | null][])(
    'knows %s',
    async (_name, eventId, message, reason) => {
      const log = build()
      log.note(message)
      await log.stop()
      const { rows } = await database.pool.query('select reason from event_stop where event_id = $1', [
        eventId,
      ])
      expect(rows).toEqual(reason === null ? [] : [{ reason }])
    },
  )

  it('what was written late does not undo what is newer', async () => {
    const log = build()
    log.note(script.stop(2))
    const first = log.stop()
    nowMs += 50
    log.note(resume(2))
    await Promise.all([first, log.stop()])
    expect(await stops(2)).toEqual([[nowMs - 50 + UNSURE_MS, nowMs - UNSURE_MS]])
  })

  it('writes again what the database did not take', async () => {
    let isAway = true
    const query = (...args: unknown[]) =>
      isAway ? Promise.reject(new Error('away')) : Reflect.apply(database.pool.query, database.pool, args)
    const log = build(
      new Proxy(database.pool, { get: (pool, key) => (key === 'query' ? query : Reflect.get(pool, key)) }),
    )
    log.note(script.stop(3))
    await log.stop()
    isAway = false
    await log.stop()
    expect(await stops(3)).toEqual([[nowMs + UNSURE_MS, null]])
  })

  it('a start leaves the stops of others alone: each holds as long as its keeper lives', async () => {
    const [crashed, living] = [createHandDrivenTimers(), createHandDrivenTimers()]
    const [first, second] = [build(database.pool, crashed), build(database.pool, living)]
    await Promise.all([first.start(), second.start()])
    first.note(script.stop(4))
    second.note(script.stop(5))
    const seen = async () => {
      const { rows } = await database.pool.query<{ event_id: bigint; ms: number }>(
        `select event_id, (extract(epoch from seen_at) * 1000)::float8 as ms
         from event_stop s join stop_keeper k on k.id = s.keeper where event_id in (4, 5) order by event_id`,
      )
      return rows.map(({ ms }) => ms)
    }
    for (const timers of [crashed, living]) timers.advance(1000)
    await expect.poll(async () => (await seen()).length).toBe(2)
    const before = await seen()
    await build().start()
    living.advance(1000)
    await expect.poll(async () => (await seen())[1]).toBeGreaterThan(before[1] ?? 0)
    expect((await seen())[0]).toBe(before[0])
    expect([await stops(4), await stops(5)]).toEqual([
      [[nowMs + UNSURE_MS, null]],
      [[nowMs + UNSURE_MS, null]],
    ])
  })
})
