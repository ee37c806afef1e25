import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveExample, shipped, underLock } from '../../core/bonuses/example-grants.ts'
import { completeGrant } from '../../core/bonuses/grants.ts'
import { findWallet } from '../../core/wallet/lock-wallets.ts'
import {
  apply,
  breaches,
  cancel,
  database,
  newEvent,
  newPlayer,
  openExample,
  settle,
  strike,
  uncancel,
  unsettle,
} from './example-settlement.ts'

let player: number
let grantId: number
beforeAll(openExample)
afterAll(() => database.close())
/** A bonus of 10.00, and a bet of all of it at 2.00 that won: 20.00 of bonus. */
let event: number
beforeEach(async () => {
  player = await newPlayer()
  const grant = await giveExample(database.pool, player, shipped('reload'), minor(1000n))
  grantId = must(grant, 'a grant').id
  event = newEvent()
  await bet(event, 1000n)
})
afterEach(async () => expect(await breaches()).toEqual([]))

const bet = (eventId: number, bonus: bigint) =>
  strike(player, {
    ...{ eventId, stake: bonus, odds: 2000, outcome: '1', placedAtMs: Date.now() },
    bonus: { grantId, stakeMinor: minor(bonus) },
  })
const spendCash = (stake: bigint) => strike(player, { eventId: newEvent(), stake, placedAtMs: Date.now() })
/** All of it is staked and lost. */
async function lose(bonus: bigint): Promise<void> {
  const other = newEvent()
  await bet(other, bonus)
  await apply(settle(other, 1, 0, 1))
}
const complete = () =>
  underLock(database.pool, player, async (client, wallet) => {
    await client.query('update bonus_grant set done = needed where id = $1', [grantId])
    await completeGrant(client, wallet, grantId)
  })
/** Beside the thousand that the player began with. */
const gained = async () => {
  const { cash, bonus, bonus_inplay: played, owed } = (await findWallet(database.pool, player)).balances
  return { cash: cash - 100_000n, bonus, played, owed }
}
const NOTHING = { cash: 0n, bonus: 0n, played: 0n, owed: 0n }

describe('a result that is corrected when its bonus has become cash takes back', () => {
  it('nothing of the cash, where all of it was lost as a bonus before', async () => {
    await apply(settle(event, 1, 1, 0))
    await lose(2000n)
    await complete()
    await apply(settle(event, 2, 0, 1))
    expect(await gained()).toEqual(NOTHING)
  })

  it('no more than became cash of it, and is owed no more', async () => {
    await apply(settle(event, 1, 1, 0))
    await lose(1400n)
    await complete()
    expect(await gained()).toEqual({ ...NOTHING, cash: 600n })
    await spendCash(100_500n)
    await apply(settle(event, 2, 0, 1))
    expect(await gained()).toEqual({ ...NOTHING, cash: -100_000n, owed: 500n })
  })

  it('of several bets together no more than became cash', async () => {
    const second = newEvent()
    await apply(settle(event, 1, 1, 0))
    await bet(second, 1000n)
    await apply(settle(second, 1, 1, 0))
    await lose(1800n)
    await complete()
    expect(await gained()).toEqual({ ...NOTHING, cash: 1200n })
    await apply(settle(event, 2, 0, 1))
    expect(await gained()).toEqual(NOTHING)
    await apply(settle(second, 2, 0, 1))
    expect(await gained()).toEqual(NOTHING)
  })

  it('all of it, where the bet was paid in cash', async () => {
    await complete()
    await apply(settle(event, 1, 1, 0))
    expect(await gained()).toEqual({ ...NOTHING, cash: 2000n })
    await apply(settle(event, 2, 0, 1))
    expect(await gained()).toEqual(NOTHING)
  })

  it('no cash for a stake that came back as a bonus and was lost before', async () => {
    await apply(cancel(event))
    await lose(1000n)
    await complete()
    await apply(uncancel(event))
    expect(await gained()).toEqual({ ...NOTHING, played: 1000n })
  })
})

describe('what a bet has paid is not paid again when its result comes back', () => {
  const states: [string, () => Promise<void>][] = [
    ['while the bonus plays', async () => undefined],
    ['when it has become cash', complete],
  ]
  it.each(states)('%s', async (_name, become) => {
    const other = newEvent()
    await apply(settle(event, 1, 1, 0))
    await bet(other, 300n)
    await lose(1700n)
    await become()
    await apply(unsettle(event, 1))
    expect(await gained()).toEqual({ ...NOTHING, played: 1300n })
    await apply(settle(event, 2, 1, 0))
    expect(await gained(), 'the 20.00 were had').toEqual({ ...NOTHING, played: 300n })
    await apply(cancel(other))
    const had = await gained()
    expect(had.bonus + had.cash).toBe(300n)
    await apply(unsettle(event, 2))
    expect(await gained(), 'nothing of it is there').toEqual({ ...had, played: 1000n })
    await apply(settle(event, 3, 1, 0))
    expect(await gained()).toEqual(had)
  })

  it.each(states)('nor is a smaller part of it, %s', async (_name, become) => {
    await apply(settle(event, 1, 1, 0))
    await lose(2000n)
    await become()
    await apply(unsettle(event, 1))
    await apply(cancel(event))
    expect(await gained()).toEqual(NOTHING)
  })

  it('but what else was staked of it is asked for nothing', async () => {
    const [other, given] = [newEvent(), newEvent()]
    await apply(settle(event, 1, 1, 0))
    await bet(other, 1500n)
    await bet(given, 500n)
    await apply(settle(event, 2, 0, 1))
    expect(await gained()).toEqual({ ...NOTHING, played: 2000n })
    await apply(cancel(given))
    expect(await gained()).toEqual({ ...NOTHING, bonus: 500n, played: 1500n })
    await apply(settle(other, 1, 1, 0))
    expect(await gained()).toEqual({ ...NOTHING, bonus: 3500n })
  })
})
