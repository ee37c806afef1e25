import { expect, it } from 'vitest'
import type { ResultRecord } from '../../core/catalogue/match-results.ts'
import type { StoredLeague } from '../../core/results/stored-league.ts'
import { presentResultsMenu, presentResultsOverview } from './present-results.ts'
import type { DayResults } from './result-store.ts'

const NAME = { az: 'X', ru: 'X', en: 'X' }
const league = (id: number, sport: number, country: string, tier: number): StoredLeague => ({
  ...{ id, tier, name: NAME },
  sport: { id: sport, alias: `sport${sport}`, name: NAME },
  country: { id: id % 10, code: country, name: NAME },
})
const LEAGUES = [
  league(31, 2, 'us', 1),
  league(12, 1, 'gb-eng', 2),
  league(11, 1, 'gb-eng', 1),
  league(10, 1, 'az', 1),
]
const END = { status: 'ended', period: 'finished', score: { home: 1, away: 0 }, tally: 'sum' } as const
const RECORD: ResultRecord = { ...END, parts: [], periods: [], statistics: {} }
const DAY: DayResults = {
  leagues: new Map(LEAGUES.map((one) => [one.id, one])),
  results: [31, 12, 11, 10, 11].map((leagueId, place) => ({
    ...{ eventId: place + 1, leagueId, startsAtMs: place, home: NAME, away: NAME, record: RECORD },
  })),
}

it('sports of a day stand in the order of menus, their leagues in that of all lists, matches as they were played', () => {
  const { sports, countSports } = presentResultsMenu('2026-11-22', DAY, 'en')
  expect(countSports).toBe(2)
  expect(
    sports.map(({ id, countEvents, leagues }) => [id, countEvents, leagues.map((one) => one.id)]),
  ).toEqual([
    [1, 4, [10, 11, 12]],
    [2, 1, [31]],
  ])
  const shown = presentResultsOverview(DAY, { sport: 1, league: 11 }, 'en', () => true)
  expect(
    shown.sports.flatMap(({ leagues }) => leagues.map(({ id, events }) => [id, events.map((one) => one.id)])),
  ).toEqual([[11, [3, 5]]])
})
