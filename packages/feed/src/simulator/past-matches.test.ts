import type { PastMatch, PastPage } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_LEAGUES, EXAMPLE_TOUR } from '../sports-data/example-sports.ts'
import { createMatchRun } from './match-run.ts'
import type { MatchSource } from './match-source.ts'
import { finish } from './outrights/outright-desk.ts'
import { createPastMatches } from './past-matches.ts'
import { createSportSource } from './sport-source.ts'

const WORLD = { seed: 'past', speed: 1 }
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** An evening of basketball in America: some games are over, some are played. */
const NOW_MS = Date.UTC(2026, 10, 21, 2, 7)

const leagues = createSportSource({ ...EXAMPLE_LEAGUES, leagues: EXAMPLE_LEAGUES.leagues.slice(0, 2) })
const tour = createSportSource({ ...EXAMPLE_TOUR, events: EXAMPLE_TOUR.events.slice(-3) })

const pastOf = (...sources: MatchSource[]) =>
  createPastMatches(
    sources.map((source) => ({
      source,
      schedule: source.createSchedule(WORLD, 0),
      epoch: 0,
      fingerprint: '',
      goesOn: true,
    })),
    WORLD,
  )

/** Page after page, until one begins before the instant or nothing older comes. */
function tellBack(sources: MatchSource[], toMs: number, firstMs = NOW_MS) {
  const past = pastOf(...sources)
  const matches: PastMatch[] = []
  let beforeMs: number | null = firstMs
  while (beforeMs !== null && beforeMs > toMs) {
    const page: PastPage = finish(past.tell(beforeMs, NOW_MS))
    matches.push(...page.matches)
    beforeMs = page.fromMs
  }
  return { matches, beforeMs }
}

describe('what was played before anybody listened', () => {
  it('is every match that is over, once, and none that is played', () => {
    const { matches, beforeMs } = tellBack([leagues], NOW_MS - 4 * DAY_MS)
    const scheduled = leagues
      .createSchedule(WORLD, 0)
      .fixturesBetween(must(beforeMs, 'there is more'), NOW_MS, NOW_MS)
    const isOver = (id: number) => {
      const match = must(
        scheduled.find(({ fixture }) => fixture.eventId === id),
        'a match',
      )
      const { play, stepMs } = createMatchRun({ source: leagues, match }, WORLD)
      return stepMs(must(play.steps.at(-1), 'a match has steps')) <= NOW_MS
    }
    const ids = scheduled.map(({ fixture }) => fixture.eventId)
    expect(matches.map(({ fixture }) => fixture.eventId).sort()).toEqual(ids.filter(isOver).sort())
    expect(matches.length).toBeGreaterThan(10)
    expect(ids.length).toBeGreaterThan(matches.length)
    for (const { live } of matches) {
      expect(live.status).toBe('ended')
      expect(live.periods.length).toBeGreaterThanOrEqual(4)
      expect(live.incidents.length).toBeGreaterThan(0)
    }
  })

  it('goes back a fortnight whole, and further to where the season began for tables alone', () => {
    const beyondMs = NOW_MS - 20 * DAY_MS
    const older = tellBack([leagues, tour], beyondMs - DAY_MS, beyondMs).matches
    expect(new Set(older.map(({ fixture }) => fixture.sportId))).toEqual(new Set([leagues.sportId]))
    const recent = tellBack([tour], NOW_MS - 10 * DAY_MS, NOW_MS - 8 * DAY_MS).matches
    expect(recent.length).toBeGreaterThan(0)
    // The season before this one ended in June.
    const summerMs = Date.UTC(2026, 4, 20)
    expect(tellBack([leagues], summerMs - DAY_MS, summerMs).matches.filter(isSplit)).toEqual([])
  })

  it('ends where the world began', () => {
    const { beforeMs } = tellBack([leagues], 0, Date.UTC(2026, 0, 2))
    expect(beforeMs).toBeNull()
  })
})

function isSplit({ fixture: { season } }: PastMatch): boolean {
  return season.includes('/')
}
