import { must } from '@xezer/std/assert'
import type { Competition, FootballData, MatchRecord } from '../../football-data/football-data.ts'
import { cupClubs } from './cup-clubs.ts'
import { FRIENDLY_CODE, isWeekly, type Rhythm, rhythmOf } from './league-rhythm.ts'

/** A competition whose rounds are generated where its real fixtures end. */
export interface PoolLeague {
  readonly competition: Competition
  /** Of a league the teams of its latest season, by id; a team belongs to the league that it played in last. */
  readonly teamIds: readonly number[]
  /** Of each of them. */
  readonly countries: readonly string[]
  readonly rhythm: Rhythm
  /** Generated rounds begin after this instant, when the last real fixture is long over. */
  readonly generatedFromMs: number
  readonly hasSplitSeason: boolean
}

const TEAMS_MIN = 6
const REST_AFTER_REAL_MS = 7 * 86_400_000

/**
 * Cups of clubs of many countries, then the leagues that have their weekends, then those that fill the week: whoever comes
 * first has the first choice of hours, and knows nothing of the others.
 */
export function footballPool(data: FootballData): PoolLeague[] {
  const leagues = leaguePool(data)
  return [
    ...cupPool(data),
    ...leagues.filter(({ competition }) => isWeekly(competition)),
    ...leagues.filter(({ competition }) => !isWeekly(competition)),
    ...friendlyPool(data),
  ]
}

function cupPool(data: FootballData): PoolLeague[] {
  return cupClubs(data).flatMap(({ competition, teamIds }) => {
    const rhythm = rhythmOf(competition, 0)
    if (rhythm === null || teamIds.length < TEAMS_MIN) return []
    const hasSplitSeason = competition.timeZone.startsWith('Europe/')
    const countries = teamIds.map((id) => countryOf(data, id))
    return [{ competition, teamIds, countries, rhythm, generatedFromMs: 0, hasSplitSeason }]
  })
}

function friendlyPool({ competitions }: FootballData): PoolLeague[] {
  return competitions.flatMap((competition) => {
    const rhythm = competition.code === FRIENDLY_CODE ? rhythmOf(competition, 0) : null
    const nobody = { teamIds: [], countries: [], generatedFromMs: 0, hasSplitSeason: true }
    return rhythm === null ? [] : [{ competition, rhythm, ...nobody }]
  })
}

function countryOf(data: FootballData, teamId: number): string {
  return must(data.teams[teamId - 1], 'a club is in the table').countryCode
}

/** Every league with enough teams, in the order of the embedded table. */
export function leaguePool(data: FootballData): PoolLeague[] {
  const latest = latestLeagueMatches(data)
  const matches = byCompetition(data.matches)
  const leagues = data.competitions
    .filter((competition) => competition.kind === 'league')
    .map((competition) => describeLeague(competition, matches.get(competition.id) ?? [], latest))
    .filter((league) => league.teamIds.length >= TEAMS_MIN)
  return withRhythms(leagues)
}

type LeagueBase = Omit<PoolLeague, 'rhythm'>

function latestLeagueMatches(data: FootballData): ReadonlyMap<number, MatchRecord> {
  const latest = new Map<number, MatchRecord>()
  for (const match of data.matches) {
    if (data.competitions[match.competitionId - 1]?.kind !== 'league') continue
    for (const id of [match.homeId, match.awayId]) {
      const known = latest.get(id)
      if (known === undefined || known.kickOff < match.kickOff) latest.set(id, match)
    }
  }
  return latest
}

function byCompetition(matches: readonly MatchRecord[]): ReadonlyMap<number, MatchRecord[]> {
  const found = new Map<number, MatchRecord[]>()
  for (const match of matches) {
    const own = found.get(match.competitionId)
    if (own === undefined) found.set(match.competitionId, [match])
    else own.push(match)
  }
  return found
}

function describeLeague(
  competition: Competition,
  own: readonly MatchRecord[],
  latest: ReadonlyMap<number, MatchRecord>,
): LeagueBase {
  const season = own.reduce((last, match) => (match.season > last ? match.season : last), '')
  const scheduled = own.filter((match) => match.status === 'scheduled')
  const lastRealMs = Math.max(0, ...scheduled.map((match) => match.kickOff.getTime()))
  const teamIds = [...latest]
    .filter(([, match]) => match.competitionId === competition.id && match.season === season)
    .map(([id]) => id)
    .sort((left, right) => left - right)
  return {
    competition,
    teamIds,
    countries: teamIds.map(() => competition.countryCode),
    generatedFromMs: lastRealMs === 0 ? 0 : lastRealMs + REST_AFTER_REAL_MS,
    hasSplitSeason: season.includes('/'),
  }
}

/** Spreads the leagues that fill the week over its days, with as many matches each, in every part of the world. */
function withRhythms(leagues: readonly LeagueBase[]): PoolLeague[] {
  const counts = new Map<string, number[]>()
  return leagues.map((league) => {
    const region = league.competition.timeZone.split('/')[0] ?? ''
    const regional = counts.get(region) ?? [0, 0, 0, 0]
    counts.set(region, regional)
    const turn = regional.indexOf(Math.min(...regional))
    if (!isWeekly(league.competition))
      regional[turn] = (regional[turn] ?? 0) + Math.floor(league.teamIds.length / 2)
    return { ...league, rhythm: must(rhythmOf(league.competition, turn), 'a league has a rhythm') }
  })
}
