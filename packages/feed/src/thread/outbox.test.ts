import { odds } from '@xezer/money/odds'
import type { FeedMessage, MarketPrices } from '@xezer/odds-book/messages'
import { describe, expect, it } from 'vitest'
import { createOutbox } from './outbox.ts'

const envelope = { provider: 'p', producer: 'live', generatedAtMs: 0, receivedAtMs: 0 } as const
const market: MarketPrices = {
  type: '1x2',
  specifier: '',
  status: 'open',
  outcomes: ['1', 'x', '2'].map((outcome) => ({ outcome, odds: odds(2000) })),
}
const prices = (eventId: number, markets = 10): FeedMessage => ({
  ...envelope,
  kind: 'odds',
  eventId,
  markets: new Array<MarketPrices>(markets).fill(market),
  resumes: false,
})
const stop = (eventId: number): FeedMessage => ({
  ...envelope,
  kind: 'stop',
  eventId,
  scope: 'event',
  status: 'suspended',
  reason: 'goal',
})

function fill(messages: readonly FeedMessage[]) {
  const outbox = createOutbox()
  for (const [number, message] of messages.entries()) outbox.add([number, message, ''])
  return { outbox, take: (weight: number) => outbox.take(weight).map(([number]) => number) }
}

describe('what a thread sends', () => {
  it('takes turns by events, each in its own order, until it is heavy enough', () => {
    const { outbox, take } = fill([prices(1), prices(1), prices(1), prices(2), prices(3)])
    expect(take(70)).toEqual([0, 3])
    // Whoever had no turn comes first.
    expect(take(70)).toEqual([4, 1])
    expect(take(1)).toEqual([2])
    expect([outbox.isEmpty, take(70)]).toEqual([true, []])
  })

  it('begins with whatever leads to a stop, however heavy', () => {
    const burst = Array.from({ length: 300 }, (_, index) => [prices(index + 1, 100), stop(index + 1)]).flat()
    const { take } = fill([prices(900, 100), prices(901, 100), ...burst])
    expect(take(1)).toEqual(burst.map((_, index) => index + 2))
    expect(take(1)).toEqual([0])
  })

  it('begins with what concerns all, in its order', () => {
    const up: FeedMessage = { ...envelope, kind: 'producer', state: 'up' }
    const catalogue: FeedMessage = {
      ...envelope,
      kind: 'catalogue',
      sports: [],
      categories: [],
      tournaments: [],
      competitors: [],
    }
    const { take } = fill([up, prices(6), up, catalogue, stop(7), up])
    expect(take(1)).toEqual([0, 2, 3, 5, 4])
    expect(take(1)).toEqual([1])
  })
})
