import type { Sides } from '@xezer/sport/side'
import { describe, expect, it } from 'vitest'
import { stateBefore } from '../basketball-state.ts'
import { EXAMPLE_GAME } from '../example-game.ts'
import type { GameMoment } from '../play-game.ts'
import { markMoment, NO_RUN, type Run } from './mark-moment.ts'

const NONE = { home: 0, away: 0 }
const MODEL = EXAMPLE_GAME

interface Case {
  readonly period?: number
  readonly secondsLeft?: number
  /** Before the moment, of the period. */
  readonly points?: Sides<number>
  readonly scored?: Partial<Sides<number>>
  readonly run?: Run
  readonly next?: { readonly period?: number; readonly isEnded?: boolean }
}

function mark({ period = 0, secondsLeft = 100, points = NONE, scored = {}, run = NO_RUN, next = {} }: Case) {
  const own = { home: scored.home ?? 0, away: scored.away ?? 0 }
  const state = { ...stateBefore(MODEL), period, secondsLeft: secondsLeft + 5, points: [points] }
  const after = { home: points.home + own.home, away: points.away + own.away }
  const moment: GameMoment = {
    period,
    secondsLeft,
    transition: {
      chance: 1,
      scored: own,
      ended: 'home',
      next: {
        ...state,
        secondsLeft,
        points: [after],
        period: next.period ?? period,
        isEnded: next.isEnded ?? false,
      },
    },
  }
  return markMoment({ model: MODEL, state, run, incidents: [] }, moment)
}

const kindsOf = (one: Case) =>
  mark(one).incidents.map(({ kind, side }) => (side === null ? kind : `${kind} ${side}`))

describe('the time line of a game', () => {
  it.each<[string, Case, string[]]>([
    ['a basket is no mark', { scored: { home: 2 } }, []],
    ['ten points in a row are', { run: { side: 'home', points: 8 }, scored: { home: 2 } }, ['run home']],
    ['nine are not', { run: { side: 'home', points: 7 }, scored: { home: 2 } }, []],
    ['a run is told once', { run: { side: 'home', points: 10 }, scored: { home: 3 } }, []],
    ['points of the other side end it', { run: { side: 'home', points: 9 }, scored: { away: 3 } }, []],
    [
      'points of both sides are a run of nobody',
      { run: { side: 'away', points: 9 }, scored: { home: 1, away: 2 } },
      [],
    ],
    [
      'a lead is news late in the game',
      { period: 3, secondsLeft: 180, scored: { away: 2 } },
      ['lead_change away'],
    ],
    ['not a second earlier', { period: 3, secondsLeft: 181, scored: { away: 2 } }, []],
    ['nor in an earlier quarter', { period: 2, secondsLeft: 10, scored: { away: 2 } }, []],
    ['in an overtime it is', { period: 4, secondsLeft: 10, scored: { home: 1 } }, ['lead_change home']],
    [
      'a lead that stays is none',
      { period: 3, secondsLeft: 60, points: { home: 9, away: 8 }, scored: { home: 2 } },
      [],
    ],
    [
      'a level score is none',
      { period: 3, secondsLeft: 60, points: { home: 9, away: 8 }, scored: { away: 1 } },
      [],
    ],
    ['a quarter ends', { secondsLeft: 0, next: { period: 1 } }, ['quarter_end']],
    ['a half ends', { period: 1, secondsLeft: 0, next: { period: 2 } }, ['half_time']],
    ['the third quarter ends', { period: 2, secondsLeft: 0, next: { period: 3 } }, ['quarter_end']],
    ['what ends level goes on', { period: 3, secondsLeft: 0, next: { period: 4 } }, ['overtime']],
    [
      'the game ends, with its last points',
      { period: 3, secondsLeft: 0, scored: { home: 3 }, next: { isEnded: true } },
      ['lead_change home', 'full_time'],
    ],
  ])('%s', (_rule, one, kinds) => {
    expect(kindsOf(one)).toEqual(kinds)
  })

  it.each<[Run, Partial<Sides<number>>, Run]>([
    [NO_RUN, { home: 2 }, { side: 'home', points: 2 }],
    [{ side: 'home', points: 4 }, { home: 3 }, { side: 'home', points: 7 }],
    [{ side: 'home', points: 4 }, { away: 2 }, { side: 'away', points: 2 }],
    [{ side: 'home', points: 4 }, {}, { side: 'home', points: 4 }],
    [{ side: 'home', points: 4 }, { home: 1, away: 2 }, NO_RUN],
  ])('after %j and %j the run is %j', (run, scored, expected) => {
    expect(mark({ run, scored }).run).toEqual(expected)
  })

  it('a mark says the minute, the score with what was scored, and how far the game is', () => {
    const [end] = mark({
      period: 1,
      secondsLeft: 0,
      points: { home: 20, away: 18 },
      scored: { away: 1 },
      next: { period: 2 },
    }).incidents
    expect(end).toMatchObject({ minute: 24, score: { home: 20, away: 19 }, played: 2, side: null })
  })
})
