import type { SettleMessage, VoidMessage } from '@xezer/odds-book/messages'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  apply,
  breaches,
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
  strikeLongAgo,
  sweep,
  uncancel,
} from './example-settlement.ts'

beforeAll(openExample)
afterEach(async () => {
  expect(await breaches()).toEqual([])
})
afterAll(() => database.close())

/** Of what a player has and stakes on each combination. */
const [CASH, STAKE] = [100_000n, 1000n]
/** Home, both score, and over 2.5 and a half. */
const NAME = 'legs=1x2~~1,btts~~yes,total~total%3D2.5~over'
const COMBINED = { type: 'combination', specifier: NAME, outcome: 'yes' } as const
const BTTS = { type: 'btts', specifier: '' }
const TOTAL = { type: 'total', specifier: 'total=2.5' }

const about = <Message extends { readonly markets: unknown }>(
  message: Message,
  ...markets: VoidMessage['markets']
) => ({ ...message, markets })
const end = (eventId: number, kind: 'won' | 'lost' | 'void', generation = 1): SettleMessage => ({
  ...settle(eventId, generation, 2, 1),
  markets: [{ ...COMBINED, outcomes: [{ outcome: 'yes', result: { kind } as OutcomeResult }] }],
})

async function strikeCombined(
  place: { readonly alsoOn?: readonly number[]; readonly placedAtMs?: number } = {},
) {
  const [player, eventId] = [await newPlayer(), newEvent()]
  await strike(player, { eventId, ...COMBINED, ...place })
  return { player, eventId }
}

describe('the void of a market gives combinations with a selection of it their stake back', () => {
  it.each([
    ['of one selection', [{ type: '1x2', specifier: '' }]],
    ['of one with a line', [TOTAL]],
    ['of two', [BTTS, TOTAL]],
    ['of a selection and by their own name', [BTTS, COMBINED]],
  ])('%s', async (_name, markets) => {
    const { player, eventId } = await strikeCombined()
    await apply(about(cancel(eventId), ...markets))
    expect([await statusOf(player), await money(player)]).toEqual([['refunded'], [CASH, 0n]])
  })

  it.each([
    ['another market', [{ type: '1x2', specifier: 'hcp=1' }]],
    ['another line', [{ type: 'total', specifier: 'total=3.5' }]],
    ['a market whose name is the end of one', [{ type: 'x2', specifier: '' }]],
  ])('never of %s', async (_name, markets) => {
    const { player, eventId } = await strikeCombined()
    await apply(about(cancel(eventId), ...markets))
    expect(await statusOf(player)).toEqual(['placed'])
    expect(await sweep()).toBe(0)
  })

  it('never of another event', async () => {
    const { player } = await strikeCombined()
    await apply(about(cancel(newEvent()), TOTAL))
    expect(await statusOf(player)).toEqual(['placed'])
  })

  it.each(['won', 'lost'] as const)(
    'also when they were %s, and takes it back with its end',
    async (kind) => {
      const { player, eventId } = await strikeCombined()
      await apply(end(eventId, kind))
      const before = await money(player)
      await apply(about(cancel(eventId), BTTS))
      expect([await statusOf(player), await money(player)]).toEqual([['refunded'], [CASH, 0n]])
      // A result that comes again says nothing against it.
      await apply(end(eventId, kind === 'won' ? 'lost' : 'won', 2))
      expect(await statusOf(player)).toEqual(['refunded'])
      await apply(end(eventId, kind, 3))
      await apply(about(uncancel(eventId), BTTS))
      expect([await statusOf(player), await money(player)]).toEqual([[kind], before])
    },
  )

  it('until the last of their voids is taken back, whatever its name', async () => {
    const { player, eventId } = await strikeCombined()
    for (const market of [BTTS, TOTAL, COMBINED]) await apply(about(cancel(eventId), market))
    for (const market of [BTTS, COMBINED]) await apply(about(uncancel(eventId), market))
    expect(await statusOf(player)).toEqual(['refunded'])
    await apply(about(uncancel(eventId), TOTAL))
    expect([await statusOf(player), await money(player)]).toEqual([['placed'], [CASH - STAKE, STAKE]])
  })

  it('within the window in which they were struck', async () => {
    const [player, eventId] = [await newPlayer(), newEvent()]
    for (const placedAtMs of [1000, 2000, 3000].map((ms) => clockMs + ms))
      await strike(player, { eventId, ...COMBINED, placedAtMs })
    await apply(about(cancel(eventId, clockMs + 2000, clockMs + 3000), TOTAL))
    expect(await statusOf(player)).toEqual(['placed', 'refunded', 'placed'])
  })

  it('and counts as one in an accumulator', async () => {
    const other = newEvent()
    const { player, eventId } = await strikeCombined({ alsoOn: [other] })
    await apply(about(cancel(eventId), BTTS))
    expect(await statusOf(player)).toEqual(['placed'])
    await apply(end(other, 'won'))
    expect([await statusOf(player), await money(player)]).toEqual([['won'], [CASH + STAKE, 0n]])
  })

  it('whatever the order in which words and results come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), fc.boolean(), async (picks, isTakenBack) => {
        const { player, eventId } = await strikeCombined()
        const words = [about(cancel(eventId), BTTS), end(eventId, 'lost', 1), end(eventId, 'won', 2)]
        const last = isTakenBack ? [about(uncancel(eventId), BTTS)] : [about(cancel(eventId), TOTAL)]
        const messages = [...words, ...last].flatMap((message) => [message, message])
        while (messages.length > 0) {
          const [message] = messages.splice((picks.next().value as number) % messages.length, 1)
          if (message !== undefined) await apply(message)
        }
        expect(await money(player)).toEqual([isTakenBack ? CASH + STAKE : CASH, 0n])
      }),
      { numRuns: 15 },
    )
  })
})

it('one that slipped in behind the void of a selection is seen by the audit until a sweep has voided it', async () => {
  const [player, eventId] = [await newPlayer(), newEvent()]
  await apply(about(cancel(eventId), TOTAL))
  await strikeLongAgo(player, { eventId, ...COMBINED })
  await database.ownerPool.query("update result_message set received_at = received_at - interval '2 minutes'")
  expect(await breaches()).toEqual(['open bets that a kept result should have reached'])
  expect(await sweep(10)).toBe(1)
  expect([await statusOf(player), await money(player)]).toEqual([['refunded'], [CASH, 0n]])
})
