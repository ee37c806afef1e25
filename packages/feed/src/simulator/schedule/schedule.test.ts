import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFootballData } from '../../football-data/read-football-data.ts'
import { roundCount, roundPairings } from './round-robin.ts'
import { createSchedule } from './schedule.ts'
import type { ScheduledMatch } from './scheduled-match.ts'

const data = readFootballData(fileURLToPath(new URL('../../../../../content/football', import.meta.url)))
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A Friday in the season, so that a weekend of real fixtures lies ahead. */
const FROM_MS = Date.UTC(2026, 10, 20)
/** The shortest match: two halves, a minute and three of added time, the break. */
const SHORTEST_MATCH_MS = (45 + 1 + 15 + 45 + 3) * 60_000

describe('roundPairings: everybody meets everybody at home and away', () => {
  it.each([[6], [13], [18], [30]])('%i teams', (teams) => {
    const met = new Set<string>()
    for (let round = 0; round < roundCount(teams); round++) {
      const pairings = roundPairings(teams, round)
      expect(new Set(pairings.flat()).size).toBe(pairings.length * 2)
      for (const [home, away] of pairings) met.add(`${home}-${away}`)
    }
    expect(met.size).toBe(teams * (teams - 1))
  })
})

describe('createSchedule', () => {
  const week = createSchedule(data, 'test', 1).fixturesBetween(FROM_MS, FROM_MS + 7 * DAY_MS)

  it('is the same whenever and from wherever it is asked', () => {
    const other = createSchedule(data, 'test', 1)
    const late = other.fixturesBetween(FROM_MS + 3 * DAY_MS, FROM_MS + 7 * DAY_MS)
    expect(late).toEqual(week.filter(({ fixture }) => fixture.startsAtMs >= FROM_MS + 3 * DAY_MS))
  })

  it.each([[1], [60], [7.5]])('at speed %d: 24 in play at every moment, 300 before the match', (speed) => {
    const schedule = createSchedule(data, 'test', speed)
    const playMs = SHORTEST_MATCH_MS / speed
    for (let part = 0; part < 200; part++) {
      const nowMs = FROM_MS + (part * 2 * schedule.blockMs) / 200
      expect(schedule.fixturesBetween(nowMs - playMs, nowMs).length).toBeGreaterThanOrEqual(24)
      const ahead = schedule.fixturesBetween(nowMs, nowMs + schedule.blockMs).length
      expect(ahead).toBeGreaterThanOrEqual(300)
      expect(ahead).toBeLessThanOrEqual(450)
    }
  })

  it('never lets a team play twice at once', () => {
    const lastStart = new Map<number, number>()
    for (const { fixture } of week) {
      for (const team of [fixture.homeId, fixture.awayId]) {
        expect(fixture.startsAtMs - (lastStart.get(team) ?? 0)).toBeGreaterThan(4 * HOUR_MS)
        lastStart.set(team, fixture.startsAtMs)
      }
    }
  })

  it('keeps every real fixture at its real time', () => {
    const real = week.filter(({ fixture }) => fixture.isReal)
    const inWeek = data.matches.filter(
      ({ kickOff, status }) =>
        status === 'scheduled' && +kickOff >= FROM_MS && +kickOff < FROM_MS + 7 * DAY_MS,
    )
    expect(inWeek.length).toBeGreaterThan(20)
    const name = (home: number, away: number, atMs: number) => `${home}-${away}@${atMs}`
    expect(
      real.map(({ fixture }) => name(fixture.homeId, fixture.awayId, fixture.startsAtMs)).sort(),
    ).toEqual(inWeek.map(({ homeId, awayId, kickOff }) => name(homeId, awayId, +kickOff)).sort())
  })

  it('gives ids and printed numbers that no other open event has', () => {
    expect(new Set(week.map(({ fixture }) => fixture.eventId)).size).toBe(week.length)
    const open = (match: ScheduledMatch) =>
      match.fixture.isReal || match.fixture.startsAtMs < FROM_MS + 2 * DAY_MS
    const numbers = week.filter(open).map(({ fixture }) => fixture.number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
