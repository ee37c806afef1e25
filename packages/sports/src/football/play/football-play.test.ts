import { marginsOf } from '@xezer/pricing/margins'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_MODEL } from '../example-match.ts'
import { FOOTBALL_MARGINS } from '../football-margins.ts'
import { HALF_SECONDS } from '../half-profile.ts'
import { drawFlavour } from './draw-flavour.ts'
import { createFootballPlay } from './football-play.ts'
import { playMatch, playStreams } from './play-match.ts'

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
    ['h1', 0, 15],
    ['h1', HALF_SECONDS - 300, 15],
    ['break', HALF_SECONDS - 300, 15],
    ['h2', HALF_SECONDS + 100, 15],
  ])('in %s after %i seconds every %i', (period, seconds, apart) => {
    expect(rhythmAt(period, seconds)).toBe(apart)
  })
})

const EFFECTS: Readonly<Record<string, string>> = {
  stop: 'stop',
  resume: 'resume',
  incident: 'news',
  added: 'news',
  correction: 'correction',
}

it('nothing but a period begins a match, and only what is on the score sheet is news', () => {
  for (const step of play.steps) {
    const { action } = step
    const isStart = action.kind === 'period' && action.period === 'h1'
    expect(play.effectOf(step).kind).toBe(isStart ? 'start' : (EFFECTS[action.kind] ?? 'shown'))
  }
})

it('its result market keeps moving while nothing happens', () => {
  const margins = marginsOf(FOOTBALL_MARGINS, 1, true)
  const first = startOf('h1')
  const board = play.steps.slice(0, first + 1).reduce(play.apply, play.before)
  const { atSpeedOneMs } = play.rhythm(board, 0)
  const seen: string[] = []
  for (let atMs = 0; atMs <= 20 * 60_000; atMs += atSpeedOneMs) {
    const offers = play.offers(board, { atMs, atSeconds: atMs / 1000 }, margins, new Set())
    seen.push(JSON.stringify(offers.find(({ type }) => type === '1x2')?.outcomes.map(({ odds }) => odds)))
  }
  const moves = seen.filter((prices, index) => index > 0 && prices !== seen[index - 1]).length
  expect(moves).toBeGreaterThan(16)
})

it('tells its course as often as real matches have it', () => {
  const counts = new Map<string, number>()
  const matches = 150
  for (let eventId = 1; eventId <= matches; eventId++) {
    const streams = playStreams('course', eventId)
    for (const { kind } of drawFlavour(playMatch(EXAMPLE_MODEL, streams), 0.5, streams)) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1 / matches)
    }
  }
  for (const [kind, least, most] of [
    ['shot_off', 8, 10.5],
    ['shot_blocked', 6, 8],
    ['save', 5, 7],
    ['foul', 20, 24],
    ['free_kick', 20, 24],
    ['offside', 3, 5],
    ['throw_in', 37, 43],
  ] as const) {
    expect(counts.get(kind), kind).toBeGreaterThan(least)
    expect(counts.get(kind), kind).toBeLessThan(most)
  }
})
