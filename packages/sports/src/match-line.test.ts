import type { LiveState } from '@xezer/sport/live-state'
import { describe, expect, it } from 'vitest'
import { drawBasketball } from './basketball/draw-basketball.ts'
import { createBasketballPlay } from './basketball/play/basketball-play.ts'
import { EXAMPLE_MODEL } from './football/example-match.ts'
import { createFootballPlay } from './football/play/football-play.ts'
import type { MatchPlay } from './match-play.ts'
import { EXAMPLE_MODELS } from './tennis/example-tennis.ts'
import { createTennisPlay } from './tennis/play/tennis-play.ts'

const SPEED = 1
const world = { seed: 'line', speed: SPEED }
const MATCHES = 6
const fixture = {
  seed: 'line',
  clubs: { home: 'lions', away: 'owls' },
  strengths: { home: 60, away: 60 },
  isNeutral: false,
}

const PLAYS: readonly (readonly [string, (eventId: number) => MatchPlay])[] = [
  [
    'football',
    (eventId) => createFootballPlay({ model: EXAMPLE_MODEL, world, eventId, startsAtMs: 0 }) as MatchPlay,
  ],
  [
    'basketball',
    (eventId) => {
      const model = drawBasketball({ ...fixture, format: '4x10' })
      return createBasketballPlay({ model, world, eventId, startsAtMs: 0 }) as MatchPlay
    },
  ],
  ...EXAMPLE_MODELS.map(
    (model, index) =>
      [
        `tennis ${index}`,
        (eventId: number) => createTennisPlay({ model, world, eventId, startsAtMs: 0 }) as MatchPlay,
      ] as const,
  ),
]

/** What screens read at each step of a match. */
function liveStatesOf(play: MatchPlay): LiveState[] {
  let board = play.before
  return play.steps.map((step) => {
    board = play.apply(board, step)
    return play.live(board, step.atSeconds, SPEED)
  })
}

describe.each(PLAYS)('the line of a match: %s', (_name, playOf) => {
  const matches = Array.from({ length: MATCHES }, (_, index) => liveStatesOf(playOf(index + 1)))

  it('is filled from its start and never backwards, as far as its parts reach', () => {
    for (const states of matches) {
      let before = 0
      for (const { parts, periods, played, status } of states) {
        expect(played).toBeGreaterThanOrEqual(before)
        expect(played).toBeLessThanOrEqual(parts.length)
        expect(periods.length).toBeLessThanOrEqual(parts.length)
        // The newest score is of the part in play, or of the last one that is over.
        if (status === 'live') expect(periods.length).toBeGreaterThanOrEqual(Math.ceil(played))
        before = played
      }
    }
  })

  it('holds each mark where the match stood then, and moves none', () => {
    for (const states of matches) {
      let known = 0
      for (const { incidents, played } of states) {
        for (const mark of incidents.slice(known)) expect(mark.played).toBeCloseTo(played, 1)
        known = Math.max(known, incidents.length)
      }
      const places = states.at(-1)?.incidents.map((mark) => mark.played) ?? []
      expect(places).toEqual(places.toSorted((left, right) => left - right))
    }
  })

  it('has a score that sums up its periods, or counts who won them', () => {
    for (const states of matches) {
      for (const { score, tally, periods, parts, played } of states) {
        const over = tally === 'sum' ? periods : periods.slice(0, Math.floor(played))
        const worth = (own: number, other: number) => (tally === 'sum' ? own : Number(own > other))
        expect(score).toEqual({
          home: over.reduce((sum, { home, away }) => sum + worth(home, away), 0),
          away: over.reduce((sum, { home, away }) => sum + worth(away, home), 0),
        })
        expect(new Set(parts).size).toBe(parts.length)
      }
    }
  })
})

it('a set that a tie-break decided keeps its points, and a big point says whose it is', () => {
  const [, playOf] = PLAYS[2] ?? []
  const states = Array.from({ length: 30 }, (_, index) => playOf?.(index + 1))
    .filter((play) => play !== undefined)
    .flatMap(liveStatesOf)
  const sets = states.flatMap(({ periods }) => periods).filter(({ tieBreak }) => tieBreak !== undefined)
  expect(sets.length).toBeGreaterThan(10)
  for (const { home, away, tieBreak } of sets) {
    expect(Math.abs(home - away)).toBe(1)
    expect(Math.max(tieBreak?.home ?? 0, tieBreak?.away ?? 0)).toBeGreaterThanOrEqual(7)
    expect((tieBreak?.home ?? 0) > (tieBreak?.away ?? 0)).toBe(home > away)
  }
  const moments = new Set(states.map(({ moment }) => moment?.key))
  expect(moments).toEqual(new Set([undefined, 'break_point', 'set_point', 'match_point', 'tie_break']))
})

it('an overtime is one more part of the line', () => {
  const [, playOf] = PLAYS[1] ?? []
  const longer = Array.from({ length: 60 }, (_, index) => playOf?.(index + 1))
    .filter((play) => play !== undefined)
    .map(liveStatesOf)
    .find((states) => (states.at(-1)?.parts.length ?? 0) > 4)
  expect(longer?.map(({ period }) => period)).toContain('ot1')
  const end = longer?.at(-1)
  expect(end?.parts.slice(0, 5)).toEqual(['q1', 'q2', 'q3', 'q4', 'ot1'])
  expect([end?.played, end?.periods.length]).toEqual([end?.parts.length, end?.parts.length])
})
