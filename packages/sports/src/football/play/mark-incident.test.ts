import type { BoardStatistic } from '@xezer/sport/board-statistics'
import type { MatchIncident } from '@xezer/sport/live-state'
import { seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { HALF_SECONDS } from '../half-profile.ts'
import { drawFlavour } from './draw-flavour.ts'
import { playedParts } from './mark-incident.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard } from './match-board.ts'
import { matchTimeline } from './match-timeline.ts'
import type { DrawnPlay, PlayIncident } from './play-incident.ts'
import { playMatch, playStreams } from './play-match.ts'
import { presentLiveState } from './present-live-state.ts'
import type { TimelineStep } from './timeline-step.ts'

const H1 = { half: 'h1', elapsedSeconds: 22 * 60 } as const
const ADDED_H1 = { half: 'h1', elapsedSeconds: HALF_SECONDS + 61 } as const
const H2 = { half: 'h2', elapsedSeconds: 10 * 60 } as const
const ADDED_H2 = { half: 'h2', elapsedSeconds: HALF_SECONDS } as const
const HOME = { side: 'home' } as const
const AWAY = { side: 'away' } as const
const OPEN = { kind: 'goal', origin: 'open_play', isReviewed: false } as const

function stepsOf(incidents: readonly PlayIncident[]): TimelineStep[] {
  const play: DrawnPlay = { incidents, addedMinutes: { h1: 3, h2: 4 } }
  return matchTimeline(play, [], 1, seededRandom('marks'))
}
const boardAfter = (steps: readonly TimelineStep[]): MatchBoard => steps.reduce(applyStep, BOARD_BEFORE_MATCH)

/** `home 45+2 goal 1:0` */
function told({ kind, side, minute, addedMinute, score }: MatchIncident): string {
  const at = addedMinute === null ? minute : `${minute}+${addedMinute}`
  return [side, at, kind, score && `${score.home}:${score.away}`].filter((part) => part !== null).join(' ')
}

describe('the time line of a match', () => {
  it.each<[PlayIncident[], string[]]>([
    [[], ['45 half_time 0:0', '90 full_time 0:0']],
    [[{ ...H1, ...HOME, ...OPEN }], ['home 23 goal 1:0', '45 half_time 1:0', '90 full_time 1:0']],
    [[{ ...ADDED_H1, ...AWAY, ...OPEN }], ['away 45+2 goal 0:1', '45 half_time 0:1', '90 full_time 0:1']],
    [[{ ...ADDED_H2, ...AWAY, ...OPEN }], ['45 half_time 0:0', 'away 90+1 goal 0:1', '90 full_time 0:1']],
    [
      [{ ...H2, ...HOME, ...OPEN, origin: 'penalty' }],
      ['45 half_time 0:0', 'home 56 penalty_goal 1:0', '90 full_time 1:0'],
    ],
    [
      [{ ...H1, ...AWAY, ...OPEN, origin: 'own_goal' }],
      ['away 23 own_goal 0:1', '45 half_time 0:1', '90 full_time 0:1'],
    ],
    [
      [{ ...H1, ...AWAY, ...OPEN, origin: 'own_goal', isReviewed: true }],
      ['away 23 own_goal 0:1', '45 half_time 0:1', '90 full_time 0:1'],
    ],
    [
      [
        { ...H1, ...HOME, kind: 'goal_cancelled' },
        { ...H2, ...HOME, kind: 'penalty_missed' },
      ],
      ['home 23 goal_cancelled', '45 half_time 0:0', 'home 56 penalty_missed', '90 full_time 0:0'],
    ],
    [
      [
        { ...H1, ...HOME, kind: 'yellow_card' },
        { ...ADDED_H1, ...HOME, kind: 'yellow_card' },
        { ...H2, ...HOME, kind: 'red_card' },
        { ...ADDED_H2, ...AWAY, kind: 'red_card' },
      ],
      [
        'home 23 yellow_card',
        'home 45+2 yellow_card',
        '45 half_time 0:0',
        'home 56 second_yellow_card',
        'away 90+1 red_card',
        '90 full_time 0:0',
      ],
    ],
    [[{ ...H1, ...HOME, kind: 'corner' }], ['45 half_time 0:0', '90 full_time 0:0']],
  ])('%# tells %j as %j', (incidents, marks) => {
    expect(boardAfter(stepsOf(incidents)).incidents.map(told)).toEqual(marks)
  })

  it('shows a goal that is reviewed at once, and strikes it in its place', () => {
    const steps = stepsOf([
      { ...H1, ...HOME, ...OPEN },
      { ...H2, ...HOME, kind: 'goal_cancelled' },
    ])
    const review = steps.findIndex(({ action }) => action.kind === 'review')
    const shown = (until: number) => boardAfter(steps.slice(0, until)).incidents.map(told)
    expect(shown(review + 1)).toEqual(['home 23 goal 1:0', '45 half_time 1:0', 'home 56 goal 2:0'])
    expect(shown(steps.length)).toContain('home 56 goal_cancelled')
    expect(shown(steps.length)).toContain('home 23 goal 1:0')
  })
})

describe('over many matches', () => {
  const model = {
    goals: { home: 1.6, away: 1.1 },
    rho: -0.05,
    corners: { home: 5.4, away: 4.6 },
    yellowCards: { home: 2, away: 2.3 },
    redCards: { home: 0.085, away: 0.085 },
  }
  const boards = Array.from({ length: 200 }, (_, id) => {
    const streams = playStreams('marks', id + 1)
    const play = playMatch(model, streams)
    const steps = matchTimeline(play, drawFlavour(play, 0.5, streams), 1, seededRandom('pauses'))
    let board = BOARD_BEFORE_MATCH
    return steps.map((step) => {
      board = applyStep(board, step)
      return board
    })
  })

  it('the last score on the line is the score of the board, and cards are as many as it counts', () => {
    for (const board of boards.flat()) {
      const { score, statistics } = presentLiveState(board, board.periodStartSeconds, 1)
      const countOf = (key: BoardStatistic) => (statistics[key]?.home ?? 0) + (statistics[key]?.away ?? 0)
      expect(board.incidents.findLast((mark) => mark.score !== null)?.score ?? { home: 0, away: 0 }).toEqual(
        score,
      )
      const count = (...kinds: readonly string[]) =>
        board.incidents.filter(({ kind }) => kinds.includes(kind)).length
      expect(count('yellow_card')).toBe(countOf('yellowCards'))
      expect(count('second_yellow_card', 'red_card')).toBe(countOf('redCards'))
    }
  })

  it('counts shots, fouls and offsides as often as play in the leagues has them, and never back', () => {
    const means = { shots: 0, shotsOnTarget: 0, foulsCommitted: 0, offsides: 0 }
    for (const steps of boards) {
      let before = steps[0]?.counts
      for (const { counts, facts } of steps) {
        for (const key of Object.keys(means) as (keyof typeof means)[])
          for (const side of ['home', 'away'] as const)
            expect(counts[key][side]).toBeGreaterThanOrEqual(before?.[key][side] ?? 0)
        before = counts
        for (const side of ['home', 'away'] as const) {
          const goals = facts.goals.filter((goal) => goal.team === side && !goal.isOwnGoal).length
          expect(counts.shotsOnTarget[side]).toBeGreaterThanOrEqual(goals)
          expect(counts.shots[side]).toBeGreaterThanOrEqual(counts.shotsOnTarget[side])
        }
      }
      for (const key of Object.keys(means) as (keyof typeof means)[])
        means[key] += ((before?.[key].home ?? 0) + (before?.[key].away ?? 0)) / boards.length
    }
    expect(means.shots).toBeCloseTo(25, -1)
    expect(means.shotsOnTarget).toBeGreaterThan(7)
    expect(means.shotsOnTarget).toBeLessThan(10)
    expect(means.foulsCommitted).toBeGreaterThan(19)
    expect(means.foulsCommitted).toBeLessThan(24)
    expect(means.offsides).toBeGreaterThan(3)
    expect(means.offsides).toBeLessThan(5)
  })

  it('has every goal of the record at its minute, and stands in the order of play', () => {
    for (const steps of boards) {
      const { facts, incidents, provisional } = steps.at(-1) ?? BOARD_BEFORE_MATCH
      const goals = incidents.filter(({ kind }) => ['goal', 'own_goal', 'penalty_goal'].includes(kind))
      if (provisional !== null) goals.pop()
      expect(goals.map(({ side, kind }) => [side, kind === 'own_goal'])).toEqual(
        facts.goals.map(({ team, isOwnGoal }) => [team, isOwnGoal]),
      )
      expect(goals.map(({ minute, addedMinute }) => (minute ?? 0) + (addedMinute ?? 0))).toEqual(
        facts.goals.map(({ clockSeconds }) => Math.floor(clockSeconds / 60) + 1),
      )
      const places = incidents
        .filter(({ side }) => side !== null)
        .map(({ minute, addedMinute }) => (minute ?? 0) * 100 + (addedMinute ?? 0))
      expect(places).toEqual([...places].sort((left, right) => left - right))
    }
  })
})

it.each([
  ['h1', 0, 1 / 45],
  ['h1', 59.9, 1 / 45],
  ['h1', 60, 2 / 45],
  ['h1', HALF_SECONDS - 1, 1],
  ['h1', HALF_SECONDS + 200, 1],
  ['h2', 0, 1 + 1 / 45],
  ['h2', HALF_SECONDS, 2],
] as const)('in %s after %d seconds %d halves are played', (half, elapsedSeconds, played) => {
  expect(playedParts({ half, elapsedSeconds })).toBeCloseTo(played, 3)
  expect(playedParts({ half, elapsedSeconds })).toBeLessThanOrEqual(half === 'h1' ? 1 : 2)
})
