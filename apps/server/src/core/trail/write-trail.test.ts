import type { PoolClient } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TRAIL_INVARIANTS } from './trail-invariants.ts'
import { type TrailEntry, writeTrail } from './write-trail.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  for (const [number, subject] of ['payment 1', 'payment 2', 'payment 1', 'payment 1'].entries()) {
    await write({ subject, after: { number } })
  }
})
afterAll(() => database.close())

const write = (entry: Partial<TrailEntry>) =>
  withTransaction(database.pool, (client) =>
    writeTrail(client, [
      { actor: { kind: 'operator', name: 'desk' }, action: 'payment.seen', subject: 'payment 1', ...entry },
    ]),
  )

async function countBroken(client: Pick<PoolClient, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: bigint }>(TRAIL_INVARIANTS[0]?.sql ?? '')
  return Number(rows[0]?.count)
}

it('every row follows the one before, and says who did what to what', async () => {
  const { rows } = await database.pool.query(
    `select number, actor_kind, actor, action, after from trail where subject = 'payment 1' order by number`,
  )
  const said = { actor_kind: 'operator', actor: 'desk', action: 'payment.seen' }
  expect(rows).toEqual(
    [0, 2, 3].map((number, at) => ({ ...said, number: BigInt(at + 1), after: { number, v: 1 } })),
  )
  expect(await countBroken(database.pool)).toBe(0)
})

describe('the audit sees', () => {
  it.each([
    ['a changed word', "update trail set actor = 'nobody' where number = 2"],
    ['a changed amount', `update trail set after = '{"number": 9, "v": 1}' where number = 2`],
    ['a changed instant', "update trail set at = at + interval '1 us' where number = 2"],
    ['a row that was taken out', 'delete from trail where number = 2'],
    ['a first row that was taken out', 'delete from trail where number = 1'],
    [
      'a row that was changed with its own hash made anew',
      "update trail t set actor = 'nobody' where number = 2; update trail t set hash = trail_hash(t) where number = 2",
    ],
    [
      'one that was slipped in',
      `update trail set number = number + 1 where number = 3;
       insert into trail select chain, 3, at, actor_kind, actor, action, subject, before, after, request_id, previous, hash
       from trail where number = 2`,
    ],
  ])('%s', async (_, damage) => {
    const client = await database.superuserPool.connect()
    try {
      await client.query('begin')
      await client.query('set local session_replication_role = replica')
      await client.query(damage)
      expect(await countBroken(client)).toBeGreaterThan(0)
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

it.each(['update trail set actor = $$x$$', 'delete from trail', 'truncate trail'])(
  '%s is refused',
  async (sql) => {
    await expect(database.pool.query(sql)).rejects.toThrow(/permission denied/)
    await expect(database.ownerPool.query(sql)).rejects.toThrow(/append-only/)
  },
)

it('whatever the server says, the database makes number, instant and hash', async () => {
  await database.pool.query(`insert into trail (chain, number, at, actor_kind, actor, action, subject, previous, hash)
    values (7, 99, '2020-01-01', 'system', 'x', 'a.b', 'forged', '', '')`)
  const { rows } = await database.pool.query(
    "select number, at > '2021-01-01' as is_now from trail where subject = 'forged'",
  )
  expect(rows).toEqual([{ number: 1n, is_now: true }])
  expect(await countBroken(database.pool)).toBe(0)
})

it('those who write at once make one chain, and none is lost', async () => {
  await Promise.all(
    Array.from({ length: 32 }, (_, at) => write({ subject: `payment ${at % 4}`, action: 'race.run' })),
  )
  const { rows } = await database.pool.query<{ count: bigint }>(
    "select count(*) from trail where action = 'race.run'",
  )
  expect(rows[0]?.count).toBe(32n)
  expect(await countBroken(database.pool)).toBe(0)
})

it('a secret is refused', async () => {
  await expect(write({ after: { password: 'x' } })).rejects.toThrow('password does not belong')
  await expect(write({ before: { restoreToken: 'x' } })).rejects.toThrow('restoreToken does not belong')
})
