import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { importPastMatches } from './import-past-matches.ts'

const CONTENT = join(import.meta.dirname, '../../../../../content')
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const count = async () => {
  const { rows } = await database.pool.query<{ n: bigint; seasons: bigint }>(
    'select count(*) as n, count(distinct season) as seasons from past_match',
  )
  return { matches: Number(rows[0]?.n), seasons: Number(rows[0]?.seasons) }
}

describe('past results', () => {
  it('come into the database once, also after an import that was cut', async () => {
    const cut = new AbortController()
    const first = importPastMatches(database.pool, CONTENT, nodeMachine.timers, cut.signal)
    const refused = expect(first).rejects.toThrow()
    while ((await count()).matches === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    cut.abort()
    await refused
    const going = new AbortController().signal
    const imported = await importPastMatches(database.pool, CONTENT, nodeMachine.timers, going)
    const stored = await count()
    expect(stored.matches).toBe(imported)
    expect(stored.matches).toBeGreaterThan(20_000)
    expect(stored.seasons).toBeGreaterThanOrEqual(3)
    expect(await importPastMatches(database.pool, CONTENT, nodeMachine.timers, going)).toBeNull()
    expect(await count()).toEqual(stored)
  })
})
