import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { createScript } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeCatalogue, storeEvents } from './store-catalogue.ts'

const script = createScript({ nowMs: () => Date.now() })
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const TABLES = ['sport', 'category', 'tournament', 'competitor']
const NAMES = TABLES.map((table) => `select name from ${table}`).join(' union all ')
const names = async () => (await database.pool.query<{ name: object }>(NAMES)).rows.map(({ name }) => name)
const keepCatalogue = async () => {
  const message = script.catalogue()
  if (message.kind === 'catalogue') await storeCatalogue(database.pool, message)
}

it('names carry the version of their shape; those of another release are written anew', async () => {
  await keepCatalogue()
  const kept = await names()
  expect(kept.length).toBeGreaterThan(TABLES.length - 1)
  expect(kept.map((name) => 'v' in name && name.v)).toEqual(kept.map(() => 1))
  for (const table of TABLES) await database.ownerPool.query(`update ${table} set name = name - 'v'`)
  await database.ownerPool.query(`update sport set name = name || '{"v": 2, "weather": "rain"}'`)
  await keepCatalogue()
  expect(new Set((await names()).map((name) => JSON.stringify(name)))).toEqual(
    new Set(kept.map((name) => JSON.stringify(name))),
  )
})

it('a score carries the version of its shape; one that is not said again stays as it was', async () => {
  const message = script.fixture(1, Date.now())
  if (message.kind !== 'fixture') throw new Error('no fixture')
  const score = { score: { home: 2, away: 1 }, periods: [] }
  const stored = async () => (await database.pool.query('select score from event')).rows[0]?.score
  await storeEvents(database.pool, [{ fixture: message.fixture, status: 'ended', score }])
  expect(await stored()).toEqual({ ...score, v: 1 })
  for (const old of [score, { ...score, v: 2, weather: 'rain' }]) {
    await database.ownerPool.query('update event set score = $1', [old])
    await storeEvents(database.pool, [{ fixture: message.fixture, status: 'ended', score: null }])
    expect(await stored()).toEqual(old)
  }
})
