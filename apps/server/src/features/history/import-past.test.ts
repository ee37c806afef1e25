import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import type { PastMatch, PastPage } from '@xezer/odds-book/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examplePast } from '../../core/catalogue/example-past.ts'
import { importPast } from './import-past.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const HOUR_MS = 3_600_000
const NOW_MS = Date.UTC(2026, 10, 22, 12)
const PAGES = 4

/** A match in each hour before the house began, two hours a page. */
function openFeed(provider: string) {
  const asked: number[] = []
  const past = async (beforeMs: number): Promise<PastPage> => {
    asked.push((NOW_MS - beforeMs) / HOUR_MS)
    const hoursAgo = (NOW_MS - beforeMs) / HOUR_MS
    const matches = [1, 2].map((hour): PastMatch => examplePast(hoursAgo + hour, beforeMs - hour * HOUR_MS))
    return { matches, fromMs: hoursAgo + 2 < 2 * PAGES ? beforeMs - 2 * HOUR_MS : null }
  }
  return { feed: { provider, past }, asked }
}

function run(feed: ReturnType<typeof openFeed>['feed'], signal: AbortSignal, clockMs = NOW_MS) {
  const timers = { sleep: () => Promise.resolve() }
  return importPast({ pool: database.pool, feed, clock: { nowMs: () => clockMs }, timers, signal })
}

const going = new AbortController().signal
const storedIds = async () => {
  const { rows } = await database.pool.query<{ id: bigint }>(
    'select event_id as id from match_result order by event_id',
  )
  return rows.map(({ id }) => Number(id))
}

describe('the past of a feed', () => {
  it('comes once, and goes on where it was cut, whatever time has passed', async () => {
    const { feed, asked } = openFeed('cut')
    const cut = new AbortController()
    const first = run(
      {
        ...feed,
        past: async (beforeMs) => {
          if (beforeMs < NOW_MS - 3 * HOUR_MS) cut.abort()
          return feed.past(beforeMs)
        },
      },
      cut.signal,
    )
    await expect(first).rejects.toThrow()
    expect(await storedIds()).toEqual([1, 2, 3, 4])
    expect(await run(feed, going, NOW_MS + 50 * HOUR_MS)).toBe(4)
    expect(asked).toEqual([0, 2, 4, 4, 6])
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await run(feed, going)).toBeNull()
    expect(asked).toHaveLength(5)
  })

  it('is the same when two servers bring it at once', async () => {
    const { feed } = openFeed('twice')
    await database.ownerPool.query('delete from match_result')
    await Promise.all([run(feed, going), run(feed, going)])
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(await run(feed, going)).toBeNull()
  })

  it('is none of a feed that knows none', async () => {
    expect(
      await importPast({
        ...{ pool: database.pool, clock: { nowMs: () => NOW_MS }, signal: going },
        feed: { provider: 'none' },
        timers: { sleep: () => Promise.resolve() },
      }),
    ).toBeNull()
  })
})
