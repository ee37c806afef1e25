import type { LeagueSport } from '../../sports-data/league-sport.ts'
import { eventIdOf, printedNumber } from '../../sports-data/sport-ids.ts'
import { checkPosition, WORLD_SPAN, worldBase } from './event-worlds.ts'
import { keepWeeks } from './keep-weeks.ts'
import type { LeagueGame } from './league-game.ts'
import { generateLeagueWeek } from './league-week.ts'
import { byStart, type ScheduledMatch, type ScheduledWorld, type SportSchedule } from './scheduled-match.ts'
import { isYearUnderWay, seasonOf } from './season-name.ts'
import { createWorldCalendar, DAY_MS, weekOf } from './world-calendar.ts'

const SLOTS_PER_WEEK = 2048
/** Printed numbers repeat after three weeks. */
const NUMBERS = 3 * SLOTS_PER_WEEK
const WEEKS_KEPT = 4
/** Games are on sale for two days. */
const AHEAD_DAYS = 2

/** Where and when a sport of leagues is played. */
export function createLeagueSchedule(sport: LeagueSport, world: ScheduledWorld): SportSchedule {
  const { toWorldMs, toWallMs } = createWorldCalendar(world.speed)
  const aheadMs = (AHEAD_DAYS * DAY_MS) / world.speed
  const base = worldBase(world)
  const schedule = ({ league, home, away, ...game }: LeagueGame, position: number): ScheduledMatch => {
    const startsAtMs = toWallMs(game.startsAtWorldMs)
    return {
      fixture: {
        eventId: eventIdOf(sport.sport.id, base, checkPosition(position, WORLD_SPAN)),
        sportId: sport.sport.id,
        tournamentId: league.competition.id,
        homeId: home.id,
        awayId: away.id,
        startsAtMs,
        season: seasonOf(startsAtMs, league.lastMonth < league.firstMonth),
        round: game.round,
        number: printedNumber(sport.sport.id, position, NUMBERS),
        isReal: false,
      },
      competition: league.competition,
      strengths: { home: home.strength, away: away.strength },
      isNeutral: false,
      announcedAtMs: startsAtMs - aheadMs,
    }
  }
  const weekMatches = keepWeeks(
    (week) =>
      generateLeagueWeek(sport, week, world.seed).map((game, index) =>
        schedule(game, week * SLOTS_PER_WEEK + index),
      ),
    WEEKS_KEPT,
  )
  return {
    aheadMs,
    isUnderWay: isYearUnderWay,
    fixturesBetween(fromMs, toMs, knownAtMs = Number.POSITIVE_INFINITY) {
      const found: ScheduledMatch[] = []
      // A local evening may lie in another week than it does in Greenwich.
      const last = weekOf(toWorldMs(toMs) + DAY_MS)
      for (let week = weekOf(toWorldMs(fromMs) - DAY_MS); week <= last; week++) {
        for (const match of weekMatches(week)) {
          const { startsAtMs } = match.fixture
          if (startsAtMs >= fromMs && startsAtMs < toMs && match.announcedAtMs < knownAtMs) found.push(match)
        }
      }
      return found.sort(byStart)
    },
  }
}
