import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODEL } from './example-match.ts'
import {
  EXPECTED_ADDED_SECONDS,
  GOAL_PROFILE,
  HALF_SECONDS,
  remainingShares,
  shareBetween,
} from './half-profile.ts'
import { incidentRates, redCardFactors, remainingCounts } from './intensities.ts'
import { type MatchState, STATE_BEFORE_MATCH } from './match-model.ts'

const inPlay = (
  period: 'h1' | 'h2',
  elapsedSeconds: number,
  addedSeconds: number | null = null,
): MatchState => ({
  ...STATE_BEFORE_MATCH,
  period,
  elapsedSeconds,
  addedSeconds,
})

describe('remaining shares of a match', () => {
  it.each([
    [STATE_BEFORE_MATCH, 0.447, 0.553, 'all of it before the match'],
    [{ ...STATE_BEFORE_MATCH, period: 'break' as const }, 0, 0.553, 'the second half in the break'],
    [{ ...STATE_BEFORE_MATCH, period: 'ended' as const }, 0, 0, 'nothing at the end'],
    [inPlay('h1', 0), 0.447, 0.553, 'all at the first whistle'],
    [inPlay('h2', HALF_SECONDS + EXPECTED_ADDED_SECONDS.h2), 0, 0, 'nothing after the expected added time'],
    [inPlay('h2', 2700, 0), 0, 0, 'nothing when no time is added'],
  ])('%#', (state, h1, h2, why) => {
    const shares = remainingShares(GOAL_PROFILE, state)
    expect(shares.h1, why).toBeCloseTo(h1, 9)
    expect(shares.h2, why).toBeCloseTo(h2, 9)
  })

  it('more announced time leaves more to come', () => {
    const short = remainingShares(GOAL_PROFILE, inPlay('h2', 2700, 120)).h2
    const long = remainingShares(GOAL_PROFILE, inPlay('h2', 2700, 480)).h2
    expect(long).toBeGreaterThan(3 * short)
  })

  it('the parts of a half add up to it', () => {
    const whole = shareBetween(GOAL_PROFILE, 'h1', 0, 2700)
    const parts = shareBetween(GOAL_PROFILE, 'h1', 0, 1234) + shareBetween(GOAL_PROFILE, 'h1', 1234, 2700)
    expect(parts).toBeCloseTo(whole, 12)
  })
})

describe('rates of incidents', () => {
  it('integrate to the expected remaining count', () => {
    let corners = 0
    const length = HALF_SECONDS + EXPECTED_ADDED_SECONDS.h1
    for (let second = 0; second < length; second++) {
      corners += incidentRates(EXAMPLE_MODEL, inPlay('h1', second + 0.5), 'corners').home
    }
    expect(corners).toBeCloseTo(remainingCounts(EXAMPLE_MODEL, inPlay('h1', 0), 'corners').h1.home, 6)
  })

  it('with draws more frequent than independence says, a side that trails by one presses more', () => {
    const state = inPlay('h2', 2000)
    const level = incidentRates(
      EXAMPLE_MODEL,
      { ...state, goals: { ...state.goals, h1: { home: 2, away: 2 } } },
      'goals',
    )
    const behind = incidentRates(
      EXAMPLE_MODEL,
      { ...state, goals: { ...state.goals, h1: { home: 0, away: 1 } } },
      'goals',
    )
    expect(behind.home).toBeGreaterThan(level.home)
  })

  it('nothing happens while the ball does not roll', () => {
    expect(incidentRates(EXAMPLE_MODEL, STATE_BEFORE_MATCH, 'goals')).toEqual({ home: 0, away: 0 })
  })

  it('the two factors of a red card cancel between the sides', () => {
    const reds = (home: number, away: number) =>
      redCardFactors({ ...STATE_BEFORE_MATCH, redCards: { h1: { home, away }, h2: { home: 0, away: 0 } } })
    expect(reds(1, 0).home + reds(0, 1).home).toBeCloseTo(2, 12)
    expect(reds(1, 1)).toEqual({ home: 1, away: 1 })
    expect(reds(2, 0).home).toBeCloseTo(0.49, 12)
  })
})
