import fc from 'fast-check'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'
import { matchModelOf } from './match-model-of.ts'

/** An everyday match between a stronger home side and its visitor. */
export const EXAMPLE_MODEL: MatchModel = matchModelOf({
  home: { attack: 0.3, defence: 0.2 },
  away: { attack: 0.1, defence: 0.05 },
  base: 0,
  homeAdvantage: 0.22,
  rho: -0.06,
})

const strength = fc.double({ min: -0.9, max: 0.9, noNaN: true })

/** Matches from hopeless to one-sided. */
export const anyModel: fc.Arbitrary<MatchModel> = fc
  .record({
    ha: strength,
    hd: strength,
    aa: strength,
    ad: strength,
    rho: fc.double({ min: -0.12, max: 0.04, noNaN: true }),
  })
  .map(({ ha, hd, aa, ad, rho }) =>
    matchModelOf({
      home: { attack: ha, defence: hd },
      away: { attack: aa, defence: ad },
      base: 0,
      homeAdvantage: 0.2,
      rho,
    }),
  )

const count = fc.record({ home: fc.integer({ min: 0, max: 2 }), away: fc.integer({ min: 0, max: 2 }) })
const seconds = fc.integer({ min: 0, max: 2640 })
const none = { home: 0, away: 0 }

/** States in either half that a match can be in. */
export const anyLiveState: fc.Arbitrary<MatchState> = fc
  .record({ isFirst: fc.boolean(), seconds, h1: count, h2: count, corners: count, lastHome: fc.boolean() })
  .map(({ isFirst, seconds: elapsedSeconds, h1, h2, corners, lastHome }): MatchState => {
    const goals = { h1, h2: isFirst ? none : h2 }
    const scored = goals.h1.home + goals.h2.home + goals.h1.away + goals.h2.away
    const home = goals.h1.home + goals.h2.home
    const isLastHome = home === scored || (lastHome && home > 0)
    return {
      ...STATE_BEFORE_MATCH,
      period: isFirst ? 'h1' : 'h2',
      elapsedSeconds,
      goals,
      corners: { h1: corners, h2: none },
      lastCorner: corners.home + corners.away === 0 ? null : corners.home > 0 ? 'home' : 'away',
      lastGoal: scored === 0 ? null : isLastHome ? 'home' : 'away',
    }
  })
