import { marginsOf } from '@xezer/pricing/margins'
import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARGINS } from '../football-margins.ts'
import { EXPECTED_ADDED_SECONDS } from '../half-profile.ts'
import { type MatchModel, type MatchState, STATE_BEFORE_MATCH } from '../match-model.ts'
import { priceFootball } from '../price-football.ts'
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

  it.each([
    ['penalties that are scored', 0.77, 'penalty', 'penalty_missed'],
    ['goals from penalties', 0.085, 'penalty', 'goal'],
    ['own goals', 0.028, 'own_goal', 'goal'],
  ])('%s: %d of all', (_name, share, origin, rest) => {
    const all = plays.flatMap(({ incidents }) => incidents)
    const hits = all.filter((one) => one.kind === 'goal' && one.origin === origin).length
    const others = all.filter(
      (one) => one.kind === rest && !(one.kind === 'goal' && one.origin === origin),
    ).length
    const count = hits + others
    expect(Math.abs(hits / count - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / count))
  })

  it('sees a penalty, an own goal and a goal in added time as often as the prices before it say', () => {
    const offers = priceFootball(MODEL, STATE_BEFORE_MATCH, marginsOf(FOOTBALL_MARGINS, 1, false))
    const ends = plays.map(({ incidents }) => incidents.reduce(advanceState, STATE_BEFORE_MATCH))
    const seen: Record<string, (state: MatchState) => boolean> = {
      penalty: ({ penalties: { h1, h2 } }) => h1.home + h1.away + h2.home + h2.away > 0,
      h1_penalty: ({ penalties: { h1 } }) => h1.home + h1.away > 0,
      own_goal: ({ ownGoals }) => ownGoals > 0,
      added_time_goal: ({ addedTimeGoals }) => addedTimeGoals > 0,
    }
    for (const [type, isSeen] of Object.entries(seen)) {
      const chance = offers.find((offer) => offer.type === type)?.outcomes[0]?.probability ?? 0
      const share = ends.filter(isSeen).length / MATCHES
      expect(Math.abs(share - chance), type).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / MATCHES))
    }
  })

  it('ends where it is abandoned', () => {
    const abandoned = plays.filter(({ incidents }) => incidents.some(({ kind }) => kind === 'abandoned'))
    expect(abandoned.length).toBeGreaterThan(0)
    for (const { incidents } of abandoned) {
      expect(incidents.findIndex(({ kind }) => kind === 'abandoned')).toBe(incidents.length - 1)
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
