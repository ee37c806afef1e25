import { marginsOf } from '@xezer/pricing/margins'
import { describe, expect, it } from 'vitest'
import { BEST_OF_3 } from '../example-tennis.ts'
import { TENNIS_MARGINS } from '../tennis-margins.ts'
import { createTennisPlay } from './tennis-play.ts'

const HOUR_MS = 3_600_000
const STARTS_AT_MS = 1_000 * HOUR_MS
const MODEL = { format: BEST_OF_3, serve: { home: 0.64, away: 0.62 }, form: 0.045 } as const
const MARGINS = marginsOf(TENNIS_MARGINS, 2, false)
const NOTHING = new Set<string>()

function playOf(seed: string, eventId = 7) {
  return createTennisPlay({
    model: MODEL,
    world: { seed, speed: 1 },
    eventId,
    startsAtMs: STARTS_AT_MS,
  })
}

describe('a match of tennis in the simulated world', () => {
  it('before the start prices follow opinion; from then on they follow nothing but the score', () => {
    const play = playOf('world')
    const winnerAt = (atMs: number): number => {
      const at = { atMs, atSeconds: (atMs - STARTS_AT_MS) / 1000 }
      const offers = play.offers(play.before, at, MARGINS, NOTHING)
      return offers.find(({ type }) => type === 'winner')?.outcomes[0]?.probability ?? Number.NaN
    }
    const before = [10, 8, 6, 4, 2].map((hours) => winnerAt(STARTS_AT_MS - hours * HOUR_MS))
    expect(new Set(before).size).toBe(before.length)
    // A new opinion is a new chain to solve, so that one holds for five minutes.
    const heldMs = STARTS_AT_MS - HOUR_MS
    expect(winnerAt(heldMs + 299_000)).toBe(winnerAt(heldMs))
    expect(winnerAt(heldMs + 300_000)).not.toBe(winnerAt(heldMs))
    for (const chance of before) expect(Math.abs(chance - winnerAt(STARTS_AT_MS))).toBeLessThan(0.25)
    expect(winnerAt(STARTS_AT_MS + 1)).toBe(winnerAt(STARTS_AT_MS + HOUR_MS))
  })

  it('its selections are sold together, as its offers are', () => {
    const play = playOf('world')
    const at = { atMs: STARTS_AT_MS, atSeconds: 0 }
    const offers = play.offers(play.before, at, MARGINS, NOTHING)
    const legs = [
      { type: 'winner', specifier: '', outcome: '1' },
      { type: 'tie_break', specifier: '', outcome: 'yes' },
    ]
    expect(play.combineAt(play.before, at, MARGINS)?.(offers, legs)).toMatchObject({ kind: 'price' })
  })

  it('after a retirement nothing is on sale', () => {
    for (let eventId = 1, retired = 0; retired < 1; eventId++) {
      const play = playOf('retired', eventId)
      const end = play.steps.reduce((board, step) => play.apply(board, step), play.before)
      if (play.read(end).facts.status !== 'retired') continue
      retired += 1
      expect(play.offers(end, { atMs: STARTS_AT_MS, atSeconds: 0 }, MARGINS, NOTHING)).toEqual([])
    }
  })

  it('tells each point once: with its prices, or between a stop and new ones', () => {
    for (let eventId = 1; eventId <= 6; eventId++) {
      const play = playOf('told', eventId)
      let board = play.before
      let messages = 0
      let points = 0
      for (const step of play.steps) {
        const { kind } = play.effectOf(step)
        const wasStopped = play.read(board).isStopped
        board = play.apply(board, step)
        messages += kind === 'news' && !wasStopped ? 2 : 1
        if (kind === 'news') points += 1
        if (kind === 'resume') expect(play.read(board).status).toBe('live')
      }
      const { status, facts } = play.read(board)
      expect(status === 'ended' || status === 'abandoned').toBe(true)
      expect(facts.counted.filter(({ statistic }) => statistic === 'points')).toHaveLength(points)
      // Prices and the score of each point, a stop and new prices around one in five.
      expect(messages).toBeLessThan(2.6 * points + 10)
      expect(play.live(board, 0, 1).status).toBe(status)
      expect(play.rhythm(board, 0).leastMs).toBeGreaterThan(0)
    }
  })
})
