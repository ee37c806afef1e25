import { describe, expect, it } from 'vitest'
import {
  basketballFacts,
  closedBefore,
  countOvertime,
  countPoints,
  minuteOf,
  pathOf,
  playedParts,
} from './basketball-facts.ts'
import { FIBA_FORMAT, NBA_FORMAT } from './basketball-model.ts'
import { stateBefore } from './basketball-state.ts'
import { EXAMPLE_GAME } from './example-game.ts'

const NBA = { ...EXAMPLE_GAME, format: NBA_FORMAT }
const FIBA = { ...EXAMPLE_GAME, format: FIBA_FORMAT }

describe('the record of a game', () => {
  it.each([
    [0, 'regular.h1.q1', []],
    [1, 'regular.h1.q2', ['q1']],
    [2, 'regular.h2.q3', ['q1', 'q2', 'h1']],
    [3, 'regular.h2.q4', ['q1', 'q2', 'h1', 'q3']],
    [4, 'ot1', ['q1', 'q2', 'h1', 'q3', 'q4', 'h2', 'regular']],
    [6, 'ot3', ['q1', 'q2', 'h1', 'q3', 'q4', 'h2', 'regular', 'ot1', 'ot2']],
  ])('period %i is played in %s, when %j are over', (period, path, closed) => {
    expect(pathOf(period)).toBe(path)
    expect(closedBefore(period)).toEqual(closed)
  })

  it.each([
    [NBA, 0, 720, 1, 'the tip-off is in the first minute'],
    [NBA, 0, 660, 1, 'a minute is over with its last second'],
    [NBA, 0, 659, 2, 'and the next begins behind it'],
    [NBA, 0, 0, 12, 'a quarter of twelve minutes'],
    [NBA, 1, 720, 13, 'the next quarter'],
    [NBA, 4, 300, 49, 'an overtime begins after 48'],
    [FIBA, 3, 0, 40, 'four quarters of ten minutes'],
    [FIBA, 5, 290, 46, 'the second overtime begins after 45'],
  ])('%#: minute of period %i with %i seconds left: %i (%s)', (model, period, left, minute) => {
    expect(minuteOf(model, period, left)).toBe(minute)
  })

  it.each([
    [NBA, 0, 720, false, 0],
    [NBA, 0, 360, false, 0.5],
    [FIBA, 2, 150, false, 2.75],
    [NBA, 4, 75, false, 4.75],
    [NBA, 4, 75, true, 5],
  ])(
    '%#: of period %i with %i seconds left (over: %j) %d parts are played',
    (model, period, left, isOver, parts) => {
      expect(playedParts(model, period, left, isOver)).toBe(parts)
    },
  )

  it.each([
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [3, 2]],
    [0, []],
  ])('%i points are %j: baskets of two and three, and free throws', (points, baskets) => {
    const one = countPoints({ home: 0, away: points }, 'ot1', 49)
    expect(one.map(({ weight }) => weight)).toEqual(baskets)
    for (const counted of one)
      expect(counted).toMatchObject({ statistic: 'points', side: 'away', path: 'ot1', minute: 49 })
    expect(countPoints({ home: points, away: 0 }, 'q1', 1).map(({ side }) => side)).toEqual(
      baskets.map(() => 'home'),
    )
  })

  it('an overtime is counted where it is played, a quarter is none', () => {
    expect(countOvertime(3, 40)).toEqual([])
    expect(countOvertime(4, 40)).toEqual([
      { statistic: 'overtimes', side: 'home', path: 'ot1', weight: 1, minute: 40 },
    ])
  })

  it('with the end of a game its last period is over too', () => {
    const last = { ...stateBefore(EXAMPLE_GAME), period: 3 }
    expect(basketballFacts(last, [], false)).toMatchObject({ status: 'playing', closed: closedBefore(3) })
    expect(basketballFacts({ ...last, isEnded: true }, [], false)).toMatchObject({
      status: 'finished',
      closed: closedBefore(4),
    })
    expect(basketballFacts(last, [], true)).toMatchObject({ status: 'abandoned', closed: closedBefore(3) })
  })
})
