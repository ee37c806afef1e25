import { describe, expect, it } from 'vitest'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, presentLiveState } from './match-board.ts'
import type { TableTennisAction } from './play-points.ts'

const SETS_TO_WIN = 3

function boardAfter(actions: readonly TableTennisAction[], from = BOARD_BEFORE_MATCH): MatchBoard {
  return actions.reduce((board, action) => applyStep(SETS_TO_WIN, board, { atSeconds: 0, action }), from)
}

const points = (winners: string): TableTennisAction[] =>
  [...winners].map((one) => ({ kind: 'point', winner: one === 'h' ? 'home' : 'away' }))
const TOSS: TableTennisAction = { kind: 'toss', first: 'away' }
const NINE_ALL = 'ha'.repeat(9)

const linesOf = ({ comments }: Pick<MatchBoard, 'comments'>): string[] =>
  comments.map(({ key, side }) => (side === null ? key : `${key} ${side}`))

/** What the last step added to what is told. */
function lastTold(actions: readonly TableTennisAction[]): string[] {
  const before = boardAfter(actions.slice(0, -1))
  return linesOf(boardAfter(actions.slice(-1), { ...before, comments: [] }))
}

describe('what is told of a match of table tennis', () => {
  it.each([
    ['', ['match_start']],
    ['h', []],
    ['h'.repeat(10), ['set_point home']],
    ['h'.repeat(11), ['set_won home']],
    [NINE_ALL, []],
    [`${NINE_ALL}a`, ['set_point away']],
    [`${NINE_ALL}ah`, ['ten_all']],
    ['a'.repeat(32), ['match_point away']],
    ['a'.repeat(33), ['set_won away', 'match_won away']],
  ])('with the last point of %j: %j', (winners, told) => {
    expect(lastTold([TOSS, ...points(winners)])).toEqual(told)
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
