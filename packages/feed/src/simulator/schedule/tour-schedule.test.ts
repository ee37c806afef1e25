import { hashText } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_TOUR } from '../../sports-data/example-sports.ts'
import type { ScheduledMatch } from './scheduled-match.ts'
import { createTourSchedule } from './tour-schedule.ts'
import { DAY_MS, HOUR_MS } from './world-calendar.ts'

const WORLD = { seed: 'test', speed: 1, epoch: 0 } as const
/** A Monday of the second week of the year, before which nobody has played. */
const FROM_MS = Date.UTC(2026, 0, 5)
const YEAR_MS = 364 * DAY_MS
const LONGEST = { atSpeedOne: 6.5 * HOUR_MS, least: 20_000 }
/** A match on the average: who started within it are as many as are in play. */
const MEAN_MATCH_MS = 100 * 60_000

/** Stands in for the play: the stronger one wins most of the time. */
function winnerOf({ fixture, strengths }: ScheduledMatch): 'home' | 'away' {
  const difference = (strengths?.home ?? 0) - (strengths?.away ?? 0)
  return hashText(`winner/${fixture.eventId}`) / 2 ** 32 < 1 / (1 + Math.exp(-1.15 * difference))
    ? 'home'
    : 'away'
}

const create = (world: { seed: string; speed: number; epoch: number } = WORLD, winner = winnerOf) =>
  createTourSchedule({ sport: EXAMPLE_TOUR, world, winnerOf: winner, longestMs: LONGEST })
const schedule = create()
const year = schedule.fixturesBetween(FROM_MS, FROM_MS + YEAR_MS)
const eventOf = new Map(
  EXAMPLE_TOUR.events.flatMap((event) => [
    [event.singles.id, event] as const,
    ...(event.doubles === null ? [] : [[event.doubles.id, event] as const]),
  ]),
)
const sidesOf = ({ fixture }: ScheduledMatch) => [fixture.homeId, fixture.awayId]
const loserOf = (match: ScheduledMatch) =>
  winnerOf(match) === 'home' ? match.fixture.awayId : match.fixture.homeId
/** One year's holding of a tournament. */
const editionsOf = (matches: readonly ScheduledMatch[]) => {
  const editions = new Map<string, ScheduledMatch[]>()
  for (const match of matches) {
    const { tournamentId, eventId } = match.fixture
    const key = `${tournamentId} ${Math.floor((eventId % 1_000_000_000) / 256)}`
    editions.set(key, [...(editions.get(key) ?? []), match])
  }
  return [...editions.values()]
}

describe('a year of a tour', () => {
  it('is the same whenever and from wherever it is asked', () => {
    const fromMs = FROM_MS + 150 * DAY_MS + 5 * HOUR_MS
    const part = create().fixturesBetween(fromMs, fromMs + 20 * DAY_MS)
    const { startsAtMs } = { startsAtMs: fromMs + 20 * DAY_MS }
    expect(part).toEqual(
      year.filter(({ fixture }) => fixture.startsAtMs >= fromMs && fixture.startsAtMs < startsAtMs),
    )
    expect(part.length).toBeGreaterThan(1000)
  })

  it('gives every match an id of its own, and a printed number that no open match has', () => {
    expect(new Set(year.map(({ fixture }) => fixture.eventId)).size).toBe(year.length)
    for (let day = 0; day < 364; day += 3) {
      const fromMs = FROM_MS + day * DAY_MS
      const open = year.filter(
        ({ fixture }) => fixture.startsAtMs >= fromMs - DAY_MS && fixture.startsAtMs < fromMs + 3 * DAY_MS,
      )
      expect(new Set(open.map(({ fixture }) => fixture.number)).size).toBe(open.length)
    }
  })

  it('lets nobody play twice within ten hours', () => {
    const last = new Map<number, ScheduledMatch>()
    const close: unknown[] = []
    for (const match of year) {
      for (const id of sidesOf(match)) {
        const before = last.get(id)
        const hours = (match.fixture.startsAtMs - (before?.fixture.startsAtMs ?? 0)) / HOUR_MS
        if (hours <= 10) close.push([before?.fixture, match.fixture])
        last.set(id, match)
      }
    }
    expect(close).toEqual([])
  })

  it('lets nobody play on who lost, but in a group; the winner of a tournament won all of it', () => {
    let whole = 0
    const again: unknown[] = []
    for (const edition of editionsOf(year)) {
      const out = new Set<number>()
      for (const match of edition) {
        if (match.fixture.round.startsWith('Group')) continue
        if (sidesOf(match).some((id) => out.has(id))) again.push(match.fixture)
        out.add(loserOf(match))
      }
      const finals = edition.filter(({ fixture }) => fixture.round === 'Final')
      expect(finals.length).toBeLessThanOrEqual(1)
      whole += finals.length
      if (finals.length === 0 || edition.some(({ fixture }) => fixture.round.startsWith('Group'))) continue
      const players = new Set(edition.flatMap(sidesOf))
      // The first days of the year lie before.
      if ((edition[0]?.fixture.startsAtMs ?? 0) > FROM_MS + 7 * DAY_MS)
        expect(out.size).toBe(players.size - 1)
    }
    expect(again).toEqual([])
    expect(whole).toBeGreaterThan(800)
  })

  it('never announces a match before those that it follows from are over, nor after its start', () => {
    for (const edition of editionsOf(year)) {
      const lastOf = new Map<number, ScheduledMatch>()
      for (const match of edition) {
        for (const id of sidesOf(match)) {
          const before = lastOf.get(id)
          if (before !== undefined && !match.fixture.round.startsWith('Group')) {
            expect(match.announcedAtMs).toBeGreaterThan(before.fixture.startsAtMs + 6 * HOUR_MS)
          }
          lastOf.set(id, match)
        }
        expect(match.announcedAtMs).toBeLessThan(match.fixture.startsAtMs - HOUR_MS)
      }
    }
  })

  it('plays nothing to list what is known: later rounds wait for their results', () => {
    const nowMs = FROM_MS + 200 * DAY_MS + 18 * HOUR_MS
    const asked: ScheduledMatch[] = []
    const watched = create(WORLD, (match) => {
      asked.push(match)
      return winnerOf(match)
    })
    const open = watched.fixturesBetween(nowMs - 8 * HOUR_MS, nowMs + watched.aheadMs, nowMs)
    expect(open.length).toBeGreaterThan(100)
    for (const { fixture } of asked) expect(fixture.startsAtMs + LONGEST.atSpeedOne).toBeLessThan(nowMs)
    expect(asked.length).toBeLessThan(2500)
  })

  it('keeps to the local hours of its places in summer and winter', () => {
    for (const { fixture, competition } of year.filter((_, index) => index % 20 === 0)) {
      const event = eventOf.get(competition.id)
      const text = new Intl.DateTimeFormat('en-GB', { timeZone: event?.timeZone, timeStyle: 'short' })
      const [hours = 0, minutes = 0] = text.format(fixture.startsAtMs).split(':').map(Number)
      expect(hours * 60 + minutes).toBeGreaterThanOrEqual(event?.firstStart ?? 0)
      expect(hours * 60 + minutes).toBeLessThanOrEqual(event?.lastStart ?? 0)
    }
  })

  it('has a dozen matches in play in a European evening, also on Fridays and in December', () => {
    const starts = year.map(({ fixture }) => fixture.startsAtMs)
    const counts: number[] = []
    for (let day = 7; day < 357; day++) {
      for (let hour = 17; hour <= 20; hour += 0.5) {
        const atMs = FROM_MS + day * DAY_MS + hour * HOUR_MS
        counts.push(starts.filter((start) => start <= atMs && start > atMs - MEAN_MATCH_MS).length)
      }
    }
    counts.sort((left, right) => left - right)
    expect(counts[0]).toBeGreaterThanOrEqual(9)
    expect(counts[Math.floor(counts.length / 200)]).toBeGreaterThanOrEqual(12)
    expect(counts[Math.floor(counts.length / 2)]).toBeGreaterThan(20)
    expect(counts.at(-1)).toBeLessThan(75)
  })

  it('plays every draw out: all lines of it are filled', () => {
    const rounds = editionsOf(year).flatMap((edition) => {
      const [first] = edition
      const event = eventOf.get(first?.competition.id ?? 0)
      const isWhole = first !== undefined && first.fixture.startsAtMs > FROM_MS + 7 * DAY_MS
      if (!isWhole || edition.every(({ fixture }) => fixture.round !== 'Final')) return []
      const isDoubles = first.competition.id === event?.doubles?.id
      const main = edition.filter(({ fixture }) => !fixture.round.startsWith('Qualifying'))
      // Where nobody qualifies, the best four have a bye.
      const byes = event?.draw === 32 && !isDoubles && main.length === edition.length ? 4 : 0
      return [{ draw: isDoubles ? 16 : (event?.draw ?? 0), played: main.length + byes }]
    })
    expect(rounds.length).toBeGreaterThan(800)
    // Two groups of four play twelve matches, and three are left.
    for (const { draw, played } of rounds) expect(played).toBe(draw === 8 ? 15 : draw - 1)
  })

  it('the best play the great tournaments, and the stronger one wins more often', () => {
    const meanOf = (tier: number) => {
      const own = year
        .filter(({ competition }) => competition.tier === tier)
        .flatMap(({ strengths }) => [strengths?.home ?? 0, strengths?.away ?? 0])
      return own.reduce((sum, strength) => sum + strength, 0) / own.length
    }
    expect(meanOf(1)).toBeGreaterThan(meanOf(2))
    expect(meanOf(2)).toBeGreaterThan(meanOf(3))
    expect(meanOf(3)).toBeGreaterThan(meanOf(4))
  })

  it('costs little to list', () => {
    const nowMs = FROM_MS + 200 * DAY_MS + 18 * HOUR_MS
    const list = () => schedule.fixturesBetween(nowMs - 8 * HOUR_MS, nowMs + schedule.aheadMs, nowMs)
    list()
    const turnsMs = Array.from({ length: 20 }, () => {
      const startedMs = performance.now()
      list()
      return performance.now() - startedMs
    })
    // The quickest: whoever else has the processor makes the others longer.
    expect(Math.min(...turnsMs)).toBeLessThan(20)
  })
})

it('other epochs, speeds and seeds have other events', () => {
  const worlds = [WORLD, { ...WORLD, epoch: 1 }, { ...WORLD, speed: 2 }, { ...WORLD, seed: 'other' }]
  const ids = worlds.map(
    (world) =>
      create(world).fixturesBetween(FROM_MS + 14 * DAY_MS, FROM_MS + 15 * DAY_MS)[0]?.fixture.eventId,
  )
  expect(new Set(ids).size).toBe(worlds.length)
})

it.each([[60], [7.5]])('at speed %d tournaments go by as fast as play', (speed) => {
  const fast = create({ ...WORLD, speed })
  const dayMs = DAY_MS / speed
  const fromMs = Math.ceil(Date.UTC(2026, 10, 20) / dayMs) * dayMs
  for (let day = 0; day < 14; day++) {
    const atMs = fromMs + (day + 18 / 24) * dayMs
    expect(fast.fixturesBetween(atMs - MEAN_MATCH_MS / speed, atMs + 2).length).toBeGreaterThanOrEqual(12)
    expect(fast.fixturesBetween(atMs, atMs + fast.aheadMs, atMs).length).toBeGreaterThan(40)
  }
})
