import { EXPECTED_ADDED_SECONDS } from '@xezer/pricing/football/half-profile'
import { type MatchModel, STATE_BEFORE_MATCH } from '@xezer/pricing/football/match-model'
import { describe, expect, it } from 'vitest'
import { advanceState } from './advance-state.ts'
import { playMatch, playStreams } from './play-match.ts'

const MODEL: MatchModel = {
  goals: { home: 1.6, away: 1.1 },
  rho: -0.05,
  corners: { home: 5.4, away: 4.6 },
  yellowCards: { home: 2, away: 2.3 },
  redCards: { home: 0.085, away: 0.085 },
}
const MATCHES = 2000
const plays = Array.from({ length: MATCHES }, (_, id) => playMatch(MODEL, playStreams('play', id + 1)))

/** Whether a mean over all matches lies within four standard errors of a Poisson count's mean. */
function expectPoissonMean(kind: string, mean: number): void {
  const total = plays.reduce(
    (sum, { incidents }) => sum + incidents.filter((one) => one.kind === kind).length,
    0,
  )
  expect(Math.abs(total / MATCHES - mean)).toBeLessThan(4 * Math.sqrt(mean / MATCHES))
}

describe('playMatch', () => {
  it('is a function of seed and event only', () => {
    expect(playMatch(MODEL, playStreams('play', 7))).toEqual(plays[6])
    expect(playMatch(MODEL, playStreams('other', 7))).not.toEqual(plays[6])
  })

  it.each([
    ['goal', 2.7],
    ['corner', 10],
    ['yellow_card', 4.3],
    ['red_card', 0.17],
  ])('draws as many of %s as the model expects', (kind, mean) => expectPoissonMean(kind, mean))

  it('adds as much time as the prices expect', () => {
    for (const half of ['h1', 'h2'] as const) {
      const mean = plays.reduce((sum, play) => sum + play.addedMinutes[half] * 60, 0) / MATCHES
      expect(Math.abs(mean - EXPECTED_ADDED_SECONDS[half])).toBeLessThan(6)
    }
  })

  it('keeps the order of play, and every incident within its half', () => {
    for (const { incidents, addedMinutes } of plays) {
      const times = incidents.map(({ half, elapsedSeconds }) => (half === 'h1' ? 0 : 10_000) + elapsedSeconds)
      expect(times).toEqual([...times].sort((left, right) => left - right))
      for (const { half, elapsedSeconds } of incidents) {
        expect(elapsedSeconds).toBeLessThan(2700 + addedMinutes[half] * 60)
      }
    }
  })

  it('does not know the future: other numbers after a minute leave everything before it', () => {
    const minute = 30
    const usual = playStreams('play', 3)
    const reseeded = playMatch(MODEL, (half, at) =>
      half === 'h1' && at < minute ? usual(half, at) : playStreams('later', 3)(half, at),
    )
    const before = (play: typeof reseeded) =>
      play.incidents.filter((one) => one.half === 'h1' && one.elapsedSeconds < minute * 60)
    expect(before(reseeded)).toEqual(before(plays[2] ?? reseeded))
    expect(reseeded).not.toEqual(plays[2])
  })
})

describe('advanceState', () => {
  it('counts a penalty that is scored as penalty and as goal', () => {
    const at = { half: 'h1', elapsedSeconds: 2710, side: 'away' } as const
    const state = advanceState(STATE_BEFORE_MATCH, {
      ...at,
      kind: 'goal',
      origin: 'penalty',
      isReviewed: false,
    })
    expect(state).toMatchObject({
      goals: { h1: { home: 0, away: 1 } },
      penalties: { h1: { home: 0, away: 1 } },
      lastGoal: 'away',
      addedTimeGoals: 1,
    })
  })
})
