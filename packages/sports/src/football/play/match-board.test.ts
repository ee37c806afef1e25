import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODEL } from '../example-match.ts'
import { NO_FACTS } from '../facts/football-facts.ts'
import { correctFacts } from './correct-facts.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard } from './match-board.ts'
import { presentLiveState } from './present-live-state.ts'
import { modelAt } from './price-noise.ts'
import type { TimelineAction } from './timeline-step.ts'

const boardAfter = (...actions: readonly TimelineAction[]): MatchBoard =>
  actions.reduce(
    (board, action) => applyStep(board, { atSeconds: 0, half: 'h1', elapsedSeconds: 0, action }),
    BOARD_BEFORE_MATCH,
  )
const period = (to: 'h1' | 'break' | 'h2' | 'ended'): TimelineAction => ({ kind: 'period', period: to })
const PERIODS = [period('h1'), period('break'), period('h2'), period('ended')]

describe('the board of a match follows its periods', () => {
  it.each([
    [1, { status: 'playing', isFirstHalfOver: false }, 'live', 1],
    [2, { status: 'playing', isFirstHalfOver: true }, 'live', 1],
    [3, { status: 'playing', isFirstHalfOver: true }, 'live', 2],
    [4, { status: 'finished', isFirstHalfOver: true }, 'ended', 2],
  ])('after %i of them: %j, %s, %i on the score board', (count, facts, status, shown) => {
    const board = boardAfter(...PERIODS.slice(0, count))
    expect(board.facts).toMatchObject(facts)
    expect(board.status).toBe(status)
    expect(presentLiveState(board, 0, 1).periods).toHaveLength(shown)
  })

  it('counts the minutes that the referee adds in seconds', () => {
    const board = boardAfter(period('h1'), { kind: 'added', minutes: 4 })
    expect([board.state.addedSeconds, board.addedMinutes]).toEqual([240, 4])
  })
})

describe('a record that is put right', () => {
  const corner = (clockSeconds: number) => ({ team: 'away', half: 'h1', clockSeconds }) as const
  it.each([
    [[], [{ team: 'home', half: 'h2', clockSeconds: 5390 }]],
    [[corner(60)], []],
    [[corner(60), corner(120)], [corner(60)]],
  ])('has of the corners %j these: %j', (corners, expected) => {
    expect(correctFacts({ ...NO_FACTS, corners }).corners).toEqual(expected)
  })
})

describe('the prices of a match that is played', () => {
  const world = { seed: 'opinion', speed: 1 }

  it('follow an opinion of each side alone, the same whenever it is asked for', () => {
    const { goals } = modelAt(EXAMPLE_MODEL, world, 1, 0)
    const { home, away } = EXAMPLE_MODEL.goals
    const strayed = [goals.home / home, goals.away / away].map((ratio) => ratio.toFixed(6))
    expect(strayed).toEqual(['0.959378', '1.017873'])
  })

  it('follow an opinion that strays by three hundredths', () => {
    const moves = Array.from({ length: 400 }, (_, id) =>
      Math.log(modelAt(EXAMPLE_MODEL, world, id, 0).goals.home / EXAMPLE_MODEL.goals.home),
    )
    const spread = Math.sqrt(moves.reduce((sum, move) => sum + move * move, 0) / moves.length)
    expect(spread).toBeGreaterThan(0.027)
    expect(spread).toBeLessThan(0.033)
  })
})
