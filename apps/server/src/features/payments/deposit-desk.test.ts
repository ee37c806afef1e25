import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { decideDispute, findDeposits } from './deposit-desk.ts'
import {
  balanceOf,
  choose,
  closeHouse,
  database,
  newPayer,
  openHouse,
  type Payer,
  referenceOf,
  say,
} from './example-payments.ts'

beforeAll(() => openHouse())
afterAll(closeHouse)

const ORDER = { actor: 'desk', reason: 'the bank says so' }

async function deposited(more: object = {}): Promise<{ payer: Payer; id: number }> {
  const payer = await newPayer()
  const { body } = await payer.deposit(50, more)
  await choose(body.redirect, 'approve')
  const id = body.payment?.id ?? 0
  await payer.until(id, 'done')
  return { payer, id }
}

const dispute = (id: number, word: 'charged-back' | 'reinstated') =>
  decideDispute(database.pool, id, word, ORDER)

/** All that a payment ever moved, in the words of the ledger. */
async function movesOf(id: number) {
  const { rows } = await database.pool.query(
    'select code, amount, generation, reason from transfer where cause = $1 order by generation, code',
    [id],
  )
  return rows
}
const trailOf = async (id: number) =>
  (
    await database.pool.query(
      "select action, actor, after ->> 'reason' as reason from trail where subject = $1 and actor_kind = 'operator' order by number",
      [`payment ${id}`],
    )
  ).rows

it('a dispute that an operator tells of moves what the gateway’s own words would, each time once', async () => {
  const [byHand, byGateway] = [await deposited(), await deposited()]
  const had = await balanceOf(byHand.payer)
  for (const round of [0, 1]) {
    const said = await Promise.all(Array.from({ length: 8 }, () => dispute(byHand.id, 'charged-back')))
    expect(said.filter(Boolean)).toHaveLength(1)
    expect(await say(byGateway.id, 'charged_back', `P${round}`)).toBe(200)
    expect([await balanceOf(byHand.payer), (await byHand.payer.show(byHand.id))?.status]).toEqual([
      ...[had - 5000n, 'rejected'],
    ])
    const won = await Promise.all(Array.from({ length: 8 }, () => dispute(byHand.id, 'reinstated')))
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(await say(byGateway.id, 'reinstated', `P${round}`)).toBe(200)
    expect([await balanceOf(byHand.payer), (await byHand.payer.show(byHand.id))?.status]).toEqual([
      had,
      'done',
    ])
  }
  expect(await movesOf(byHand.id)).toEqual(await movesOf(byGateway.id))
  expect(await trailOf(byHand.id)).toEqual(
    ['charged_back', 'reinstated', 'charged_back', 'reinstated'].map((word) => ({
      ...{ action: `deposit.${word}`, actor: 'desk', reason: ORDER.reason },
    })),
  )
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
})

it('one of which both have told counts once', async () => {
  const { payer, id } = await deposited()
  const had = await balanceOf(payer)
  expect(await dispute(id, 'charged-back')).toBe(true)
  expect(await say(id, 'charged_back')).toBe(200)
  expect(await balanceOf(payer)).toBe(had - 5000n)
})

it('what is no longer there is owed, and the bonus that it earned goes', async () => {
  const { payer, id } = await deposited({ bonus: 1 })
  const { rows } = await database.pool.query('select balance from bonus_grant where payment_id = $1', [id])
  expect(rows).toEqual([{ balance: 1000n }])
  await database.ownerPool.query(
    `with a as (insert into adjustment (player_id, kind) values ($1::bigint, 'correction') returning id), t as (
       insert into transfer (debit, credit, currency, amount, code, cause, actor, reason)
       select $1 * 10 + 1, -105, 'AZN', 103000, 'adjustment', id, 'test', 'spent' from a
     ) update wallet set cash = cash - 103000 where player_id = $1`,
    [payer.playerId],
  )
  expect(await dispute(id, 'charged-back')).toBe(true)
  const wallet = await database.pool.query('select cash, owed, bonus from wallet where player_id = $1', [
    payer.playerId,
  ])
  expect(wallet.rows).toEqual([{ cash: 0n, owed: 3000n, bonus: 0n }])
})

it('is told of a deposit that is credited, and of nothing else', async () => {
  const payer = await newPayer()
  const pending = (await payer.deposit(50)).body.payment?.id ?? 0
  const withdrawal = (await payer.withdraw(30)).body.payment?.id ?? 0
  const { id: credited } = await deposited()
  for (const [id, word] of [
    ...[pending, withdrawal, 999_999_999].flatMap((id) => [
      [id, 'charged-back'] as const,
      [id, 'reinstated'] as const,
    ]),
    [credited, 'reinstated'] as const,
  ])
    expect([id, word, await dispute(id, word)]).toEqual([id, word, false])
})

it('a deposit is found by what its gateway calls it', async () => {
  const { payer, id } = await deposited()
  const reference = await referenceOf(id)
  const { rows } = await database.pool.query('select gateway_id from payment where id = $1', [id])
  const found = { id, playerId: payer.playerId, status: 'credited', amount: 5000n, currency: 'AZN' }
  expect(await findDeposits(database.pool, reference)).toEqual([found])
  expect(await findDeposits(database.pool, rows[0]?.gateway_id)).toEqual([found])
  expect(await findDeposits(database.pool, 'f'.repeat(32))).toEqual([])
})
