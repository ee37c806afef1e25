import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeBlock } from '../../core/player/block-player.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import {
  balanceOf,
  closeHouse,
  database,
  hear,
  holdOf,
  makeDue,
  newPayer,
  openHouse,
  type Payer,
  referenceOf,
  say,
  stake,
} from './example-payments.ts'
import {
  decideQuarantine,
  decideWithdrawal,
  listQuarantines,
  listWaitingWithdrawals,
} from './payment-desk.ts'
import { issueVouchers } from './voucher-desk.ts'

beforeAll(() => openHouse({ WITHDRAWAL_WAIT: '900' }))
afterAll(closeHouse)

const ORDER = { actor: 'desk', reason: 'test' }

async function deposited(): Promise<{ payer: Payer; depositId: number }> {
  const payer = await newPayer()
  const depositId = (await payer.deposit(50)).body.payment?.id ?? 0
  expect(await say(depositId, 'paid')).toBe(200)
  await stake(payer)
  return { payer, depositId }
}

/** Of all that may leave; nothing is odd about it. */
async function ordered(payer: Payer): Promise<number> {
  const amount = Number(await balanceOf(payer)) / 100
  const id = (await payer.withdraw(amount)).body.payment?.id ?? 0
  const { rows } = await database.pool.query(
    'select status, flags, due_at is null as waits from payment where id = $1',
    [id],
  )
  expect(rows).toEqual([{ status: 'ordered', flags: '', waits: false }])
  return id
}

const waiting = async (id: number) =>
  (await listWaitingWithdrawals(database.pool, 'sandbox'))
    .filter((one) => one.id === id)
    .map(({ flags }) => flags)

describe('a withdrawal whose time is over', () => {
  it.concurrent('is approved by itself', async () => {
    const { payer } = await deposited()
    const id = await ordered(payer)
    await makeDue(id)
    await payer.until(id, 'done')
  })

  it.concurrent('waits for a person when its account was blocked meanwhile', async () => {
    const { payer } = await deposited()
    const id = await ordered(payer)
    await changeBlock(database.pool, payer.playerId, 'block', ORDER)
    await makeDue(id)
    await vi.waitFor(async () => expect(await waiting(id)).toEqual(['player_blocked']), { timeout: 20_000 })
    const [, held] = await holdOf(payer)
    expect(held).toBeGreaterThan(0n)
    expect(await decideWithdrawal(database.pool, id, 'reject', ORDER)).toBe(true)
    expect(await holdOf(payer)).toEqual([held, 0n])
  })

  it.concurrent('waits for a person when its deposit was charged back meanwhile', async () => {
    const { payer, depositId } = await deposited()
    const id = await ordered(payer)
    expect(await say(depositId, 'charged_back')).toBe(200)
    await makeDue(id)
    await vi.waitFor(async () => expect(await waiting(id)).toEqual(['owes']), { timeout: 20_000 })
    expect(await decideWithdrawal(database.pool, id, 'reject', ORDER)).toBe(true)
  })

  it.concurrent('is approved where what is owed is there beside it', async () => {
    const { payer, depositId } = await deposited()
    const id = (await payer.withdraw(500)).body.payment?.id ?? 0
    expect(await say(depositId, 'charged_back')).toBe(200)
    await makeDue(id)
    await payer.until(id, 'done')
  })
})

it('what only another gateway can pay keeps nobody else waiting', async () => {
  const former = await newPayer()
  const ids: number[] = []
  for (let made = 0; made < 10; made += 1) ids.push((await former.withdraw(1)).body.payment?.id ?? 0)
  const change = (what: string) =>
    database.ownerPool.query(`update payment set ${what} where id = any($1::bigint[])`, [ids])
  await change("gateway = 'former'")
  for (const one of ids) expect(await decideWithdrawal(database.pool, one, 'approve', ORDER)).toBe(true)
  await change("due_at = now() - interval '1 hour'")
  const { payer } = await deposited()
  const id = await ordered(payer)
  await makeDue(id)
  await payer.until(id, 'done')
  for (const one of ids) expect((await former.show(one))?.status).toBe('processing')
})

it.concurrent('a message that nothing was paid is heard once, and leaves its deposit open', async () => {
  const payer = await newPayer()
  const id = (await payer.deposit(50)).body.payment?.id ?? 0
  const said = {
    kind: 'deposit',
    order: await referenceOf(id),
    status: 'paid',
    amount: '0.00',
    currency: 'RUB',
  }
  expect([await hear(JSON.stringify(said)), (await payer.show(id))?.status]).toEqual([200, 'pending'])
})

it.concurrent('a card that was only typed with a deposit is none that paid in', async () => {
  const card = '4111111111111111'
  const flagsOf = async (told: string | null) => {
    const payer = await newPayer()
    const { body } = await payer.call('account/depositCard', { amount: 50, card })
    expect(await say(body.payment?.id ?? 0, 'paid', told)).toBe(200)
    await payer.until(body.payment?.id ?? 0, 'done')
    await stake(payer)
    const { body: ordered } = await payer.call('account/withdrawal', { method: 'visa', amount: 30, card })
    const { rows } = await database.pool.query('select flags from payment where id = $1', [
      ordered.payment?.id,
    ])
    return rows[0]?.flags
  }
  expect([await flagsOf(null), await flagsOf(card)]).toEqual(['account_never_paid_in', ''])
})

describe('an account that ends', () => {
  const close = ({ playerId }: Payer) =>
    database.ownerPool.query("update player set status = 'closed', closed_at = now() where id = $1", [
      playerId,
    ])

  it.each(['closed', 'blocked'])('as %s takes nothing that was pressed a moment before', async (status) => {
    const payer = await newPayer()
    const had = await balanceOf(payer)
    const owner = { pool: database.pool, random: nodeMachine.secureRandom }
    const [issued] = await issueVouchers(owner, { amount: minor(5000n), count: 1 }, ORDER)
    const ending = await database.ownerPool.connect()
    await ending.query('begin')
    await ending.query('select from wallet where player_id = $1 for no key update', [payer.playerId])
    const pressed = Promise.all([
      payer.deposit(20),
      payer.call('account/depositCard', { amount: 20, card: '4111111111111111' }),
      payer.call('account/depositAzx', { code: issued?.code }),
    ])
    const atLock = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%from wallet where player_id%'`
    await vi.waitFor(
      async () => expect((await database.superuserPool.query(atLock)).rows.length).toBeGreaterThanOrEqual(3),
      { timeout: 20_000 },
    )
    await ending.query(
      "update player set status = $2, closed_at = case $2 when 'closed' then now() end where id = $1",
      [payer.playerId, status],
    )
    await ending.query('commit')
    ending.release()
    const said = (await pressed).map((one) => [one.status, one.body.code])
    expect(said).toEqual(Array.from({ length: 3 }, () => [401, 'session_expired']))
    expect(await balanceOf(payer)).toBe(had)
    // The code is still good for its buyer.
    const { rows } = await database.pool.query('select status from voucher where id = $1', [issued?.id])
    expect(rows).toEqual([{ status: 'issued' }])
  })

  it.concurrent('is blocked behind what moves its money, and before what comes after', async () => {
    const { playerId } = await newPayer()
    const moving = await database.ownerPool.connect()
    await moving.query('begin')
    await moving.query('select from wallet where player_id = $1 for no key update', [playerId])
    let isBlocked = false
    const blocked = changeBlock(database.pool, playerId, 'block', ORDER).then((isDone) => {
      isBlocked = isDone
    })
    const waiting =
      'select from pg_stat_activity where wait_event_type = $2 and $1::int = any(pg_blocking_pids(pid))'
    const { rows } = await moving.query<{ pid: number }>('select pg_backend_pid() as pid')
    try {
      await vi.waitFor(
        async () =>
          expect((await database.superuserPool.query(waiting, [rows[0]?.pid, 'Lock'])).rows).toHaveLength(1),
        { timeout: 8000 },
      )
      expect(isBlocked).toBe(false)
    } finally {
      await moving.query('commit')
      moving.release()
      await blocked
    }
    expect(isBlocked).toBe(true)
  })

  it.concurrent('gets no money that comes late: it waits until it is sent back', async () => {
    const payer = await newPayer()
    const had = await balanceOf(payer)
    const id = (await payer.deposit(50)).body.payment?.id ?? 0
    await makeDue(id)
    await payer.until(id, 'cancelled')
    await close(payer)
    expect(await say(id, 'paid')).toBe(200)
    expect(await balanceOf(payer)).toBe(had)
    const kept = (await listQuarantines(database.pool)).find(({ payment_id: of }) => Number(of) === id)
    expect(kept).toMatchObject({ reason: 'account_closed', amount: 250_000n, currency: 'RUR' })
    const decide = (word: Parameters<typeof decideQuarantine>[2]) =>
      decideQuarantine(database.pool, Number(kept?.id), word, ORDER)
    expect(await decide({ kind: 'credit', playerId: payer.playerId, amount: minor(5000n) })).toBe(false)
    expect(await decide({ kind: 'return' })).toBe(true)
    const { rows } = await database.pool.query('select status from payment where id = $1', [id])
    expect([rows, await balanceOf(payer)]).toEqual([[{ status: 'returned' }], had])
  })
})
