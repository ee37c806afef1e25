import type { Category } from '@xezer/odds-book/messages'
import { assert, must } from '@xezer/std/assert'
import { readSeasonRules, tableRules } from '../season-rules.ts'
import { field, localizedName, parseTier, type Row } from '../table.ts'
import { LEAGUE_POINTS, type League, type LeagueSport } from './league-sport.ts'
import {
  parseClock,
  parseGender,
  parseRange,
  readSport,
  readTable,
  readTableIfAny,
} from './read-sport-tables.ts'
import type { Entrant, ShownCountry } from './sport-content.ts'
import { catalogueId } from './sport-ids.ts'

/** Reads `content/sports/<alias>` of a sport of leagues. Throws when a file is broken. */
export function readLeagueSport(
  folder: string,
  alias: string,
  countries: ReadonlyMap<string, ShownCountry>,
): LeagueSport {
  const sport = readSport(folder, alias)
  const rows = readTable(folder, alias, 'competitions.tsv')
  const clubs = readTable(folder, alias, 'clubs.tsv')
  const clubsByLeague = groupClubs(clubs, sport.id)
  const seasons = new Map(
    readTableIfAny(folder, alias, 'seasons.tsv').map((row) => [field(row, 'key'), readSeasonRules(row)]),
  )
  const codes = [...new Set(rows.map((row) => field(row, 'country')))]
  const categoryId = (code: string): number => catalogueId(sport.id, codes.indexOf(code) + 1)
  const leagues = rows.map((row, index) =>
    parseLeague(row, catalogueId(sport.id, index + 1), {
      clubs: clubsByLeague.get(field(row, 'key')) ?? [],
      season: seasons.get(field(row, 'key')) ?? null,
    }),
  )
  return {
    sport,
    categories: codes.map((code): Category => {
      const { flag, name } = must(countries.get(code), `no country ${code}`)
      return { id: categoryId(code), sportId: sport.id, code: flag, name }
    }),
    tournaments: rows.map((row, index) => ({
      id: catalogueId(sport.id, index + 1),
      sportId: sport.id,
      categoryId: categoryId(field(row, 'country')),
      name: localizedName(row),
      tier: parseTier(row),
      table: tableRules(LEAGUE_POINTS, seasons.get(field(row, 'key')) ?? null),
    })),
    competitors: clubs.map((row, index) => ({
      id: catalogueId(sport.id, index + 1),
      sportId: sport.id,
      name: localizedName(row),
    })),
    leagues,
  }
}

/** Clubs in the order of their table, by the key of each league that they play in. */
function groupClubs(rows: readonly Row[], sportId: number): Map<string, Entrant[]> {
  const groups = new Map<string, Entrant[]>()
  for (const [index, row] of rows.entries()) {
    for (const entry of field(row, 'entries').split(' ')) {
      const [key = '', strength = ''] = entry.split(':')
      const group = groups.get(key) ?? []
      groups.set(key, group)
      group.push({ id: catalogueId(sportId, index + 1), strength: Number(strength) })
    }
  }
  return groups
}

function parseLeague(row: Row, id: number, own: Pick<League, 'clubs' | 'season'>): League {
  const [firstMonth, lastMonth] = parseRange(field(row, 'months'), Number)
  const [firstStart, lastStart] = parseRange(field(row, 'hours'), parseClock)
  return {
    competition: {
      id,
      tier: parseTier(row),
      countryCode: field(row, 'country'),
      format: field(row, 'format'),
      gender: parseGender(row),
      surface: null,
    },
    timeZone: field(row, 'zone'),
    firstMonth,
    lastMonth,
    days: parseDays(field(row, 'days')),
    firstStart,
    lastStart,
    rounds: Number(field(row, 'rounds')),
    ...own,
  }
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** `tue-thu,sat-sun`; `sat-mon` goes over the end of the week. */
function parseDays(text: string): number[] {
  const days = new Set<number>()
  for (const range of text.split(',')) {
    const [first, last] = parseRange(range, (name) => DAYS.indexOf(name))
    assert(first >= 0 && last >= 0, `not days: ${text}`)
    for (let day = first; day <= (last < first ? last + DAYS.length : last); day++)
      days.add(day % DAYS.length)
  }
  return [...days].sort((left, right) => left - right)
}
