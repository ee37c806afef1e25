import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveExample, shipped, underLock } from '../../core/bonuses/example-grants.ts'
import { completeGrant, forfeitGrant } from '../../core/bonuses/grants.ts'
import { createPosting, move } from '../../core/wallet/posting.ts'
import { insertAdjustment, writePosting } from '../../core/wallet/write-posting.ts'
import {
  accumulator,
  amounts,
  closeCombinations,
  LIVE,
  nextPlayer,
  openCombinations,
  place,
  placeDuring,
  playerId,
  position,
  reprice,
  setQuoteChanges,
  single,
  system,
  world,
} from './example-combinations.ts'

beforeAll(openCombinations)
afterAll(closeCombinations)
beforeEach(nextPlayer)

/** A player with so much cash and a bonus of 10.00, at prices of 2.00. */
async function give(cash: bigint, code = 'reload'): Promise<number> {
  await underLock(world.pool, playerId, async (client, wallet) => {
    const posting = createPosting(new Map([[playerId, wallet]]))
    const id = await insertAdjustment(client, { playerId, kind: 'correction' })
    const cause = { id, generation: 0, actor: 'desk', reason: 'to begin with' }
    move(posting, wallet, 'cash', 'adjustments', minor(wallet.balances.cash - cash), 'adjustment', cause)
    await writePosting(client, posting)
  })
  return must(await giveExample(world.pool, playerId, shipped(code), minor(1000n)), 'a grant').id
}
const bets = async () => {
  const { rows } = await world.pool.query<{ grant_id: bigint | null; stake: bigint; bonus_stake: bigint }>(
    'select grant_id, stake, bonus_stake from bet where player_id = $1 order by id',
    [playerId],
  )
  return rows.map((row) => [row.grant_id === null ? null : Number(row.grant_id), row.stake, row.bonus_stake])
}

describe('cash goes first, and what is missing comes from the bonus', () => {
  it('of a stake that is the bonus at 1.85 or more', async () => {
    const grant = await give(333n)
    expect(await place(single(1, 10))).toMatchObject({ success: true })
    expect(await amounts()).toEqual({ balance: 3.33, unplayed: 10, bonus: 3.33 })
    expect(await bets()).toEqual([[grant, 1000n, 667n]])
  })

  it('a bet that cash pays is counted all the same', async () => {
    const grant = await give(1000n)
    expect(await place(single(1, 10))).toMatchObject({ success: true })
    expect([await bets(), await amounts()]).toEqual([
      [[grant, 1000n, 0n]],
      { balance: 10, unplayed: 10, bonus: 10 },
    ])
  })

  it.each([
    ['a qepik less', () => single(1, 9.99)],
    ['a qepik more', () => single(1, 10.01)],
    ['a double', () => accumulator([1, 2], 10)],
    ['a system', () => system(2, [1, 2, 3], 10.02)],
  ])('not of %s: that is paid with cash, or not at all, and is not counted', async (_name, bet) => {
    await give(900n)
    expect(await place(bet())).toMatchObject({ success: false, code: 'insufficient_funds' })
    expect(await amounts()).toEqual({ balance: 19, unplayed: 0, bonus: 10 })
    await nextPlayer()
    await give(2000n)
    expect(await place(bet())).toMatchObject({ success: true })
    expect((await bets()).map(([grant, , bonus]) => [grant, bonus])).toEqual([[null, 0n]])
  })

  it.each([
    ['1.85', 1.85, true],
    ['1.84', 1.84, false],
  ])('odds of %s', async (_name, value, isAllowed) => {
    await give(0n)
    await reprice(1, value)
    const bet = { type: 'singles', amount: 10, positions: [position(1, value)] }
    expect((await place(bet)).success).toBe(isAllowed)
  })

  it('a press of several gives its cash to what the bonus may not pay', async () => {
    const grant = await give(500n)
    expect(await place(single(1, 10), single(2, 5))).toMatchObject({ success: true })
    expect(await bets()).toEqual([
      [grant, 1000n, 1000n],
      [null, 500n, 0n],
    ])
    expect(await amounts()).toEqual({ balance: 0, unplayed: 15, bonus: 0 })
  })

  it('any stake and three legs, where the campaign says so', async () => {
    const grant = await give(0n, 'first_deposit')
    expect(await place(accumulator([1, 2, 3], 7))).toMatchObject({ success: true })
    expect(await place(accumulator([1, 2], 1))).toMatchObject({ code: 'insufficient_funds' })
    expect(await bets()).toEqual([[grant, 700n, 700n]])
  })

  it('many presses at once take no more than there is', async () => {
    await give(500n)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((event) => place(single(event, 10))))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await amounts()).toEqual({ balance: 5, unplayed: 10, bonus: 5 })
  })

  it('one whose days are over pays for nothing', async () => {
    const grant = await give(0n)
    const over = 'update bonus_grant set expires_at = instant_now() where id = $1'
    await world.ownerPool.query(over, [grant])
    expect(await place(single(1, 10))).toMatchObject({ code: 'insufficient_funds' })
  })

  it('limits are about the own money alone', async () => {
    await give(400n)
    await world.ownerPool.query(
      "insert into player_limit (player_id, kind, days, amount) values ($1, 'stake', 1, 400), ($1, 'loss', 7, 400)",
      [playerId],
    )
    expect(await place(single(1, 10))).toMatchObject({ success: true })
    expect(await place(single(2, 1))).toMatchObject({ success: false })
    const grant = (await bets())[0]?.[0]
    expect(grant).not.toBeNull()
  })
})

describe('a bet in play', () => {
  beforeEach(() => setQuoteChanges(3))

  it('is decided on the price of then: a bonus pays for none that its rules refuse', async () => {
    await give(400n)
    const during = async () => {
      expect(await amounts()).toEqual({ balance: 4, unplayed: 10, bonus: 4 })
      await reprice(LIVE, 1.84)
    }
    expect(await placeDuring(during, single(LIVE, 10))).toMatchObject({ code: 'insufficient_funds' })
    expect(await amounts()).toEqual({ balance: 14, unplayed: 0, bonus: 10 })
  })

  it('that cash pays is struck, and counted or not as its price then says', async () => {
    const grant = await give(2000n)
    expect(await placeDuring(() => reprice(LIVE, 1.84), single(LIVE, 10))).toMatchObject({ success: true })
    expect(
      await placeDuring(() => reprice(LIVE, 1.85), {
        ...single(LIVE, 10),
        positions: [position(LIVE, 1.84)],
      }),
    ).toMatchObject({
      success: true,
    })
    expect(await bets()).toEqual([
      [null, 1000n, 0n],
      [grant, 1000n, 0n],
    ])
  })

  it('whose grant is given up meanwhile is not struck, and the bonus is gone', async () => {
    const grant = await give(400n)
    const giveUp = () =>
      underLock(world.pool, playerId, async (client, wallet) => {
        await forfeitGrant(client, wallet, grant)
      })
    expect(await placeDuring(giveUp, single(LIVE, 10))).toMatchObject({ code: 'insufficient_funds' })
    expect(await amounts()).toEqual({ balance: 4, unplayed: 0, bonus: 0 })
  })

  it('whose grant becomes cash meanwhile is struck', async () => {
    const grant = await give(400n)
    const complete = () =>
      underLock(world.pool, playerId, async (client, wallet) => {
        await client.query('update bonus_grant set done = needed where id = $1', [grant])
        await completeGrant(client, wallet, grant)
      })
    expect(await placeDuring(complete, single(LIVE, 10))).toMatchObject({ success: true })
    expect([await bets(), await amounts()]).toEqual([
      [[grant, 1000n, 600n]],
      { balance: 4, unplayed: 10, bonus: 0 },
    ])
  })

  it('that is declined gives each part back', async () => {
    await give(400n)
    await setQuoteChanges(1)
    expect(await placeDuring(() => reprice(LIVE, 1.9), single(LIVE, 10))).toMatchObject({ success: false })
    expect(await amounts()).toEqual({ balance: 14, unplayed: 0, bonus: 10 })
  })
})
