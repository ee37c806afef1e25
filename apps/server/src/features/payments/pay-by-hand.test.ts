import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSealing } from '../../core/sealing/sealing.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { closeHouse, database, newPayer, openHouse, type Payer, say, world } from './example-payments.ts'
import { listLeftBehind, payByHand, readPayee } from './pay-by-hand.ts'
import { decideWithdrawal, listWaitingWithdrawals } from './payment-desk.ts'

beforeAll(() => openHouse())
afterAll(closeHouse)

const ORDER = { actor: 'desk', reason: 'the bank sent it back' }
const PAYEE = { method: 'payeer', account: 'P7654321' } as const

const house = () => {
  const { secureRandom } = nodeMachine
  return { pool: database.pool, secureRandom, sealing: createSealing(world.config.dataKey, secureRandom) }
}
const walletOf = async ({ playerId }: Payer) =>
  (await database.pool.query('select cash, withdraw_hold, owed from wallet where player_id = $1', [playerId]))
    .rows[0]
const leftOf = async ({ playerId }: Payer) =>
  (await listLeftBehind(database.pool)).find((one) => one.playerId === playerId)
const waiting = async (id: number) =>
  (await listWaitingWithdrawals(database.pool, 'sandbox')).find((one) => one.id === id)
const trailOf = async (id: number) =>
  (await database.pool.query('select action from trail where subject = $1 order by at', [`payment ${id}`]))
    .rows

/** All was paid out, the account closed, and then the payout came back; the deposit too may have been taken back by its payer. */
async function bounced({ isOwing = false } = {}): Promise<Payer> {
  const payer = await newPayer()
  const depositId = (await payer.deposit(50)).body.payment?.id ?? 0
  expect(await say(depositId, 'paid')).toBe(200)
  const id = (await payer.withdraw(1050)).body.payment?.id ?? 0
  await decideWithdrawal(database.pool, id, 'approve', ORDER)
  await payer.until(id, 'done')
  if (isOwing) expect(await say(depositId, 'charged_back')).toBe(200)
  await database.ownerPool.query("update player set status = 'closed', closed_at = now() where id = $1", [
    payer.playerId,
  ])
  expect(await leftOf(payer)).toBeUndefined()
  expect(await decideWithdrawal(database.pool, id, 'returned', ORDER)).toBe(true)
  return payer
}

describe('money that came to a closed account', () => {
  it('is found, and paid by hand once', async () => {
    const payer = await bounced()
    expect(await leftOf(payer)).toMatchObject({ amount: 105_000n, currency: 'AZN' })
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => payByHand(house(), payer.playerId, PAYEE, ORDER)),
    )
    const [id = 0, ...more] = ids.filter((one) => one !== null)
    expect([id > 0, more]).toEqual([true, []])
    expect(await walletOf(payer)).toEqual({ cash: 0n, withdraw_hold: 105_000n, owed: 0n })
    expect(await leftOf(payer)).toBeUndefined()
    expect(await waiting(id)).toMatchObject({
      amount: 105_000n,
      flags: 'by_hand to_be_paid player_closed',
    })
    // In the list nobody reads where it goes; who asks is kept.
    expect((await waiting(id))?.account).not.toContain(PAYEE.account)
    expect(await readPayee(house(), id, ORDER)).toBe(PAYEE.account)
    const said = await Promise.all(
      Array.from({ length: 4 }, () => decideWithdrawal(database.pool, id, 'paid', ORDER)),
    )
    expect(said.filter(Boolean)).toHaveLength(1)
    expect(await walletOf(payer)).toEqual({ cash: 0n, withdraw_hold: 0n, owed: 0n })
    expect([await waiting(id), await readPayee(house(), id, ORDER)]).toEqual([undefined, null])
    expect((await trailOf(id)).map(({ action }) => action)).toEqual([
      'withdrawal.by_hand',
      'withdrawal.account_read',
      'withdrawal.paid',
    ])
  })

  it('that cannot be paid is there again', async () => {
    const payer = await bounced()
    const id = (await payByHand(house(), payer.playerId, PAYEE, ORDER)) ?? 0
    expect(await decideWithdrawal(database.pool, id, 'failed', ORDER)).toBe(true)
    expect(await leftOf(payer)).toMatchObject({ amount: 105_000n })
    expect(await payByHand(house(), payer.playerId, PAYEE, ORDER)).toBeGreaterThan(id)
  })

  it('is no way around the order of a player who is there', async () => {
    const payer = await newPayer()
    expect(await payByHand(house(), payer.playerId, PAYEE, ORDER)).toBeNull()
    expect(await payByHand(house(), 999_999_999, PAYEE, ORDER)).toBeNull()
  })

  it('is what is left beside what is owed', async () => {
    const payer = await bounced({ isOwing: true })
    expect(await walletOf(payer)).toEqual({ cash: 105_000n, withdraw_hold: 0n, owed: 5000n })
    expect(await leftOf(payer)).toMatchObject({ amount: 100_000n })
    await payByHand(house(), payer.playerId, PAYEE, ORDER)
    expect(await walletOf(payer)).toEqual({ cash: 5000n, withdraw_hold: 100_000n, owed: 5000n })
  })
})
