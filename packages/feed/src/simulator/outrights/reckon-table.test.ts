import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { finish } from './outright-desk.ts'
import { reckonTable } from './reckon-table.ts'
import type { Ending, Endings } from './season-run.ts'
import { exampleSeason } from './test-season.ts'

const START_MS = Date.UTC(2026, 10, 1, 12)
const ROUND_MS = 600_000
const WORLD = { seed: 'seasons', speed: 60 }
const source = exampleSeason(START_MS + 5 * ROUND_MS, ROUND_MS)

function contestAt() {
  const [contest] = finish(must(source.contests, 'a season').contestsAt(WORLD, 0, START_MS, 0))
  if (contest?.kind !== 'table') throw new Error('a season is under way')
  return contest
}

const contest = contestAt()
const [A = 0, B = 0, C = 0, D = 0] = contest.fixture.competitorIds
const { facts } = reckonTable(contest, WORLD)

/** `1:0` between two of the four, the first at home; null was not finished. */
function endingsOf(
  ...scores: readonly (readonly [home: number, away: number, score: string | null])[]
): Endings {
  const ending = ([homeId, awayId, score]: (typeof scores)[number]): Ending => {
    const [home = 0, away = 0] = score?.split(':').map(Number) ?? []
    return { endsAtMs: 0, homeId, awayId, score: score === null ? null : { home, away }, advances: 'home' }
  }
  return new Map(scores.map((one, place) => [place, ending(one)]))
}

const placesOf = (over: Endings): Record<string, number> =>
  Object.fromEntries(facts(over).standing?.map(({ competitor, place }) => [competitor, place]) ?? [])

describe('the final table of a season', () => {
  it.each([
    [
      'points before all',
      endingsOf([A, B, '1:0'], [C, D, '0:0'], [B, A, '0:1']),
      { [A]: 1, [C]: 2, [D]: 2, [B]: 4 },
    ],
    [
      'whoever is level shares a place, and the places behind are free',
      endingsOf(),
      { [A]: 1, [B]: 1, [C]: 1, [D]: 1 },
    ],
    [
      'two who are level behind the first',
      endingsOf([A, D, '2:0'], [B, D, '1:0'], [C, D, '1:0']),
      { [A]: 1, [B]: 2, [C]: 2, [D]: 4 },
    ],
    [
      'a match that was not finished counts nothing',
      endingsOf([A, B, null], [C, D, '1:0']),
      { [C]: 1, [A]: 2, [B]: 2, [D]: 4 },
    ],
  ])('%s', (_rule, over, places) => {
    expect(placesOf(over)).toEqual(places)
  })

  it('is a record that is finished', () => {
    expect(facts(endingsOf())).toMatchObject({ status: 'finished', closed: ['outright', 'match'] })
  })
})
