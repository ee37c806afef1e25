import type { Side } from '@xezer/sport/side'
import { must } from '@xezer/std/assert'
import type { Entrant } from '../../sports-data/sport-content.ts'
import { eventIdOf, printedNumber } from '../../sports-data/sport-ids.ts'
import type { TourSport } from '../../sports-data/tour-sport.ts'
import { type DrawMatch, feedersOf, resolveSource } from './draw.ts'
import { checkPosition, WORLD_SPAN, worldBase } from './event-worlds.ts'
import { keepWeeks } from './keep-weeks.ts'
import { byStart, type ScheduledMatch, type ScheduledWorld, type SportSchedule } from './scheduled-match.ts'
import { isYearUnderWay, seasonOf } from './season-name.ts'
import type { TourEntries } from './tour-entries.ts'
import { drawWeek, enterWeek, POSITIONS_PER_WEEK, type TourMatch } from './tour-week.ts'
import { createWorldCalendar, DAY_MS, weekOf } from './world-calendar.ts'

/** Printed numbers repeat after four weeks, one more than a tournament and its qualifying touch. */
const NUMBERS = 4 * POSITIONS_PER_WEEK
const WEEKS_KEPT = 8
/** Matches are on sale for two days, later rounds when it is known who plays. */
const AHEAD_DAYS = 2
/** From the week of a tournament to its final. */
const LONGEST_DAYS = 15

export interface TourScheduleOptions {
  readonly sport: TourSport
  readonly world: ScheduledWorld
  /** Whoever goes on from a match of this world, by playing it. */
  readonly winnerOf: (match: ScheduledMatch) => Side
  /** Longest time of a match, at normal speed and at any: a winner is not asked for, nor a next match told, before. */
  readonly longestMs: { readonly atSpeedOne: number; readonly least: number }
}

/** What a tournament's end is asked of besides. */
export interface TourSchedule extends SportSchedule {
  /** The finals of singles that start within [fromMs, toMs). */
  finalsBetween(fromMs: number, toMs: number): DrawMatch[]
  startOf(match: DrawMatch): number
  /** The instant by which it is over, however long it takes. */
  overByMs(match: DrawMatch): number
  /** Who meets in it, by playing what it follows from. */
  scheduled(match: DrawMatch): ScheduledMatch
  winnerOf(match: DrawMatch): Entrant
}

/** Where and when a sport of tournaments is played. Winners meet winners; nobody who lost plays on. */
export function createTourSchedule({ sport, world, winnerOf, longestMs }: TourScheduleOptions): TourSchedule {
  const { toWorldMs, toWallMs } = createWorldCalendar(world.speed)
  const aheadMs = (AHEAD_DAYS * DAY_MS) / world.speed
  const longestWallMs = longestMs.atSpeedOne / world.speed + longestMs.least
  const places = new WeakMap<DrawMatch, PlacedMatch>()
  const scheduled = new WeakMap<DrawMatch, ScheduledMatch>()
  const winners = new WeakMap<DrawMatch, Entrant>()
  const base = worldBase(world)
  const entriesOf: (week: number) => TourEntries[] = keepWeeks(
    (week: number) => enterWeek(sport, week, world.seed, entriesOf),
    WEEKS_KEPT,
  )
  const matchesOf = keepWeeks((week) => {
    return drawWeek(sport, week, world.seed, entriesOf(week)).map((match) => place(match, week))
  }, WEEKS_KEPT)

  const place = ({ match, position, startsAtWorldMs }: TourMatch, week: number): PlacedMatch => {
    const startsAtMs = toWallMs(startsAtWorldMs)
    const known = match.sides
      .flatMap(feedersOf)
      .map((feeder) => (places.get(feeder)?.startsAtMs ?? 0) + longestWallMs)
    const announcedAtMs = Math.max(startsAtMs - aheadMs, ...known)
    const placed = { match, position: week * POSITIONS_PER_WEEK + position, startsAtMs, announcedAtMs }
    places.set(match, placed)
    return placed
  }

  const winner = (match: DrawMatch): Entrant => {
    const known = winners.get(match)
    if (known !== undefined) return known
    const [home, away] = match.sides
    const won = resolveSource(winnerOf(scheduleOf(match)) === 'home' ? home : away, winner)
    winners.set(match, won)
    return won
  }

  const scheduleOf = (match: DrawMatch): ScheduledMatch => {
    const known = scheduled.get(match)
    if (known !== undefined) return known
    const made = describe(sport.sport.id, base, must(places.get(match), 'a match has its place'), winner)
    scheduled.set(match, made)
    return made
  }

  const placedBetween = (fromMs: number, toMs: number): PlacedMatch[] => {
    const found: PlacedMatch[] = []
    const last = weekOf(toWorldMs(toMs) + 3 * DAY_MS)
    for (let week = weekOf(toWorldMs(fromMs) - LONGEST_DAYS * DAY_MS); week <= last; week++) {
      found.push(...matchesOf(week).filter(({ startsAtMs }) => startsAtMs >= fromMs && startsAtMs < toMs))
    }
    return found
  }
  const startOf = (match: DrawMatch): number => must(places.get(match), 'a match has its place').startsAtMs

  return {
    aheadMs,
    startOf,
    scheduled: scheduleOf,
    winnerOf: winner,
    overByMs: (match) => startOf(match) + longestWallMs,
    finalsBetween(fromMs, toMs) {
      const singles = new Set(sport.events.map((event) => event.singles.id))
      return placedBetween(fromMs, toMs).flatMap(({ match }) => {
        return match.round === 'Final' && singles.has(match.competition.id) ? [match] : []
      })
    },
    isUnderWay: isYearUnderWay,
    fixturesBetween(fromMs, toMs, knownAtMs = Number.POSITIVE_INFINITY) {
      const found: ScheduledMatch[] = []
      // Qualifying begins before the week of its tournament, and a tournament may take two.
      const last = weekOf(toWorldMs(toMs) + 3 * DAY_MS)
      for (let week = weekOf(toWorldMs(fromMs) - 8 * DAY_MS); week <= last; week++) {
        for (const { match, startsAtMs, announcedAtMs } of matchesOf(week)) {
          if (startsAtMs >= fromMs && startsAtMs < toMs && announcedAtMs < knownAtMs)
            found.push(scheduleOf(match))
        }
      }
      return found.sort(byStart)
    },
  }
}

interface PlacedMatch {
  readonly match: DrawMatch
  readonly position: number
  readonly startsAtMs: number
  readonly announcedAtMs: number
}

function describe(
  sportId: number,
  base: number,
  { match, position, startsAtMs, announcedAtMs }: PlacedMatch,
  winner: (match: DrawMatch) => Entrant,
): ScheduledMatch {
  const home = resolveSource(match.sides[0], winner)
  const away = resolveSource(match.sides[1], winner)
  return {
    fixture: {
      eventId: eventIdOf(sportId, base, checkPosition(position, WORLD_SPAN)),
      sportId,
      tournamentId: match.competition.id,
      homeId: home.id,
      awayId: away.id,
      startsAtMs,
      season: seasonOf(startsAtMs, false),
      round: match.round,
      number: printedNumber(sportId, position, NUMBERS),
      isReal: false,
    },
    competition: match.competition,
    strengths: { home: home.strength, away: away.strength },
    isNeutral: true,
    announcedAtMs,
  }
}
