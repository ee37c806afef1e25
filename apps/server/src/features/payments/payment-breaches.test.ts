import type { PoolClient } from '@xezer/db/pool'
import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { INVARIANTS } from '../../core/upkeep/invariants.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { choose, closeHouse, database, newPayer, openHouse } from './example-payments.ts'
import { decideQuarantine, decideWithdrawal, listQuarantines } from './payment-desk.ts'
import { issueVouchers } from './voucher-desk.ts'

const ids: Record<string, number> = {}

/** A payment of every kind: credited, kept aside, ordered, cancelled, paid out. */
beforeAll(async () => {
  await openHouse()
  const payer = await newPayer()
  for (const [name, choice] of [
    ['credited', 'approve'],
    ['aside', 'other_amount'],
    ['freed', 'other_amount'],
  ] as const) {
    const { body } = await payer.deposit(50)
    ids[name] = body.payment?.id ?? 0
    await choose(body.redirect, choice)
    await payer.until(ids[name], name === 'credited' ? 'done' : 'processing')
  }
  const order = { actor: 'desk', reason: 'r' }
  const owner = { pool: database.pool, random: nodeMachine.secureRandom }
  const [issued] = await issueVouchers(owner, { amount: major(5), count: 1 }, order)
  ids.bought = (await payer.call('account/depositAzx', { code: issued?.code })).body.payment?.id ?? 0
  const own = (await listQuarantines(database.pool)).find((one) => Number(one.payment_id) === ids.freed)
  const word = { kind: 'credit', playerId: payer.playerId, amount: own?.amount } as never
  await decideQuarantine(database.pool, Number(own?.id), word, order)
  for (const name of ['ordered', 'cancelled', 'paid']) {
    ids[name] = (await payer.withdraw(60)).body.payment?.id ?? 0
    // What paid in may be paid out by itself: these wait for a word.
    await database.ownerPool.query(
      "update payment set due_at = null, flags = 'x' where id = $1 and status = 'ordered'",
      [ids[name]],
    )
  }
  await payer.call('account/rejectPayment', { paymentOut: ids.cancelled })
  await decideWithdrawal(database.pool, ids.paid ?? 0, 'approve', order)
  await payer.until(ids.paid ?? 0, 'done')
}, 60_000)
afterAll(closeHouse)

async function findBreached(client: PoolClient): Promise<string[]> {
  const names: string[] = []
  for (const { name, sql } of INVARIANTS) {
    const { rows } = await client.query<{ count: bigint }>(sql)
    if (rows[0]?.count !== 0n) names.push(name)
  }
  return names
}

/** What the audit says once `damage` was done; the damage is undone. */
async function breachesAfter(damage: string): Promise<string[]> {
  const client = await database.superuserPool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(damage.replaceAll(/\$(\w+)/g, (_, name: string) => String(ids[name])))
    return await findBreached(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it('finds nothing where nothing is wrong', async () => {
  expect(await breachesAfter('select 1')).toEqual([])
})

it.each([
  ['held for withdrawals', 'update wallet set withdraw_hold = withdraw_hold + 1'],
  ['held for withdrawals', "update payment set status = 'cancelled' where id = $ordered"],
  ['held for withdrawals', "update payment set status = 'ordered' where id = $paid"],
  ['credited other than once', "delete from transfer where cause = $credited and code = 'deposit'"],
  [
    'credited other than once',
    "update transfer set amount = amount + 1 where cause = $credited and code = 'deposit'",
  ],
  ['credited other than once', "delete from transfer where cause = $credited and code = 'deposit_exchange'"],
  [
    'credited other than once',
    `insert into transfer (debit, credit, currency, amount, code, cause, generation)
     select debit, credit, currency, amount, code, cause, 1 from transfer where cause = $credited and code = 'deposit';
     update payment set amount = amount - 1 where id = $credited`,
  ],
  [
    'credited other than once',
    `insert into transfer (debit, credit, currency, amount, code, cause)
     select debit, credit, currency, amount, code, $aside from transfer where cause = $credited and code = 'deposit'`,
  ],
  [
    'credited other than once',
    "update quarantine set status = 'returned', player_id = null where payment_id = $freed",
  ],
  ['not taken back', "update payment set status = 'charged_back' where id = $credited"],
  ['without a message', 'delete from gateway_event where payment_id = $credited'],
  ['without a message', "update gateway_event set outcome = 'ignored' where payment_id = $credited"],
  ['without a message', "update voucher set status = 'void', payment_id = null where payment_id = $bought"],
  ['without a message', 'update voucher set amount = amount + 1 where payment_id = $bought'],
  ['other than their transfers', "delete from transfer where cause = $ordered and code = 'withdraw_hold'"],
  ['other than their transfers', "delete from transfer where cause = $paid and code = 'withdraw_exchange'"],
  [
    'other than their transfers',
    "update transfer set amount = amount + 1 where cause = $paid and code = 'withdraw_paid'",
  ],
  [
    'other than their transfers',
    "delete from transfer where cause = $cancelled and code = 'withdraw_release'",
  ],
  ['other than their transfers', "update payment set status = 'returned' where id = $paid"],
  ['money in suspense', 'update quarantine set amount = amount + 1 where payment_id = $aside'],
  [
    'money in suspense',
    "update quarantine set status = 'returned', actor = 'x', note = 'x', decided_at = now() where payment_id = $aside",
  ],
  ['money in suspense', "delete from transfer where code = 'suspense_in'"],
  ['a way that there is not', "update payment set status = 'failed' where id = $cancelled"],
  ['a way that there is not', 'delete from payment_step where payment_id = $paid and number = 2'],
  [
    'a way that there is not',
    "update payment_step set status = 'pending' where payment_id = $paid and number = 1",
  ],
  ['long over', "update payment set due_at = now() - interval '1 hour' where id = $ordered"],
  ['that caused them', 'delete from payment where id = $paid'],
  ['that caused them', 'delete from quarantine'],
  [
    'that caused them',
    "update transfer set code = 'deposit' where cause = $paid and code = 'withdraw_paid'; delete from payment where id = $paid",
  ],
])('counts a breach of "%s" after %s', async (name, damage) => {
  expect((await breachesAfter(damage)).filter((breached) => breached.includes(name))).toHaveLength(1)
})
