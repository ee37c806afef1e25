import { must } from '@xezer/std/assert'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_LEAGUES } from '../sports-data/example-sports.ts'
import { createMatchRun } from './match-run.ts'
import { listMissedMatches, listNewMatches, listOpenMatches } from './open-matches.ts'
import { createSportSource } from './sport-source.ts'

const WORLD = { seed: 'open', speed: 1 }
const NOON_MS = Date.UTC(2026, 10, 20, 12)
const HOUR_MS = 3_600_000
const source = createSportSource(EXAMPLE_LEAGUES)
const FROM = [{ source, schedule: source.createSchedule(WORLD, 0) }]
const { aheadMs } = must(FROM[0], 'a schedule').schedule
const LONGEST_MS = source.longestMs.atSpeedOne + source.longestMs.least

const startsOf = (matches: ReturnType<typeof listOpenMatches>) =>
  matches.map(({ match }) => match.fixture.startsAtMs)
const idsOf = (matches: ReturnType<typeof listOpenMatches>) =>
  new Set(matches.map(({ match }) => match.fixture.eventId))

describe('the matches of a world', () => {
  it('are on sale or in play from their announcement to the end of the longest', () => {
    const starts = startsOf(listOpenMatches(FROM, WORLD, NOON_MS))
    expect(starts.length).toBeGreaterThan(20)
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(NOON_MS - LONGEST_MS)
    expect(Math.max(...starts)).toBeLessThan(NOON_MS + aheadMs)
    expect(starts.some((startMs) => startMs < NOON_MS)).toBe(true)
    // A world that plays faster has shorter matches.
    const fast = startsOf(listOpenMatches(FROM, { ...WORLD, speed: 60 }, NOON_MS))
    expect(Math.min(...fast)).toBeGreaterThanOrEqual(
      NOON_MS - source.longestMs.atSpeedOne / 60 - source.longestMs.least,
    )
  })

  it('are missed by who was away from before their end until now: open then, and not any more', () => {
    const sinceMs = NOON_MS - 30 * HOUR_MS
    const missed = listMissedMatches(FROM, WORLD, NOON_MS, sinceMs)
    const before = idsOf(listOpenMatches(FROM, WORLD, sinceMs))
    const now = idsOf(listOpenMatches(FROM, WORLD, NOON_MS))
    expect(idsOf(missed)).toEqual(new Set([...before].filter((id) => !now.has(id))))
    expect(missed.length).toBeGreaterThan(5)
  })

  it('are new when they come on sale between two instants, each once', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => NOON_MS + hour * HOUR_MS)
    const came = hours.flatMap((fromMs) => listNewMatches(FROM, fromMs, fromMs + HOUR_MS))
    expect(came.length).toBeGreaterThan(0)
    expect(idsOf(came).size).toBe(came.length)
    const before = idsOf(listOpenMatches(FROM, WORLD, NOON_MS))
    const after = idsOf(listOpenMatches(FROM, WORLD, NOON_MS + 24 * HOUR_MS))
    for (const id of idsOf(came)) expect(before.has(id)).toBe(false)
    for (const id of after) expect(before.has(id) || idsOf(came).has(id)).toBe(true)
  })

  it.each([1, 60])('are played %i times as fast as the clock', (speed) => {
    const [sourced] = listOpenMatches(FROM, { ...WORLD, speed }, NOON_MS)
    const run = createMatchRun(must(sourced, 'a match'), { ...WORLD, speed })
    const { startsAtMs } = run.match.fixture
    expect(run.secondsAt(startsAtMs)).toBe(0)
    expect(run.secondsAt(startsAtMs + 60_000)).toBe(60 * speed)
    expect(run.stepMs({ atSeconds: 90 })).toBe(startsAtMs + 90_000 / speed)
  })
})
