/**
 * Makes the embedded football facts from the sources: `tsx tools/football/build-data.ts <source folder>`.
 * Reads competitions.tsv and clubs.tsv (kept by hand), writes countries.tsv, teams.tsv and matches.tsv.br.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { MATCH_STATUSES } from '@xezer/feed/football-data/football-data'
import { parseTable } from '@xezer/feed/table'
import { countryNames, flagOf } from './countries.ts'
import { utcMinutes } from './local-time.ts'
import { namesByRule, nationalNames, shortName, type TeamNames } from './name-teams.ts'
import { readClubMatches, readNationalMatches, type SourceMatch, type SourceTeam } from './source-matches.ts'
import { type Spelling, unifySpellings } from './unify-teams.ts'

const CONTENT = join(import.meta.dirname, '../../content/football')

interface Competition {
  id: number
  code: string
  country: string
  kind: string
  zone: string
  kickOffs: string[]
}
interface NamedTeam {
  country: string
  kind: 'club' | 'national'
  names: TeamNames
}

const keyOf = (team: SourceTeam): string =>
  `${team.isNational ? 'national' : 'club'}|${team.country}|${team.name}`

function readCompetitions(): Competition[] {
  return parseTable(readFileSync(join(CONTENT, 'competitions.tsv'), 'utf8')).map((row, index) => ({
    id: index + 1,
    code: row.code ?? '',
    country: row.country ?? '',
    kind: row.kind ?? '',
    zone: row.zone ?? '',
    kickOffs: (row.kickoffs ?? '').split(' '),
  }))
}

/** Spelling (by key) → the first spelling of the club in clubs.tsv, and that club's names. */
function readKnownClubs(): { canonical: Map<string, string>; names: Map<string, TeamNames> } {
  const canonical = new Map<string, string>()
  const names = new Map<string, TeamNames>()
  for (const row of parseTable(readFileSync(join(CONTENT, 'clubs.tsv'), 'utf8'))) {
    const spellings = (row.spellings ?? '').split(';')
    const key = (name: string): string => `club|${row.country}|${name}`
    const first = key(spellings[0] ?? '')
    // One spelling alone merges nothing; the rules may still find its other spellings.
    if (spellings.length > 1) for (const spelling of spellings) canonical.set(key(spelling), first)
    names.set(first, { en: row.en ?? '', ru: row.ru ?? '', az: row.az ?? '' })
  }
  return { canonical, names }
}

function collectSpellings(
  matches: readonly SourceMatch[],
  competitions: ReadonlyMap<string, Competition>,
): Spelling[] {
  const found = new Map<
    string,
    { country: string; name: string; seasons: Set<string>; isInLeague: boolean }
  >()
  for (const match of matches) {
    for (const team of [match.home, match.away]) {
      if (team.isNational) continue
      const spelling = found.get(keyOf(team)) ?? {
        country: team.country,
        name: team.name,
        seasons: new Set<string>(),
        isInLeague: false,
      }
      spelling.seasons.add(`${match.code} ${match.season}`)
      if (competitions.get(match.code)?.kind === 'league') spelling.isInLeague = true
      found.set(keyOf(team), spelling)
    }
  }
  return [...found.values()]
}

/** Key of every spelling → key of the spelling that stands for the team. */
function mergeTeams(spellings: readonly Spelling[], known: ReadonlyMap<string, string>): Map<string, string> {
  const merged = new Map<string, string>(known)
  const clubKey = (spelling: Spelling): string => `club|${spelling.country}|${spelling.name}`
  for (const country of new Set(spellings.map((spelling) => spelling.country))) {
    const ofCountry = spellings.filter((spelling) => spelling.country === country)
    const unified = unifySpellings(ofCountry)
    for (const [spelling, canonical] of unified) {
      if (merged.has(clubKey(spelling))) continue
      merged.set(clubKey(spelling), merged.get(clubKey(canonical)) ?? clubKey(canonical))
      console.log(`merged ${country}: ${spelling.name} → ${canonical.name}`)
    }
  }
  return merged
}

function nameTeams(keys: readonly string[], known: ReadonlyMap<string, TeamNames>): Map<string, NamedTeam> {
  const shortCounts = new Map<string, number>()
  const shortKey = (country: string, name: string): string => `${country}|${shortName(name)}`
  const countShort = (key: string): void => {
    shortCounts.set(key, (shortCounts.get(key) ?? 0) + 1)
  }
  for (const key of keys) {
    const [, country = '', name = ''] = key.split('|')
    const byHand = known.get(key)?.en
    countShort(byHand === undefined ? shortKey(country, name) : `${country}|${byHand}`)
  }
  const named = new Map<string, NamedTeam>()
  for (const key of keys) {
    const [kind = '', country = '', name = ''] = key.split('|')
    if (kind === 'national') named.set(key, { country, kind: 'national', names: nationalNames(country) })
    else {
      const isOwn = shortCounts.get(shortKey(country, name)) === 1
      const shown = isOwn ? shortName(name) : name
      // The table may know a club by the name that is shown of it.
      const names = known.get(key) ?? known.get(`club|${country}|${shown}`) ?? namesByRule(shown, country)
      named.set(key, { country, kind: 'club', names })
    }
  }
  return named
}

function packMatches(
  matches: readonly SourceMatch[],
  competitions: ReadonlyMap<string, Competition>,
  idOf: (team: SourceTeam) => number,
): string {
  const blocks = new Map<string, { minutes: number; line: string; round: string }[]>()
  const withoutTime = new Map<string, number>()
  for (const match of matches) {
    const competition = competitions.get(match.code)
    if (!competition) throw new Error(`competition ${match.code} is not in the table`)
    const block = `#${competition.id} ${match.season}`
    // Matches of one day without a known kick-off take the league's usual ones in turn.
    const day = `${match.code} ${match.date}`
    const turn = withoutTime.get(day) ?? 0
    if (match.time === '') withoutTime.set(day, turn + 1)
    const time = match.time || (competition.kickOffs[turn % competition.kickOffs.length] ?? '18:00')
    const minutes = utcMinutes(match.date, time, competition.zone)
    const status = MATCH_STATUSES.findIndex((name) => name === match.status)
    if (status < 0) throw new Error(`status ${match.status}`)
    const fields = [
      minutes.toString(36),
      idOf(match.home),
      idOf(match.away),
      match.fullTime,
      match.halfTime,
      status,
      match.isNeutral ? 1 : 0,
    ]
    const lines = blocks.get(block) ?? []
    lines.push({ minutes, line: fields.join('\t'), round: match.round })
    blocks.set(block, lines)
  }
  const order = (block: string): number => Number(block.slice(1).split(' ')[0])
  const sorted = [...blocks].sort(([a], [b]) => order(a) - order(b) || (a < b ? -1 : 1))
  return sorted.map(([block, lines]) => `${block}\n${packLines(lines)}`).join('')
}

function packLines(lines: { minutes: number; line: string; round: string }[]): string {
  let previous = ''
  return lines
    .sort((a, b) => a.minutes - b.minutes || (a.line < b.line ? -1 : 1))
    .map(({ line, round }) => {
      const text = round === previous ? '=' : round
      previous = round
      return `${line}\t${text}\n`
    })
    .join('')
}

function writeTable(name: string, header: readonly string[], rows: readonly (readonly string[])[]): void {
  writeFileSync(join(CONTENT, name), [header, ...rows].map((row) => `${row.join('\t')}\n`).join(''))
}

function build(folder: string): void {
  const competitionList = readCompetitions()
  const competitions = new Map(competitionList.map((competition) => [competition.code, competition]))
  const matches = [...readClubMatches(folder), ...readNationalMatches(folder, new Set(competitions.keys()))]
  const clubs = readKnownClubs()
  const merged = mergeTeams(collectSpellings(matches, competitions), clubs.canonical)
  const canonicalOf = (team: SourceTeam): string => merged.get(keyOf(team)) ?? keyOf(team)
  const keys = [
    ...new Set(matches.flatMap((match) => [canonicalOf(match.home), canonicalOf(match.away)])),
  ].sort()
  const teams = nameTeams(keys, clubs.names)
  const ids = new Map(keys.map((key, index) => [key, index + 1]))
  const countries = new Set([
    ...competitionList.map(({ country }) => country),
    ...[...teams.values()].map(({ country }) => country),
  ])
  writeTable(
    'countries.tsv',
    ['code', 'flag', 'en', 'ru', 'az'],
    [...countries].sort().map((code) => {
      const names = countryNames(code)
      return [code, flagOf(code), names.en, names.ru, names.az]
    }),
  )
  writeTable(
    'teams.tsv',
    ['country', 'kind', 'en', 'ru', 'az'],
    [...teams.values()].map(({ country, kind, names }) => [country, kind, names.en, names.ru, names.az]),
  )
  const packed = packMatches(matches, competitions, (team) => ids.get(canonicalOf(team)) ?? 0)
  const compressed = brotliCompressSync(Buffer.from(packed), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  writeFileSync(join(CONTENT, 'matches.tsv.br'), compressed)
  console.log(
    `${matches.length} matches, ${teams.size} teams, ${countries.size} countries, ${compressed.length} bytes`,
  )
  for (const [spelling, canonical] of clubs.canonical) {
    const [, country, name] = canonical.split('|')
    const isShown = [...teams.values()].some((team) => team.country === country && team.names.en === name)
    if (!ids.has(canonical) && !isShown) console.log(`clubs.tsv: nobody is called ${spelling}`)
  }
}

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: tsx tools/football/build-data.ts <source folder>')
build(folder)
