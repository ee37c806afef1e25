import fc from 'fast-check'
import { type BasketballModel, FIBA_FORMAT, NBA_FORMAT, QUARTER_COUNT } from './basketball-model.ts'
import type { BasketballState } from './basketball-state.ts'

/** An everyday game between a stronger home side and its visitor. */
export const EXAMPLE_GAME: BasketballModel = {
  format: NBA_FORMAT,
  efficiency: { home: 1.62, away: 1.57 },
  possessionSeconds: 20.57,
}

/** Games from hopeless to one-sided. */
export const anyGame: fc.Arbitrary<BasketballModel> = fc
  .record({
    isNba: fc.boolean(),
    efficiency: fc.record({
      home: fc.double({ min: 1.3, max: 1.85, noNaN: true }),
      away: fc.double({ min: 1.3, max: 1.85, noNaN: true }),
    }),
    possessionSeconds: fc.double({ min: 19, max: 24, noNaN: true }),
  })
  .map(({ isNba, ...rest }) => ({ ...rest, format: isNba ? NBA_FORMAT : FIBA_FORMAT }))

const pair = fc.record({ home: fc.integer({ min: 9, max: 35 }), away: fc.integer({ min: 9, max: 35 }) })

/** States that a game can be in, from the tip-off to the second overtime. */
export const anyGameState: fc.Arbitrary<BasketballState> = fc
  .record({
    period: fc.integer({ min: 0, max: QUARTER_COUNT + 1 }),
    secondsLeft: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 300 })),
    ball: fc.constantFrom('home' as const, 'away' as const),
    deadSeconds: fc.integer({ min: 0, max: 4 }),
    points: fc.array(pair, { minLength: QUARTER_COUNT + 2, maxLength: QUARTER_COUNT + 2 }),
    lead: fc.integer({ min: -7, max: 7 }),
  })
  .map(({ points, lead, ...rest }) => ({
    ...rest,
    isEnded: false,
    points: withLead(points, rest.period, lead),
  }))

/** An overtime begins level; before it the two sides are brought close to each other. */
function withLead(points: readonly { home: number; away: number }[], period: number, lead: number) {
  const played = points.slice(0, period + 1)
  const before = played.slice(0, period).map(({ home }) => ({ home, away: home }))
  const now = played.at(-1) ?? { home: 0, away: 0 }
  return [...before, { home: now.home, away: Math.max(0, now.home - lead) }]
}
