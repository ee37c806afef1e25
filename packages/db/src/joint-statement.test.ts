import { afterAll, beforeAll, expect, it } from 'vitest'
import { joinStatements } from './joint-statement.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.ownerPool.query(`
    create table parent (id bigint primary key, note text);
    create table child (id bigint primary key, parent_id bigint not null references parent (id))`)
})
afterAll(() => database.close())

const parent = (id: number, note: string) => ({
  name: 'parents',
  text: 'insert into parent (id, note) values ($2, $1 || $3)',
  values: [note, id, '!'],
})
const child = (id: number, parentId: number) => ({
  name: 'children',
  text: 'insert into child (parent_id, id) values ($2, $1)',
  values: [id, parentId],
})
const rows = async () =>
  (await database.ownerPool.query('select c.id, p.note from child c join parent p on p.id = c.parent_id'))
    .rows

it('each part keeps its own parameters, and a later one may point to what an earlier one wrote', async () => {
  await database.ownerPool.query(joinStatements([parent(1, 'a'), child(11, 1)]))
  await database.ownerPool.query(joinStatements([child(12, 2), parent(2, 'b')]))
  expect(await rows()).toEqual([
    { id: 11n, note: 'a!' },
    { id: 12n, note: 'b!' },
  ])
})

it('all parts are written or none', async () => {
  const before = await rows()
  await expect(
    database.ownerPool.query(joinStatements([parent(3, 'c'), child(11, 3)])),
  ).rejects.toMatchObject({
    code: '23505',
  })
  await expect(
    database.ownerPool.query(joinStatements([parent(3, 'c'), child(13, 4)])),
  ).rejects.toMatchObject({
    code: '23503',
  })
  expect(await rows()).toEqual(before)
  expect((await database.ownerPool.query('select 1 from parent where id = 3')).rows).toEqual([])
})

it('refuses a name that the database would cut off', () => {
  expect(() => joinStatements([{ ...parent(1, ''), name: 'p'.repeat(64) }])).toThrow('too long')
})
