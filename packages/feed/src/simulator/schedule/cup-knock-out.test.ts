import type { Sides } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import { hashText } from '@xezer/std/random'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_FOOTBALL } from '../../sports-data/example-sports.ts'
import type { CupResults } from './cup-knock-out.ts'
import { footballPool } from './league-pool.ts'
import { createSchedule } from './schedule.ts'
import type { ScheduledMatch } from './scheduled-match.ts'
import { DAY_MS } from './world-calendar.ts'

const LONGEST_MS = 9_520_000
/** The season 2026/27, of which UEFA told the dates. */
const FROM_MS = Date.UTC(2026, 8, 1)
const SPRING_MS = Date.UTC(2027, 1, 1)
const UNTIL_MS = Date.UTC(2027, 5, 20)
const pool = footballPool(EXAMPLE_FOOTBALL)
const cups = pool.filter(({ rhythm }) => rhythm.calendar !== undefined)
const CODES = cups.map(({ competition }) => competition.code)
const ROUNDS = ['Knockout play-offs', 'Round of 16', 'Quarter-final', 'Semi-final', 'Final']
const TIES = [8, 8, 4, 2, 1]

/** Stands in for the play: often level, after both legs too. */
function scoreOf({ fixture }: ScheduledMatch): Sides<number> {
  const score = hashText(`score/${fixture.eventId}`)
  return { home: score % 3, away: (score >>> 8) % 3 }
}
const winnerOfExtraTime = ({ fixture }: ScheduledMatch) =>
  hashText(`extra/${fixture.eventId}`) % 2 === 0 ? 'home' : 'away'
const RESULTS: CupResults = {
  scoreOf,
  winnerOfExtraTime,
  longestMs: { atSpeedOne: LONGEST_MS - 20_000, least: 20_000 },
}

const create = (seed: string, results: CupResults | null = RESULTS) =>
  createSchedule(EXAMPLE_FOOTBALL, seed, 1, 0, cups, results)
const isKnockOut = ({ fixture }: ScheduledMatch): boolean => ROUNDS.includes(fixture.round)

interface Tie {
  readonly legs: readonly ScheduledMatch[]
  readonly clubs: readonly number[]
  readonly winner: number
}

/** The ties of a round, as they are read from the matches alone. */
function tiesOf(matches: readonly ScheduledMatch[], round: string): Tie[] {
  const pairs = new Map<string, ScheduledMatch[]>()
  for (const match of matches.filter(({ fixture }) => fixture.round === round)) {
    const { homeId, awayId } = match.fixture
    const key = [homeId, awayId].sort((left, right) => left - right).join()
    pairs.set(key, [...(pairs.get(key) ?? []), match])
  }
  return [...pairs.values()].map((legs) => {
    const { homeId, awayId } = must(legs[0], 'a leg').fixture
    const last = must(legs.at(-1), 'a leg')
    let lead = 0
    for (const leg of legs) {
      const { home, away } = scoreOf(leg)
      lead += leg.fixture.homeId === homeId ? home - away : away - home
    }
    const extra = winnerOfExtraTime(last) === 'home' ? last.fixture.homeId : last.fixture.awayId
    return { legs, clubs: [homeId, awayId], winner: lead > 0 ? homeId : lead < 0 ? awayId : extra }
  })
}

/** Of a club in the league phase: points, then difference, goals and matches won, in one number. */
function worthOf(club: number, phase: readonly ScheduledMatch[]): number {
  let worth = 0
  for (const match of phase) {
    const { homeId, awayId } = match.fixture
    if (club !== homeId && club !== awayId) continue
    const { home, away } = scoreOf(match)
    const [own, others] = club === homeId ? [home, away] : [away, home]
    const points = own > others ? 3 : own === others ? 1 : 0
    worth += 1e9 * points + 1e6 * (own - others) + 1e3 * own + (own > others ? 1 : 0)
  }
  return worth
}

const seasons = ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((seed) => {
  const season = create(seed).fixturesBetween(FROM_MS, UNTIL_MS)
  return CODES.map((code) => {
    const own = season.filter(({ competition }) => competition.code === code)
    return [seed, code, own.filter((match) => !isKnockOut(match)), own.filter(isKnockOut)] as const
  })
})

describe.each(seasons)('world %s, %s', (_seed, code, phase, knockOut) => {
  const clubs = must(
    cups.find(({ competition }) => competition.code === code),
    'a cup',
  ).teamIds
  const rounds = ROUNDS.map((round) => tiesOf(knockOut, round))

  it('every pair plays two legs, at home and away, a week apart; the final is one match of nobody at home', () => {
    expect(rounds.map((ties) => ties.length)).toEqual(TIES)
    for (const { legs, clubs: pair } of rounds.slice(0, -1).flat()) {
      expect(new Set(pair).size).toBe(2)
      const [first, second] = legs.map(({ fixture }) => fixture)
      expect(legs.length).toBe(2)
      expect([second?.homeId, second?.awayId]).toEqual([first?.awayId, first?.homeId])
      const apartMs = (second?.startsAtMs ?? 0) - (first?.startsAtMs ?? 0)
      expect(Math.abs(apartMs - 7 * DAY_MS)).toBeLessThanOrEqual(3_600_000)
      expect(legs.every(({ isNeutral }) => !isNeutral)).toBe(true)
    }
    expect(rounds.at(-1)?.map(({ legs }) => legs.map(({ isNeutral }) => isNeutral))).toEqual([[true]])
  })

  it('the first eight wait, the next sixteen play off, and nobody else goes on', () => {
    const inRound = rounds.map((ties) => new Set(ties.flatMap((tie) => tie.clubs)))
    const [playOff = new Set<number>(), sixteen = new Set<number>()] = inRound
    const waiting = [...sixteen].filter((club) => !playOff.has(club))
    const out = clubs.filter((club) => !playOff.has(club) && !waiting.includes(club))
    const worths = (of: Iterable<number>): number[] => [...of].map((club) => worthOf(club, phase))
    expect([waiting.length, playOff.size, out.length]).toEqual([8, 16, 12])
    expect(Math.min(...worths(waiting))).toBeGreaterThanOrEqual(Math.max(...worths(playOff)))
    expect(Math.min(...worths(playOff))).toBeGreaterThanOrEqual(Math.max(...worths(out)))
    // Whoever was better is at home in the end, and the eight meet nobody of their own.
    for (const { legs } of (rounds[0] ?? []).concat(rounds[1] ?? [])) {
      const { homeId, awayId } = must(legs[1], 'a second leg').fixture
      expect(worthOf(homeId, phase)).toBeGreaterThanOrEqual(worthOf(awayId, phase))
    }
    for (const { clubs: pair } of rounds[1] ?? [])
      expect(pair.filter((club) => waiting.includes(club)).length).toBe(1)
  })

  it('places meet as UEFA has them: 9th and 10th 23rd and 24th, the first two whoever is left of 15th to 18th', () => {
    const worths = clubs.map((club) => worthOf(club, phase))
    const ranked = clubs.toSorted((left, right) => worthOf(right, phase) - worthOf(left, phase))
    // Where lots decided the table alone does not say who stands where.
    if (new Set(worths).size < worths.length) return
    const couple = (club: number): number => Math.floor(ranked.indexOf(club) / 2)
    const bracket = (tie: Tie): number[] => tie.clubs.map(couple).sort((left, right) => left - right)
    for (const tie of rounds[0] ?? [])
      expect(bracket(tie)).toEqual([bracket(tie)[0], 15 - (bracket(tie)[0] ?? 0)])
    for (const tie of rounds[1] ?? []) {
      const [seeded = 0, other = 0] = bracket(tie)
      expect([7 - seeded, 8 + seeded]).toContain(other)
    }
  })

  it('whoever is ahead after both legs goes on, or wins extra time; nobody who lost plays on', () => {
    for (const [index, ties] of rounds.slice(0, -1).entries()) {
      const later = new Set(rounds.slice(index + 1).flatMap((next) => next.flatMap((tie) => tie.clubs)))
      const next = new Set(rounds[index + 1]?.flatMap((tie) => tie.clubs))
      for (const { clubs: pair, winner } of ties) {
        expect(next.has(winner)).toBe(true)
        expect(pair.filter((club) => later.has(club))).toEqual([winner])
      }
    }
  })
})

it('has ties that only extra time decides, and tables that leave no place to lots', () => {
  const ties = seasons.flatMap(([, , , knockOut]) => ROUNDS.flatMap((round) => tiesOf(knockOut, round)))
  const level = ties.filter(({ legs }) => {
    const goals = legs.map(scoreOf)
    const [first, second] = goals
    return (
      first !== undefined && second !== undefined && first.home + second.away === first.away + second.home
    )
  })
  expect(level.length).toBeGreaterThan(20)
  const clear = seasons.filter(([, code, phase]) => {
    const ids = cups.find(({ competition }) => competition.code === code)?.teamIds ?? []
    return new Set(ids.map((club) => worthOf(club, phase))).size === ids.length
  })
  expect(clear.length).toBeGreaterThan(0)
})

describe('the season 2026/27', () => {
  const season = create('one').fixturesBetween(FROM_MS, UNTIL_MS)
  it.each([
    [
      'champions-league/cl',
      '09-08 09-09 09-10 10-13 10-14 10-20 10-21 11-03 11-04 11-24 11-25 12-08 12-09 01-19 01-20 01-27',
      '02-16 02-17 02-23 02-24 03-09 03-10 03-16 03-17 04-06 04-07 04-13 04-14 04-27 04-28 05-04 05-05 06-05',
    ],
    [
      'champions-league/el',
      '09-16 09-17 10-15 10-22 11-05 11-26 12-10 01-21 01-28',
      '02-18 02-25 03-11 03-18 04-08 04-15 04-29 05-06 05-26',
    ],
    [
      'champions-league/conf',
      '10-15 10-22 11-05 11-26 12-10 12-17',
      '02-18 02-25 03-11 03-18 04-08 04-15 04-29 05-06 06-02',
    ],
  ])('%s is played on the days of UEFA', (code, phase, knockOut) => {
    const own = season.filter(({ competition }) => competition.code === code)
    const days = (matches: readonly ScheduledMatch[]): string =>
      [
        ...new Set(matches.map(({ fixture }) => new Date(fixture.startsAtMs).toISOString().slice(5, 10))),
      ].join(' ')
    expect(days(own.filter((match) => !isKnockOut(match)))).toBe(phase)
    expect(days(own.filter(isKnockOut))).toBe(knockOut)
  })

  it('kicks off at a quarter to seven and at nine by the clock of Paris, the great final at six', () => {
    const times = (round: string, code = CODES[0]): string[] => {
      const own = season.filter(
        ({ fixture, competition }) => fixture.round === round && competition.code === code,
      )
      const local = own.map(({ fixture }) =>
        new Date(fixture.startsAtMs).toLocaleTimeString('en-GB', {
          timeZone: 'Europe/Paris',
          timeStyle: 'short',
        }),
      )
      return [...new Set(local)].sort()
    }
    expect(times('Knockout play-offs')).toEqual(['18:45', '21:00'])
    expect(times('Quarter-final')).toEqual(['21:00'])
    expect(times('Final')).toEqual(['18:00'])
    expect(times('Final', CODES[1])).toEqual(['21:00'])
  })
})

describe('a knock-out is told when it is known', () => {
  it('asks for no result before it is out, whenever it is looked at, and tells a week ahead at most', () => {
    for (let day = 0; day < 130; day += 2) {
      const nowMs = SPRING_MS + day * DAY_MS + 20.5 * 3_600_000
      const early: ScheduledMatch[] = []
      const results: CupResults = {
        ...RESULTS,
        scoreOf(match) {
          if (match.fixture.startsAtMs + LONGEST_MS > nowMs) early.push(match)
          return scoreOf(match)
        },
      }
      const schedule = create('one', results)
      const told = schedule.fixturesBetween(nowMs, UNTIL_MS, nowMs).filter(isKnockOut)
      expect(early).toEqual([])
      for (const { fixture, announcedAtMs } of told) {
        expect(announcedAtMs).toBeLessThan(nowMs)
        expect(fixture.startsAtMs - announcedAtMs).toBeLessThanOrEqual(7 * DAY_MS)
      }
    }
  })

  it('has played the league phase by then, a few matches a minute', () => {
    let asked = 0
    const results: CupResults = {
      ...RESULTS,
      scoreOf(match) {
        asked += 1
        return scoreOf(match)
      },
    }
    const schedule = create('one', results)
    const look = (nowMs: number): number => {
      const before = asked
      schedule.fixturesBetween(nowMs, nowMs + schedule.aheadMs, nowMs)
      return asked - before
    }
    const toldMs = Date.UTC(2027, 1, 9, 20, 30)
    const minutes = Array.from({ length: 60 }, (_, minute) => look(toldMs - DAY_MS + minute * 60_000))
    expect(Math.max(...minutes)).toBeLessThanOrEqual(CODES.length * 4)
    expect(asked).toBeGreaterThan(350)
    expect(look(toldMs)).toBe(0)
    expect(look(toldMs - 20 * DAY_MS)).toBe(0)
  })

  it('tells each of them some days before it begins, the second leg after the first', () => {
    const matches = create('one').fixturesBetween(SPRING_MS, UNTIL_MS).filter(isKnockOut)
    expect(matches.length).toBe(3 * 45)
    for (const { fixture, announcedAtMs } of matches)
      expect(fixture.startsAtMs - announcedAtMs).toBeGreaterThan(6 * DAY_MS)
    for (const { legs } of ROUNDS.flatMap((round) => tiesOf(matches, round)).filter(({ legs }) => legs[1])) {
      const [first, second] = legs
      expect(second?.announcedAtMs).toBeGreaterThanOrEqual((first?.fixture.startsAtMs ?? 0) + LONGEST_MS)
    }
  })
})

describe('the ids of a knock-out', () => {
  const season = create('one').fixturesBetween(FROM_MS, UNTIL_MS)

  it('are the same matches whenever and from wherever they are asked for', () => {
    const part = create('one').fixturesBetween(Date.UTC(2027, 2, 10), Date.UTC(2027, 3, 8))
    const inPart = ({ fixture }: ScheduledMatch): boolean =>
      fixture.startsAtMs >= Date.UTC(2027, 2, 10) && fixture.startsAtMs < Date.UTC(2027, 3, 8)
    expect(part).toEqual(season.filter(inPart))
    const later = create('one')
    for (const day of [100, 60, 20])
      later.fixturesBetween(SPRING_MS + day * DAY_MS, SPRING_MS + (day + 1) * DAY_MS)
    expect(later.fixturesBetween(FROM_MS, UNTIL_MS)).toEqual(season)
  })

  it('are places in the calendar, whoever meets there', () => {
    const other = create('one', { ...RESULTS, scoreOf: () => ({ home: 1, away: 0 }) })
    const placesOf = (matches: readonly ScheduledMatch[]) =>
      matches.map(({ fixture }) => [fixture.eventId, fixture.tournamentId, fixture.round, fixture.startsAtMs])
    const others = other.fixturesBetween(FROM_MS, UNTIL_MS)
    expect(placesOf(others)).toEqual(placesOf(season))
    expect(others).not.toEqual(season)
  })

  it('leave every other id to the match that has it without them', () => {
    const all = create('one').fixturesBetween(FROM_MS, UNTIL_MS + 200 * DAY_MS)
    const without = create('one', null).fixturesBetween(FROM_MS, UNTIL_MS + 200 * DAY_MS)
    expect(all.filter((match) => !isKnockOut(match))).toEqual(without)
    expect(new Set(all.map(({ fixture }) => fixture.eventId)).size).toBe(all.length)
  })

  it('have printed numbers that no other match of these weeks has', () => {
    const numbers = season.filter(isKnockOut).map(({ fixture }) => fixture.number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(1000 + 3 * 512)
    expect(Math.max(...numbers)).toBeLessThan(5000)
  })
})

describe('the whole calendar beside it', () => {
  const whole = createSchedule(EXAMPLE_FOOTBALL, 'one', 1, 0, pool, RESULTS)
  it.each([
    ['play-offs on working days', Date.UTC(2027, 1, 16), 3],
    ['the final on a Saturday', Date.UTC(2027, 5, 5), 1],
  ])('whoever plays has nothing else to do on the day: %s', (_name, fromMs, days) => {
    const week = whole.fixturesBetween(fromMs, fromMs + days * DAY_MS)
    const played = week.filter(isKnockOut)
    expect(played.length).toBeGreaterThan(0)
    const busy = (id: number, { fixture }: ScheduledMatch) =>
      week.filter(
        (other) =>
          [other.fixture.homeId, other.fixture.awayId].includes(id) &&
          Math.abs(other.fixture.startsAtMs - fixture.startsAtMs) < DAY_MS / 2,
      )
    for (const match of played)
      for (const id of [match.fixture.homeId, match.fixture.awayId]) expect(busy(id, match)).toEqual([match])
  })

  it('does not depend on it', () => {
    const fromMs = Date.UTC(2027, 2, 9)
    const without = createSchedule(EXAMPLE_FOOTBALL, 'one', 1, 0, pool).fixturesBetween(
      fromMs,
      fromMs + DAY_MS,
    )
    const all = whole.fixturesBetween(fromMs, fromMs + DAY_MS)
    expect(all.filter((match) => !isKnockOut(match))).toEqual(without)
    expect(all.length - without.length).toBe(4)
  })
})
