import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODEL } from '../example-match.ts'
import { HALF_SECONDS } from '../half-profile.ts'
import { createFootballPlay } from './football-play.ts'

const play = createFootballPlay({
  model: EXAMPLE_MODEL,
  world: { seed: 'rhythm', speed: 1 },
  eventId: 1,
  startsAtMs: 0,
})
const startOf = (period: string): number =>
  play.steps.findIndex(({ action }) => action.kind === 'period' && action.period === period)

/** How many seconds apart prices are made, so long after the beginning of a part. */
function rhythmAt(period: string, seconds: number): number {
  const index = startOf(period)
  const board = play.steps.slice(0, index + 1).reduce(play.apply, play.before)
  return play.rhythm(board, (play.steps[index]?.atSeconds ?? 0) + seconds).atSpeedOneMs / 1000
}

describe('prices of a match of football are made anew', () => {
  it('every five minutes before it', () => {
    expect(play.rhythm(play.before, 0).atSpeedOneMs).toBe(300_000)
  })

  it.each([
    ['h1', 0, 60],
    ['h1', HALF_SECONDS - 301, 60],
    ['h1', HALF_SECONDS - 300, 15],
    ['break', HALF_SECONDS - 300, 60],
    ['h2', HALF_SECONDS + 100, 15],
  ])('in %s after %i seconds every %i', (period, seconds, apart) => {
    expect(rhythmAt(period, seconds)).toBe(apart)
  })
})

it('nothing but a period begins a match, and only what is on the score sheet is news', () => {
  for (const step of play.steps) {
    const { action } = step
    const kind = action.kind === 'period' ? (action.period === 'h1' ? 'start' : 'shown') : action.kind
    const expected = { incident: 'news', added: 'news', stop: 'stop', resume: 'resume', start: 'start' }[
      kind as 'stop'
    ]
    expect(play.effectOf(step).kind).toBe(expected ?? (kind === 'correction' ? 'correction' : 'shown'))
  }
})
