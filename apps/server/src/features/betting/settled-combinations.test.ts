import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  account,
  accumulator,
  amounts,
  closeCombinations,
  feed,
  nextPlayer,
  openCombinations,
  place,
  reprice,
  script,
  sell,
  single,
  system,
} from './example-combinations.ts'

beforeAll(openCombinations)
afterAll(closeCombinations)
beforeEach(nextPlayer)

type Kind = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost' | 'shared'
const RESULTS: Readonly<Record<Kind, OutcomeResult>> = {
  won: { kind: 'won' },
  lost: { kind: 'lost' },
  void: { kind: 'void' },
  half_won: { kind: 'half_won' },
  half_lost: { kind: 'half_lost' },
  shared: { kind: 'dead_heat', numerator: 1, denominator: 2 },
}
let events = 100

/** Three matches that no other test has, at 2.00. */
async function sellThree(): Promise<number[]> {
  events += 3
  const three = [events, events + 1, events + 2]
  for (const event of three) {
    await sell(event, Date.now() + 3_600_000)
    await reprice(event, 2)
  }
  return three
}

const end = (event: number, kind: Kind, generation = 1) =>
  feed.send(script.settle(event, '1x2', { '1': RESULTS[kind] }, generation))

describe('the result path of the server pays accumulators and systems', () => {
  /** 10.00 on three legs at 2.00, and 12.00 on the three pairs of them. */
  it.each<[readonly [Kind, Kind, Kind], number, string, number, string]>([
    [['won', 'won', 'won'], 80, 'won', 48, 'won'],
    [['won', 'won', 'lost'], 0, 'lost', 16, 'won'],
    [['won', 'lost', 'lost'], 0, 'lost', 0, 'lost'],
    [['won', 'won', 'void'], 40, 'won', 32, 'won'],
    [['won', 'void', 'void'], 20, 'won', 20, 'won'],
    [['void', 'void', 'void'], 10, 'refunded', 12, 'refunded'],
    // 2 x 2 x 1.5 is 6.00; (4 + 3 + 3) / 3 of a line.
    [['won', 'won', 'half_won'], 60, 'won', 40, 'won'],
    // 2 x 2 x 0.5; (4 + 1 + 1) / 3.
    [['won', 'won', 'half_lost'], 20, 'won', 24, 'won'],
    // Half of 2.00 is 1.00: as a void one.
    [['won', 'won', 'shared'], 40, 'won', 32, 'won'],
    [['half_won', 'half_lost', 'void'], 7.5, 'won', 11, 'won'],
    [['half_lost', 'half_lost', 'lost'], 0, 'lost', 1, 'won'],
  ])('%j', async (kinds, accumulated, accumulatorStatus, covered, systemStatus) => {
    const legs = await sellThree()
    expect(await place(accumulator(legs, 10), system(2, legs, 12))).toMatchObject({ success: true })
    for (const [index, event] of legs.entries()) await end(event, kinds[index] ?? 'void')
    expect(await account()).toMatchObject([
      { type: 'full_cover', status: systemStatus, winning: covered },
      { type: 'accumulator', status: accumulatorStatus, winning: accumulated },
    ])
    expect(await amounts()).toEqual({ balance: 978 + accumulated + covered, unplayed: 0, bonus: 0 })
  })

  it('an accumulator is lost with its first lost leg, and tells of the legs that follow', async () => {
    const legs = await sellThree()
    const [first = 0, second = 0] = legs
    await place(accumulator(legs, 10), system(2, legs, 12))
    await end(second, 'lost')
    expect(await account()).toMatchObject([{ status: 'placed' }, { status: 'lost' }])
    expect(await amounts()).toMatchObject({ balance: 978, unplayed: 12 })
    await end(first, 'won')
    const kinds = [{ resultKind: 'won' }, { resultKind: 'lost' }, { resultKind: null }]
    expect(await account()).toMatchObject([{ status: 'placed', positions: kinds }, { positions: kinds }])
  })

  it('a correction takes back what was paid and pays again, also to an accumulator that was lost early', async () => {
    const legs = await sellThree()
    const [first = 0, second = 0, third = 0] = legs
    await place(accumulator(legs, 10), system(2, legs, 12), single(first, 5))
    for (const event of [first, second]) await end(event, 'won')
    await end(third, 'lost')
    expect(await amounts()).toMatchObject({ balance: 973 + 16 + 10, unplayed: 0 })
    await end(third, 'won', 2)
    expect(await amounts()).toMatchObject({ balance: 973 + 80 + 48 + 10, unplayed: 0 })
    await end(first, 'void', 2)
    expect(await amounts()).toMatchObject({ balance: 973 + 40 + 32 + 5, unplayed: 0 })
    // The same message twice, and an older one, change nothing.
    await end(first, 'void', 2)
    await end(third, 'lost', 1)
    expect(await amounts()).toMatchObject({ balance: 973 + 40 + 32 + 5, unplayed: 0 })
    await end(second, 'lost', 2)
    expect(await account()).toMatchObject([
      { type: 'singles', status: 'refunded', winning: 5 },
      // Lines of the void leg and the won one: 1 x 2 of a third.
      { type: 'full_cover', status: 'won', winning: 8 },
      { type: 'accumulator', status: 'lost', winning: 0 },
    ])
    expect(await amounts()).toMatchObject({ balance: 973 + 8 + 5, unplayed: 0 })
  })
})
