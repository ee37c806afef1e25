import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { assert, must } from '@xezer/std/assert'
import { readSeasonRules, type SeasonRules } from '../season-rules.ts'
import { field, localizedName, parseTable, parseTier, type Row } from '../table.ts'
import {
  type Competition,
  type CompetitionKind,
  type Country,
  type FootballData,
  MATCH_STATUSES,
  type MatchRecord,
  type Score,
  type Team,
} from './football-data.ts'

/** Reads the embedded football facts from the folder `content/football`. Throws when a file is broken. */
export function readFootballData(folder: string): FootballData {
  const table = (name: string): Row[] => parseTable(readFileSync(join(folder, name), 'utf8'))
  const packed = brotliDecompressSync(readFileSync(join(folder, 'matches.tsv.br'))).toString('utf8')
  const competitions = table('competitions.tsv').map(parseCompetition)
  return {
    countries: new Map(table('countries.tsv').map((row) => [field(row, 'code'), parseCountry(row)])),
    competitions,
    seasons: new Map(table('seasons.tsv').map((row) => parseSeason(row, competitions))),
    teams: table('teams.tsv').map(parseTeam),
    matches: parseMatches(packed),
  }
}

function parseCountry(row: Row): Country {
  return { code: field(row, 'code'), flag: field(row, 'flag'), name: localizedName(row) }
}

const KINDS: readonly CompetitionKind[] = ['league', 'cup', 'continental', 'national']

function parseCompetition(row: Row, index: number): Competition {
  const code = field(row, 'code')
  return {
    id: index + 1,
    code,
    countryCode: field(row, 'country'),
    tier: parseTier(row),
    format: '2x45',
    gender: 'm',
    surface: null,
    kind: must(
      KINDS.find((kind) => kind === row.kind),
      `${code}: kind`,
    ),
    timeZone: field(row, 'zone'),
    kickOffs: field(row, 'kickoffs').split(' '),
    name: localizedName(row),
  }
}

function parseSeason(row: Row, competitions: readonly Competition[]): [number, SeasonRules] {
  const code = field(row, 'code')
  const { id } = must(
    competitions.find((competition) => competition.code === code),
    `no competition ${code}`,
  )
  return [id, readSeasonRules(row)]
}

function parseTeam(row: Row, index: number): Team {
  return {
    id: index + 1,
    countryCode: field(row, 'country'),
    isNational: field(row, 'kind') === 'national',
    name: localizedName(row),
  }
}

/**
 * Packed matches: a line `#competitionId season` opens a block; a line of a match is kick-off (minutes since
 * 1970, base 36), home id, away id, full time, half time, status index, neutral flag, round. A round that
 * equals the previous line's is left empty with `=`.
 */
function parseMatches(packed: string): MatchRecord[] {
  const matches: MatchRecord[] = []
  let competitionId = 0
  let season = ''
  let round = ''
  for (const line of packed.split('\n')) {
    if (line === '') continue
    if (line.startsWith('#')) {
      const [id = '', name = ''] = line.slice(1).split(' ')
      competitionId = Number(id)
      season = name
      round = ''
      continue
    }
    const [minutes = '', home = '', away = '', full = '', half = '', status = '', neutral, roundText = ''] =
      line.split('\t')
    if (roundText !== '=') round = roundText
    matches.push({
      competitionId,
      season,
      round,
      kickOff: new Date(Number.parseInt(minutes, 36) * 60_000),
      homeId: Number(home),
      awayId: Number(away),
      fullTime: parseScore(full),
      halfTime: parseScore(half),
      status: must(MATCH_STATUSES[Number(status)], `no status ${status}`),
      isNeutral: neutral === '1',
    })
  }
  return matches
}

function parseScore(text: string): Score | null {
  if (text === '') return null
  const [home, away] = text.split('-').map(Number)
  assert(home !== undefined && away !== undefined, `not a score: ${text}`)
  return { home, away }
}
