import type { FieldFixture } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import type { SeasonRules } from '../season-rules.ts'
import type { Contest, ContestSource, SeasonTerms, TableContest } from '../simulator/outrights/contest.ts'
import { contestNumber, contestPosition, seasonName } from '../simulator/outrights/contest-ids.ts'
import { worldBase } from '../simulator/schedule/event-worlds.ts'
import { realMatches } from '../simulator/schedule/schedule.ts'
import { byStart, type ScheduledMatch, type ScheduledWorld } from '../simulator/schedule/scheduled-match.ts'
import { FOOTBALL_ID } from './football-content.ts'
import type { Competition, FootballData, MatchRecord } from './football-data.ts'

const POINTS = { win: 3, draw: 1 }
/**
 * The seasons of leagues whose real calendar is known to its end. Rounds that are generated where calendars end are no
 * seasons: they begin anew after the last one, and nobody goes down.
 */
export function createFootballContests(data: FootballData, terms: SeasonTerms): ContestSource {
  // A season is the same each time; the last world's are kept.
  let made: { readonly base: number; readonly contests: readonly Contest[] } | null = null
  const contestsOf = (world: ScheduledWorld): readonly Contest[] => {
    const base = worldBase(world)
    if (made?.base !== base) made = { base, contests: listSeasons(data, terms, base) }
    return made.contests
  }
  return {
    *contestsAt(world, epoch, atMs, beforeMs) {
      const contests = contestsOf({ ...world, epoch })
      yield
      return contests.filter(({ fixture }) => fixture.startsAtMs >= atMs - beforeMs)
    },
  }
}

function listSeasons(data: FootballData, terms: SeasonTerms, base: number): Contest[] {
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
    return [{ ...describeSeason(competition, rules, records, matches.sort(byStart), base), ...terms }]
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
): Omit<TableContest, keyof SeasonTerms> {
  const [{ season = '' } = {}] = records
  const startsAtMs = must(matches.at(-1), 'a season has matches').fixture.startsAtMs
  const fixture: FieldFixture = {
    eventId: base + contestPosition(competition.id, Number.parseInt(season, 10)),
    sportId: FOOTBALL_ID,
    tournamentId: competition.id,
    homeId: null,
    awayId: null,
    name: seasonName(competition.name, season),
    competitorIds: competitorsOf(records),
    startsAtMs,
    season,
    round: '',
    number: contestNumber(FOOTBALL_ID, competition.id),
    isReal: true,
  }
  const known = records.flatMap(({ status, fullTime, homeId, awayId }) => {
    if (status !== 'played' || fullTime === null) return []
    return [{ homeId, awayId, homeScore: fullTime.home, awayScore: fullTime.away }]
  })
  const rules = { points: POINTS, ties }
  return { kind: 'table', fixture, tier: competition.tier, rules, top, relegation: relegated, matches, known }
}

function seasonKey(competitionId: number, season: string): string {
  return `${competitionId}/${season}`
}
