import type { Side, Sides } from '@xezer/sport/side'
import { getSport } from '@xezer/sports/registry'
import type { DrawnMatch, SportPlay } from '@xezer/sports/sport-play'
import { must } from '@xezer/std/assert'
import type { LeagueSport } from '../sports-data/league-sport.ts'
import type { SportContent } from '../sports-data/sport-content.ts'
import type { TourSport } from '../sports-data/tour-sport.ts'
import { type ClubForm, createClubForm, formsIn } from './club-form.ts'
import type { World } from './match-run.ts'
import type { MatchSource } from './match-source.ts'
import { createLeagueContests } from './outrights/league-contests.ts'
import { createTourContests } from './outrights/tour-contests.ts'
import { fingerprintOf } from './schedule/fingerprint.ts'
import { createLeagueSchedule } from './schedule/league-schedule.ts'
import type { ScheduledMatch } from './schedule/scheduled-match.ts'
import { createTourSchedule, type TourSchedule } from './schedule/tour-schedule.ts'
import { sportsCatalogue } from './sports-catalogue.ts'

/** A sport of leagues or of tournaments, whichever it is, as its row of the registry plays it. */
export function createSportSource(content: LeagueSport | TourSport): MatchSource {
  return 'leagues' in content ? leagueSource(content) : tourSource(content)
}

function leagueSource(content: LeagueSport): MatchSource {
  const play = playOf(content)
  const season = must(play.season, `no league of ${content.sport.alias} has a season`)
  const formOf = ({ seed, speed }: World): ClubForm => createClubForm(seed, speed, season.formPerWeek)
  return {
    sportId: content.sport.id,
    longestMs: play.longestMs,
    contests: createLeagueContests(content, {
      formOf,
      outlookOf: (match, world) => season.outlookOf(drawnMatch(match, world, false)),
    }),
    fingerprint: () => fingerprintOf([content.sport.alias, content.leagues]),
    describe: (envelope) => sportsCatalogue([content], envelope),
    createSchedule: (world, epoch) => createLeagueSchedule(content, { ...world, epoch }),
    createPlay: (match, world) =>
      play.create(inForm(drawnMatch(match, world, false), formsIn(match, formOf(world)))),
  }
}

function tourSource(content: TourSport): MatchSource {
  const play = playOf(content)
  const outlookOf = must(play.outlook, `nobody knows how a match of ${content.sport.alias} ends`)
  const askWinner = must(play.winnerOf, `nobody wins a match of ${content.sport.alias}`)
  const pairs = new Set(content.events.map(({ doubles }) => doubles?.id))
  const drawn = (match: ScheduledMatch, world: World): DrawnMatch =>
    drawnMatch(match, world, pairs.has(match.competition.id))
  const createSchedule = (world: World, epoch: number): TourSchedule => {
    const winnerOf = (match: ScheduledMatch): Side => askWinner(drawn(match, world))
    return createTourSchedule({
      sport: content,
      world: { ...world, epoch },
      winnerOf,
      longestMs: play.longestMs,
    })
  }
  return {
    sportId: content.sport.id,
    longestMs: play.longestMs,
    fingerprint: () => fingerprintOf([content.sport.alias, content.events, content.fields]),
    describe: (envelope) => sportsCatalogue([content], envelope),
    createSchedule,
    contests: createTourContests({
      sport: content,
      createSchedule,
      outlookOf: (match, world) => outlookOf(drawn(match, world)),
    }),
    createPlay: (match, world) => play.create(drawn(match, world)),
  }
}

function playOf({ sport }: SportContent): SportPlay {
  return must(getSport(sport.id).play, `matches of ${sport.alias} have a source of their own`)
}

function inForm(match: DrawnMatch, form: Sides<number>): DrawnMatch {
  const { home, away } = match.strengths
  return { ...match, strengths: { home: home + form.home, away: away + form.away } }
}

function drawnMatch(
  { fixture, competition, strengths, isNeutral }: ScheduledMatch,
  world: World,
  isDoubles: boolean,
): DrawnMatch {
  const { eventId, startsAtMs, homeId, awayId } = fixture
  const { format, gender, surface } = competition
  return {
    world,
    eventId,
    startsAtMs,
    format,
    gender,
    surface,
    isDoubles,
    isNeutral,
    names: { home: String(homeId), away: String(awayId) },
    strengths: must(strengths, 'tables of leagues and tournaments have strengths'),
  }
}
