import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { findWallet } from '../../core/wallet/lock-wallets.ts'
import { beginPayment, database, openWalks, options, stateOf, type Walked } from './example-walk.ts'
import { cancelWithdrawal } from './order-withdrawal.ts'
import { decideWithdrawal, listWaitingWithdrawals } from './payment-desk.ts'
import { endWait, sendPayout } from './payout-desk.ts'
import { alarmUnknown, startReconciling } from './reconcile.ts'
import { listItems } from './reconciliation-store.ts'
import { createSandboxClient } from './sandbox-client.ts'

// A house that has another gateway than the one that a withdrawal was ordered of: nobody sends it, and nobody can be asked.

beforeAll(openWalks)
afterAll(async () => {
  const broken = (await runAudit(database.pool)).filter(({ count }) => count > 0)
  await database.close()
  expect(broken).toEqual([])
})

const ORDER = { actor: 'desk', reason: 'another gateway' }
const sandbox = createSandboxClient({
  baseUrl: () => 'http://127.0.0.1:1',
  key: 'key',
  clock: { nowMs: Date.now },
})
const other = { ...sandbox, name: 'other' }

async function end({ id, playerId }: Walked, gateway: typeof sandbox | null): Promise<void> {
  await database.ownerPool.query(
    "update payment set due_at = instant_now() - interval '1 second' where id = $1",
    [id],
  )
  await endWait({ ...options, gateway }, { id, playerId, status: 'ordered' })
}
const moneyOf = async ({ playerId }: Walked) => {
  const { cash, withdraw_hold: held } = (await findWallet(database.pool, playerId)).balances
  return [cash, held]
}
const shownOf = async ({ id }: Walked, gateway: string | null) =>
  (await listWaitingWithdrawals(database.pool, gateway))
    .filter((one) => one.id === id)
    .map(({ flags }) => flags)

it.each([
  ['none', null],
  ['another', other],
])(
  'what was ordered waits for a person when there is %s, and its player may cancel it',
  async (_, gateway) => {
    const walked = await beginPayment('out')
    await end(walked, gateway)
    expect((await stateOf(walked)).status).toBe('ordered')
    expect(await shownOf(walked, gateway?.name ?? null)).toEqual(['of_sandbox'])
    expect(await cancelWithdrawal(options, walked.playerId, walked.id, 'en')).toMatchObject({ success: true })
    expect(await moneyOf(walked)).toEqual([10_000n, 0n])
    // The same house with its own gateway approves by itself.
    const own = await beginPayment('out')
    await end(own, sandbox)
    expect((await stateOf(own)).status).toBe('approved')
  },
)

it.each(['approved', 'processing'] as const)(
  'what is %s at another gateway is told and listed, and failed gives the money back',
  async (status) => {
    const walked = await beginPayment('out')
    await decideWithdrawal(database.pool, walked.id, 'approve', ORDER)
    if (status === 'processing')
      await sendPayout(options, { ...sandbox, pay: async () => 'unknown' }, { ...walked, status })
    expect((await stateOf(walked)).status).toBe(status)
    expect(await shownOf(walked, 'sandbox')).toEqual([])
    for (const gateway of ['other', null])
      expect(await shownOf(walked, gateway)).toEqual([`${status} of_sandbox`])
    for (const gateway of [other, null]) {
      const tell = vi.fn()
      await alarmUnknown({ pool: database.pool, gateway }, tell)
      // Once, whoever looks again.
      const told = tell.mock.calls.filter(([id]) => id === walked.id)
      expect(told).toHaveLength(gateway === null ? 0 : 1)
    }
    expect(
      (await listItems(database.pool)).map((item) => [Number(item.payment_id), item.gateway]),
    ).toContainEqual([...[walked.id, 'sandbox']])
    const said = await Promise.all(
      [1, 2, 3, 4].map(() => decideWithdrawal(database.pool, walked.id, 'failed', ORDER)),
    )
    expect(said.filter(Boolean)).toHaveLength(1)
    expect([(await stateOf(walked)).status, await moneyOf(walked)]).toEqual(['failed', [10_000n, 0n]])
    // Whoever comes late sends nothing of it.
    const pay = vi.fn(async () => 'accepted' as const)
    await sendPayout(options, { ...sandbox, pay }, { ...walked, status: 'approved' })
    expect(pay).not.toHaveBeenCalled()
  },
)

it('a house without a gateway looks for what another one left as well', async () => {
  const walked = await beginPayment('out')
  await decideWithdrawal(database.pool, walked.id, 'approve', ORDER)
  const timers = createHandDrivenTimers()
  const [tell, count, onError] = [vi.fn(), vi.fn(), vi.fn()]
  const stop = startReconciling({ pool: database.pool, gateway: null, timers, tell, count, onError })
  timers.advance(60_000)
  await stop()
  expect(tell.mock.calls).toContainEqual([walked.id])
  expect(onError).not.toHaveBeenCalled()
  expect(count.mock.calls[0]?.[0].get('payout_unknown')).toBeGreaterThan(0)
  expect(await decideWithdrawal(database.pool, walked.id, 'failed', ORDER)).toBe(true)
})
