import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBets } from '../../core/bets/find-bets.ts'
import {
  apply,
  database,
  money,
  newEvent,
  newPlayer,
  openExample,
  settle,
  strike,
  unsettle,
} from './example-settlement.ts'

beforeAll(openExample)
afterAll(() => database.close())

async function settledBet() {
  const [playerId, eventId] = [await newPlayer(), newEvent()]
  const betId = await strike(playerId, { eventId })
  await apply(settle(eventId, 1, 2, 1))
  return { playerId, eventId, betId }
}

async function shownLeg(playerId: number) {
  const all = { fromMs: null, toMs: null, beforeId: null, ids: null, limit: 1 }
  const [bet] = await findBets(database.pool, { playerId, statuses: ['won', 'lost', 'placed'], ...all })
  return bet?.legs[0]
}

const columns = async (sql: string, id: number) => (await database.pool.query(sql, [id])).rows[0]

describe('the JSON of a settled market', () => {
  it('carries the version of its shape, and its leg is read without it', async () => {
    const { playerId, eventId, betId } = await settledBet()
    const leg = await columns('select result, reason from bet_leg where bet_id = $1', betId)
    expect(leg).toEqual({
      result: { kind: 'won', v: 1 },
      reason: expect.objectContaining({ rule: 'result', v: 1 }),
    })
    expect(await columns('select outcomes, reason from market_result where event_id = $1', eventId)).toEqual({
      outcomes: { v: 1, outcomes: { '1': { kind: 'won' }, x: { kind: 'lost' }, '2': { kind: 'lost' } } },
      reason: leg.reason,
    })
    const { v: _, ...reason } = leg.reason
    expect(await shownLeg(playerId)).toMatchObject({ result: { kind: 'won' }, reason })
  })

  it.each([
    ['an earlier release, without a version', (column: string) => `${column} - 'v'`],
    [
      'a newer one, with fields that nobody knows',
      (column: string) => `${column} || '{"v": 2, "weather": "rain"}'`,
    ],
  ])('of %s is read, taken back and settled again', async (_name, change) => {
    const { playerId, eventId, betId } = await settledBet()
    const { names, reason } = (await shownLeg(playerId)) ?? {}
    await database.superuserPool.query(
      `update bet_leg set result = ${change('result')}, reason = ${change('reason')} where bet_id = $1`,
      [betId],
    )
    await database.superuserPool.query(
      `update leg_names set names = ${change('names')} where id in (select names_id from bet_leg where bet_id = $1)`,
      [betId],
    )
    await database.superuserPool.query(
      `update market_result set outcomes = ${change('outcomes')} where event_id = $1`,
      [eventId],
    )
    expect(await shownLeg(playerId)).toMatchObject({ names, reason, result: { kind: 'won' } })
    await apply(unsettle(eventId, 1))
    expect(await money(playerId)).toEqual([99_000n, 1000n])
    await apply(settle(eventId, 2, 2, 1))
    expect(await money(playerId)).toEqual([101_000n, 0n])
  })
})
