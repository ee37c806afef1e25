import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findOperations, finishOperations, insertOperations } from './operation-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const answer = { kind: 'accepted', betIds: [7] }
const operation = <Response extends object | null>(key: string, response: Response) => ({
  scope: 'place:1',
  key,
  requestHash: Buffer.alloc(32),
  response,
})
const stored = async (key: string) =>
  (await database.pool.query('select response from operation where key = $1', [key])).rows[0]?.response
const found = async (key: string) =>
  (await findOperations(database.pool, [{ scope: 'place:1', key }]))[0]?.response

it('an answer is kept with the version of its shape, at once or after a delay', async () => {
  await insertOperations(database.pool, [operation('now', answer), operation('later', null)])
  expect(await found('later')).toBeNull()
  await finishOperations(database.pool, [operation('later', answer)])
  for (const key of ['now', 'later']) {
    expect(await stored(key)).toEqual({ ...answer, v: 1 })
    expect(await found(key)).toEqual(answer)
  }
})

it.each([
  ['of a release before versions', answer],
  ['of a newer release', { ...answer, v: 2, weather: 'rain' }],
])('an answer %s is read', async (name, json) => {
  await database.pool.query(
    `insert into operation (scope, key, request_hash, response) values ('place:1', $1, $2, $3)`,
    [name, Buffer.alloc(32), json],
  )
  expect(await found(name)).toMatchObject(answer)
})

it('the first answer of a key stands, whoever comes second', async () => {
  await insertOperations(database.pool, [operation('twice', null)])
  await finishOperations(database.pool, [operation('twice', answer)])
  await finishOperations(database.pool, [operation('twice', { kind: 'refused' })])
  expect(await found('twice')).toEqual(answer)
})
