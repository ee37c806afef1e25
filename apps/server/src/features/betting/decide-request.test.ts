import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { major, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import { expect, it } from 'vitest'
import { exposureOf } from '../../core/bets/exposure.ts'
import { createLiability } from '../../core/bets/liability.ts'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { decideFinishing } from './decide-finishing.ts'
import { type DecisionContext, decideRequest } from './decide-request.ts'
import type { PlacementRequest } from './placement-request.ts'

const NOW_MS = Date.now()
const script = createScript({ nowMs: () => NOW_MS })
const book = createBook(nodeMachine.secureRandom)
for (const message of [script.up('prematch'), script.catalogue(), script.sides(100, 4)]) book.apply(message)
for (const [event, homeId] of [
  [1, 100],
  [2, 102],
] as const) {
  book.apply(script.fixture(event, NOW_MS + 3_600_000, { homeId, awayId: homeId + 1 }))
  book.apply(script.odds('prematch', event, [prices('1x2', '', [['1', 2]])]))
}

const context = (changes: Partial<DecisionContext> = {}): DecisionContext => ({
  book,
  liability: createLiability(),
  suspensions: { resumedAtMs: () => 0 },
  nowMs: NOW_MS,
  steadyMs: NOW_MS,
  ...changes,
})
const request: PlacementRequest = {
  playerId: 7,
  sessionId: 1,
  currency: 'AZN',
  scope: 'place:7',
  key: 'k',
  requestHash: Buffer.alloc(32),
  requestedAtMs: NOW_MS,
  isVip: false,
  positions: [1, 2].map((eventId) => ({ eventId, handle: `${eventId}:1x2::1`, seenOdds: odds(2000) })),
  bets: [{ type: 'accumulator', size: 2, stakeMinor: minor(1000n), legs: [0, 1] }],
}
const PLAYER = {
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
} as const

it.each([1, 2])(
  'a combination is struck no earlier than the last resumption of its events: of %i',
  (late) => {
    const resumedAtMs = (eventId: number) => (eventId === late ? NOW_MS + 5 : NOW_MS - 5)
    const decision = decideRequest(context({ suspensions: { resumedAtMs } }), request, PLAYER, major(10))
    expect(decision).toMatchObject({ value: { bets: [{ placedAtMs: NOW_MS + 5 }] } })
  },
)

it.each([
  ['on its legs', { outcome: major(10) }],
  ['as a whole', { combination: major(30) }],
])(
  'what it holds of the liability while its delay runs does not stand in its own way: %s',
  (_name, limits) => {
    const liability = createLiability(limits)
    const bet = {
      id: 1,
      playerId: 7,
      currency: 'AZN',
      type: 'accumulator',
      size: 2,
      stakeMinor: minor(1000n),
      possibleReturnMinor: minor(4000n),
      grantId: null,
      bonusMinor: minor(0n),
      legs: [1, 2].map((eventId) => ({
        eventId,
        marketType: '1x2',
        specifier: '',
        outcome: '1',
        odds: odds(2000),
      })),
    } as const
    liability.add(exposureOf(bet))
    expect(decideRequest(context({ liability }), request, PLAYER, major(10)).ok).toBe(false)
    const finishing = { scope: 'place:7', key: 'k', playerId: 7, betIds: [1], request }
    expect(decideFinishing(context({ liability }), finishing, [bet], PLAYER, new Map())).toMatchObject({
      outcome: { kind: 'accepted' },
    })
  },
)
