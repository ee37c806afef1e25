import type { Sides } from '@xezer/sport/side'
import { type Random, seededRandom } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { type BasketballModel, QUARTER_COUNT } from '../basketball-model.ts'
import { stateBefore } from '../basketball-state.ts'
import { EXAMPLE_GAME } from '../example-game.ts'
import { playGame, playStreams } from '../play-game.ts'
import type { GameStep } from './game-step.ts'
import { gameTimeline } from './game-timeline.ts'

const GAMES = 40
const momentsOf = (eventId: number, model: BasketballModel = EXAMPLE_GAME) =>
  playGame(model, stateBefore(model), playStreams('timeline', eventId))
const timelineOf = (eventId: number, speed = 1): GameStep[] =>
  gameTimeline(EXAMPLE_GAME, momentsOf(eventId), speed, seededRandom(`timeline/${eventId}`))

/** Steps of each period, its break before it left out. */
function periodsOf(steps: readonly GameStep[]): GameStep[][] {
  const periods: GameStep[][] = []
  for (const step of steps) {
    if (step.action.kind === 'period') periods.push([])
    periods.at(-1)?.push(step)
  }
  return periods
}

const timeOutsIn = (steps: readonly GameStep[]): Sides<number> => {
  const taken = { home: 0, away: 0 }
  for (const { action } of steps) {
    if (action.kind === 'whistle' && action.why === 'time_out') taken[action.side] += 1
  }
  return taken
}

describe('a game on the wall clock', () => {
  it('a side has four time-outs in a half, and four again in the next', () => {
    let most = 0
    for (let eventId = 1; eventId <= GAMES; eventId++) {
      const periods = periodsOf(timelineOf(eventId))
      for (let half = 0; half < 2; half++) {
        const { home, away } = timeOutsIn(periods.slice(2 * half, 2 * half + 2).flat())
        expect(Math.max(home, away)).toBeLessThanOrEqual(4)
      }
      const { home, away } = timeOutsIn(periods.slice(0, QUARTER_COUNT).flat())
      most = Math.max(most, home, away)
    }
    expect(most).toBeGreaterThan(5)
  })

  it('is opened again once for each stop, before play goes on, and never after its end', () => {
    let reviews = 0
    for (let eventId = 1; eventId <= GAMES; eventId++) {
      const steps = timelineOf(eventId)
      let isStopped = false
      for (const [index, { action }] of steps.entries()) {
        if (action.kind === 'stop') {
          expect(isStopped).toBe(false)
          isStopped = true
          if (action.reason === 'video_review') reviews += 1
        }
        if (action.kind === 'resume') {
          expect(isStopped).toBe(true)
          isStopped = false
        }
        if (action.kind === 'clock_on' || action.kind === 'period') expect(isStopped).toBe(false)
        if (action.kind === 'moment') {
          expect(action.moment.transition.next.isEnded).toBe(index === steps.length - 1)
          // Only the end of a period is counted while nothing is sold.
          expect(isStopped).toBe(action.moment.secondsLeft === 0)
        }
      }
      expect(isStopped, 'the end stays stopped').toBe(true)
    }
    expect(reviews).toBeGreaterThan(10)
  })

  it.each([
    [1, 4],
    [60, 60],
  ])('at speed %i new prices come %i seconds after what they were stopped for', (speed, seconds) => {
    const steps = timelineOf(2, speed)
    for (const [index, { action, atSeconds }] of steps.entries()) {
      if (action.kind !== 'resume') continue
      const before = steps[index - 1]
      const pause = atSeconds - (before?.atSeconds ?? 0)
      if (before?.action.kind === 'moment') expect(pause).toBe(seconds)
      else expect(pause).toBeGreaterThan(seconds)
    }
  })

  it('has a quarter of an hour at half-time, and two minutes in its other breaks', () => {
    const periods = periodsOf(timelineOf(3))
    const breaks = periods.slice(1).map((steps, index) => {
      const over = periods[index]?.findLast(({ action }) => action.kind === 'moment')
      return (steps[0]?.atSeconds ?? 0) - (over?.atSeconds ?? 0) - 4
    })
    expect(breaks.slice(0, 3)).toEqual([130, 900, 130])
  })

  it('the ball is given to the side that was fouled, and who lost it asks for time', () => {
    for (let eventId = 1; eventId <= 5; eventId++) {
      const steps = timelineOf(eventId)
      for (const [index, { action }] of steps.entries()) {
        if (action.kind !== 'whistle') continue
        const before = steps.slice(0, index).findLast((step) => step.action.kind === 'moment')
        const ended = before?.action.kind === 'moment' ? before.action.moment.transition.ended : null
        expect(ended === action.side).toBe(action.why === 'foul')
      }
    }
  })

  it('once in eight thousand periods it is given up: stopped first, while the clock runs', () => {
    const moments = momentsOf(4)
    for (const share of [0, 0.5, 0.999]) {
      const steps = gameTimeline(EXAMPLE_GAME, moments, 1, drawing(1 / 8000 - 1e-9, share))
      expect(steps.slice(-2).map(({ action }) => action)).toEqual([
        { kind: 'stop', reason: 'danger' },
        { kind: 'abandoned' },
      ])
      const times = steps.map(({ atSeconds }) => atSeconds)
      expect(times).toEqual(times.toSorted((left, right) => left - right))
      const played = steps.at(-1)?.atSeconds ?? 0
      expect(played).toBeGreaterThan(0)
      if (share > 0.9) expect(played).toBe(1)
      expect(steps.filter(({ action }) => action.kind === 'period')).toHaveLength(1)
    }
    const whole = gameTimeline(EXAMPLE_GAME, moments, 1, drawing(1 / 8000, 0.5))
    expect(whole.filter(({ action }) => action.kind === 'abandoned')).toEqual([])
  })
})

/** Draws the same number again and again; of those below a limit, the one at the same share of it. */
function drawing(next: number, share: number): Random {
  return { next: () => next, below: (limit) => Math.floor(share * limit) } as Random
}
