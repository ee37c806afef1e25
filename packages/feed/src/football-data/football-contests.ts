import type { FieldFixture } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import type { SeasonRules } from '../season-rules.ts'
import type { Contest, ContestSource, SeasonTerms, TableContest } from '../simulator/outrights/contest.ts'
import {
  contestNumber,
  contestPosition,
  generatedPosition,
  seasonName,
} from '../simulator/outrights/contest-ids.ts'
import { worldBase } from '../simulator/schedule/event-worlds.ts'
import { realMatches } from '../simulator/schedule/schedule.ts'
import { byStart, type ScheduledMatch } from '../simulator/schedule/scheduled-match.ts'
import { DAY_MS } from '../simulator/schedule/world-calendar.ts'
import { FOOTBALL_ID, FOOTBALL_POINTS } from './football-content.ts'
import type { Competition, FootballData, MatchRecord } from './football-data.ts'
import { listGeneratedSeasons, type PlayedSeason } from './generated-seasons.ts'

/** Seasons whose real calendar is known to its end, and the generated ones of leagues whose real one is over. */
export function createFootballContests(data: FootballData, terms: SeasonTerms): ContestSource {
  // A season is the same each time; those that were asked for last are kept.
  let made: { readonly key: string; readonly contests: readonly Contest[] } | null = null
  const real = new Set(
    [...data.seasons.keys()].filter((id) => data.matches.some((match) => isToCome(match, id))),
  )
  const generated = new Set([...data.seasons.keys()].filter((id) => !real.has(id)))
  return {
    *contestsAt(world, epoch, atMs, beforeMs) {
      const own = { ...world, epoch }
      const base = worldBase(own)
      const day = (instantMs: number): number => Math.floor((instantMs * world.speed) / DAY_MS)
      const key = `${base}/${day(atMs)}/${day(atMs - beforeMs)}`
      if (made?.key !== key) {
        const seasons = yield* listGeneratedSeasons(data, generated, own, [atMs - beforeMs, atMs])
        const others = seasons.map((season) => ({ ...describeGenerated(data, season, base), ...terms }))
        made = { key, contests: [...listSeasons(data, terms, base), ...others] }
      }
      return made.contests.filter(({ fixture }) => fixture.startsAtMs >= atMs - beforeMs)
    },
  }
}

function isToCome({ status, competitionId }: MatchRecord, id: number): boolean {
  return status === 'scheduled' && competitionId === id
}

function describeGenerated(
  data: FootballData,
  { league, number, name: season, matches }: PlayedSeason,
  base: number,
): Omit<TableContest, keyof SeasonTerms> {
  const { competition, teamIds } = league
  const { top, relegated, ties } = must(data.seasons.get(competition.id), 'a season has rules')
  const { startsAtMs } = must(matches.at(-1), 'a season has matches').fixture
  const fixture: FieldFixture = {
    eventId: base + generatedPosition(competition.id, number),
    sportId: FOOTBALL_ID,
    tournamentId: competition.id,
    homeId: null,
    awayId: null,
    name: seasonName(competition.name, season),
    competitorIds: teamIds,
    startsAtMs,
    season,
    round: '',
    number: contestNumber(FOOTBALL_ID, competition.id),
    isReal: false,
  }
  const rules = { points: FOOTBALL_POINTS, ties }
  const { tier } = competition
  return { kind: 'table', fixture, tier, rules, top, relegation: relegated, matches, known: [] }
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
  const rules = { points: FOOTBALL_POINTS, ties }
  return { kind: 'table', fixture, tier: competition.tier, rules, top, relegation: relegated, matches, known }
}

function seasonKey(competitionId: number, season: string): string {
  return `${competitionId}/${season}`
}
