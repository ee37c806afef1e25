import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  FIRST_STATE,
  mayBecome,
  PAYMENT_MOVES,
  type PaymentDirection,
  type PaymentState,
} from '../../core/payments/payment-states.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import {
  attemptsDuringCall,
  beginPayment,
  database,
  EVENTS,
  type EventName,
  openWalks,
  stateOf,
  type Walked,
} from './example-walk.ts'

beforeAll(openWalks)
afterAll(() => database.close())

const NAMES = Object.keys(EVENTS) as EventName[]

/** What comes too early says so, and comes again; whatever else fails is a fault. */
async function happen(name: EventName, walked: Walked): Promise<void> {
  await EVENTS[name](walked).catch((error: Error) => {
    if (!error.message.includes('came before what it follows')) throw error
  })
}

/** One event on a payment that came to its state by those before it; how it went on from there. */
async function walk(direction: PaymentDirection, before: readonly EventName[], name: EventName) {
  const walked = await beginPayment(direction)
  for (const one of before) await happen(one, walked)
  const from = await stateOf(walked)
  await happen(name, walked)
  const to = await stateOf(walked)
  // Refused is refused: no step, no money.
  if (to.steps.length === from.steps.length) expect([name, to]).toEqual([name, from])
  const way = to.steps.slice(from.steps.length - 1)
  return { status: to.status, moves: way.slice(1).map((state, at) => [way[at], state] as const) }
}

it.each(['in', 'out'] as const)(
  'every event in every state of a payment %s goes a way of the table or none, and all of its ways are gone',
  async (direction) => {
    const seen = new Set<string>()
    const ways = new Map<PaymentState, readonly EventName[]>([[FIRST_STATE[direction], []]])
    // States are met as it goes: the ones behind are walked from by the shortest way that led there.
    for (const [state, before] of ways) {
      const ended = await Promise.all(
        NAMES.map(async (name) => ({ name, ...(await walk(direction, before, name)) })),
      )
      for (const { name, status, moves } of ended) {
        for (const [from, to] of moves) {
          expect([state, name, from, to, from !== undefined && mayBecome(direction, from, to)]).toEqual([
            ...[state, name, from, to, true],
          ])
          seen.add(`${from} ${to}`)
        }
        if (!ways.has(status)) ways.set(status, [...before, name])
      }
    }
    const table = Object.entries(PAYMENT_MOVES[direction]).flatMap(([from, all]) =>
      all.map((to) => `${from} ${to}`),
    )
    expect([...seen].sort()).toEqual(table.sort())
    expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
  },
  60_000,
)

it('an attempt to pay out is there for everybody before the gateway is asked', async () => {
  const walked = await beginPayment('out')
  await happen('approved', walked)
  expect(await attemptsDuringCall(walked)).toBe(1)
})
