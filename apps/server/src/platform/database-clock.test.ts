import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabaseClock } from './database-clock.ts'
import { nodeMachine } from './node-machine.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function databaseNowMs(): Promise<number> {
  const { rows } = await database.pool.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  )
  return rows[0]?.ms ?? 0
}

it('the database’s clock is between the bounds, whatever this machine’s shows', async () => {
  const strange = { ...nodeMachine, steadyClock: { steadyMs: () => performance.now() - 5_000_000 } }
  const clock = createDatabaseClock(database.pool, strange, () => undefined)
  expect(() => clock.latestMs()).toThrow('not asked')
  await clock.start()
  for (let turn = 0; turn < 20; turn += 1) {
    const earliestMs = clock.earliestMs()
    const nowMs = await databaseNowMs()
    const latestMs = clock.latestMs()
    expect(earliestMs).toBeLessThanOrEqual(nowMs)
    expect(latestMs).toBeGreaterThanOrEqual(nowMs)
  }
  clock.stop()
})

it('follows a clock of the database that was set, and outlives a time without it', async () => {
  const time = createHandDrivenTimers()
  let answer: number | Error = 1000
  const errors: unknown[] = []
  const query = async () => {
    if (typeof answer !== 'number') throw answer
    return { rows: [{ now_ms: answer }] }
  }
  const pool = new Proxy(database.pool, {
    get: (real, key) => (key === 'query' ? query : Reflect.get(real, key)),
  })
  const machine = { timers: time, steadyClock: time }
  const clock = createDatabaseClock(pool, machine, (error) => errors.push(error))
  await clock.start()
  await time.pass(500)
  expect([clock.earliestMs(), clock.latestMs()]).toEqual([1500, 1500])
  answer = new Error('away')
  await time.pass(600)
  expect(errors).toHaveLength(1)
  expect(clock.earliestMs()).toBe(2100)
  answer = 9000
  await time.pass(1000)
  expect(clock.earliestMs()).toBe(9100)
})
