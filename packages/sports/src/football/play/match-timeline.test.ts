import { marginsOf } from '@xezer/pricing/margins'
import { type Random, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { FOOTBALL_MARGINS } from '../football-margins.ts'
import type { MatchModel } from '../match-model.ts'
import { priceFootball } from '../price-football.ts'
import { drawFlavour } from './draw-flavour.ts'
import { applyStep, BOARD_BEFORE_MATCH, type MatchBoard, stateAt } from './match-board.ts'
import { matchTimeline } from './match-timeline.ts'
import { playMatch, playStreams, type StreamOf } from './play-match.ts'
import { presentLiveState } from './present-live-state.ts'
import type { TimelineStep } from './timeline-step.ts'

const MODEL: MatchModel = {
  goals: { home: 1.9, away: 1.4 },
  rho: -0.05,
  corners: { home: 5.4, away: 4.6 },
  yellowCards: { home: 2, away: 2.3 },
  redCards: { home: 0.3, away: 0.3 },
}
const MATCHES = 400

function timelineOf(streams: StreamOf, speed = 1): TimelineStep[] {
  const play = playMatch(MODEL, streams)
  return matchTimeline(play, drawFlavour(play, 0.5, streams), speed, seededRandom('pauses'))
}

const boardOf = (steps: readonly TimelineStep[]): MatchBoard => steps.reduce(applyStep, BOARD_BEFORE_MATCH)
const timelines = Array.from({ length: MATCHES }, (_, id) => timelineOf(playStreams('timeline', id + 1)))

describe('matchTimeline', () => {
  it('awards a penalty before it is scored, and no other goal', () => {
    const seen = new Set<string>()
    for (const steps of timelines) {
      for (const [index, { action }] of steps.entries()) {
        if (action.kind !== 'incident' || action.incident.kind !== 'goal') continue
        const isAwarded = steps[index - 1]?.action.kind === 'award'
        seen.add(`${action.incident.origin === 'penalty'} ${isAwarded}`)
      }
    }
    expect([...seen].sort()).toEqual(['false false', 'true true'])
  })

  it('changes players in the second half from its tenth minute on', () => {
    const minutes = timelines.flat().flatMap(({ half, elapsedSeconds, action }) => {
      const isChange = action.kind === 'flavour' && action.flavour.kind === 'substitution'
      return isChange && half === 'h2' ? [Math.floor(elapsedSeconds / 60)] : []
    })
    expect(Math.min(...minutes)).toBe(10)
  })

  it('takes no free kick when the half is over', () => {
    // A foul in every minute, eight seconds before the next one.
    const told = drawFlavour(QUIET, 0.5, () => ({ next: () => 0, below: () => 52 }))
    const momentsOf = (wanted: string) => told.filter(({ kind }) => kind === wanted)
    const taken = momentsOf('free_kick').map(({ half, elapsedSeconds }) => `${half} ${elapsedSeconds}`)
    const fouls = momentsOf('foul').map(({ half, elapsedSeconds }) => `${half} ${elapsedSeconds + 8}`)
    expect(fouls.filter((foul) => !taken.includes(foul))).toEqual([
      `h1 ${(45 + QUIET.addedMinutes.h1) * 60}`,
      `h2 ${(45 + QUIET.addedMinutes.h2) * 60}`,
    ])
  })

  it('changes no more than five players of a side', () => {
    // A side that has all of the play draws all of the changes.
    const changes = Array.from({ length: 60 }, (_, id) => {
      const streams = playStreams('changes', id)
      return drawFlavour(playMatch(MODEL, streams), 1, streams).filter(({ kind }) => kind === 'substitution')
        .length
    })
    expect(Math.max(...changes)).toBe(5)
  })

  it.each([[1], [60], [600]])('at speed %i keeps the order and lasts as long as a match', (speed) => {
    for (let id = 1; id <= 50; id++) {
      const steps = timelineOf(playStreams('timeline', id), speed)
      const times = steps.map(({ atSeconds }) => atSeconds)
      expect(times).toEqual([...times].sort((left, right) => left - right))
      const end = steps.find(({ action }) => action.kind === 'period' && action.period === 'ended')
      if (end !== undefined) expect(end.atSeconds).toBeGreaterThanOrEqual((45 + 1 + 15 + 45 + 3) * 60)
    }
  })

  it('stops before every goal, red card, penalty and review, and resumes after each', () => {
    let stopped = 0
    for (const steps of timelines) {
      let isStopped = false
      for (const { action } of steps) {
        if (action.kind === 'stop') isStopped = true
        if (action.kind === 'resume') isStopped = false
        const isNews =
          action.kind === 'provisional_goal' ||
          action.kind === 'award' ||
          action.kind === 'review' ||
          (action.kind === 'incident' &&
            ['goal', 'red_card', 'penalty_missed'].includes(action.incident.kind))
        if (!isNews) continue
        stopped += 1
        expect(isStopped, action.kind).toBe(true)
      }
    }
    expect(stopped).toBeGreaterThan(MATCHES * 3)
  })

  it('sells nothing in the last 20 seconds of a half, whatever happens in them', () => {
    for (const steps of timelines) {
      for (const period of ['break', 'ended'] as const) {
        const end = steps.find(({ action }) => action.kind === 'period' && action.period === period)
        if (end === undefined) continue
        const before = steps.filter(({ atSeconds }) => atSeconds < end.atSeconds)
        const closing = before.filter(({ atSeconds }) => atSeconds <= end.atSeconds - 20)
        expect(boardOf(closing).isStopped).toBe(true)
        expect(boardOf(before).isStopped).toBe(true)
        const late = before.slice(closing.length).map(({ action }) => action.kind)
        expect(late).not.toContain('resume')
      }
    }
  })

  it('shows a goal that a review takes back, and gives the score back with it', () => {
    const taken = timelines.flatMap((steps) => {
      const index = steps.findIndex(
        ({ action }) => action.kind === 'incident' && action.incident.kind === 'goal_cancelled',
      )
      return index < 0 ? [] : [[steps.slice(0, index), steps.slice(0, index + 1)] as const]
    })
    expect(taken.length).toBeGreaterThan(10)
    for (const [during, after] of taken) {
      const sum = (steps: readonly TimelineStep[]): number => {
        const { score } = presentLiveState(boardOf(steps), steps.at(-1)?.atSeconds ?? 0, 1)
        return score.home + score.away
      }
      expect(sum(during)).toBe(sum(after) + 1)
      expect(boardOf(during).facts.goals).toEqual(boardOf(after).facts.goals)
    }
  })

  it('ends with facts that say what the state says', () => {
    for (const steps of timelines) {
      const { state, facts } = boardOf(steps.filter(({ action }) => action.kind !== 'correction'))
      const total = (counts: typeof state.goals): number =>
        counts.h1.home + counts.h1.away + counts.h2.home + counts.h2.away
      expect(facts.goals.length).toBe(total(state.goals))
      expect(facts.corners.length).toBe(total(state.corners))
      expect(facts.penalties.length).toBe(total(state.penalties))
      expect(facts.cards.length).toBe(total(state.yellowCards) + total(state.redCards))
      expect(
        facts.goals.filter(({ clockSeconds, half }) => clockSeconds >= (half === 'h1' ? 2700 : 5400)).length,
      ).toBe(state.addedTimeGoals)
    }
  })

  it.each([
    ['h1', 10],
    ['h1', 40],
    ['h2', 10],
    ['h2', 44],
  ] as const)('prices in %s at minute %i do not change with another future', (half, minute) => {
    for (let id = 1; id <= 10; id++) {
      const usual = playStreams('timeline', id)
      const later = playStreams('another future', id)
      const reseeded: StreamOf = (at, drawn) => {
        // The added time of a half is drawn as minute -1; comments of a minute are drawn a thousand later.
        const isPast = at < half || (at === half && drawn >= 0 && drawn % 1000 < minute)
        return isPast ? usual(at, drawn) : later(at, drawn)
      }
      const [first, second] = [usual, reseeded].map((streams) => pricesAt(timelineOf(streams), half, minute))
      expect(second).toEqual(first)
    }
  })
})

function pricesAt(steps: readonly TimelineStep[], half: 'h1' | 'h2', minute: number) {
  const start = steps.find(({ action }) => action.kind === 'period' && action.period === half)
  const atSeconds = (start?.atSeconds ?? 0) + minute * 60
  const board = boardOf(steps.filter((step) => step.atSeconds <= atSeconds))
  return priceFootball(MODEL, stateAt(board, atSeconds), marginsOf(FOOTBALL_MARGINS, 1, true))
}

/** Draws the same number again and again. */
const drawing = (next: number): Random => ({ next: () => next, below: (bound) => Math.floor(next * bound) })
const QUIET = { incidents: [], addedMinutes: { h1: 2, h2: 3 } } as const
const kindsOf = (steps: readonly TimelineStep[]): string[] =>
  steps.map(({ action }) => (action.kind === 'period' ? action.period : action.kind))

describe('a match in which nothing happens', () => {
  it('is opened after the kick-off and again in the break, and nothing follows its end', () => {
    expect(kindsOf(matchTimeline(QUIET, [], 1, drawing(0.5)))).toEqual([
      ...['stop', 'h1', 'resume', 'added', 'stop', 'break', 'resume', 'h2', 'added', 'stop', 'ended'],
    ])
  })

  it.each([
    [1, 0, 3],
    [1, 0.5, 5.5],
    [60, 0.5, 30],
    [600, 0.5, 300],
  ])(
    'at speed %i, drawing %d, prices come %d seconds after what they waited for',
    (speed, drawn, seconds) => {
      const steps = matchTimeline(QUIET, [], speed, drawing(drawn))
      for (const [index, { action, atSeconds }] of steps.entries()) {
        if (action.kind === 'resume') expect(atSeconds - (steps[index - 1]?.atSeconds ?? 0)).toBe(seconds)
      }
    },
  )

  it.each([
    [1, 180],
    [60, 300],
  ])(
    'at speed %i a wrong record is put right %i seconds after the end, once in 200 matches',
    (speed, seconds) => {
      const [end, correction] = matchTimeline(QUIET, [], speed, drawing(1 / 200 - 1e-9)).slice(-2)
      expect([end?.action.kind, correction?.action.kind]).toEqual(['period', 'correction'])
      expect((correction?.atSeconds ?? 0) - (end?.atSeconds ?? 0)).toBe(seconds)
      expect(kindsOf(matchTimeline(QUIET, [], speed, drawing(1 / 200)))).not.toContain('correction')
    },
  )
})

describe('a match that is abandoned', () => {
  it.each(['h1', 'h2'] as const)('in %s ends there: stopped before, and nothing after it', (half) => {
    const incidents = [
      { half, elapsedSeconds: 100.5, side: 'home', kind: 'corner' },
      { half, elapsedSeconds: 600, side: 'home', kind: 'abandoned' },
    ] as const
    const steps = matchTimeline({ ...QUIET, incidents }, [], 1, drawing(0))
    expect(kindsOf(steps).slice(-2)).toEqual(['stop', 'incident'])
    expect(boardOf(steps)).toMatchObject({ status: 'abandoned', isStopped: true })
    expect(presentLiveState(boardOf(steps), 700, 1)).toMatchObject({ period: 'abandoned', clock: null })
    expect(steps.at(-1)?.elapsedSeconds).toBe(601)
  })
})

describe('what is seen of an incident', () => {
  it('a corner in the first second is seen in it', () => {
    const corner = { half: 'h1', elapsedSeconds: 0.25, side: 'home', kind: 'corner' } as const
    const steps = matchTimeline({ ...QUIET, incidents: [corner] }, [], 1, drawing(0))
    expect(steps.find(({ action }) => action.kind === 'incident')?.atSeconds).toBe(0.25)
  })

  it.each([
    ['open_play', false, ['goal']],
    ['own_goal', false, ['own_goal']],
    ['penalty', false, ['penalty', 'goal']],
    ['open_play', true, ['goal', 'video_review']],
  ] as const)('a goal from %s (reviewed: %j) is told once: %j', (origin, isReviewed, told) => {
    const goal = { half: 'h1', elapsedSeconds: 900, side: 'away', kind: 'goal', origin, isReviewed } as const
    const steps = matchTimeline({ ...QUIET, incidents: [goal] }, [], 1, drawing(0.5))
    const keys = boardOf(steps.filter(({ half }) => half === 'h1')).comments.map(({ key }) => key)
    const quiet = ['kick_off', 'added_time', 'half_time']
    expect(keys.filter((key) => !quiet.includes(key)).sort()).toEqual([...told].sort())
  })
})
