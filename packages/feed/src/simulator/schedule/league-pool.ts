import type { Competition, FootballData, MatchRecord } from '../../football-data/football-data.ts'

/** A league whose rounds are generated where its real fixtures end. */
export interface PoolLeague {
  readonly competition: Competition
  /** Teams of its latest season, by id; a team belongs to the league that it played in last. */
  readonly teamIds: readonly number[]
  /** Leagues play in every other block, so that no team meets two kick-offs close to each other. */
  readonly parity: 0 | 1
  /** Generated rounds begin after this instant, when the last real fixture is long over. */
  readonly generatedFromMs: number
  readonly hasSplitSeason: boolean
}

const TEAMS_MIN = 6
const REST_AFTER_REAL_MS = 7 * 86_400_000

/** Every league with enough teams, in the order of the embedded table. */
export function leaguePool(data: FootballData): PoolLeague[] {
  const latest = latestLeagueMatches(data)
  const matches = byCompetition(data.matches)
  const leagues = data.competitions
    .filter((competition) => competition.kind === 'league')
    .map((competition) => describeLeague(competition, matches.get(competition.id) ?? [], latest))
    .filter((league) => league.teamIds.length >= TEAMS_MIN)
  return withParities(leagues)
}

type LeagueBase = Omit<PoolLeague, 'parity'>

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
  return {
    competition,
    teamIds: [...latest]
      .filter(([, match]) => match.competitionId === competition.id && match.season === season)
      .map(([id]) => id)
      .sort((left, right) => left - right),
    generatedFromMs: lastRealMs === 0 ? 0 : lastRealMs + REST_AFTER_REAL_MS,
    hasSplitSeason: season.includes('/'),
  }
}

/** Splits the leagues into two halves with as many matches each, in every part of the world. */
function withParities(leagues: readonly LeagueBase[]): PoolLeague[] {
  const counts = new Map<string, [number, number]>()
  const totals: [number, number] = [0, 0]
  return leagues.map((league) => {
    const matches = Math.floor(league.teamIds.length / 2)
    const region = league.competition.timeZone.split('/')[0] ?? ''
    const regional = counts.get(region) ?? [0, 0]
    counts.set(region, regional)
    if (league.generatedFromMs > 0) return { ...league, parity: 0 }
    const lean = regional[0] - regional[1] || totals[0] - totals[1]
    const parity = lean > 0 ? 1 : 0
    regional[parity] += matches
    totals[parity] += matches
    return { ...league, parity }
  })
}
