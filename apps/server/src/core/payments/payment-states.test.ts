import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from '../player/example-player.ts'
import { FIRST_STATE, mayBecome, PAYMENT_STATES } from './payment-states.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const player = await openExamplePlayer(database.pool, 'states@example.com', major(0))
  await database.ownerPool.query(`
    alter table payment disable trigger payment_begins;
    create function try_move(id bigint, target text) returns boolean language plpgsql as $$
    begin
      begin
        update payment set status = target where payment.id = try_move.id;
        raise exception 'legal' using errcode = 'P0001';
      exception when check_violation then return false; when raise_exception then return true;
      end;
    end $$`)
  for (const direction of ['in', 'out'])
    for (const status of PAYMENT_STATES)
      await database.ownerPool.query(
        `insert into payment (player_id, direction, method, gateway, status, currency, amount, fee, pay_currency, pay_amount,
           rate_numerator, rate_denominator, rate_source, reference)
         values ($1, $2, 'payeer', 'x', $3, 'AZN', 100, 0, 'AZN', 100, 1, 1, 'static', $2 || $3)`,
        [player, direction, status],
      )
  await database.ownerPool.query('alter table payment enable trigger payment_begins')
})
afterAll(() => database.close())

it('the database lets a payment go the ways of the table, and no other of all pairs', async () => {
  const { rows } = await database.ownerPool.query<{
    direction: 'in' | 'out'
    status: never
    target: never
    ok: boolean
  }>(
    `select p.direction, p.status, t.target, try_move(p.id, t.target) as ok
     from payment p cross join unnest($1::text[]) as t (target) where p.status <> t.target`,
    [PAYMENT_STATES],
  )
  expect(rows).toHaveLength(2 * PAYMENT_STATES.length * (PAYMENT_STATES.length - 1))
  const told = (isLegal: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isLegal).map(({ direction, status, target }) => `${direction} ${status} ${target}`)
  expect(told(({ ok }) => ok)).toEqual(
    told(({ direction, status, target }) => mayBecome(direction, status, target)),
  )
})

it('a payment begins at its beginning', async () => {
  for (const direction of ['in', 'out'] as const)
    for (const status of PAYMENT_STATES) {
      const inserted = database.pool.query(
        `insert into payment (player_id, direction, method, gateway, status, currency, amount, fee, pay_currency, pay_amount,
           rate_numerator, rate_denominator, rate_source, reference)
         select player_id, $1, 'payeer', 'x', $2, 'AZN', 100, 0, 'AZN', 100, 1, 1, 'static', 'begun' || $1 || $2 from wallet`,
        [direction, status],
      )
      if (status === FIRST_STATE[direction]) await inserted
      else await expect(inserted).rejects.toThrow('cannot become')
    }
})
