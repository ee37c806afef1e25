import type { EventComment, MatchIncident } from '@xezer/sport/live-state'
import type { SportFacts } from '@xezer/sport/sport-facts'
import { describe, expect, it } from 'vitest'
import { effectOfPoint, tellLines, winnerOfPoints, withoutEnd } from './point-steps.ts'

type Step = Parameters<typeof effectOfPoint>[0]
const at = (action: Step['action']): Step => ({ atSeconds: 1, action })
const POINT = at({ kind: 'point', winner: 'away' })
const STOP = at({ kind: 'stop', reason: 'danger' })

describe('the steps of a sport of points', () => {
  it.each([
    [at({ kind: 'toss' }), 'start'],
    [POINT, 'news'],
    [STOP, 'stop'],
    [at({ kind: 'resume' }), 'resume'],
    [at({ kind: 'time_out' }), 'shown'],
    [at({ kind: 'medical' }), 'shown'],
    [at({ kind: 'retired', side: 'home' }), 'shown'],
    [at({ kind: 'walkover', side: 'home' }), 'shown'],
  ])('%j is %s to whoever tells it', (step, kind) => {
    expect(effectOfPoint(step).kind).toBe(kind)
  })

  it('a stop says why', () => {
    expect(effectOfPoint(STOP)).toEqual({ kind: 'stop', reason: 'danger' })
  })

  it.each([
    [[STOP, POINT], 'away'],
    [[POINT, at({ kind: 'point', winner: 'home' })], 'home'],
    [[POINT, STOP, at({ kind: 'retired', side: 'away' })], 'home'],
    [[STOP, at({ kind: 'walkover', side: 'home' })], 'away'],
    [[POINT, STOP], 'away'],
  ] as const)('%j is won by %s', (steps, winner) => {
    expect(winnerOfPoints(steps)).toBe(winner)
  })

  it('who gives up lets the other one go on, and what was counted stands', () => {
    const facts: SportFacts = { status: 'playing', advances: null, closed: ['set1'], counted: [] }
    expect(withoutEnd(facts, 'retired', 'home')).toEqual({ ...facts, status: 'retired', advances: 'away' })
    expect(withoutEnd(facts, 'walkover', 'away')).toEqual({ ...facts, status: 'walkover', advances: 'home' })
  })
})

describe('what is told of a point', () => {
  const board = {
    comments: [] as readonly EventComment[],
    incidents: [] as readonly MatchIncident[],
    score: 7,
  }
  const markOf = (key: string) => (key === 'set_won' ? { score: { home: 1, away: 0 } } : null)

  it('is nothing where nothing is to be told: the board stays the same', () => {
    expect(tellLines(board, [], 0.5, markOf)).toBe(board)
  })

  it('stands among the comments, and on the time line as far as it is marked', () => {
    const told = tellLines(board, [['deuce', null]], 0.5, markOf)
    expect(told.comments).toEqual([{ key: 'deuce', side: null, minute: null, addedMinute: null }])
    expect(told.incidents).toBe(board.incidents)
    expect(told.score).toBe(7)
    const marked = tellLines(told, [['set_won', 'away']], 1, markOf)
    expect(marked.incidents).toEqual([
      {
        ...{ kind: 'set_won', side: 'away', minute: null, addedMinute: null },
        ...{ score: { home: 1, away: 0 }, played: 1 },
      },
    ])
    expect(marked.comments).toHaveLength(2)
  })
})
