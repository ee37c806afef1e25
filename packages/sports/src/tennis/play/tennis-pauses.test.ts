import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { DOUBLES, EXAMPLE_MODELS } from '../example-tennis.ts'
import type { TennisFormat, TennisModel } from '../tennis-model.ts'
import { kindNow, type TennisState } from '../tennis-state.ts'
import { playTennis, pointStreams } from './play-tennis.ts'
import { applyStep, BOARD_BEFORE_MATCH } from './tennis-board.ts'

const SINGLE = must(EXAMPLE_MODELS[0], 'an example')
/** One of a pair plays a tie-break instead of a set, at no game all. */
const MODELS: readonly TennisModel[] = [SINGLE, { ...SINGLE, format: DOUBLES }]
/** An ace and a double fault take so long, without any rally. */
const SERVE_SECONDS = 4
const SPREAD_SECONDS = 8

/** Where the pause before the next point lies. */
function placeOf(format: TennisFormat, state: TennisState): string {
  const played = state.points.home + state.points.away
  const games = state.games.home + state.games.away
  if (played > 0) {
    const isTieBreak = kindNow(format, state) !== 'game'
    return isTieBreak && played % 6 === 0 ? 'sides of a tie-break' : 'point'
  }
  if (games === 0) return 'set'
  return games % 2 === 1 && games > 1 ? 'changeover' : 'game'
}

/** Shortest and longest pauses before points without a rally, by where in the match they are. */
function pausesOf(matches: number): Map<string, { least: number; most: number }> {
  const pauses = new Map<string, { least: number; most: number }>()
  for (let match = 0; match < matches; match++) {
    const model = must(MODELS[match % MODELS.length], 'of both kinds')
    let board = BOARD_BEFORE_MATCH
    let endedAt: number | null = null
    for (const step of playTennis(model, pointStreams('pauses', match), 1)) {
      const { state } = board
      board = applyStep(model.format, board, step)
      if (step.action.kind === 'medical') endedAt = null
      if (step.action.kind !== 'point') continue
      if (endedAt !== null && step.action.point !== 'rally') {
        const place = placeOf(model.format, state)
        const seconds = step.atSeconds - endedAt - SERVE_SECONDS
        const known = pauses.get(place) ?? { least: seconds, most: seconds }
        pauses.set(place, { least: Math.min(known.least, seconds), most: Math.max(known.most, seconds) })
      }
      endedAt = step.atSeconds
    }
  }
  return pauses
}

describe('between two points of tennis', () => {
  const pauses = pausesOf(120)
  it.each([
    ['point', 21],
    ['game', 28],
    ['changeover', 88],
    ['set', 120],
    ['sides of a tie-break', 35],
  ])('%s: it takes %i seconds and up to eight more', (place, seconds) => {
    const { least, most } = must(pauses.get(place), 'it is seen')
    expect(least).toBeGreaterThanOrEqual(seconds - 1e-6)
    expect(most).toBeLessThanOrEqual(seconds + SPREAD_SECONDS + 1e-6)
  })
})
