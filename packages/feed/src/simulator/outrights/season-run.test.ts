import type { SportFacts } from '@xezer/sport/sport-facts'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import type { MatchSource } from '../match-source.ts'
import { finish } from './outright-desk.ts'
import { SeasonRun } from './season-run.ts'
import { exampleSeason } from './test-season.ts'

const START_MS = Date.UTC(2026, 10, 1, 12)
const ROUND_MS = 600_000
const END_MS = START_MS + 6 * ROUND_MS
const WORLD = { seed: 'seasons', speed: 60 }
const source = exampleSeason(START_MS + 5 * ROUND_MS, ROUND_MS)

/** The same season, of which every match ends so. */
function endingWith(status: SportFacts['status']): MatchSource {
  return {
    ...source,
    createPlay(match, world) {
      const play = source.createPlay(match, world)
      const read: typeof play.read = (board) => {
        const summary = play.read(board)
        return { ...summary, facts: { ...summary.facts, status } }
      }
      return { ...play, steps: play.steps, read }
    },
  }
}

function runOf(from: MatchSource): SeasonRun {
  const [contest] = finish(must(from.contests, 'a season').contestsAt(WORLD, 0, START_MS, 0))
  return new SeasonRun(must(contest, 'a season is under way'), from, WORLD)
}

describe('a season', () => {
  it('counts the matches that were finished, and no other', () => {
    const [finished, abandoned] = (['finished', 'abandoned'] as const).map((status) => {
      const run = runOf(endingWith(status))
      finish(run.study(END_MS))
      return new Set(run.facts(END_MS).standing?.map(({ place }) => place))
    })
    expect(finished?.size).toBeGreaterThan(1)
    expect(abandoned).toEqual(new Set([1]))
  })

  it('begins its next match, is quiet when all that began is over, and is over with the last', () => {
    const run = runOf(source)
    const starts = [...new Set(Array.from({ length: 6 }, (_, round) => START_MS + round * ROUND_MS))]
    expect(run.nextStartMs(START_MS - 1)).toBe(START_MS)
    expect(starts.map((startMs) => run.nextStartMs(startMs))).toEqual([
      ...starts.slice(1),
      Number.POSITIVE_INFINITY,
    ])
    expect(run.quietFromMs()).toBe(Number.NEGATIVE_INFINITY)
    finish(run.study(START_MS))
    expect(run.quietFromMs()).toBeGreaterThan(START_MS)
    expect(run.quietFromMs()).toBeLessThan(START_MS + ROUND_MS)
    expect(run.isOver(END_MS)).toBe(true)
    finish(run.study(END_MS))
    const lastMs = run.quietFromMs()
    expect([run.isOver(lastMs - 1), run.isOver(lastMs)]).toEqual([false, true])
  })
})
