import type { CallOutput } from '@xezer/contract/call'
import type { ResultLeague, ResultSport, resultsMenu, resultsOverview } from '@xezer/contract/results'
import { must } from '@xezer/std/assert'
import type { Locale } from '@xezer/std/locale'
import { leagueOrder } from '../../core/catalogue/league-order.ts'
import { presentNamedLeague, presentNamedSport } from '../../core/offer-bytes/present-names.ts'
import { presentResult } from '../../core/results/present-result.ts'
import type { StoredLeague } from '../../core/results/stored-league.ts'
import type { StoredResult } from '../../core/results/stored-result.ts'
import type { DayResults } from './result-store.ts'

/** Which results of a day are meant; null: all. */
export interface ResultsPlace {
  readonly sport: number | null
  readonly league: number | null
}

interface LeagueGroup {
  readonly league: StoredLeague
  readonly results: readonly StoredResult[]
}

/** The leagues of a day by sport, in the order of all lists. */
function groupResults({ results, leagues }: DayResults, { sport, league }: ResultsPlace): LeagueGroup[][] {
  const byLeague = new Map<number, StoredResult[]>()
  for (const result of results) {
    if (league !== null && result.leagueId !== league) continue
    const known = byLeague.get(result.leagueId)
    if (known === undefined) byLeague.set(result.leagueId, [result])
    else known.push(result)
  }
  const bySport = new Map<number, LeagueGroup[]>()
  for (const [id, own] of byLeague) {
    const found = must(leagues.get(id), 'a result has a league')
    if (sport !== null && found.sport.id !== sport) continue
    bySport.set(found.sport.id, [...(bySport.get(found.sport.id) ?? []), { league: found, results: own }])
  }
  return [...bySport]
    .sort(([left], [right]) => left - right)
    .map(([, groups]) => groups.sort((left, right) => byOrder(left.league, right.league)))
}

function byOrder(left: StoredLeague, right: StoredLeague): number {
  const order = leagueOrder(left.country.code, left.tier) - leagueOrder(right.country.code, right.tier)
  return order || left.country.id - right.country.id || left.id - right.id
}

export function presentResultLeague(league: StoredLeague, count: number, locale: Locale): ResultLeague {
  return { ...presentNamedLeague(league, league.country, locale), count }
}

function presentSport(groups: readonly LeagueGroup[], locale: Locale): ResultSport {
  const { sport } = must(groups[0], 'a sport with results has a league').league
  const countEvents = groups.reduce((count, { results }) => count + results.length, 0)
  return { ...presentNamedSport(sport, locale), countEvents }
}

export function presentResultsMenu(
  date: string,
  day: DayResults,
  locale: Locale,
): CallOutput<typeof resultsMenu> {
  const sports = groupResults(day, { sport: null, league: null }).map((groups) => ({
    ...presentSport(groups, locale),
    leagues: groups.map(({ league, results }) => presentResultLeague(league, results.length, locale)),
  }))
  return { date, sports, countSports: sports.length }
}

export function presentResultsOverview(
  day: DayResults,
  place: ResultsPlace,
  locale: Locale,
  hasPage: (eventId: number) => boolean,
): CallOutput<typeof resultsOverview> {
  const sports = groupResults(day, place).map((groups) => ({
    ...presentSport(groups, locale),
    leagues: groups.map(({ league, results }) => ({
      ...presentResultLeague(league, results.length, locale),
      events: results.map((result) => presentResult(result, locale, hasPage)),
    })),
  }))
  return { sports }
}
