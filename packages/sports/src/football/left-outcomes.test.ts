import { settleMarket } from '@xezer/betting/settlement/settle-market'
import { marginsOf } from '@xezer/pricing/margins'
import { must } from '@xezer/std/assert'
import { expect, it } from 'vitest'
import { EXAMPLE_MODEL } from './example-match.ts'
import type { FootballFacts } from './facts/football-facts.ts'
import { readFootballFacts } from './facts/read-football-facts.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { FOOTBALL_MARKETS } from './markets/football-markets.ts'
import { type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'
import { priceFootball } from './price-football.ts'

const LATE: MatchState = {
  ...STATE_BEFORE_MATCH,
  period: 'h2',
  elapsedSeconds: 2690,
  addedSeconds: 60,
  goals: { h1: { home: 1, away: 0 }, h2: { home: 0, away: 1 } },
  lastGoal: 'away',
}

/** Ten goals of a match, eight of them in its last minutes: 5:5. */
const ENDED: FootballFacts = {
  status: 'finished',
  isFirstHalfOver: true,
  goals: Array.from({ length: 10 }, (_, goal) => ({
    half: goal === 0 ? ('h1' as const) : ('h2' as const),
    team: goal % 2 === 0 ? ('home' as const) : ('away' as const),
    clockSeconds: goal === 0 ? 600 : goal === 1 ? 3000 : 5360 + goal,
    isOwnGoal: false,
  })),
  corners: [],
  cards: [],
  penalties: [],
}

it('an outcome that left its market as if it could not come any more wins when it came', () => {
  const offers = priceFootball(EXAMPLE_MODEL, LATE, marginsOf(FOOTBALL_MARGINS, 1, true))
  const scores = must(
    offers.find(({ type }) => type === 'correct_score'),
    'it is on sale',
  )
  const offered = scores.outcomes.map(({ key }) => key)
  expect(offered).toContain('1:1')
  // One has become impossible, the other has a chance below a billionth of a thousandth.
  expect(offered).not.toContain('0:0')
  expect(offered).not.toContain('5:5')
  const decision = settleMarket(FOOTBALL_MARKETS.get('correct_score'), '', readFootballFacts(ENDED))
  if (decision === 'undecided') throw new Error('a finished match decides everything')
  expect(decision.outcomes.get('5:5')).toMatchObject({ kind: 'won' })
  expect(decision.outcomes.get('0:0')).toMatchObject({ kind: 'lost' })
})

it('what leaves has had no price for long, in all of a match', () => {
  for (let elapsedSeconds = 0; elapsedSeconds < 2700; elapsedSeconds += 150) {
    const offers = priceFootball(
      EXAMPLE_MODEL,
      { ...LATE, elapsedSeconds },
      marginsOf(FOOTBALL_MARGINS, 1, true),
    )
    for (const { type, specifier, outcomes } of offers) {
      for (const { key, probability, odds } of outcomes) {
        if (odds !== null) expect(probability, `${type} ${specifier} ${key}`).toBeGreaterThan(1e-3)
      }
    }
  }
})
