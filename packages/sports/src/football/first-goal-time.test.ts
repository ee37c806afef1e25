import { marginsOf } from '@xezer/pricing/margins'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODEL } from './example-match.ts'
import { FOOTBALL_MARGINS } from './football-margins.ts'
import { GOAL_PROFILE, type Half, shareBetween } from './half-profile.ts'
import { type MatchPeriod, STATE_BEFORE_MATCH } from './match-model.ts'
import { priceFootball } from './price-football.ts'

/** What a difference of two chances leaves. */
const NOTHING = 1e-9
const MODEL = { ...EXAMPLE_MODEL, rho: 0 }
const GOALS = MODEL.goals.home + MODEL.goals.away

/** Without the weights of low scores goals are one Poisson process: nothing falls between two instants that often. */
const goalless = (stretches: readonly (readonly [Half, number, number])[]): number =>
  Math.exp(
    -GOALS * stretches.reduce((sum, [half, from, to]) => sum + shareBetween(GOAL_PROFILE, half, from, to), 0),
  )

/** Usual ends of both halves, and of the last bands of each. */
const END = { h1: 2830, h2: 2990 }

describe('first_goal_time: each band by the process of the goals', () => {
  it.each<[string, MatchPeriod, number, number | null, (readonly [Half, number, number])[]]>([
    [
      'before the match',
      'prematch',
      0,
      null,
      [
        ['h1', 0, 900],
        ['h1', 900, 1800],
        ['h1', 1800, END.h1],
        ['h2', 0, 900],
        ['h2', 900, 1800],
        ['h2', 1800, END.h2],
      ],
    ],
    [
      'in the second band',
      'h1',
      1000,
      null,
      [
        ['h1', 0, 0],
        ['h1', 1000, 1800],
        ['h1', 1800, END.h1],
        ['h2', 0, 900],
        ['h2', 900, 1800],
        ['h2', 1800, END.h2],
      ],
    ],
    [
      'with more time announced than usual',
      'h1',
      2500,
      600,
      [
        ['h1', 0, 0],
        ['h1', 0, 0],
        ['h1', 2500, 3300],
        ['h2', 0, 900],
        ['h2', 900, 1800],
        ['h2', 1800, END.h2],
      ],
    ],
    [
      'with less time announced than usual in the second half',
      'h2',
      1000,
      60,
      [
        ['h1', 0, 0],
        ['h1', 0, 0],
        ['h1', 0, 0],
        ['h2', 0, 0],
        ['h2', 1000, 1800],
        ['h2', 1800, 2760],
      ],
    ],
  ])('%s', (_when, period, elapsedSeconds, addedSeconds, bands) => {
    const state = { ...STATE_BEFORE_MATCH, period, elapsedSeconds, addedSeconds }
    const offers = priceFootball(MODEL, state, marginsOf(FOOTBALL_MARGINS, 1, true))
    const { outcomes } = must(
      offers.find(({ type }) => type === 'first_goal_time'),
      'the market is on sale',
    )
    const expected = bands.map(
      (_band, index) => goalless(bands.slice(0, index)) - goalless(bands.slice(0, index + 1)),
    )
    const chances = new Map(outcomes.map(({ key, probability }) => [key, probability]))
    const keys = ['1-15', '16-30', '31-45', '46-60', '61-75', '76-90', 'none']
    for (const [index, chance] of [...expected, goalless(bands)].entries()) {
      const key = keys[index] ?? ''
      // A band of which nothing is left to play has left the market.
      expect(chances.has(key), key).toBe(chance > NOTHING)
      expect(chances.get(key) ?? 0, key).toBeCloseTo(chance, 7)
    }
    expect(chances.size).toBe(expected.filter((chance) => chance > NOTHING).length + 1)
  })
})
