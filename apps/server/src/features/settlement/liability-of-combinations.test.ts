import { odds } from '@xezer/money/odds'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { seededRandom } from '@xezer/std/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exposureOf, nameCombination } from '../../core/bets/exposure.ts'
import { createLiability } from '../../core/bets/liability.ts'
import {
  apply,
  breaches,
  cancel,
  database,
  liability,
  newEvent,
  newPlayer,
  openExample,
  settle,
  strikeLongAgo,
  struck,
  uncancel,
  unsettle,
} from './example-settlement.ts'

beforeAll(openExample)
afterAll(() => database.close())

const OUTCOMES = ['1', 'x', '2'] as const
const RESULTS: readonly OutcomeResult[] = [
  { kind: 'won' },
  { kind: 'lost' },
  { kind: 'void' },
  { kind: 'half_won' },
  { kind: 'half_lost' },
  { kind: 'dead_heat', numerator: 1, denominator: 3 },
]

it('what the house may still lose is the same after a start, whatever became of legs and corrections', async () => {
  const random = seededRandom('liability of combinations')
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T
  const players = [await newPlayer(), await newPlayer()]
  const events = Array.from({ length: 5 }, newEvent)
  const ids: number[] = []
  for (let count = 0; count < 24; count++) {
    const legs = events.filter(() => random.next() < 0.7)
    const [eventId = events[0] as number, ...alsoOn] = legs
    const size = alsoOn.length < 2 ? undefined : 2 + (count % alsoOn.length)
    const leg = { eventId, alsoOn, size, outcome: pick(OUTCOMES), odds: 1500 + 100 * count }
    const id = await strikeLongAgo(
      pick(players),
      size === undefined ? { eventId, alsoOn, odds: leg.odds } : { ...leg, size },
    )
    ids.push(id)
  }
  for (const id of ids) {
    const bet = struck.get(id)
    if (bet !== undefined) liability.add(exposureOf(bet))
  }
  const read = (one: typeof liability) => [
    ...players.flatMap((player) =>
      events.flatMap((event) =>
        OUTCOMES.map((outcome) => one.leftManat(player, event, `${event}:1x2::${outcome}`)),
      ),
    ),
    ...ids.map((id) => {
      const legs = struck.get(id)?.legs ?? []
      const handles = legs.map(({ eventId, outcome }) => `${eventId}:1x2::${outcome}`)
      return one.combinationLeftManat(struck.get(id)?.playerId ?? 0, nameCombination(handles))
    }),
  ]
  const empty = read(createLiability())
  const check = async () => {
    const rebuilt = createLiability()
    await rebuilt.rebuild(database.pool)
    expect(read(liability)).toEqual(read(rebuilt))
  }
  await check()
  expect(read(liability)).not.toEqual(empty)
  const generations = new Map<number, number>()
  for (let step = 0; step < 30; step++) {
    const eventId = pick(events)
    const generation = (generations.get(eventId) ?? 0) + 1
    const turn = random.next()
    if (turn < 0.6) {
      generations.set(eventId, generation)
      const outcomes = OUTCOMES.map((outcome) => ({ outcome, result: pick(RESULTS) }))
      const message = settle(eventId, generation, 1, 0)
      await apply({ ...message, markets: [{ type: '1x2', specifier: '', outcomes }] })
    } else if (turn < 0.8) await apply(unsettle(eventId, Math.max(1, generation - 1)))
    else await apply(turn < 0.9 ? cancel(eventId) : uncancel(eventId))
    await check()
  }
  // Everything ends: nothing is left, and every coin is where it belongs.
  for (const eventId of events) {
    await apply(uncancel(eventId))
    await apply(settle(eventId, (generations.get(eventId) ?? 0) + 1, 0, 1))
  }
  await check()
  expect(read(liability)).toEqual(empty)
  expect(await breaches()).toEqual([])
})

it('the last leg of an accumulator carries its whole win until a correction', async () => {
  const [player, first, last] = [await newPlayer(), newEvent(), newEvent()]
  const id = await strikeLongAgo(player, { eventId: first, alsoOn: [last], odds: 3000 })
  const bet = struck.get(id)
  if (bet === undefined) throw new Error('nothing was struck')
  const full = createLiability().leftManat(player, last, `${last}:1x2::1`)
  liability.add(exposureOf(bet))
  const taken = () =>
    [first, last].map((event) => full - liability.leftManat(player, event, `${event}:1x2::1`))
  // 10.00 at 3.00 and 3.00.
  expect(taken()).toEqual([2000n, 2000n])
  await apply(settle(first, 1, 1, 0))
  expect(taken()).toEqual([0n, 8000n])
  await apply(settle(first, 2, 0, 1))
  expect(taken()).toEqual([0n, 0n])
  await apply(settle(first, 3, 1, 0))
  expect(taken()).toEqual([0n, 8000n])
  await apply(unsettle(first, 3))
  expect(taken()).toEqual([2000n, 2000n])
  await apply(cancel(first))
  expect(taken()).toEqual([0n, 2000n])
  expect(odds(bet.odds)).toBe(9000)
})
