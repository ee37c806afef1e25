import type { PoolClient } from '@xezer/db/pool'
import { FOOTBALL_SPORT } from '@xezer/sports/football/football'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  apply,
  cancel,
  clockMs,
  database,
  money,
  newEvent,
  newPlayer,
  openExample,
  settle,
  statusOf,
  strike,
  unsettle,
} from './example-settlement.ts'
import { type NumberedResult, readMarketChanges } from './market-change.ts'
import { settleBatch } from './settle-batch.ts'
import { writeBets, writeLegs } from './settled-bets.ts'

beforeAll(openExample)
afterAll(() => database.close())

const changeOf = (message: NumberedResult) => {
  const words = message.kind === 'void' ? [{ message, receivedAtMs: clockMs }] : []
  return must(
    readMarketChanges(message, FOOTBALL_SPORT, { words, combinations: [] })[0],
    'a message of no market',
  )
}

/** Bets that were found before their lock, and stand otherwise under it. */
describe('a batch leaves alone', () => {
  it('a stake that is only reserved', async () => {
    const [playerId, eventId] = [await newPlayer(), newEvent()]
    const betId = await strike(playerId, { eventId, isPending: true })
    for (const message of [cancel(eventId, clockMs - 1000, clockMs + 1000), settle(eventId, 1, 1, 0)])
      expect(await settleBatch(database.pool, changeOf(message), [{ betId, playerId }])).toEqual([])
    const leg = 'select is_void, result, settlement_step from bet_leg where bet_id = $1'
    const { rows } = await database.pool.query(leg, [betId])
    expect(rows).toEqual([{ is_void: false, result: null, settlement_step: 0 }])
    expect(await money(playerId)).toEqual([99_000n, 1000n])
  })

  it('what another process has settled meanwhile, even if it would be paid otherwise today', async () => {
    const [playerId, eventId] = [await newPlayer(), newEvent()]
    const betId = await strike(playerId, { eventId })
    const message = settle(eventId, 1, 1, 0)
    await apply(message)
    await database.ownerPool.query('update bet set payout = 1500 where id = $1', [betId])
    expect(await settleBatch(database.pool, changeOf(message), [{ betId, playerId }])).toEqual([])
    const { rows } = await database.pool.query('select payout, generation from bet where id = $1', [betId])
    expect(rows).toEqual([{ payout: 1500n, generation: 1 }])
  })
})

it('an accumulator ends with its last leg, or its first that is lost', async () => {
  const [playerId, first, second] = [await newPlayer(), newEvent(), newEvent()]
  await strike(playerId, { eventId: first, alsoOn: [second] })
  await apply(settle(first, 1, 1, 0))
  expect([await statusOf(playerId), await money(playerId)]).toEqual([['placed'], [99_000n, 1000n]])
  await apply(settle(second, 1, 2, 0))
  expect([await statusOf(playerId), await money(playerId)]).toEqual([['won'], [103_000n, 0n]])
  await apply(unsettle(second, 1))
  expect([await statusOf(playerId), await money(playerId)]).toEqual([['placed'], [99_000n, 1000n]])
  await apply(settle(first, 2, 0, 1))
  expect([await statusOf(playerId), await money(playerId)]).toEqual([['lost'], [99_000n, 0n]])
})

it.each([
  ['that is lost goes to the house', settle(1, 1, 0, 1), [['stake_taken', 1000n]]],
  [
    'that is won goes to the house, which pays',
    settle(1, 1, 1, 0),
    [
      ['payout', 2000n],
      ['stake_taken', 1000n],
    ],
  ],
  ['of a void never leaves its player', cancel(1), [['stake_refund', 1000n]]],
])('the stake %s', async (_name, message, expected) => {
  const [playerId, eventId] = [await newPlayer(), newEvent()]
  const betId = await strike(playerId, { eventId })
  await apply({ ...message, eventId })
  const transfers = 'select code, amount from transfer where cause = $1 and generation = 1 order by code'
  const { rows } = await database.pool.query(transfers, [betId])
  expect(rows.map(({ code, amount }) => [code, amount])).toEqual(expected)
})

it('a batch in which nothing changes asks the database to write nothing', async () => {
  const client = { query: () => Promise.reject(new Error('asked to write')) } as unknown as PoolClient
  await writeLegs(client, changeOf(settle(1, 1, 1, 0)), [])
  await writeBets(client, [])
})
