import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { formatHandle, parseHandle } from '@xezer/sport/handle'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProviderIdentities } from './provider-identities.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
const open = (provider = 'uof', knownMax?: number) =>
  createProviderIdentities(database.pool, provider, knownMax)

it('a name has one number, in every process and after a restart', async () => {
  const first = await open().identify('event', ['sr:match:1', 'sr:match:2', 'sr:match:1'])
  expect(first[0]).toBe(first[2])
  expect(first[0]).not.toBe(first[1])
  expect(await open().identify('event', ['sr:match:2', 'sr:match:1'])).toEqual([first[1], first[0]])
})

it('what is called the same is another thing of another kind, and of another provider', async () => {
  const ids = [
    ...(await open().identify('event', ['42'])),
    ...(await open().identify('competitor', ['42'])),
    ...(await open('other').identify('event', ['42'])),
  ]
  expect(new Set(ids).size).toBe(3)
})

it('processes that meet a name at once agree', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `sr:competitor:${index}`)
  const told = await Promise.all(
    [names, [...names].reverse(), names].map((list) => open().identify('competitor', list)),
  )
  expect(told[1]?.reverse()).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
  expect(new Set(told[0]).size).toBe(50)
})

it('a name that another process is about to write has the number that it writes', async () => {
  const other = await database.pool.connect()
  try {
    await other.query('begin')
    const { rows } = await other.query<{ id: bigint }>(
      "insert into provider_identity (provider, kind, external_id) values ('uof', 'category', 'x') returning id",
    )
    const told = open().identify('category', ['x'])
    // It waits for the other one; whichever comes first, there is one number.
    await other.query('select pg_sleep(0.05)')
    await other.query('commit')
    expect(await told).toEqual([Number(rows[0]?.id)])
  } finally {
    other.release()
  }
})

it('what is kept at hand has an end, and numbers fit into a handle', async () => {
  const identities = open('small', 2)
  const names = ['a', 'b', 'c', 'd']
  const first = await identities.identify('event', names)
  expect(await identities.identify('event', names)).toEqual(first)
  const eventId = first[0] ?? 0
  expect(parseHandle(formatHandle(eventId, 'total', 'total=2.5', 'over'))?.eventId).toBe(eventId)
})
