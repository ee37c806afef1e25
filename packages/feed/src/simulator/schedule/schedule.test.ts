import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFootballData } from '../../football-data/read-football-data.ts'
import { EARLIEST_HOUR, LATEST_HOUR } from './kick-off-hours.ts'
import { footballPool } from './league-pool.ts'
import { roundCount, roundPairings } from './round-robin.ts'
import { createSchedule } from './schedule.ts'
import type { ScheduledMatch } from './scheduled-match.ts'
import { findOffsetHours } from './zone-offset.ts'

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

it('a generated league goes around under one name after the other, whatever the year', () => {
  const pool = footballPool(data)
  const leagues = pool.slice(0, pool.findIndex(({ competition }) => competition.code === 'az1') + 1)
  const id = leagues.at(-1)?.competition.id
  const schedule = createSchedule(data, 'test', 1, 0, leagues)
  const seasons = new Map<string, ScheduledMatch[]>()
  for (let day = 0; day < 420; day++) {
    const fromMs = FROM_MS + day * DAY_MS
    for (const match of schedule.fixturesBetween(fromMs, fromMs + DAY_MS)) {
      const { tournamentId, season, startsAtMs } = match.fixture
      if (tournamentId !== id) continue
      seasons.set(season, [...(seasons.get(season) ?? []), match])
      expect(schedule.isUnderWay(match.fixture, startsAtMs)).toBe(true)
    }
  }
  // The first and the last one are cut by the days that are looked at.
  const [first, ...whole] = [...seasons.values()].slice(0, -1)
  expect(whole.length).toBeGreaterThan(1)
  for (const matches of whole) {
    const rounds = matches.map(({ fixture }) => Number(fixture.round.split(' ')[1]))
    expect([rounds[0], rounds.at(-1)]).toEqual([1, 18])
    expect(rounds).toEqual(rounds.toSorted((left, right) => left - right))
    const laterMs = matches[0]?.fixture.startsAtMs ?? 0
    expect(schedule.isUnderWay(first?.[0]?.fixture as never, laterMs)).toBe(false)
  }
})

describe('createSchedule', () => {
  const week = createSchedule(data, 'test', 1).fixturesBetween(FROM_MS, FROM_MS + 7 * DAY_MS)

  it('is the same whenever and from wherever it is asked', () => {
    const other = createSchedule(data, 'test', 1)
    const late = other.fixturesBetween(FROM_MS + 3 * DAY_MS, FROM_MS + 7 * DAY_MS)
    expect(late).toEqual(week.filter(({ fixture }) => fixture.startsAtMs >= FROM_MS + 3 * DAY_MS))
  })

  it.each([[1], [60], [7.5]])('at speed %d: 24 in play at every moment, 280 before the match', (speed) => {
    const schedule = createSchedule(data, 'test', speed)
    const playMs = SHORTEST_MATCH_MS / speed
    for (let part = 0; part < 200; part++) {
      const nowMs = FROM_MS + (part * 2 * schedule.blockMs) / 200
      expect(schedule.fixturesBetween(nowMs - playMs, nowMs).length).toBeGreaterThanOrEqual(24)
      const ahead = schedule.fixturesBetween(nowMs, nowMs + schedule.blockMs).length
      expect(ahead).toBeGreaterThanOrEqual(280)
      expect(ahead).toBeLessThanOrEqual(500)
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

describe('kick-offs by the clock of the country', () => {
  const DAYS = 28
  const speeds = [1, 60] as const
  it.each(speeds)(
    'at speed %d: never in the night, on working days in the evening, never a whole round at once',
    (speed) => {
      const schedule = createSchedule(data, 'hours', speed)
      const { blockMs } = schedule
      const firstBlock = Math.floor(FROM_MS / blockMs)
      const together = new Map<string, number>()
      const days = new Map<string, Set<number>>()
      for (const { fixture, competition } of schedule.fixturesBetween(
        firstBlock * blockMs,
        (firstBlock + DAYS) * blockMs,
      )) {
        const { startsAtMs, isReal, round } = fixture
        const { code, tier, timeZone, kind } = competition
        if (isReal || kind === 'cup') continue
        const sinceMs = startsAtMs / blockMs
        const block = Math.floor(sinceMs + 1e-9)
        const local = 24 * (sinceMs - block) + findOffsetHours(timeZone, block * blockMs)
        const hour = local - 24 * Math.floor(local / 24)
        expect(hour, `${code} at ${hour}`).toBeGreaterThanOrEqual(EARLIEST_HOUR - 0.01)
        expect(hour, `${code} at ${hour}`).toBeLessThanOrEqual(LATEST_HOUR + 0.01)
        const weekday = (block + Math.floor(local / 24) + 3) % 7
        const isFollowed = tier <= 2 && timeZone.startsWith('Europe/')
        if (isFollowed && weekday < 5) expect(hour, `${code} on day ${weekday}`).toBeGreaterThanOrEqual(17.99)
        if (isFollowed && kind === 'league') expect([4, 5, 6, 0]).toContain(weekday)
        const key = `${code} ${startsAtMs}`
        together.set(key, (together.get(key) ?? 0) + 1)
        const ofRound = days.get(`${code} ${round}`) ?? new Set()
        days.set(`${code} ${round}`, ofRound.add(block))
      }
      expect(Math.max(...together.values())).toBeLessThanOrEqual(3)
      const premier = [...days].filter(([key]) => key.startsWith('england/1-premierleague'))
      expect(Math.max(...premier.map(([, blocks]) => blocks.size))).toBeGreaterThanOrEqual(3)
    },
  )

  it('has the leagues of the region, and cups between clubs of different leagues', () => {
    const month = createSchedule(data, 'hours', 1).fixturesBetween(FROM_MS, FROM_MS + DAYS * DAY_MS)
    const of = (code: string) => month.filter(({ competition }) => competition.code === code)
    for (const code of ['az1', 'tr1', 'ru1', 'ge1', 'deutschland/2-bundesliga2'])
      expect(of(code).length, code).toBeGreaterThan(15)
    for (const code of ['champions-league/cl', 'champions-league/el', 'champions-league/conf']) {
      const cup = of(code)
      expect(cup.length, code).toBeGreaterThanOrEqual(32)
      const countryOf = (id: number) => data.teams[id - 1]?.countryCode
      for (const { fixture } of cup) expect(countryOf(fixture.homeId)).not.toBe(countryOf(fixture.awayId))
      const pairs = cup.map(({ fixture }) => [fixture.homeId, fixture.awayId].sort().join())
      expect(new Set(pairs).size).toBe(pairs.length)
    }
    const clubs = ['cl', 'el', 'conf'].map(
      (cup) => new Set(of(`champions-league/${cup}`).map(({ fixture }) => fixture.homeId)),
    )
    expect(new Set(clubs.flatMap((ids) => [...ids])).size).toBe(clubs.reduce((sum, ids) => sum + ids.size, 0))
  })
})
