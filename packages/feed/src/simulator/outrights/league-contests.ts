import type { FieldFixture } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import type { SeasonRules } from '../../season-rules.ts'
import { LEAGUE_POINTS, type League, type LeagueSport } from '../../sports-data/league-sport.ts'
import { eventIdOf } from '../../sports-data/sport-ids.ts'
import type { World } from '../match-run.ts'
import { worldBase } from '../schedule/event-worlds.ts'
import { createLeagueSchedule } from '../schedule/league-schedule.ts'
import { roundsOf } from '../schedule/league-week.ts'
import type { ScheduledMatch } from '../schedule/scheduled-match.ts'
import { createWorldCalendar, DAY_MS, weekOf, weekStartMs } from '../schedule/world-calendar.ts'
import type { Contest, ContestSource, SeasonTerms, TableContest } from './contest.ts'
import { contestNumber, contestPosition, regularSeasonName, seasonName } from './contest-ids.ts'

const WEEKS_OF_A_YEAR = 53

/** One season of a league, from the week of its first round to that of its last one. */
interface Season {
  readonly league: League
  readonly rules: SeasonRules
  readonly year: number
  readonly firstWeek: number
  readonly lastWeek: number
}

/** The seasons of a sport of leagues: the table of their games decides, as nobody plays off. */
export function createLeagueContests(sport: LeagueSport, terms: SeasonTerms): ContestSource {
  // A season is the same each time that it is asked for.
  let made: { readonly key: string; readonly contests: readonly Contest[] } | null = null
  return {
    *contestsAt(world, epoch, atMs, beforeMs) {
      const { toWorldMs } = createWorldCalendar(world.speed)
      const weeks = [weekOf(toWorldMs(atMs - beforeMs)), weekOf(toWorldMs(atMs))]
      const seasons = sport.leagues.flatMap((league) => seasonsIn(league, weeks))
      const named = seasons.map(({ league, year }) => `${league.competition.id}/${year}`)
      const key = [world.seed, world.speed, epoch, ...named].join(' ')
      if (made?.key !== key)
        made = { key, contests: yield* listContests({ sport, terms }, seasons, world, epoch) }
      return made.contests.filter(({ fixture }) => fixture.startsAtMs >= atMs - beforeMs)
    },
  }
}

function seasonsIn(league: League, weeks: readonly number[]): Season[] {
  const { season: rules } = league
  if (rules === null) return []
  const years = new Map(weeks.map((week) => [roundsOf(league, week).year, week]))
  return [...years].flatMap(([year, week]) => {
    const played: number[] = []
    for (let at = week - WEEKS_OF_A_YEAR; at <= week + WEEKS_OF_A_YEAR; at++) {
      const found = roundsOf(league, at)
      if (found.year === year && found.rounds.length > 0) played.push(at)
    }
    const [firstWeek, lastWeek] = [played.at(0), played.at(-1)]
    return firstWeek === undefined || lastWeek === undefined
      ? []
      : [{ league, rules, year, firstWeek, lastWeek }]
  })
}

/** All seasons in one pass over their weeks. */
function* listContests(
  { sport, terms }: { readonly sport: LeagueSport; readonly terms: SeasonTerms },
  seasons: readonly Season[],
  world: World,
  epoch: number,
): Generator<void, Contest[]> {
  if (seasons.length === 0) return []
  const { toWallMs } = createWorldCalendar(world.speed)
  const first = Math.max(1, Math.min(...seasons.map(({ firstWeek }) => firstWeek)))
  const last = Math.max(...seasons.map(({ lastWeek }) => lastWeek))
  const schedule = createLeagueSchedule(sport, { ...world, epoch })
  const games = new Map<number, ScheduledMatch[]>()
  for (let week = first - 1; week <= last + 1; week++) {
    for (const game of schedule.fixturesBetween(
      toWallMs(weekStartMs(week)),
      toWallMs(weekStartMs(week + 1)),
    )) {
      const { tournamentId } = game.fixture
      const known = games.get(tournamentId)
      if (known === undefined) games.set(tournamentId, [game])
      else known.push(game)
    }
    yield
  }
  const base = worldBase({ ...world, epoch })
  const contests = seasons.flatMap((season) => {
    const fromMs = toWallMs(weekStartMs(season.firstWeek) - DAY_MS)
    const untilMs = toWallMs(weekStartMs(season.lastWeek + 1) + DAY_MS)
    const own = (games.get(season.league.competition.id) ?? []).filter(({ fixture }) => {
      return fixture.startsAtMs >= fromMs && fixture.startsAtMs < untilMs
    })
    return own.length === 0 ? [] : [{ ...describeContest(sport, season, own, base), ...terms }]
  })
  // The longest takes the desk as long as all others together: it comes last.
  return contests.sort((left, right) => left.matches.length - right.matches.length)
}

function describeContest(
  sport: LeagueSport,
  { league, rules, year }: Season,
  matches: readonly ScheduledMatch[],
  base: number,
): Omit<TableContest, keyof SeasonTerms> {
  const { id, tier } = league.competition
  const tournament = must(
    sport.tournaments.find((one) => one.id === id),
    'a league is a tournament of its sport',
  )
  const { season, startsAtMs } = must(matches.at(-1), 'a season has games').fixture
  const fixture: FieldFixture = {
    eventId: eventIdOf(sport.sport.id, base, contestPosition(id, year)),
    sportId: sport.sport.id,
    tournamentId: id,
    homeId: null,
    awayId: null,
    name: (rules.isRegular ? regularSeasonName : seasonName)(tournament.name, season),
    competitorIds: league.clubs.map((club) => club.id),
    startsAtMs,
    season,
    round: '',
    number: contestNumber(sport.sport.id, id),
    isReal: false,
  }
  const { ties, top, relegated } = rules
  return {
    kind: 'table',
    fixture,
    tier,
    rules: { points: LEAGUE_POINTS, ties },
    top,
    relegation: relegated,
    matches,
    known: [],
  }
}
