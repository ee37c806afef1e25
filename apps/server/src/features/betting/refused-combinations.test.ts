import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  account,
  accumulator,
  amounts,
  closeCombinations,
  feed,
  LIVE,
  MATCHES,
  nextPlayer,
  OUTRIGHT,
  openCombinations,
  PRICE,
  place,
  playerId,
  position,
  RETURN_MATCH,
  reprice,
  script,
  single,
  system,
  threeWay,
  world,
} from './example-combinations.ts'

beforeAll(openCombinations)
afterAll(closeCombinations)
beforeEach(nextPlayer)

/** Everything that a refusal must leave as it was. */
async function standing(): Promise<object> {
  const { rows } = await world.pool.query(
    `select (select count(*) from bet where player_id = $1) as bets,
       (select count(*) from transfer where debit / 10 = $1 or credit / 10 = $1) as transfers`,
    [playerId],
  )
  return { ...rows[0], amounts: await amounts() }
}

describe('betSlip/place: a combination that is refused leaves everything as it was', () => {
  const TWO = MATCHES.slice(0, 2)
  const THREE = MATCHES.slice(0, 3)
  it.each<[string, readonly object[], string]>([
    ['an accumulator of one', [accumulator([1])], 'bet_type_unavailable'],
    ['a system of all of them', [system(3, THREE)], 'bet_type_unavailable'],
    ['a system of one', [system(1, THREE)], 'bet_type_unavailable'],
    ['a system of more than there are', [system(4, THREE)], 'bet_type_unavailable'],
    ['a size that is none', [system(-2, THREE)], 'bet_type_unavailable'],
    ['an accumulator that says another size', [{ ...accumulator(THREE), value: 2 }], 'bet_type_unavailable'],
    ['the same option twice', [accumulator(TWO), accumulator([2, 1])], 'bet_type_unavailable'],
    ['combinations of other positions', [accumulator(TWO), system(2, THREE)], 'bet_type_unavailable'],
    ['the same selection twice', [accumulator([1, 1])], 'duplicate_event'],
    [
      'two selections of an event',
      [
        {
          type: 'accumulator',
          amount: 5,
          positions: [position(1), { event: 1, factor: '1:1x2::x', value: 3.4 }],
        },
      ],
      'duplicate_event',
    ],
    ['the same two on another day', [accumulator([1, 2, RETURN_MATCH])], 'positions_related'],
    ['a match and how its league ends', [accumulator([3, OUTRIGHT])], 'positions_related'],
    ['a price that moved', [accumulator(TWO, 10, 1.9)], 'price_changed'],
    ['too little', [accumulator(TWO, 0.19)], 'stake_below_minimum'],
    ['more than wins the largest amount', [accumulator(TWO, 13_333.34)], 'stake_above_maximum'],
    ['more than the player has', [accumulator(TWO, 1000.01)], 'insufficient_funds'],
    [
      'more than the player has, all together',
      [single(1, 500), accumulator(TWO, 500.01)],
      'insufficient_funds',
    ],
    ['an event that nobody knows', [accumulator([1, 77])], 'event_not_found'],
  ])('%s', async (_name, bets, code) => {
    const before = await standing()
    expect(await place(...bets)).toMatchObject({ status: 200, success: false, code })
    expect(await standing()).toEqual(before)
  })

  it.each<[string, object, string]>([
    ['a product of its own', { ...accumulator(TWO), odds: 9 }, 'bets.0.odds'],
    ['an amount of each line', { ...system(2, THREE), amountPerLine: 5 }, 'bets.0.amountPerLine'],
    ['lines of its own', { ...system(2, THREE), lines: 9 }, 'bets.0.lines'],
    ['no size', { ...system(2, THREE), value: undefined }, 'bets.0.value'],
    ['a size with a fraction', system(2.5, THREE), 'bets.0.value'],
    ['another code than its size', { ...system(2, THREE), code: 'full_cover_3_4' }, 'bets.0.code'],
    ['the code of another type', { ...accumulator(THREE), code: 'singles' }, 'bets.0.code'],
    ['an unknown type', { ...accumulator(THREE), type: 'banker' }, 'bets.0.type'],
    ['an amount that is none', accumulator(TWO, 1.005), 'bets.0.amount'],
    [
      'two prices of one selection',
      { ...accumulator(TWO), positions: [position(1), position(1, 3)] },
      'bets.0.positions.1.value',
    ],
    [
      'more than 30 positions',
      accumulator(Array.from({ length: 31 }, (_, index) => index + 1)),
      'bets.0.positions',
    ],
  ])('%s is no request', async (_name, bet, field) => {
    const before = await standing()
    const answer = await place(bet)
    expect([answer.status, answer.code]).toEqual([422, 'invalid_fields'])
    expect(Object.keys(answer.fields ?? {})).toEqual([field])
    expect(await standing()).toEqual(before)
  })

  it('takes no maximum, amount of a position or code in another language from its client', async () => {
    const lying = accumulator(TWO, 13_333.34)
    const positions = lying.positions.map((one) => ({
      ...one,
      maximum: 1_000_000,
      maximumSystemExpress: 1_000_000,
      amount: 1_000_000,
    }))
    const answer = await place({ ...lying, positions })
    // 40 000.00 is the largest win: 40 000 / (4.00 - 1).
    expect(answer.options).toMatchObject([
      { option: 'accumulator_2_2', code: 'stake_above_maximum', value: 4, limit: 13_333.33 },
    ])
  })

  it('names the positions that depend on each other, which may still be singles', async () => {
    const answer = await place(accumulator([1, 2, RETURN_MATCH]), single(1), single(RETURN_MATCH))
    expect(answer.errors).toMatchObject([
      { event: 1, code: 'positions_related', placeable: true },
      { event: RETURN_MATCH, code: 'positions_related', placeable: true },
    ])
    expect(await place(single(1), single(2), single(RETURN_MATCH), single(OUTRIGHT))).toMatchObject({
      success: true,
    })
  })

  it('a match that began, a market that closed and a stop are each refused', async () => {
    await feed.send(script.stop(LIVE))
    expect(await place(accumulator([1, LIVE]))).toMatchObject({ success: false, code: 'event_paused' })
    await reprice(LIVE, PRICE)
    await feed.send(script.odds('prematch', 2, [{ ...threeWay(PRICE), status: 'suspended' }]))
    expect(await place(accumulator([1, 2]))).toMatchObject({
      errors: [{ event: 2, code: 'market_suspended' }],
    })
    expect(await account()).toEqual([])
  })
})
