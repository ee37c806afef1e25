import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import {
  choose,
  closeHouse,
  database,
  hear,
  newPayer,
  openHouse,
  type Payer,
  referenceOf,
} from './example-payments.ts'
import {
  decideQuarantine,
  decideWithdrawal,
  listQuarantines,
  listWaitingWithdrawals,
} from './payment-desk.ts'

beforeAll(() => openHouse())
afterAll(closeHouse)

const ORDER = { actor: 'desk', reason: 'looked at' }
const trailOf = async (subject: string) =>
  (
    await database.pool.query(
      "select action, actor from trail where subject = $1 and actor_kind = 'operator'",
      [subject],
    )
  ).rows

describe('a withdrawal that waits for a word', () => {
  it.each([
    ['approve', 'done', 900, 'withdrawal.approved', 'Decided by an operator'],
    [
      'reject',
      'rejected',
      1000,
      'withdrawal.rejected',
      'An operator rejected it; the money is back in your balance',
    ],
  ] as const)('%s: %s', async (word, status, balance, action, note) => {
    const payer = await newPayer()
    const id = (await payer.withdraw(100)).body.payment?.id ?? 0
    expect((await listWaitingWithdrawals(database.pool, 'sandbox')).map((one) => one.id)).toContain(id)
    const said = await Promise.all(
      Array.from({ length: 8 }, () => decideWithdrawal(database.pool, id, word, ORDER)),
    )
    expect(said.filter(Boolean)).toHaveLength(1)
    await payer.until(id, status)
    expect(await payer.balance()).toBe(balance)
    expect((await payer.show(id))?.steps.map((step) => step.note)).toContain(note)
    expect(await trailOf(`payment ${id}`)).toEqual([{ action, actor: 'desk' }])
  })
})

/** A deposit whose payer paid another amount. */
async function quarantined(payer: Payer): Promise<{ id: number; quarantine: number }> {
  const { body } = await payer.deposit(50)
  const id = body.payment?.id ?? 0
  await choose(body.redirect, 'other_amount')
  await payer.until(id, 'processing')
  const found = (await listQuarantines(database.pool)).find((one) => Number(one.payment_id) === id)
  return { id, quarantine: Number(found?.id) }
}

describe('money in quarantine', () => {
  it('is credited once, for what an operator says it is worth', async () => {
    const payer = await newPayer()
    const { id, quarantine } = await quarantined(payer)
    const word = { kind: 'credit', playerId: payer.playerId, amount: minor(5002n) } as const
    const said = await Promise.all(
      Array.from({ length: 8 }, () => decideQuarantine(database.pool, quarantine, word, ORDER)),
    )
    expect(said.filter(Boolean)).toHaveLength(1)
    expect([await payer.balance(), (await payer.show(id))?.status]).toEqual([1050.02, 'done'])
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    // The statement adds up with what a payment and a quarantine moved.
    const period = { from: at(-1), to: at(1) }
    expect((await payer.call('account/statement', period)).status).toBe(200)
    expect(await decideQuarantine(database.pool, quarantine, { kind: 'return' }, ORDER)).toBe(false)
    expect(await trailOf(`payment ${id}`)).toEqual([{ action: 'quarantine.credited', actor: 'desk' }])
  })

  it('that was credited is disputed as what it was worth, not as what was ordered', async () => {
    const payer = await newPayer()
    const { id, quarantine } = await quarantined(payer)
    const word = { kind: 'credit', playerId: payer.playerId, amount: minor(4321n) } as const
    expect(await decideQuarantine(database.pool, quarantine, word, ORDER)).toBe(true)
    const order = await referenceOf(id)
    const told = async (status: string) => {
      const said = { id: 'd', kind: 'deposit', order, status, amount: '1.00', currency: 'RUB' }
      return [await hear(JSON.stringify(said)), await payer.balance()]
    }
    expect(await told('charged_back')).toEqual([200, 1000])
    expect(await told('reinstated')).toEqual([200, 1043.21])
    const faults = (await runAudit(database.pool)).filter(({ count }) => count > 0)
    expect(faults).toEqual([])
  })

  it('is returned when all of it went back, and not before', async () => {
    const payer = await newPayer()
    const { id } = await quarantined(payer)
    const order = await referenceOf(id)
    const said = { id: 'more', kind: 'deposit', order, status: 'paid', amount: '3.00', currency: 'RUB' }
    expect(await hear(JSON.stringify(said))).toBe(200)
    const states: unknown[] = []
    const open = (await listQuarantines(database.pool)).filter((one) => Number(one.payment_id) === id)
    for (const one of open) {
      expect(await decideQuarantine(database.pool, Number(one.id), { kind: 'return' }, ORDER)).toBe(true)
      states.push((await payer.show(id))?.status)
    }
    expect(states).toEqual(['processing', 'rejected'])
  })

  it('earns the bonus of what it is worth, not of what was ordered', async () => {
    const payer = await newPayer()
    const { body } = await payer.deposit(50, { bonus: 1 })
    await choose(body.redirect, 'other_amount')
    const id = body.payment?.id ?? 0
    await payer.until(id, 'processing')
    const found = (await listQuarantines(database.pool)).find((one) => Number(one.payment_id) === id)
    const word = { kind: 'credit', playerId: payer.playerId, amount: minor(4000n) } as const
    expect(await decideQuarantine(database.pool, Number(found?.id), word, ORDER)).toBe(true)
    const { rows } = await database.pool.query('select amount from bonus_grant where payment_id = $1', [id])
    expect(rows).toEqual([{ amount: 800n }])
  })

  it('counts against a limit of deposits by what it brought, of an order or of none', async () => {
    const payer = await newPayer()
    await payer.call('account/limit', { kind: 'deposit', days: 1, amount: 100 })
    const { quarantine } = await quarantined(payer)
    const credit = (id: number, amount: bigint) => {
      const word = { kind: 'credit', playerId: payer.playerId, amount: minor(amount) } as const
      return decideQuarantine(database.pool, id, word, ORDER)
    }
    expect(await credit(quarantine, 5500n)).toBe(true)
    const said = { kind: 'deposit', order: 'none', status: 'paid', amount: '6.00', currency: 'USD', id: 'l' }
    await hear(JSON.stringify(said))
    const unknown = (await listQuarantines(database.pool)).find(({ payment_id: id }) => id === null)
    expect(await credit(Number(unknown?.id), 1500n)).toBe(true)
    expect((await payer.deposit(30.01)).body.code).toBe('limit_reached')
    expect((await payer.deposit(30)).status).toBe(200)
  })

  it('of the currency of its player is credited whole or not at all', async () => {
    const payer = await newPayer('RUR')
    const had = await payer.balance()
    const said = {
      kind: 'deposit',
      order: 'lost',
      status: 'paid',
      amount: '700.00',
      currency: 'RUB',
      id: 'w',
    }
    await hear(JSON.stringify(said))
    const lost = (await listQuarantines(database.pool)).find(({ payment_id: id }) => id === null)
    const credit = (amount: bigint) => {
      const word = { kind: 'credit', playerId: payer.playerId, amount: minor(amount) } as const
      return decideQuarantine(database.pool, Number(lost?.id), word, ORDER)
    }
    expect([await credit(69_999n), await credit(70_001n), await payer.balance()]).toEqual([false, false, had])
    expect([await credit(70_000n), await payer.balance()]).toEqual([true, (had ?? 0) + 700])
  })

  it('goes back', async () => {
    const payer = await newPayer()
    const { id, quarantine } = await quarantined(payer)
    expect(await decideQuarantine(database.pool, quarantine, { kind: 'return' }, ORDER)).toBe(true)
    expect([await payer.balance(), (await payer.show(id))?.status]).toEqual([1000, 'rejected'])
  })

  it('of one player is credited to no other, of nobody to whoever it is', async () => {
    const [payer, other] = [await newPayer(), await newPayer()]
    const { quarantine } = await quarantined(payer)
    const word = { kind: 'credit', playerId: other.playerId, amount: minor(5000n) } as const
    expect(await decideQuarantine(database.pool, quarantine, word, ORDER)).toBe(false)
    await hear(
      JSON.stringify({
        kind: 'deposit',
        order: 'nobody',
        status: 'paid',
        amount: '7.00',
        currency: 'USD',
        id: 'n',
      }),
    )
    const unknown = (await listQuarantines(database.pool)).find(({ payment_id: id }) => id === null)
    expect(
      await decideQuarantine(database.pool, Number(unknown?.id), { ...word, amount: minor(1190n) }, ORDER),
    ).toBe(true)
    expect(await other.balance()).toBe(1011.9)
  })
})
