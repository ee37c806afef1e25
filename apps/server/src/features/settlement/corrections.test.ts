import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBets, type ShownBet } from '../../core/bets/find-bets.ts'
import { presentBetDetails } from '../../core/bets/present-bet-details.ts'
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

beforeAll(openExample)
afterAll(() => database.close())

const ALL = { fromMs: null, toMs: null, beforeId: null, ids: null, limit: 10 }

async function shown(playerId: number): Promise<ShownBet> {
  const [bet] = await findBets(database.pool, {
    ...ALL,
    playerId,
    statuses: ['placed', 'won', 'lost', 'refunded'],
  })
  if (bet === undefined) throw new Error('no bet')
  return bet
}
async function read(playerId: number) {
  const bet = await shown(playerId)
  const { corrections, earlier } = presentBetDetails(bet, 'en')
  return {
    status: bet.status,
    corrections: corrections.map(({ paid, next }) => [paid, next]),
    earlier: earlier.map(({ resultKind, result, reason }) => [resultKind, result, reason]),
  }
}

describe('what became of a bet stays readable', () => {
  it('a first settlement is no correction', async () => {
    const [player, event] = [await newPlayer(), newEvent()]
    await strike(player, { eventId: event })
    await apply(settle(event, 1, 1, 0))
    await apply(settle(event, 1, 1, 0))
    expect(await read(player)).toEqual({ status: 'won', corrections: [], earlier: [] })
  })

  it('a correction says what was paid, what is now, and what it was settled on', async () => {
    const [player, event] = [await newPlayer(), newEvent()]
    await strike(player, { eventId: event })
    await apply(settle(event, 1, 1, 0))
    await apply(settle(event, 2, 1, 1))
    await apply(settle(event, 3, 2, 1))
    expect(await read(player)).toEqual({
      status: 'won',
      corrections: [
        [20, 0],
        [0, 20],
      ],
      earlier: [
        ['won', '1:0', expect.stringContaining('1:0')],
        ['lost', '1:1', expect.stringContaining('1:1')],
      ],
    })
    expect(await breaches()).toEqual([])
  })

  it('one that is taken back is open, and the next settlement joins it', async () => {
    const [player, event] = [await newPlayer(), newEvent()]
    await strike(player, { eventId: event })
    await apply(settle(event, 1, 1, 0))
    await apply(unsettle(event, 1))
    expect(await read(player)).toMatchObject({ status: 'placed', corrections: [[20, null]] })
    await apply(settle(event, 2, 0, 1))
    expect(await read(player)).toMatchObject({ status: 'lost', corrections: [[20, 0]] })
  })

  it('a void after payment, and its end', async () => {
    const [player, event] = [await newPlayer(), newEvent()]
    await strike(player, { eventId: event })
    await apply(settle(event, 1, 0, 1))
    await apply(cancel(event))
    await apply(uncancel(event))
    expect(await read(player)).toMatchObject({
      status: 'lost',
      corrections: [
        [0, 10],
        [10, 0],
      ],
    })
    expect(await breaches()).toEqual([])
  })

  it('of an accumulator whose other leg is open only the leg was settled before', async () => {
    const [player, event, other] = [await newPlayer(), newEvent(), newEvent()]
    await strike(player, { eventId: event, alsoOn: [other] })
    await apply(settle(event, 1, 1, 0))
    await apply(settle(event, 2, 0, 1))
    const { corrections, earlier } = await read(player)
    expect([corrections, earlier.map(([kind]) => kind)]).toEqual([[], ['won']])
  })
})

describe('the database refuses', () => {
  it.each([
    ['a lost bet that is declined', "set status = 'declined', payout = null, settled_at = null"],
    ['a settled bet that waits again', "set status = 'pending', payout = null, settled_at = null"],
    ['a lost bet that becomes a request', "set status = 'vip', payout = null, settled_at = null"],
    ['a settlement that is counted back', 'set generation = generation - 1'],
  ])('%s', async (_name, change) => {
    const [player, event] = [await newPlayer(), newEvent()]
    const id = await strike(player, { eventId: event })
    await apply(settle(event, 1, 0, 1))
    await expect(database.pool.query(`update bet ${change} where id = $1`, [id])).rejects.toThrow(
      /cannot become/,
    )
  })

  it('a word about the past that is changed or taken away', async () => {
    for (const statement of [
      'update bet_past set payout = 0',
      'delete from bet_past',
      'delete from bet_leg_past',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow(/permission denied/)
    }
  })
})
