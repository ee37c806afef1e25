import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from './example-player.ts'
import { IDENTITY_STATES, isIdentityVerified, mayBecome } from './identity-states.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.ownerPool.query(`
    create function try_move(id bigint, target text) returns boolean language plpgsql as $$
    begin
      begin
        update identity_check set status = target where player_id = try_move.id;
        raise exception 'legal' using errcode = 'P0001';
      exception
        when check_violation then return sqlerrm not like '%cannot become%';
        when raise_exception then return true;
      end;
    end $$`)
})
afterAll(() => database.close())

/** `days` until the document ends, from the house's own day on. */
async function open(status: string, days: number): Promise<number> {
  const id = await openExamplePlayer(database.pool, `${status}${days}@example.com`, major(0))
  await database.ownerPool.query('alter table identity_check disable trigger identity_begins')
  await database.ownerPool.query(
    `insert into identity_check (player_id, status, submission, form, expires_on, refusal, submitted_at, decided_at)
     select $1, $2, ($2 <> 'none')::int, case when $2 <> 'none' then '' :: bytea end,
       case when $2 <> 'none' then (now() at time zone 'Asia/Baku')::date + $3::int end,
       case when $2 = 'refused' then 'mismatch' end, case when $2 <> 'none' then now() end,
       case when $2 not in ('none', 'submitted') then now() end`,
    [id, status, days],
  )
  await database.ownerPool.query('alter table identity_check enable trigger identity_begins')
  return id
}

it('the database lets a check go the ways of the table, and no other of all pairs', async () => {
  for (const from of IDENTITY_STATES) {
    const id = await open(from, 5)
    for (const to of IDENTITY_STATES.filter((one) => one !== from)) {
      const { rows } = await database.ownerPool.query('select try_move($1, $2) as ok', [id, to])
      expect([from, to, rows[0].ok]).toEqual([from, to, mayBecome(from, to)])
    }
  }
})

it('a check begins at its beginning', async () => {
  const id = await openExamplePlayer(database.pool, 'begins@example.com', major(0))
  const begin = database.pool.query(
    `insert into identity_check (player_id, status, submission, form, expires_on, submitted_at, decided_at)
     values ($1, 'verified', 1, '', '2099-01-01', now(), now())`,
    [id],
  )
  await expect(begin).rejects.toThrow('cannot become')
})

it.each([
  ['none', 1, false],
  ['submitted', 1, false],
  ['refused', 1, false],
  ['expired', 1, false],
  ['verified', 1, true],
  // To the end of its last day.
  ['verified', 0, true],
  ['verified', -1, false],
] as const)('%s, with a document of %i days more: verified %j', async (status, days, isVerified) => {
  expect(await isIdentityVerified(database.pool, await open(status, days))).toBe(isVerified)
})
