import type { Campaign } from '@xezer/bonuses/campaign'
import type { GrantState } from '@xezer/bonuses/grant-states'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findBets } from '../../core/bets/find-bets.ts'
import { presentBonus } from '../../core/bets/present-bet-details.ts'
import { giveExample, shipped, underLock } from '../../core/bonuses/example-grants.ts'
import { readGrants } from '../../core/bonuses/grant-store.ts'
import { completeGrant, expireGrant, forfeitGrant, releaseGrant } from '../../core/bonuses/grants.ts'
import { findLostGrants } from '../../core/bonuses/withdrawal-guard.ts'
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
beforeEach(async () => {
  player = await newPlayer()
})
afterEach(async () => expect(await breaches()).toEqual([]))

const reload = shipped('reload')

async function give(amount: bigint, campaign: Campaign = reload, isHeld = false) {
  const grant = await giveExample(database.pool, player, campaign, minor(amount), isHeld)
  grantId = must(grant, 'a grant').id
}
const bet = (eventId: number, stake: bigint, bonus: bigint, price = 1870, outcome = '1') =>
  strike(player, {
    ...{ eventId, stake, odds: price, outcome, placedAtMs: Date.now() },
    bonus: { grantId, stakeMinor: minor(bonus) },
  })
const balances = async () => {
  const { cash, bonus, bonus_inplay: played, owed } = (await findWallet(database.pool, player)).balances
  return { cash, bonus, played, owed }
}
/** Beside the thousand that the player began with. */
const gained = async () => {
  const { cash, bonus, played, owed } = await balances()
  return [cash - 100_000n, bonus, played, owed]
}
const grantNow = async () =>
  must(
    (await readGrants(database.pool, player)).find(({ id }) => id === grantId),
    'the grant',
  )
const progress = async () => {
  const { done, status } = await grantNow()
  return [done, status]
}
const endAs = (status: GrantState) =>
  underLock(database.pool, player, async (client, wallet) => {
    if (status === 'forfeited') await forfeitGrant(client, wallet, grantId)
    if (status === 'expired') await expireGrant(client, wallet, grantId)
    if (status === 'done') {
      await client.query('update bonus_grant set done = needed where id = $1', [grantId])
      await completeGrant(client, wallet, grantId)
    }
  })

describe('a bet of 3.33 cash and 6.67 bonus at 1.87', () => {
  // Of a bonus of 10.00 there are 3.33 left while it plays.
  it.each<[string, GrantState, () => [number, number] | 'void', bigint[]]>([
    ['won brings 6.23 to cash and 12.47 to the bonus', 'active', () => [1, 0], [290n, 1580n, 0n, 0n]],
    ['lost takes both', 'active', () => [0, 1], [-333n, 333n, 0n, 0n]],
    ['void gives both back', 'active', () => 'void', [0n, 1000n, 0n, 0n]],
    ['won after the last count brings all to cash', 'done', () => [1, 0], [1870n, 0n, 0n, 0n]],
    ['lost after the last count', 'done', () => [0, 1], [0n, 0n, 0n, 0n]],
    ['void after the last count gives all as cash', 'done', () => 'void', [1000n, 0n, 0n, 0n]],
    ['won after it was forfeited brings the cash part alone', 'forfeited', () => [1, 0], [290n, 0n, 0n, 0n]],
    ['void after it was forfeited', 'forfeited', () => 'void', [0n, 0n, 0n, 0n]],
    ['won after it expired', 'expired', () => [1, 0], [290n, 0n, 0n, 0n]],
  ])('%s', async (_name, status, result, money) => {
    await give(1000n)
    const event = newEvent()
    await bet(event, 1000n, 667n)
    expect(await gained()).toEqual([-333n, 333n, 667n, 0n])
    await endAs(status)
    const score = result()
    await apply(score === 'void' ? cancel(event) : settle(event, 1, ...score))
    expect(await gained()).toEqual(money)
  })
})

it('its player reads which part of stake and return is the bonus', async () => {
  await give(1000n)
  const event = newEvent()
  const betId = await bet(event, 1000n, 667n)
  await bet(newEvent(), 100n, 0n)
  const read = async () => {
    const all = { fromMs: null, toMs: null, beforeId: null, ids: null, limit: 9 }
    const bets = await findBets(database.pool, { playerId: player, statuses: ['placed', 'won'], ...all })
    return bets.map((one) => [one.id === betId, presentBonus(one).bonus])
  }
  expect(await read()).toContainEqual([true, { stake: 6.67, winning: null }])
  await apply(settle(event, 1, 1, 0))
  expect(await read()).toContainEqual([true, { stake: 6.67, winning: 12.47 }])
  expect(await read()).toContainEqual([false, undefined])
})

describe('a bonus whose last instant has passed, which no server has ended yet', () => {
  const runOut = (ago: string) =>
    database.ownerPool.query(
      'update bonus_grant set expires_at = instant_now() - $2::interval where id = $1',
      [grantId, ago],
    )

  it.each<[string, string, () => [number, number] | 'void', bigint[], [bigint, string]]>([
    ['won brings the cash part alone', '0 s', () => [1, 0], [290n, 0n, 0n, 0n], [0n, 'expired']],
    ['lost brings nothing', '0 s', () => [0, 1], [-333n, 0n, 0n, 0n], [0n, 'expired']],
    ['void gives the cash part back', '0 s', () => 'void', [0n, 0n, 0n, 0n], [0n, 'expired']],
    [
      'won an hour before the end brings both',
      '-1 hour',
      () => [1, 0],
      [290n, 1580n, 0n, 0n],
      [1n, 'active'],
    ],
  ])('is over: a bet that is %s', async (_name, ago, result, money, after) => {
    await give(1000n)
    const event = newEvent()
    await bet(event, 1000n, 667n)
    await runOut(ago)
    const score = result()
    await apply(score === 'void' ? cancel(event) : settle(event, 1, ...score))
    expect([await gained(), await progress()]).toEqual([money, after])
  })

  it('is not completed by its last bet, and the next one starts', async () => {
    await give(2000n)
    await giveExample(database.pool, player, reload, minor(500n))
    await database.ownerPool.query('update bonus_grant set done = needed - 1 where id = $1', [grantId])
    const event = newEvent()
    await bet(event, 2000n, 0n)
    await runOut('0 s')
    await apply(settle(event, 1, 0, 1))
    expect([await gained(), await progress()]).toEqual([
      [-2000n, 500n, 0n, 0n],
      [9n, 'expired'],
    ])
  })

  it('that was played to its end and is held for its player stays', async () => {
    await give(1000n, shipped('first_deposit'), true)
    await database.ownerPool.query('update bonus_grant set done = needed where id = $1', [grantId])
    const event = newEvent()
    await bet(event, 1000n, 1000n)
    await runOut('0 s')
    await apply(settle(event, 1, 1, 0))
    expect([await gained(), await progress()]).toEqual([
      [0n, 1870n, 0n, 0n],
      [5000n, 'active'],
    ])
  })
})

describe('a correction', () => {
  it('takes the parts back from where they went, and counts again', async () => {
    await give(1000n)
    const event = newEvent()
    await bet(event, 1000n, 667n)
    await apply(settle(event, 1, 1, 0))
    expect(await progress()).toEqual([1n, 'active'])
    await apply(unsettle(event, 1))
    expect([await gained(), await progress()]).toEqual([
      [-333n, 333n, 667n, 0n],
      [0n, 'active'],
    ])
    await apply(settle(event, 2, 0, 1))
    expect([await gained(), await progress()]).toEqual([
      [-333n, 333n, 0n, 0n],
      [1n, 'active'],
    ])
    await apply(cancel(event))
    expect([await gained(), await progress()]).toEqual([
      [0n, 1000n, 0n, 0n],
      [0n, 'active'],
    ])
    await apply(uncancel(event))
    expect(await progress()).toEqual([1n, 'active'])
  })

  it('of a bonus that was staked since is borne by the house, never by the cash', async () => {
    await give(1000n)
    const event = newEvent()
    await bet(event, 1000n, 1000n)
    await apply(settle(event, 1, 1, 0))
    await bet(newEvent(), 1500n, 1500n)
    expect(await gained()).toEqual([0n, 370n, 1500n, 0n])
    await apply(settle(event, 2, 0, 1))
    expect(await gained()).toEqual([0n, 0n, 1500n, 0n])
  })

  it('of a stake that came back and was staked again too', async () => {
    await give(1000n)
    const event = newEvent()
    await bet(event, 1000n, 1000n)
    await apply(cancel(event))
    await bet(newEvent(), 900n, 900n)
    await apply(uncancel(event))
    expect(await gained()).toEqual([0n, 0n, 1900n, 0n])
  })

  it('after the bonus became cash is owed like any other, and what is done stays done', async () => {
    await give(1000n)
    const [event, last] = [newEvent(), newEvent()]
    await bet(event, 1000n, 1000n)
    await apply(settle(event, 1, 1, 0))
    await database.ownerPool.query('update bonus_grant set done = needed - 1 where id = $1', [grantId])
    await bet(last, 100n, 0n)
    await apply(settle(last, 1, 0, 1))
    expect([await gained(), await progress()]).toEqual([
      [1770n, 0n, 0n, 0n],
      [10n, 'done'],
    ])
    await strike(player, { eventId: newEvent(), stake: 101_000n, placedAtMs: Date.now() })
    await apply(settle(event, 2, 0, 1))
    expect(await gained()).toEqual([-100_000n, 0n, 0n, 1100n])
    await apply(cancel(last))
    // What comes back pays what is owed first.
    expect([await gained(), await progress()]).toEqual([
      [-100_000n, 0n, 0n, 1000n],
      [10n, 'done'],
    ])
    // All of it came to cash, so the whole of it repays.
    await apply(cancel(event))
    expect(await gained()).toEqual([-100_000n, 0n, 0n, 0n])
  })
})

it('a withdrawal takes of the bonus in play only what is of the grant that it ends', async () => {
  const told = () =>
    underLock(database.pool, player, async (client, wallet) => (await findLostGrants(client, wallet)).amount)
  await give(1000n, shipped('first_deposit'))
  await bet(newEvent(), 700n, 700n)
  expect(await told()).toBe(1000n)
  await endAs('forfeited')
  expect(await told()).toBe(0n)
  await give(500n, shipped('welcome'))
  await bet(newEvent(), 500n, 400n)
  expect(await told()).toBe(500n)
})

describe('ten bets', () => {
  it('count once each, won or lost; a void does not; the tenth makes the bonus cash, and the next one starts', async () => {
    await give(2000n)
    const first = grantId
    await giveExample(database.pool, player, reload, minor(500n))
    const events = [...Array(10)].map(() => newEvent())
    for (const event of events) await bet(event, 2000n, 0n, 1850)
    const voided = newEvent()
    await bet(voided, 2000n, 0n, 1850)
    await apply(cancel(voided))
    for (const [index, event] of events.entries()) {
      expect(await progress()).toEqual([BigInt(index), 'active'])
      await apply(settle(event, 1, index % 2, 1 - (index % 2)))
      // The same result again counts nothing.
      await apply(settle(event, 1, index % 2, 1 - (index % 2)))
    }
    expect(await progress()).toEqual([10n, 'done'])
    expect(await gained()).toEqual([BigInt(5 * 3700 - 10 * 2000) + 2000n, 500n, 0n, 0n])
    const grants = await readGrants(database.pool, player)
    expect(grants.map(({ id, status }) => [id === first, status])).toEqual([
      [false, 'active'],
      [true, 'done'],
    ])
  })

  it('of one result are counted together, and no further than to the end', async () => {
    await give(2000n)
    const event = newEvent()
    for (let index = 0; index < 12; index += 1) await bet(event, 2000n, index === 11 ? 2000n : 0n, 1850)
    await apply(settle(event, 1, 1, 0))
    expect([await progress(), await gained()]).toEqual([
      [10n, 'done'],
      [11n * 1700n + 3700n, 0n, 0n, 0n],
    ])
  })

  it('of a turnover count by their stakes', async () => {
    await give(1000n, shipped('first_deposit'))
    const [event, other] = [newEvent(), newEvent()]
    await bet(event, 4999n, 0n)
    await apply(settle(event, 1, 0, 1))
    expect(await progress()).toEqual([4999n, 'active'])
    await bet(other, 1000n, 0n)
    await apply(settle(other, 1, 0, 1))
    expect(await progress()).toEqual([5000n, 'done'])
    const { rows } = await database.pool.query("select action from trail where subject = 'grant ' || $1", [
      grantId,
    ])
    expect(rows).toEqual([{ action: 'bonus.done' }])
  })

  it.each([
    ['is held where another account came in between that claims the same', false, false, 'active', true],
    ['become cash where the house saw that it is not the other’s', true, false, 'done', false],
    ['become cash where the player showed who he is', false, true, 'done', false],
  ])('of a first deposit %s', async (_name, isDisowned, isVerified, status, isHeld) => {
    await give(1000n, shipped('first_deposit'))
    const other = await newPlayer()
    const { pool, ownerPool } = database
    await ownerPool.query(
      'update player o set passport = p.passport from player p where o.id = $1 and p.id = $2',
      [other, player],
    )
    if (isDisowned)
      await pool.query('update player_claim set disowned_at = instant_now() where player_id = $1', [other])
    if (isVerified)
      await database.writePast(
        `insert into identity_check (player_id, status, submission, form, expires_on, submitted_at, decided_at)
         values (${player}, 'verified', 1, '\\x00', '2099-01-01', now(), now())
         on conflict (player_id) do update set status = 'verified', submission = 1, form = excluded.form,
           expires_on = excluded.expires_on, submitted_at = now(), decided_at = now()`,
      )
    const event = newEvent()
    await bet(event, 5000n, 0n)
    await apply(settle(event, 1, 0, 1))
    expect(await progress()).toEqual([5000n, status])
    expect((await grantNow()).isHeld).toBe(isHeld)
    expect(await gained()).toEqual(status === 'done' ? [-4000n, 0n, 0n, 0n] : [-5000n, 1000n, 0n, 0n])
    if (!isHeld) return
    // As if nothing had happened in between: he shows who he is.
    await underLock(pool, player, (client, wallet) => releaseGrant(client, wallet, grantId))
    expect(await gained()).toEqual([-4000n, 0n, 0n, 0n])
  })

  it('leave one that is held as it is, until its player is verified', async () => {
    await give(1000n, shipped('first_deposit'), true)
    const [event, other] = [newEvent(), newEvent()]
    await bet(event, 5000n, 0n)
    await apply(settle(event, 1, 0, 1))
    expect([await progress(), await gained()]).toEqual([
      [5000n, 'active'],
      [-5000n, 1000n, 0n, 0n],
    ])
    await bet(other, 1000n, 1000n)
    await apply(settle(other, 1, 0, 1))
    expect(await progress()).toEqual([5000n, 'active'])
  })
})

it('results, corrections and ends in any order leave the audit at zero', async () => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    player = await newPlayer()
    await play(seededRandom(`bonus ${seed}`))
    expect(await breaches(), `seed ${seed}`).toEqual([])
  }
})
const SEEDS = 12
const STEPS = 25

async function play(random: Random): Promise<void> {
  const below = (count: number) => Math.floor(random.next() * count)
  const events: { readonly id: number; generation: number; isSettled: boolean }[] = []
  const one = () => events[below(events.length)]
  for (let step = 0; step < STEPS; step += 1) {
    const { cash, bonus } = await balances()
    const grants = await readGrants(database.pool, player)
    const active = grants.find(({ status }) => status === 'active')
    if (active !== undefined) grantId = active.id
    const event = one()
    const act = below(10)
    if (act === 0) await give(BigInt(1 + below(3000)), below(2) === 0 ? reload : turnover)
    else if (act <= 4 && cash > 0n) {
      events.push({ id: newEvent(), generation: 0, isSettled: false })
      const stake = 1n + BigInt(below(Number(cash < 20_000n ? cash : 20_000n)))
      const most = bonus < stake ? bonus : stake
      const share = active === undefined ? 0n : (most * BigInt(below(11))) / 10n
      const id = must(events.at(-1), 'an event').id
      if (active === undefined) await strike(player, { eventId: id, stake, placedAtMs: Date.now() })
      else await bet(id, stake, share, 1870)
    } else if (act <= 7 && event !== undefined) {
      if (!event.isSettled) event.generation += 1
      event.isSettled = true
      await apply(settle(event.id, event.generation, below(2), below(2)))
    } else if (act === 8 && event !== undefined) {
      if (event.isSettled) await apply(unsettle(event.id, event.generation))
      event.isSettled = false
    } else if (act === 9 && event !== undefined) {
      await apply(below(2) === 0 ? cancel(event.id) : uncancel(event.id))
    } else if (active !== undefined && below(3) === 0) await endAs(below(2) === 0 ? 'forfeited' : 'expired')
  }
}
const turnover: Campaign = { ...shipped('first_deposit'), isOnce: false }
