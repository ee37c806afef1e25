import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSealing } from '../../core/sealing/sealing.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import {
  choose,
  closeHouse,
  database,
  makeDue,
  newPayer,
  openHouse,
  untilSent,
  world,
} from './example-payments.ts'
import type { Gateway } from './gateway.ts'
import { decideWithdrawal } from './payment-desk.ts'
import { openStandIn, STAND_IN_SECRET, STAND_IN_SHOP } from './piastrix/example-stand-in.ts'
import { createPiastrixClient } from './piastrix/piastrix-client.ts'
import { alarmUnknown, closeItem, reconcile, startReconciling } from './reconcile.ts'
import { claimRun, countItems, endRun, findOpenDeposits, listItems } from './reconciliation-store.ts'
import { createSandboxClient, sandboxKeyOf } from './sandbox-client.ts'

let gateway: Gateway
beforeAll(async () => {
  await openHouse()
  const key = sandboxKeyOf(createSealing(world.config.dataKey, nodeMachine.secureRandom))
  gateway = createSandboxClient({ baseUrl: () => world.url, key, clock: nodeMachine.clock })
})
afterAll(closeHouse)

const ORDER = { actor: 'desk', reason: 'looked at' }
const run = (asked: Gateway = gateway) => reconcile({ pool: database.pool, gateway: asked })
const open = async () =>
  (await listItems(database.pool)).map(({ kind, payment_id: paymentId, currency, ours, theirs }) => ({
    ...{ kind, ...(paymentId === null ? { currency, ours, theirs } : { paymentId: Number(paymentId) }) },
  }))
const age = (id: number, by: string) =>
  database.ownerPool.query('update payment set requested_at = requested_at - $2::interval where id = $1', [
    id,
    by,
  ])
const closeAll = async () => {
  for (const { id } of await listItems(database.pool)) await closeItem(database.pool, Number(id), ORDER)
}

describe('the books and those of the gateway', () => {
  it('are the same after payments in and out, declined, doubled and kept aside', async () => {
    const payer = await newPayer()
    for (const [choice, status] of [
      ['approve', 'done'],
      ['twice', 'done'],
      ['decline', 'rejected'],
      ['other_amount', 'processing'],
      ['other_currency', 'processing'],
    ] as const) {
      const { body } = await payer.deposit(50)
      await choose(body.redirect, choice)
      await payer.until(body.payment?.id ?? 0, status)
    }
    const id = (await payer.withdraw(60, 'P7654321')).body.payment?.id ?? 0
    await decideWithdrawal(database.pool, id, 'approve', ORDER)
    await payer.until(id, 'done')
    expect([await run(), await open()]).toEqual([0, []])
  })

  it('differ by what was paid there and never told here, which is found once and closed by a person', async () => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50)
    const id = body.payment?.id ?? 0
    await choose(body.redirect, 'forged')
    const kept = { kind: 'balance', currency: 'RUR' }
    // A payment of now may still be told.
    expect(await run()).toBe(1)
    expect(await open()).toEqual([{ ...kept, ours: expect.anything(), theirs: expect.anything() }])
    const [first] = await listItems(database.pool)
    expect((first?.theirs ?? 0n) - (first?.ours ?? 0n)).toBe(250_000n)
    await age(id, '16 minutes')
    expect([await run(), await run()]).toEqual([1, 0])
    expect((await open()).filter(({ kind }) => kind === 'deposit_paid_there')).toEqual([
      { kind: 'deposit_paid_there', paymentId: id },
    ])
    // Nothing was corrected by itself.
    expect([(await payer.show(id))?.status, await payer.balance()]).toEqual(['pending', 1000])
    expect((await countItems(database.pool)).get('balance')).toBe(1)
    const said = await Promise.all([1, 2, 3].map(() => closeItem(database.pool, Number(first?.id), ORDER)))
    expect(said.filter(Boolean)).toHaveLength(1)
    const { rows } = await database.pool.query(
      "select actor from trail where action = 'reconciliation.closed'",
    )
    expect(rows).toEqual([{ actor: 'desk' }])
    // It stands still, so it is found again.
    expect(await run()).toBe(1)
    await closeAll()
  })

  it.each([
    ['2 days', 1],
    ['4 days', 0],
    ['7 days 3 hours', 1],
    ['8 days', 0],
    ['30 days 1 hour', 1],
    ['32 days', 0],
  ])('differ by what was paid there when its day was long over: %s later', async (age_, found) => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50)
    const id = body.payment?.id ?? 0
    await choose(body.redirect, 'forged')
    await database.ownerPool.query("update payment set due_at = now() - interval '1 second' where id = $1", [
      id,
    ])
    await payer.until(id, 'cancelled')
    await age(id, age_)
    await run()
    const told = (await listItems(database.pool)).filter(({ payment_id: of }) => Number(of) === id)
    expect(told).toHaveLength(found)
    await closeAll()
  })

  it('are asked for one after the other, however many there are', async () => {
    const client = await database.ownerPool.connect()
    await client.query('begin')
    await client.query(
      `insert into payment (id, player_id, direction, method, gateway, status, currency, amount, fee, pay_currency, pay_amount,
         rate_numerator, rate_denominator, rate_source, reference, requested_at)
       select next_cause(), $1, 'in', 'payeer', 'many', 'created', 'AZN', 100, 0, 'AZN', 100, 1, 1, 'x', 'many ' || n,
         now() - interval '1 day' from generate_series(1, 2500) n`,
      [(await newPayer()).playerId],
    )
    const ids = new Set<number>()
    for await (const { id } of findOpenDeposits(client, 'many')) ids.add(id)
    await client.query('rollback')
    client.release()
    expect(ids.size).toBe(2500)
  })

  it('are held together once a day by one of many servers, and again by another when it died', async () => {
    const claims = await Promise.all(Array.from({ length: 16 }, () => claimRun(database.pool, 'other')))
    expect(claims.filter(Boolean)).toHaveLength(1)
    await database.ownerPool.query(
      "update reconciliation_run set begun_at = begun_at - interval '61 minutes' where gateway = 'other'",
    )
    expect([await claimRun(database.pool, 'other'), await claimRun(database.pool, 'other')]).toEqual([
      true,
      false,
    ])
    await endRun(database.pool, 'other')
    await database.ownerPool.query(
      "update reconciliation_run set begun_at = begun_at - interval '61 minutes' where gateway = 'other'",
    )
    expect(await claimRun(database.pool, 'other')).toBe(false)
  })
})

/** Sent to a gateway that says nothing of it. */
async function sendSilent() {
  const payer = await newPayer()
  const id = (await payer.withdraw(60, 'P7654302')).body.payment?.id ?? 0
  await decideWithdrawal(database.pool, id, 'approve', ORDER)
  await payer.until(id, 'processing')
  await untilSent(id)
  const passHour = () =>
    database.ownerPool.query(
      "update payout_attempt set started_at = started_at - interval '1 hour' where payment_id = $1",
      [id],
    )
  return { payer, id, passHour }
}

it('a payout of which nobody knows anything for an hour is told once', async () => {
  const { payer, id, passHour } = await sendSilent()
  const tell = vi.fn()
  const look = () => alarmUnknown({ pool: database.pool, gateway }, tell)
  await look()
  expect(tell).not.toHaveBeenCalled()
  await passHour()
  await Promise.all([look(), look()])
  await look()
  expect(tell.mock.calls).toEqual([[id]])
  expect(await open()).toEqual([{ kind: 'payout_unknown', paymentId: id }])
  await makeDue(id)
  expect((await payer.show(id))?.status).toBe('processing')
  await decideWithdrawal(database.pool, id, 'failed', ORDER)
  await closeAll()
})

it('every server looks for such payouts each minute, and counts what is open', async () => {
  const { id, passHour } = await sendSilent()
  await passHour()
  const timers = createHandDrivenTimers()
  const [tell, count, onError] = [vi.fn(), vi.fn(), vi.fn()]
  const stop = startReconciling({ pool: database.pool, gateway, timers, tell, count, onError })
  timers.advance(60_000)
  await stop()
  expect([tell.mock.calls, onError.mock.calls]).toEqual([[[id]], []])
  expect(count.mock.calls[0]?.[0].get('payout_unknown')).toBe(1)
  await decideWithdrawal(database.pool, id, 'failed', ORDER)
  await closeAll()
})

it('Piastrix tells its balance, the end of a bill, and a payout that it took back', async () => {
  const standIn = await openStandIn()
  const shop = { url: standIn.url, shop: STAND_IN_SHOP, secret: STAND_IN_SECRET, addresses: [] }
  const client = createPiastrixClient({ ...shop, clock: nodeMachine.clock, publicUrl: world.url })
  const [reference, currency] = ['a'.repeat(32), 'RUR'] as const
  standIn.balances.set('643', '-12.50')
  standIn.balances.set('840', '7')
  expect([...((await client.readBalances()) ?? [])]).toEqual([
    ['RUR', -1250n],
    ['USD', 700n],
    ['EUR', 0n],
  ])
  const bill = { reference, method: 'piastrix', currency } as const
  expect(await client.findDeposit(bill)).toBe('not_found')
  for (const [status, told] of [
    [1, 'pending'],
    [2, 'paid'],
    [3, 'failed'],
    [4, 'failed'],
    [9, 'unknown'],
  ] as const) {
    standIn.orders.set(reference, { call: 'bill/create', fields: {}, status })
    expect(await client.findDeposit(bill)).toBe(told)
  }
  // Of invoices nothing is published that could be asked.
  expect(await client.findDeposit({ ...bill, method: 'payeer' })).toBe('unknown')
  standIn.orders.set(reference, { call: 'withdraw/create', fields: {}, status: 6 })
  expect(await client.findPayout({ ...bill, method: 'payeer' })).toBe('failed')
  expect(standIn.faults).toEqual([])
  await standIn.close()
})
