import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examplePast } from './example-past.ts'
import { readCourse, readRecord, storeResults } from './match-results.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const read = async () => {
  const { rows } = await database.pool.query<{ day: string; record: unknown; course: unknown }>(
    'select day::text, record, course from match_result order by event_id',
  )
  return rows
}

describe('results of matches', () => {
  it('are read as they were written, under the day of the house; what boards count by part is left out', async () => {
    // Twenty past nine in the evening of Greenwich is the next day here.
    const match = examplePast(1, Date.UTC(2026, 10, 21, 21, 20))
    await storeResults(database.pool, [match])
    const [row] = await read()
    expect(row?.day).toBe('2026-11-22')
    expect(readRecord(row?.record)).toEqual({
      ...{ status: 'ended', period: 'finished', score: { home: 2, away: 1 }, tally: 'sum' },
      ...{ parts: ['h1', 'h2'], periods: match.live.periods, statistics: { corners: { home: 6, away: 4 } } },
    })
    expect(readCourse(row?.course)).toEqual(match.live.incidents)
  })

  it('take what was corrected, and nothing else is written again', async () => {
    await storeResults(database.pool, [examplePast(1, 0, {}, { score: { home: 2, away: 2 } })])
    const rows = await read()
    expect(rows.map(({ day, record }) => [day, readRecord(record)?.score])).toEqual([
      ['2026-11-22', { home: 2, away: 2 }],
    ])
  })

  it('of another shape are none', () => {
    expect([readRecord({ v: 2 }), readRecord(null), readCourse({ v: 9, marks: [] })]).toEqual([
      null,
      null,
      [],
    ])
  })
})
