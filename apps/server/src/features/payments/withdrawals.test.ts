import { bootWorld } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  choose,
  closeHouse,
  database,
  holdOf,
  makeDue,
  newPayer,
  openHouse,
  type Payer,
  stake,
  untilSent,
  world,
} from './example-payments.ts'
import { MISSES_BEFORE_RETRY } from './payout-desk.ts'

beforeAll(() => openHouse({ WITHDRAWAL_WAIT: '0' }))
afterAll(closeHouse)

/** Whoever paid in from an account and staked since is paid out to it without an operator. */
async function trusted(payer: Payer, account = 'P1234567'): Promise<void> {
  const { body } = await payer.deposit(50)
  await choose(body.redirect, 'approve', account)
  await payer.until(body.payment?.id ?? 0, 'done')
  await stake(payer)
}

const codesOf = async (id: number) =>
  (await database.pool.query('select code from transfer where cause = $1 order by id', [id])).rows.map(
    ({ code }) => code,
  )

describe('an ordered withdrawal', () => {
  it.concurrent('is kept apart at once, waits for an operator where nobody knows the account, and comes back when it is cancelled', async () => {
    const payer = await newPayer()
    const { body } = await payer.withdraw(100)
    const id = body.payment?.id ?? 0
    expect(body.payment).toMatchObject({ type: 'out', status: 'ordered', cancellable: true, amount: 100 })
    expect(await holdOf(payer)).toEqual([90_000n, 10_000n])
    expect((await payer.call('account/notPaymentWithdrawal')).body).toMatchObject({
      available: 900,
      held: 100,
      needs: [],
    })
    const { rows } = await database.pool.query('select flags, account_shown from payment where id = $1', [id])
    expect(rows).toEqual([{ flags: 'account_never_paid_in', account_shown: 'P•••4567' }])
    const cancelled = await payer.call('account/rejectPayment', { paymentOut: id })
    expect(cancelled.body).toMatchObject({
      success: true,
      payment: { status: 'cancelled', cancellable: false },
    })
    expect(await holdOf(payer)).toEqual([100_000n, 0n])
    expect((await payer.call('account/rejectPayment', { paymentOut: id })).body.code).toBe('payment_final')
    expect(
      (await database.pool.query('select account_sealed from payment where id = $1', [id])).rows,
    ).toEqual([{ account_sealed: null }])
  })

  it.concurrent('waits while a password is new, or another account claims the same passport', async () => {
    const [payer, other] = [await newPayer(), await newPayer()]
    const flagsOf = async () => {
      const id = (await payer.withdraw(10, 'P7654321')).body.payment?.id
      return (await database.pool.query('select flags from payment where id = $1', [id])).rows[0]?.flags
    }
    await trusted(payer, 'P7654321')
    expect(await flagsOf()).toBe('')
    const change = (what: string) =>
      database.ownerPool.query(`update player set ${what} where id = $1`, [payer.playerId])
    await change("factors_changed_at = now() - interval '23 hours'")
    expect(await flagsOf()).toBe('factor_new')
    await change("factors_changed_at = now() - interval '25 hours'")
    await change(`passport = (select passport from player where id = ${other.playerId})`)
    expect(await flagsOf()).toBe('claims_linked')
  })

  it.concurrent('of one of two linked accounts waits for a person, however often its phone number is changed', async () => {
    const [payer, other] = [await newPayer(), await newPayer()]
    const shared = `+994 50 7${String(payer.playerId).padStart(6, '0').slice(-6)}`
    await database.ownerPool.query('update player set phone = $2 where id = any ($1)', [
      [payer.playerId, other.playerId],
      shared,
    ])
    const flagsOf = async () => {
      const { id = 0 } = (await payer.withdraw(1)).body.payment ?? {}
      const { rows } = await database.pool.query<{ flags: string }>(
        'select flags from payment where id = $1',
        [id],
      )
      return rows[0]?.flags.split(' ')
    }
    expect(await flagsOf()).toContain('claims_linked')
    for (const phone of ['+994 55 100 00 01', '+994 55 100 00 02', '+994 55 100 00 03']) {
      const changed = await payer.call('account/phone', { phone, password: EXAMPLE_PASSWORD })
      expect(changed.status).toBe(200)
      expect(await flagsOf()).toContain('claims_linked')
    }
  })

  it.concurrent('of a player who has not confirmed the address is refused, and said to be', async () => {
    const payer = await newPayer()
    const confirm = (instant: string) =>
      database.writePast(`update player set email_confirmed_at = ${instant} where id = ${payer.playerId}`)
    await confirm('null')
    expect((await payer.call('account/notPaymentWithdrawal')).body).toMatchObject({ needs: ['email'] })
    expect(await payer.withdraw(100, 'P1234567', 'early')).toMatchObject({
      status: 422,
      body: { code: 'email_unconfirmed' },
    })
    expect(await holdOf(payer)).toEqual([100_000n, 0n])
    await confirm('now()')
    // A refused press stays refused; the next one is heard.
    expect((await payer.withdraw(100, 'P1234567', 'early')).body.code).toBe('email_unconfirmed')
    expect((await payer.withdraw(100)).status).toBe(200)
  })

  it.concurrent.each([
    [{ wallet: 'P123456' }, { wallet: 'Enter the number in full, for example P1234567' }],
    [
      { wallet: '\u04201234567' },
      { wallet: 'A letter is Cyrillic. Type the number in Latin letters, for example P1234567' },
    ],
    [{}, { wallet: 'Required field' }],
    [{ wallet: 'P1234567', amount: 0.01 }, { amount: 'Minimum amount 0.02\u00a0₼' }],
    [{ method: 'visa', card: '4111111111111112' }, { card: 'There is no card with this number' }],
  ])('of %j is refused', async (more, fields) => {
    const payer = await newPayer()
    const { body } = await payer.call('account/withdrawal', { method: 'payeer', amount: 50, ...more })
    expect(body).toMatchObject({ code: 'invalid_fields', fields })
  })

  it.concurrent('takes no more than there is, of 64 that ask for all of it on two servers', async () => {
    const other = await bootWorld({ feed: createScriptedFeed(), database })
    const payer = await newPayer()
    const said = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        payer.call(
          'account/withdrawal',
          { method: 'payeer', amount: 1000, wallet: 'P1234567' },
          `all${at}`,
          at % 2 === 0 ? world : other,
        ),
      ),
    )
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(said.filter(({ body }) => body.code === 'insufficient_funds')).toHaveLength(63)
    expect(await holdOf(payer)).toEqual([0n, 100_000n])
    await other.stop()
  })

  it.concurrent('that is cancelled while it is approved ends one way', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const payer = await newPayer()
      const id = (await payer.withdraw(100)).body.payment?.id ?? 0
      await database.ownerPool.query("update payment set flags = '' where id = $1", [id])
      await makeDue(id)
      const said = await Promise.all(
        Array.from({ length: 4 }, () => payer.call('account/rejectPayment', { paymentOut: id })),
      )
      const isCancelled = said.some(({ status }) => status === 200)
      expect(said.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      await payer.until(id, isCancelled ? 'cancelled' : 'done')
      expect(await holdOf(payer)).toEqual([isCancelled ? 100_000n : 90_000n, 0n])
    })
    await Promise.all(rounds)
  })
})

describe('a payout to an account that paid in', () => {
  it.concurrent.each([
    ['P1234567', 'done', 98_900n, ['withdraw_hold', 'withdraw_paid', 'withdraw_exchange']],
    ['P1234501', 'rejected', 104_900n, ['withdraw_hold', 'withdraw_release']],
    [
      'P1234504',
      'rejected',
      104_900n,
      ['withdraw_hold', 'withdraw_paid', 'withdraw_exchange', 'withdraw_exchange', 'withdraw_returned'],
    ],
  ] as const)('%s is %s', async (account, status, cash, codes) => {
    const payer = await newPayer()
    await trusted(payer, account)
    const { body } = await payer.withdraw(60, account)
    const id = body.payment?.id ?? 0
    await payer.until(id, status)
    expect(await holdOf(payer)).toEqual([cash, 0n])
    expect((await codesOf(id)).toSorted()).toEqual([...codes].toSorted())
    // Whom it was sent to is needed by nobody any more.
    const sealed = 'select account_sealed from payment where id = $1'
    expect((await database.pool.query(sealed, [id])).rows).toEqual([{ account_sealed: null }])
  })

  it.concurrent('that pays and never answers is asked about, and was paid once', async () => {
    const payer = await newPayer()
    await trusted(payer, 'P1234503')
    const id = (await payer.withdraw(60, 'P1234503')).body.payment?.id ?? 0
    await payer.until(id, 'processing')
    expect(await holdOf(payer)).toEqual([98_900n, 6000n])
    await untilSent(id)
    await makeDue(id)
    await payer.until(id, 'done')
    expect(await countOrders(id)).toBe(1)
    const { rows } = await database.pool.query(
      'select actor_kind, action from trail where subject = $1 order by number',
      [`payment ${id}`],
    )
    // No hand did any of it, and nothing but the question brought the end.
    expect(rows.map(({ actor_kind: who, action }) => `${who} ${action}`)).toEqual([
      'system withdrawal.approved',
      'system withdrawal.sent',
      'gateway withdrawal.paid',
    ])
  })

  it.concurrent('that stays is held for as long as nobody knows', async () => {
    const payer = await newPayer()
    await trusted(payer, 'P1234502')
    const id = (await payer.withdraw(60, 'P1234502')).body.payment?.id ?? 0
    await payer.until(id, 'processing')
    for (let ask = 0; ask <= MISSES_BEFORE_RETRY; ask++) {
      await untilSent(id)
      await makeDue(id)
    }
    await untilSent(id)
    expect([(await payer.show(id))?.status, await holdOf(payer)]).toEqual(['processing', [98_900n, 6000n]])
  })

  it.concurrent('of which a server died before it was sent is sent once more, and only when the gateway is certain', async () => {
    const payer = await newPayer()
    const id = (await payer.withdraw(60)).body.payment?.id ?? 0
    // As a server leaves it that dies between its attempt and the call.
    await database.ownerPool.query("update payment set status = 'approved' where id = $1", [id])
    await database.ownerPool.query(
      "update payment set status = 'processing', due_at = now() + interval '1 hour' where id = $1",
      [id],
    )
    await database.ownerPool.query(
      `insert into payment_step (payment_id, number, status, actor) values ($1, 2, 'approved', 'system'), ($1, 3, 'processing', 'system')`,
      [id],
    )
    await database.ownerPool.query('insert into payout_attempt (payment_id, number) values ($1, 1)', [id])
    for (let miss = 1; miss <= MISSES_BEFORE_RETRY; miss++) {
      expect(await countOrders(id)).toBe(0)
      await makeDue(id)
      await vi.waitFor(
        async () => expect((await missesOf(id)).includes(miss) || (await countOrders(id)) === 1).toBe(true),
        { timeout: 20_000, interval: 100 },
      )
    }
    await payer.until(id, 'done')
    expect(await countOrders(id)).toBe(1)
    expect(await holdOf(payer)).toEqual([94_000n, 0n])
  })
})

const missesOf = async (id: number): Promise<number[]> =>
  (await database.pool.query('select missed from payout_attempt where payment_id = $1', [id])).rows.map(
    ({ missed }) => missed,
  )
const countOrders = async (id: number) =>
  (
    await database.pool.query(
      "select from sandbox_order o join payment p on p.reference = o.reference and o.kind = 'payout' where p.id = $1",
      [id],
    )
  ).rowCount
