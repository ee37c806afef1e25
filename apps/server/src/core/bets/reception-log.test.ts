import type { Pool } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createReceptionLog } from './reception-log.ts'

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
const build = (pool: Pool = database.pool) =>
  createReceptionLog(pool, { ...nodeMachine, clock }, () => undefined)

describe('reception log', () => {
  it('keeps the first of several stops and when reception was resumed', async () => {
    const log = build()
    const startMs = nowMs
    log.note(script.stop(1))
    nowMs += 1000
    log.note(script.stop(1))
    nowMs += 1000
    log.note(resume(1))
    expect(log.resumedAtMs(1)).toBe(startMs + 2000)
    log.note(script.stop(1))
    await log.stop()
    expect(await stops(1)).toEqual([
      [startMs, startMs + 2000],
      [startMs + 2000, null],
    ])
  })

  it('what was written late does not undo what is newer', async () => {
    const log = build()
    log.note(script.stop(2))
    const first = log.stop()
    nowMs += 5
    log.note(resume(2))
    await Promise.all([first, log.stop()])
    expect(await stops(2)).toEqual([[nowMs - 5, nowMs]])
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
    expect(await stops(3)).toEqual([[nowMs, null]])
  })

  it('a start closes what a crash left open', async () => {
    const log = build()
    log.note(script.stop(4))
    await log.stop()
    await log.start()
    await log.stop()
    expect((await stops(4))[0]?.[1]).not.toBeNull()
  })
})
