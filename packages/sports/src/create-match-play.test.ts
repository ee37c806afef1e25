import type { Margins } from '@xezer/pricing/margins'
import { describe, expect, it } from 'vitest'
import { createMatchPlay } from './create-match-play.ts'
import { heldOpinion, opinionDrifts } from './opinion-drift.ts'
import type { DrawnMatch } from './sport-play.ts'
import { TABLE_TENNIS_PLAY } from './table-tennis/play/table-tennis-play.ts'

const START_MS = 1_000_000_000
const MINUTE_MS = 60_000

interface Board {
  readonly status: 'prematch' | 'live' | 'ended' | 'abandoned'
}

/** A sport whose model is the instant at which it is believed; asked of is what its prices were made of. */
function openPlay() {
  const asked: number[] = []
  const drawn: number[] = []
  const play = createMatchPlay<{ readonly atMs: number }, { readonly atSeconds: number }, Board>({
    startsAtMs: START_MS,
    opinionAt: (atMs) => ({ atMs }),
    draw: ({ atMs }) => {
      drawn.push(atMs)
      return [{ atSeconds: 0 }]
    },
    price: ({ atMs }) => {
      asked.push(atMs)
      return []
    },
    before: { status: 'prematch' },
    apply: (board) => board,
    effectOf: () => ({ kind: 'shown' }),
    read: ({ status }) => ({
      ...{ status, isStopped: false, generation: 1 },
      facts: { status: 'playing', advances: null, closed: [], counted: [] },
    }),
    live: () => {
      throw new Error('nobody looks')
    },
    rhythm: () => ({ atSpeedOneMs: 1, leastMs: 1 }),
  })
  const priceAt = (atMs: number, status: Board['status']) =>
    play.offers({ status }, { atMs, atSeconds: 0 }, {} as Margins, new Set())
  return { play, asked, drawn, priceAt }
}

describe('what prices are made of', () => {
  it('is before the match what is believed at the instant, and in play what is played', () => {
    const { play, asked, drawn, priceAt } = openPlay()
    for (const atMs of [START_MS - MINUTE_MS, START_MS - 1]) priceAt(atMs, 'prematch')
    for (const atMs of [START_MS, START_MS + MINUTE_MS]) priceAt(atMs, 'live')
    expect(asked).toEqual([START_MS - MINUTE_MS, START_MS - 1, START_MS, START_MS])
    expect(play.steps).toHaveLength(1)
    expect(play.steps).toBe(play.steps)
    expect(drawn, 'drawn once, from what was believed at the start').toEqual([START_MS])
  })

  it('is nothing once a match was given up, whatever score it left', () => {
    const { asked, priceAt } = openPlay()
    expect(priceAt(START_MS + MINUTE_MS, 'abandoned')).toEqual([])
    expect(asked).toEqual([])
  })
})

describe('what is believed of a match', () => {
  const match = { world: { seed: 'believed', speed: 1 }, eventId: 7, startsAtMs: START_MS }

  it('holds for five minutes before it, and is that of its instant from the start on', () => {
    const fives = Math.floor(START_MS / (5 * MINUTE_MS)) * 5 * MINUTE_MS - 5 * MINUTE_MS
    const at = (atMs: number) => heldOpinion(match, 1, atMs)
    expect(at(fives + 299_999)).toEqual(at(fives))
    expect(at(fives + 300_000)).not.toEqual(at(fives))
    expect(at(START_MS)).toEqual(opinionDrifts(match.world, match.eventId, 1, START_MS))
  })

  it('is of each side alone, has the spread that it is given, and hardly moves in a minute', () => {
    const drifts = Array.from({ length: 400 }, (_, id) => opinionDrifts(match.world, id, 0.02, START_MS))
    const spread = Math.sqrt(drifts.reduce((sum, { home }) => sum + home * home, 0) / drifts.length)
    expect(spread).toBeGreaterThan(0.016)
    expect(spread).toBeLessThan(0.022)
    const together = drifts.reduce((sum, { home, away }) => sum + home * away, 0) / drifts.length
    expect(Math.abs(together)).toBeLessThan(0.0001)
    for (const id of [1, 2, 3]) {
      const [now, then] = [0, MINUTE_MS].map((ms) => opinionDrifts(match.world, id, 0.02, START_MS + ms).home)
      expect(Math.abs((now ?? 0) - (then ?? 0))).toBeLessThan(0.006)
    }
  })

  it('is drawn by the world’s seed and speed', () => {
    const of = (world: { seed: string; speed: number }) => opinionDrifts(world, 7, 1, START_MS)
    expect(of({ seed: 'another', speed: 1 })).not.toEqual(of(match.world))
    expect(of({ seed: 'believed', speed: 2 })).toEqual(opinionDrifts(match.world, 7, 1, 2 * START_MS))
  })
})

it('a match of which somebody retires is sold no more', () => {
  const match: Omit<DrawnMatch, 'eventId'> = {
    ...{ startsAtMs: 0, format: 'best_of_5', gender: 'm', surface: null, isDoubles: false, isNeutral: true },
    ...{
      world: { seed: 'given up', speed: 1 },
      names: { home: 'a', away: 'b' },
      strengths: { home: 0, away: 0 },
    },
  }
  for (let eventId = 1; eventId < 2000; eventId++) {
    const play = TABLE_TENNIS_PLAY.create({ ...match, eventId })
    const end = play.steps.reduce((board, step) => play.apply(board, step), play.before)
    const { status, facts } = play.read(end)
    if (status !== 'abandoned' || facts.counted.length < 20) continue
    expect(play.offers(end, { atMs: 1, atSeconds: 9999 }, {} as Margins, new Set())).toEqual([])
    return
  }
  throw new Error('somebody retires')
})
