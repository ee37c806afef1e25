import { describe, expect, it } from 'vitest'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, presentLiveState } from './match-board.ts'
import type { TableTennisAction } from './play-points.ts'

const SETS_TO_WIN = 3

function boardAfter(actions: readonly TableTennisAction[]): MatchBoard {
  return actions.reduce(
    (board, action) => applyStep(SETS_TO_WIN, board, { atSeconds: 0, action }),
    BOARD_BEFORE_MATCH,
  )
}

const points = (winners: string): TableTennisAction[] =>
  [...winners].map((one) => ({ kind: 'point', winner: one === 'h' ? 'home' : 'away' }))
const TOSS: TableTennisAction = { kind: 'toss', first: 'away' }
const NINE_ALL = 'ha'.repeat(9)

/** The lines that are told since a number of points was played. */
const linesOf = (board: MatchBoard) =>
  board.comments.map(({ key, side }) => (side === null ? key : `${key} ${side}`)).sort()

describe('what is told of a match of table tennis', () => {
  it.each([
    ['', ['match_start']],
    ['h'.repeat(10), ['match_start', 'set_point home']],
    ['h'.repeat(11), ['match_start', 'set_point home', 'set_won home']],
    [`${NINE_ALL}ah`, ['match_start', 'set_point away', 'ten_all']],
    [`${'a'.repeat(22)}${'a'.repeat(10)}`, ['match_point away', 'set_won away']],
    ['a'.repeat(33), ['match_won away', 'set_won away']],
  ])('after %j: %j', (winners, expected) => {
    const told = linesOf(boardAfter([TOSS, ...points(winners)]))
    expect(told).toEqual(expect.arrayContaining(expected))
    if (!expected.some((line) => line.includes('point'))) {
      const last = boardAfter([TOSS, ...points(winners)]).comments
      expect(last.some(({ key }) => key === 'match_won')).toBe(expected.includes('match_won away'))
    }
  })

  it('of a won match nobody has a point for it any more', () => {
    const before = boardAfter([TOSS, ...points('a'.repeat(32))]).comments.length
    const { comments } = boardAfter([TOSS, ...points('a'.repeat(33))])
    expect(comments.length - before).toBe(2)
  })

  it('stands on the time line with the sets, as far as they are news there', () => {
    const board = boardAfter([TOSS, ...points('h'.repeat(11)), { kind: 'time_out', side: 'away' }])
    expect(board.incidents.map(({ kind, side, score, played }) => ({ kind, side, score, played }))).toEqual([
      { kind: 'set_won', side: 'home', score: { home: 1, away: 0 }, played: 1 },
      { kind: 'time_out', side: 'away', score: null, played: 1 },
    ])
    expect(board.timeOuts).toEqual({ home: 0, away: 1 })
  })

  it.each([
    ['', 0],
    ['hh', 2 / 11],
    ['aaah', 3 / 11],
    [`${NINE_ALL}hahaha`, 10 / 11],
    [`${'h'.repeat(11)}aa`, 1 + 2 / 11],
  ])('after %j so much of it is played: %d sets', (winners, played) => {
    expect(presentLiveState(SETS_TO_WIN, boardAfter([TOSS, ...points(winners)])).played).toBeCloseTo(
      played,
      12,
    )
  })
})

describe('the score of a match of table tennis', () => {
  const live = (actions: readonly TableTennisAction[]) => presentLiveState(SETS_TO_WIN, boardAfter(actions))

  it('is none before the toss', () => {
    expect(presentLiveState(SETS_TO_WIN, BOARD_BEFORE_MATCH)).toMatchObject({
      ...{ status: 'prematch', period: 'not_started', turn: null, points: null, moment: null, periods: [] },
      score: { home: 0, away: 0 },
    })
  })

  it('has the set in play as its last part', () => {
    expect(live([TOSS, ...points('h'.repeat(11)), ...points('hha')])).toMatchObject({
      ...{ status: 'live', period: 'set2', turn: 'away', points: { home: '2', away: '1' }, tally: 'won' },
      periods: [
        { home: 11, away: 0 },
        { home: 2, away: 1 },
      ],
      score: { home: 1, away: 0 },
      moment: null,
    })
  })

  it.each([
    ['h'.repeat(10), { key: 'set_point', side: 'home' }],
    ['a'.repeat(32), { key: 'match_point', side: 'away' }],
    [NINE_ALL, null],
  ])('after %s its moment is %j', (winners, moment) => {
    expect(live([TOSS, ...points(winners)]).moment).toEqual(moment)
  })

  it.each([
    ['retired', 'home', [TOSS, ...points('aah')], [{ home: 1, away: 2 }], 'away'],
    ['walkover', 'away', [], [], 'home'],
  ] as const)('of a match that ends by %s of %s is what it was', (kind, side, before, periods, advances) => {
    const board = boardAfter([...before, { kind, side }])
    expect(presentLiveState(SETS_TO_WIN, board)).toMatchObject({
      ...{ status: 'abandoned', period: kind, turn: null, points: null, moment: null, periods },
    })
    expect(board.facts).toMatchObject({ status: kind, advances })
    expect(linesOf(board)).toContain(`${kind} ${side}`)
  })

  it('is final when somebody has won', () => {
    const end = live([TOSS, ...points('a'.repeat(33))])
    expect(end).toMatchObject({ status: 'ended', period: 'finished', turn: null, points: null, moment: null })
    expect(end.periods).toHaveLength(3)
    expect(end.parts).toEqual(['set1', 'set2', 'set3', 'set4', 'set5'])
  })
})
