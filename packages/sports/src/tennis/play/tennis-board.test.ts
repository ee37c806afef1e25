import { describe, expect, it } from 'vitest'
import { BEST_OF_3, BEST_OF_5, DOUBLES } from '../example-tennis.ts'
import type { TennisFormat } from '../tennis-model.ts'
import { presentLiveState } from './present-live-state.ts'
import { applyStep, BOARD_BEFORE_MATCH, type TennisBoard } from './tennis-board.ts'
import type { TennisAction } from './tennis-step.ts'

const TOSS: TennisAction = { kind: 'toss', server: 'home' }
const points = (winners: string): TennisAction[] =>
  [...winners].map((one) => ({ kind: 'point', winner: one === 'h' ? 'home' : 'away', point: 'rally' }))

function boardAfter(actions: readonly TennisAction[], format: TennisFormat = BEST_OF_3): TennisBoard {
  return actions.reduce(
    (board, action) => applyStep(format, board, { atSeconds: 0, action }),
    BOARD_BEFORE_MATCH,
  )
}

const [HOME, AWAY] = ['hhhh', 'aaaa']
const SIX_ALL = (HOME + AWAY).repeat(6)
const SET_HOME = HOME.repeat(6)

/** What the last point added to what is told. */
function lastTold(winners: string, format = BEST_OF_3): string[] {
  const before = boardAfter([TOSS, ...points(winners.slice(0, -1))], format)
  const [last] = points(winners.slice(-1))
  if (last === undefined) throw new Error('a point')
  const after = applyStep(format, { ...before, comments: [] }, { atSeconds: 0, action: last })
  return after.comments.map(({ key, side }) => (side === null ? key : `${key} ${side}`))
}

describe('what is told of a point', () => {
  it.each([
    ['h', []],
    ['hhh', []],
    [HOME, ['hold home']],
    ['aaa', ['break_point away']],
    [AWAY, ['break away']],
    ['aaah', ['break_point away']],
    ['hhhaaa', ['deuce']],
    ['hhhaaaa', ['break_point away']],
    ['hhhaaaah', ['deuce']],
    [`${HOME}hhh`, ['break_point home']],
    [HOME.repeat(5), ['hold home']],
    [`${HOME.repeat(5)}hhh`, ['set_point home']],
    [SET_HOME, ['break home', 'set_won home']],
    [`${HOME.repeat(5)}${AWAY}hhh`, ['set_point home']],
    [SIX_ALL, ['hold away', 'tie_break']],
    [`${SIX_ALL}hhhhhh`, ['set_point home']],
    [`${SIX_ALL}hhhhhhh`, ['set_won home']],
    [`${SIX_ALL}hhhaaa`, []],
    [`${SET_HOME}${HOME.repeat(5)}hhh`, ['match_point home']],
    [`${SET_HOME}${SET_HOME}`, ['break home', 'set_won home', 'match_won home']],
  ])('%s: %j', (winners, told) => {
    expect(lastTold(winners)).toEqual(told)
  })

  it('aces and double faults are of the server, whoever wins the point', () => {
    const told = (point: 'ace' | 'double_fault', winner: 'home' | 'away') => {
      const board = boardAfter([TOSS, { kind: 'point', winner, point }])
      return [board.comments.at(-1)?.key, board.comments.at(-1)?.side, board.aces, board.doubleFaults]
    }
    expect(told('ace', 'home')).toEqual(['ace', 'home', { home: 1, away: 0 }, { home: 0, away: 0 }])
    expect(told('double_fault', 'away')).toEqual([
      'double_fault',
      'home',
      { home: 0, away: 0 },
      { home: 1, away: 0 },
    ])
  })

  it('a break is a game won against the serve, a tie-break is none', () => {
    expect(boardAfter([TOSS, ...points(AWAY + HOME)]).breaks).toEqual({ home: 1, away: 1 })
    expect(boardAfter([TOSS, ...points(`${SIX_ALL}aaaaaaa`)]).breaks).toEqual({ home: 0, away: 0 })
  })

  it('stands on the time line with its score: a break with the games, a set with the sets', () => {
    const { incidents } = boardAfter([TOSS, ...points(AWAY + SET_HOME), { kind: 'medical', side: 'away' }])
    const marks = incidents.map(({ kind, side, score }) => [
      kind,
      side,
      score && `${score.home}:${score.away}`,
    ])
    expect(marks).toEqual([
      ['break', 'away', '0:1'],
      ['break', 'home', '1:1'],
      ['break', 'home', '3:1'],
      ['break', 'home', '5:1'],
      ['set_won', 'home', '1:0'],
      ['medical', 'away', null],
    ])
  })
})

describe('the score of a match of tennis', () => {
  const live = (winners: string, format = BEST_OF_3) =>
    presentLiveState(format, boardAfter([TOSS, ...points(winners)], format))

  it.each([
    ['', ['0', '0']],
    ['h', ['15', '0']],
    ['hha', ['30', '15']],
    ['aaa', ['0', '40']],
    ['hhhaaa', ['40', '40']],
    ['hhhaaah', ['A', '40']],
    ['hhhaaaa', ['40', 'A']],
    ['hhhaaahaa', ['40', 'A']],
    [`${SIX_ALL}hhhha`, ['4', '1']],
  ])('after %j it is called %j', (winners, [home, away]) => {
    expect(live(winners).points).toEqual({ home, away })
  })

  it.each([
    ['', 'set1', 1, 'home', null],
    [HOME, 'set1', 2, 'away', null],
    [SIX_ALL, 'set1', 13, 'home', { key: 'tie_break', side: null }],
    [SET_HOME, 'set2', 1, 'home', null],
    ['aaa', 'set1', 1, 'home', { key: 'break_point', side: 'away' }],
  ])('after %j: %s, game %i, %s serves, %j', (winners, period, gameNumber, turn, moment) => {
    expect(live(winners)).toMatchObject({ period, gameNumber, turn, moment, status: 'live' })
  })

  it('has the games of each set, with the points of its tie-break, and the set in play last', () => {
    const { periods, score, tally } = live(`${SIX_ALL}hhhhhha${'h'}${HOME}`)
    expect(periods).toEqual([
      { home: 7, away: 6, tieBreak: { home: 7, away: 1 } },
      { home: 1, away: 0 },
    ])
    expect([score, tally]).toEqual([{ home: 1, away: 0 }, 'won'])
  })

  it.each([
    [BEST_OF_3, 3],
    [BEST_OF_5, 5],
    [DOUBLES, 3],
  ])('%j has up to %i sets', (format, sets) => {
    expect(live('', format).parts).toEqual(['set1', 'set2', 'set3', 'set4', 'set5'].slice(0, sets))
  })

  it('is final when somebody has won: nobody serves, and no game is in play', () => {
    const end = live(SET_HOME + SET_HOME)
    expect(end).toMatchObject({
      ...{ status: 'ended', period: 'finished', turn: null, points: null, gameNumber: null, moment: null },
      ...{ score: { home: 2, away: 0 }, played: 2 },
    })
    expect(end.periods).toHaveLength(2)
  })

  it('before it is none', () => {
    expect(presentLiveState(BEST_OF_3, BOARD_BEFORE_MATCH)).toMatchObject({
      ...{
        status: 'prematch',
        period: 'not_started',
        turn: null,
        points: null,
        gameNumber: null,
        moment: null,
      },
      periods: [],
    })
  })
})
