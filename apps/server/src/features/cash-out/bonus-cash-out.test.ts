import type { GrantState } from '@xezer/bonuses/grant-states'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveExample, shipped, underLock } from '../../core/bonuses/example-grants.ts'
import { readGrants } from '../../core/bonuses/grant-store.ts'
import { completeGrant, forfeitGrant } from '../../core/bonuses/grants.ts'
import { findWallet } from '../../core/wallet/lock-wallets.ts'
import {
  breaches,
  closeCashOuts,
  database,
  newEvent,
  newPlayer,
  openCashOuts,
  reprice,
  say,
  script,
  settleHome,
} from './example-cash-out.ts'

beforeAll(openCashOuts)
afterAll(closeCashOuts)

let events = 101
/** A bet of 1 000.00 cash and 500.00 bonus at 2.00, worth 1 368.00; and how its grant stands. */
async function bet(status: GrantState) {
  const event = await newEvent(events++)
  const player = await newPlayer()
  const { rows } = await database.pool.query<{ id: bigint }>('select max(id) as id from player')
  const playerId = Number(rows[0]?.id)
  const campaign = shipped('first_deposit')
  const grant = must(await giveExample(database.pool, playerId, campaign, minor(50_000n)), 'a grant')
  const id = await player.single(event, 1500)
  await underLock(database.pool, playerId, async (client, wallet) => {
    if (status === 'forfeited') await forfeitGrant(client, wallet, grant.id)
    // Nobody has written it yet: its instant decides.
    if (status === 'expired')
      await database.ownerPool.query('update bonus_grant set expires_at = instant_now() where id = $1', [
        grant.id,
      ])
    if (status !== 'done') return
    await client.query('update bonus_grant set done = needed where id = $1', [grant.id])
    await completeGrant(client, wallet, grant.id)
  })
  const progress = async () => (await readGrants(database.pool, playerId))[0]?.done
  const owed = async () => (await findWallet(database.pool, playerId)).balances.owed
  return { event, player, id, progress, owed }
}

it.each<[GrantState, object]>([
  ['active', { balance: 1368, unplayed: 0, bonus: 456 }],
  ['done', { balance: 1368, unplayed: 0, bonus: 0 }],
  ['forfeited', { balance: 912, unplayed: 0, bonus: 0 }],
  ['expired', { balance: 912, unplayed: 0, bonus: 0 }],
])(
  'what is bought back is split as a payout, where the grant is %s, and does not count',
  async (status, amounts) => {
    const { player, id, progress } = await bet(status)
    const before = await progress()
    expect(await player.press(id, 1368)).toMatchObject({ success: true })
    expect([await player.amounts(), await progress()]).toEqual([amounts, before])
    expect(await breaches()).toEqual([])
  },
)

it('a part takes its share of both, and the rest is settled with the rest; the bet does not count', async () => {
  const { event, player, id, progress } = await bet('active')
  expect(await player.press(id, 1368, 100.01)).toMatchObject({ success: true })
  // Of the bonus 466.66 are left: 33.34 left with the part, as 30.40 of the 91.20 that it was worth.
  expect(await player.amounts()).toEqual({ balance: 91.2, unplayed: 1399.99, bonus: 30.4 })
  expect(await breaches()).toEqual([])
  await settleHome(event, { kind: 'won' })
  expect(await player.amounts()).toEqual({ balance: 2891.18, unplayed: 0, bonus: 963.72 })
  expect([await progress(), await breaches()]).toEqual([0n, []])
})

it('one that was paid as a bonus, and is open again when that is lost, is bought for what it is worth beyond', async () => {
  const { event, player, id, owed } = await bet('active')
  await settleHome(event, { kind: 'won' })
  expect(await player.amounts()).toEqual({ balance: 3000, unplayed: 0, bonus: 1000 })
  // All that came of it is staked and lost.
  const other = await newEvent(events++)
  await player.single(other, 3000)
  await settleHome(other, { kind: 'lost' })
  const { provider, producer, generatedAtMs, receivedAtMs } = script.settle(event, '1x2', {}, 1)
  const says = { provider, producer, generatedAtMs, receivedAtMs, eventId: event, generation: 1 }
  await say({ ...says, kind: 'unsettle', markets: [{ type: '1x2', specifier: '' }] })
  expect(await player.amounts()).toEqual({ balance: 0, unplayed: 1500, bonus: 0 })
  expect(await owed(), 'what was paid in cash').toBe(200_000n)
  await reprice(event, 2, 0.48)
  expect(await player.press(id, 1368)).toMatchObject({ success: true, amount: 1368 })
  // 456.00 of the 1 000.00 that the house bore, and 912.00 of what is owed.
  expect(await player.amounts()).toEqual({ balance: 0, unplayed: 0, bonus: 0 })
  expect([await owed(), await breaches()]).toEqual([108_800n, []])
})
