import type { FootballData, MatchRecord } from '@xezer/feed/football-data/football-data'

/** A result as the likelihood sees it; teams and homes are indexes, not ids. */
export interface FitMatch {
  readonly home: number
  readonly away: number
  /** Index into `homeKeys`; -1 on neutral ground. */
  readonly homeKey: number
  readonly homeGoals: number
  readonly awayGoals: number
  readonly weight: number
  readonly record: MatchRecord
}

export interface FitInput {
  readonly teamIds: readonly number[]
  /** Group of each team: its latest league, or what is known of a team without one. */
  readonly groupOf: readonly number[]
  readonly groups: readonly string[]
  /** Home advantage is fitted per league, and once for each other kind of competition. */
  readonly homeKeys: readonly string[]
  readonly matches: readonly FitMatch[]
}

export interface FitPeriod {
  readonly before: Date
  readonly halfLifeDays: number
}

const DAY_MS = 86_400_000

export function isResult(record: MatchRecord): boolean {
  return (record.status === 'played' || record.status === 'aet') && record.fullTime !== null
}

/** Results before a date, each weighted by its age at that date. */
export function fitInput(data: FootballData, period: FitPeriod): FitInput {
  const records = data.matches.filter((record) => isResult(record) && record.kickOff < period.before)
  const groupNames = groupsOfTeams(data, records)
  const teamIds = [...groupNames.keys()].sort((a, b) => a - b)
  const teamIndex = new Map(teamIds.map((id, index) => [id, index]))
  const groups = [...new Set(teamIds.map((id) => groupNames.get(id) ?? ''))].sort()
  const homeKeys = [...new Set(data.competitions.map(({ id }) => homeKeyOf(data, id)))].sort()
  return {
    teamIds,
    groups,
    homeKeys,
    groupOf: teamIds.map((id) => groups.indexOf(groupNames.get(id) ?? '')),
    matches: records.map((record) => ({
      home: teamIndex.get(record.homeId) ?? 0,
      away: teamIndex.get(record.awayId) ?? 0,
      homeKey: record.isNeutral ? -1 : homeKeys.indexOf(homeKeyOf(data, record.competitionId)),
      homeGoals: record.fullTime?.home ?? 0,
      awayGoals: record.fullTime?.away ?? 0,
      weight: 0.5 ** ((period.before.getTime() - record.kickOff.getTime()) / DAY_MS / period.halfLifeDays),
      record,
    })),
  }
}

/** Key of the home advantage that applies in a competition: the league itself, or its kind. */
export function homeKeyOf(data: FootballData, competitionId: number): string {
  const competition = data.competitions[competitionId - 1]
  if (!competition) throw new Error(`no competition ${competitionId}`)
  return competition.kind === 'league' ? competition.code : competition.kind
}

/** The latest league of each team; national teams, and clubs known from cups only, have groups of their own. */
function groupsOfTeams(data: FootballData, records: readonly MatchRecord[]): Map<number, string> {
  const latest = new Map<number, { group: string; at: number }>()
  const countriesWithLeague = new Set(
    data.competitions.filter(({ kind }) => kind === 'league').map(({ countryCode }) => countryCode),
  )
  for (const record of records) {
    const competition = data.competitions[record.competitionId - 1]
    for (const id of [record.homeId, record.awayId]) {
      const team = data.teams[id - 1]
      if (!team || !competition) throw new Error(`no team ${id}`)
      const at = competition.kind === 'league' ? record.kickOff.getTime() : 0
      const outside = countriesWithLeague.has(team.countryCode) ? 'lower' : 'abroad'
      const unknown = team.isNational ? 'national' : `${outside}:${team.countryCode}`
      const known = latest.get(id)
      if (!known) latest.set(id, { group: at > 0 ? competition.code : unknown, at })
      else if (at > known.at) latest.set(id, { group: competition.code, at })
    }
  }
  return new Map([...latest].map(([id, { group }]) => [id, group]))
}
