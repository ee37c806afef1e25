import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { CURRENCIES, major, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exposureOf } from '../../core/bets/exposure.ts'
import { createLiability } from '../../core/bets/liability.ts'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { decideRequest } from './decide-request.ts'
import { exposeStruck, strikeBet } from './strike-bets.ts'

const NOW_MS = Date.now()
const EVENTS = [1, 2, 3, 4, 5]
const PRICES = [1.01, 1.5, 2, 3.25, 17]
const script = createScript({ nowMs: () => NOW_MS })
const book = createBook(nodeMachine.secureRandom)
for (const message of [script.up('prematch'), script.catalogue(), script.sides(100, 10)]) book.apply(message)
for (const [index, event] of EVENTS.entries()) {
  book.apply(script.fixture(event, NOW_MS + 3_600_000, { homeId: 100 + 2 * index, awayId: 101 + 2 * index }))
  book.apply(script.odds('prematch', event, [prices('1x2', '', [['1', PRICES[index] ?? 2]])]))
}

it('what a bet costs the house when it is struck is what its record costs: it is taken away again as it was added', () => {
  const stake = fc.bigInt({ min: 500n, max: 4000n })
  const arbitrary = fc.record({
    currency: fc.constantFrom(...CURRENCIES),
    legs: fc.shuffledSubarray(EVENTS, { minLength: 3 }),
    stakes: fc.tuple(stake, stake, stake),
    size: fc.integer({ min: 2, max: 4 }),
  })
  let struckCount = 0
  fc.assert(
    fc.property(arbitrary, ({ currency, legs, stakes: [single, product, system], size }) => {
      const places = legs.map((_, place) => place)
      const request = {
        playerId: 7,
        sessionId: 1,
        currency,
        scope: 'place:7',
        key: 'k',
        requestHash: Buffer.alloc(32),
        requestedAtMs: NOW_MS,
        isVip: false,
        positions: legs.map((eventId) => ({
          eventId,
          handle: `${eventId}:1x2::1`,
          seenOdds: odds(Math.round((PRICES[eventId - 1] ?? 2) * 1000)),
        })),
        bets: [
          { type: 'singles', size: 1, stakeMinor: minor(single), legs: [1] },
          { type: 'accumulator', size: legs.length, stakeMinor: minor(product), legs: places },
          {
            type: 'full_cover',
            size: Math.min(size, legs.length - 1),
            stakeMinor: minor(system),
            legs: places.toReversed(),
          },
        ],
      } as const
      const context = {
        book,
        liability: createLiability(),
        suspensions: { resumedAtMs: () => 0 },
        nowMs: NOW_MS,
        steadyMs: NOW_MS,
      }
      const decision = decideRequest(
        context,
        request,
        {
          isActive: true,
          isBlocked: false,
          isIdle: false,
          hasAgreed: true,
          quoteChanges: 1,
          standingBreak: null,
          limits: [],
          bonus: null,
          timeLimitMinutes: null,
          isRealityDue: false,
        },
        major(1_000_000),
      )
      if (!decision.ok) return
      struckCount += 1
      const { bets, combinationName } = decision.value
      for (const bet of bets) {
        const record = strikeBet(request, bet, { id: 1, status: 'placed', share: null })
        expect(exposeStruck(request, bet, combinationName)).toEqual(exposureOf(record))
      }
    }),
  )
  expect(struckCount).toBeGreaterThan(20)
})
