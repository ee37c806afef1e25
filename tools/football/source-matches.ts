import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findCountryCode, findNationalCode, findTrigramCode } from './countries.ts'

/** A match as the sources tell it, with each team as country and spelling. */
export interface SourceMatch {
  readonly code: string
  readonly season: string
  readonly round: string
  readonly date: string
  readonly time: string
  readonly home: SourceTeam
  readonly away: SourceTeam
  /** `2-1`, or empty. */
  readonly fullTime: string
  readonly halfTime: string
  readonly status: string
  readonly isNeutral: boolean
}

export interface SourceTeam {
  readonly country: string
  readonly name: string
  readonly isNational: boolean
}

/** National teams older than this say little about today's. */
const NATIONAL_SINCE = '2023-01-01'

function score(home: string | undefined, away: string | undefined): string {
  return home && away ? `${home}-${away}` : ''
}

function parseTeam(text: string, country: string): SourceTeam {
  const suffix = /^(.*) \(([A-Z]{3})\)$/.exec(text)
  const code = suffix ? findTrigramCode(suffix[2] ?? '') : findCountryCode(country)
  if (code === null) throw new Error(`no country for ${text} (${country})`)
  return { country: code, name: suffix?.[1] ?? text, isNational: false }
}

/** Club matches: `matches.tsv` of the openfootball extract. */
export function readClubMatches(folder: string): SourceMatch[] {
  const lines = readFileSync(join(folder, 'matches.tsv'), 'utf8').split('\n').slice(1)
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const [
        country = '',
        code = '',
        ,
        season = '',
        round = '',
        date = '',
        time = '',
        home = '',
        away = '',
        ...rest
      ] = line.split('\t')
      return {
        code,
        season: season.replace(/^(\d{4})\/20(\d\d)$/, '$1/$2'),
        round,
        date,
        time: /^\d{1,2}:\d\d$/.test(time) ? time : '',
        home: parseTeam(home, country),
        away: parseTeam(away, country),
        fullTime: score(rest[0], rest[1]),
        halfTime: score(rest[2], rest[3]),
        status: rest[4] ?? '',
        isNeutral: false,
      }
    })
}

/** `2024/25`-like names need not be guessed for national teams: their season is the year. */
export function readNationalMatches(folder: string, knownCodes: ReadonlySet<string>): SourceMatch[] {
  const lines = readFileSync(join(folder, 'internationals.csv'), 'utf8').split('\n').slice(1)
  return lines.flatMap((line) => {
    const [date = '', home = '', away = '', homeScore, awayScore, tournament = '', , , neutral] =
      line.split(',')
    const code = `int/${slug(tournament)}`
    const homeCode = findNationalCode(home)
    const awayCode = findNationalCode(away)
    if (date < NATIONAL_SINCE || !knownCodes.has(code) || !homeCode || !awayCode) return []
    const team = (country: string, name: string): SourceTeam => ({ country, name, isNational: true })
    const fullTime = score(homeScore, awayScore)
    if (!/^\d+-\d+$/.test(fullTime)) return []
    const isNeutral = neutral === 'TRUE'
    const [season, round, time, halfTime] = [date.slice(0, 4), '', '', '']
    const sides = { home: team(homeCode, home), away: team(awayCode, away) }
    return [{ code, season, round, date, time, ...sides, fullTime, halfTime, status: 'played', isNeutral }]
  })
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
}
