import type { CallOutput } from '@xezer/contract/call'
import type { PlayedMatch, SeasonTable, statisticsLeague, statisticsMenu } from '@xezer/contract/statistics'
import { serverTranslator } from '@xezer/i18n/server-text'
import { BOARD_STATISTICS } from '@xezer/sport/board-statistics'
import type { Locale, LocalizedName } from '@xezer/std/locale'
import { leagueOrder } from '../../core/catalogue/league-order.ts'
import { presentNamedLeague, presentNamedSport } from '../../core/offer-bytes/present-names.ts'
import { presentResult, STATISTIC_NAMES } from '../../core/results/present-result.ts'
import type { StoredLeague } from '../../core/results/stored-league.ts'
import { isFinished, type LeagueSeason, tableOf } from './league-season.ts'
import type { SidedResult } from './statistics-store.ts'

export function presentMenu(
  leagues: readonly StoredLeague[],
  locale: Locale,
): CallOutput<typeof statisticsMenu> {
  const bySport = new Map<number, StoredLeague[]>()
  for (const league of leagues) {
    const known = bySport.get(league.sport.id)
    if (known === undefined) bySport.set(league.sport.id, [league])
    else known.push(league)
  }
  const sports = [...bySport]
    .sort(([left], [right]) => left - right)
    .flatMap(([, own]) => {
      const [first] = own
      if (first === undefined) return []
      const ordered = own.sort((left, right) => orderOf(left) - orderOf(right) || left.id - right.id)
      return {
        ...presentNamedSport(first.sport, locale),
        leagues: ordered.map((league) => presentNamedLeague(league, league.country, locale)),
      }
    })
  return { sports }
}

function orderOf({ country, tier }: StoredLeague): number {
  return leagueOrder(country.code, tier)
}

interface ReadLeague {
  readonly league: StoredLeague
  readonly seasons: readonly string[]
  readonly season: LeagueSeason
}

export function presentLeague(
  { league, seasons, season }: ReadLeague,
  locale: Locale,
): CallOutput<typeof statisticsLeague> {
  return {
    sport: presentNamedSport(league.sport, locale),
    league: presentNamedLeague(league, league.country, locale),
    season: season.season,
    seasons: [...seasons],
    table: presentTable(season, locale),
    rounds: presentRounds(season.results, locale),
    leaders: presentLeaders(season.results, locale),
  }
}

/** Null where results make none. */
export function presentTable(season: LeagueSeason, locale: Locale): SeasonTable | null {
  const rows = tableOf(season)
  if (rows === null || season.rules === null) return null
  const names = namesOf(season.results)
  return {
    season: season.season,
    isWhole: season.isWhole,
    hasDraws: season.rules.points.draw > 0,
    rows: rows.map((row) => ({ ...row, name: names.get(row.id)?.[locale] ?? '' })),
  }
}

function namesOf(results: readonly SidedResult[]): Map<number, LocalizedName> {
  return new Map(
    results.flatMap(({ homeId, awayId, home, away }) => [[homeId, home] as const, [awayId, away]]),
  )
}

/** The newest first; a round is whatever follows each other under one name. */
function presentRounds(results: readonly SidedResult[], locale: Locale) {
  const rounds: { readonly round: string; readonly matches: PlayedMatch[] }[] = []
  for (const result of results.toReversed()) {
    const last = rounds.at(-1)
    const match = presentPlayed(result, locale)
    if (last?.round === result.round) last.matches.push(match)
    else rounds.push({ round: result.round, matches: [match] })
  }
  return rounds
}

export function presentPlayed(result: SidedResult, locale: Locale): PlayedMatch {
  const {
    id,
    time,
    result: score,
    parts,
    winner,
    note,
    home,
    away,
  } = presentResult(result, locale, () => false)
  return {
    ...{ id, time, result: score, parts, winner, note },
    home: { id: result.homeId, name: home },
    away: { id: result.awayId, name: away },
  }
}

const LEADERS_MAX = 5
/** Fewer matches say nothing of a side. */
const MATCHES_MIN = 3

interface Tally {
  total: number
  matches: number
}

/** Who has the most of each thing that was counted, a match; real matches of the past count goals alone. */
function presentLeaders(results: readonly SidedResult[], locale: Locale) {
  const text = serverTranslator(locale)
  const names = namesOf(results)
  const tallies = new Map<string, Map<number, Tally>>()
  const add = (name: string, side: number, amount: number) => {
    const ofName = tallies.get(name) ?? new Map<number, Tally>()
    tallies.set(name, ofName)
    const tally = ofName.get(side) ?? { total: 0, matches: 0 }
    ofName.set(side, tally)
    tally.total += amount
    tally.matches += 1
  }
  for (const result of results) {
    const { homeId, awayId, record } = result
    if (!isFinished(result)) continue
    if (record.tally === 'sum') {
      add(text('statistics.scored'), homeId, record.score.home)
      add(text('statistics.scored'), awayId, record.score.away)
    }
    for (const key of BOARD_STATISTICS) {
      const pair = record.statistics[key]
      if (pair === undefined) continue
      add(text(STATISTIC_NAMES[key]), homeId, pair.home)
      add(text(STATISTIC_NAMES[key]), awayId, pair.away)
    }
  }
  return [...tallies].flatMap(([name, ofName]) => {
    const rows = [...ofName]
      .filter(([, { matches }]) => matches >= MATCHES_MIN)
      .map(([id, { total, matches }]) => ({ id, mean: total / matches }))
      .sort((left, right) => right.mean - left.mean || left.id - right.id)
      .slice(0, LEADERS_MAX)
    if (rows.length === 0 || rows[0]?.mean === 0) return []
    return {
      name,
      rows: rows.map(({ id, mean }) => ({ id, name: names.get(id)?.[locale] ?? '', value: mean.toFixed(1) })),
    }
  })
}
