import type { FieldFixture } from '@xezer/odds-book/messages'
import { footballOutlook } from '@xezer/sports/football/football-outlook'
import type { MatchModel } from '@xezer/sports/football/match-model'
import { must } from '@xezer/std/assert'
import { LOCALES, type LocalizedName } from '@xezer/std/locale'
import type { SeasonRules } from '../season-rules.ts'
import type { Contest, ContestSource } from '../simulator/outrights/contest.ts'
import { WORLD_SPAN, worldBase } from '../simulator/schedule/event-worlds.ts'
import { realMatches } from '../simulator/schedule/schedule.ts'
import { byStart, type ScheduledMatch, type ScheduledWorld } from '../simulator/schedule/scheduled-match.ts'
import type { Competition, FootballData, MatchRecord } from './football-data.ts'

const POINTS = { win: 3, draw: 1 }
/** Behind the real matches of a world: a hundred seasons for each competition. */
const FIRST_POSITION = WORLD_SPAN - 50_000_000
const SEASONS = 100
/** Printed numbers of football's matches stay below 10,000. */
const FIRST_NUMBER = 190_000

/**
 * The seasons of leagues whose real calendar is known to its end. Rounds that are generated where calendars end are no
 * seasons: they begin anew after the last one, and nobody goes down.
 */
export function createFootballContests(
  data: FootballData,
  modelOf: (match: ScheduledMatch) => MatchModel,
): ContestSource {
  // A season is the same each time; the last world's are kept.
  let made: { readonly base: number; readonly contests: readonly Contest[] } | null = null
  const contestsOf = (world: ScheduledWorld): readonly Contest[] => {
    const base = worldBase(world)
    if (made?.base !== base) made = { base, contests: listSeasons(data, base) }
    return made.contests
  }
  return {
    contestsAt(world, epoch, atMs, beforeMs) {
      return contestsOf({ ...world, epoch }).filter(({ fixture }) => fixture.startsAtMs >= atMs - beforeMs)
    },
    outlookOf: (match) => footballOutlook(modelOf(match)),
  }
}

function listSeasons(data: FootballData, base: number): Contest[] {
  const scheduled = new Map<string, ScheduledMatch[]>()
  for (const match of realMatches(data, base)) {
    const key = seasonKey(match.fixture.tournamentId, match.fixture.season)
    scheduled.set(key, [...(scheduled.get(key) ?? []), match])
  }
  return [...data.seasons].flatMap(([competitionId, rules]) => {
    const competition = must(data.competitions[competitionId - 1], 'a season has a competition')
    const own = data.matches.filter((match) => match.competitionId === competitionId)
    const season = own.reduce((last, match) => (match.season > last ? match.season : last), '')
    const matches = scheduled.get(seasonKey(competitionId, season)) ?? []
    const records = own.filter((match) => match.season === season)
    if (matches.length === 0 || !isWhole(records)) return []
    return [describeSeason(competition, rules, records, matches.sort(byStart), base)]
  })
}

/** Everybody meets everybody at home and away: a calendar with gaps makes no final table. */
function isWhole(records: readonly MatchRecord[]): boolean {
  const size = competitorsOf(records).length
  return records.length === size * (size - 1)
}

function competitorsOf(records: readonly MatchRecord[]): number[] {
  return [...new Set(records.flatMap(({ homeId, awayId }) => [homeId, awayId]))]
}

function describeSeason(
  competition: Competition,
  { top, relegated, ties }: SeasonRules,
  records: readonly MatchRecord[],
  matches: readonly ScheduledMatch[],
  base: number,
): Contest {
  const [{ season = '' } = {}] = records
  const startsAtMs = must(matches.at(-1), 'a season has matches').fixture.startsAtMs
  const fixture: FieldFixture = {
    eventId: base + FIRST_POSITION + competition.id * SEASONS + (Number.parseInt(season, 10) % SEASONS),
    sportId: must(matches[0], 'a season has matches').fixture.sportId,
    tournamentId: competition.id,
    homeId: null,
    awayId: null,
    name: seasonName(competition.name, season),
    competitorIds: competitorsOf(records),
    startsAtMs,
    season,
    round: '',
    number: FIRST_NUMBER + competition.id,
    isReal: true,
  }
  const known = records.flatMap(({ status, fullTime, homeId, awayId }) => {
    if (status !== 'played' || fullTime === null) return []
    return [{ homeId, awayId, homeScore: fullTime.home, awayScore: fullTime.away }]
  })
  const rules = { points: POINTS, ties }
  return { fixture, tier: competition.tier, rules, top, relegation: relegated, matches, known }
}

function seasonKey(competitionId: number, season: string): string {
  return `${competitionId}/${season}`
}

export function seasonName(name: LocalizedName, season: string): LocalizedName {
  const named = LOCALES.map((locale) => [locale, `${name[locale]} ${season}`] as const)
  return Object.fromEntries(named) as unknown as LocalizedName
}
