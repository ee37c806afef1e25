import { readSpecifier } from '@xezer/sport/specifier'
import type { Locale } from '@xezer/std/locale'
import { findServerText, serverTranslator } from './server-text.ts'

export interface TeamNames {
  readonly home: string
  readonly away: string
}

export interface MarketParts {
  /** The type without its period and team: `total`, `corners_race_to`. */
  base: string
  period: 'match' | 'h1' | 'h2'
  team: 'home' | 'away' | null
}

/** The parts of a market type key `[h1_|h2_]<base>[_home|_away]`. */
export function readMarketType(type: string): MarketParts {
  const period = type.startsWith('h1_') ? 'h1' : type.startsWith('h2_') ? 'h2' : 'match'
  const rest = period === 'match' ? type : type.slice(3)
  const team = rest.endsWith('_home') ? 'home' : rest.endsWith('_away') ? 'away' : null
  return { base: team === null ? rest : rest.slice(0, -5), period, team }
}

/** A market's name without the part of play, for a page that groups by it: `Total: Qarabağ`. */
export function marketShortName(type: string, specifier: string, teams: TeamNames, locale: Locale): string {
  const { base, period, team } = readMarketType(type)
  const { goalnr, cornernr } = readSpecifier(specifier)
  const key = base === '1x2' && period !== 'match' ? '1x2_half' : base
  const name = findServerText(locale, `market.type.${key}`, { n: goalnr ?? cornernr ?? 1 }) ?? base
  return team === null
    ? name
    : serverTranslator(locale)('market.of_team', { market: name, team: teams[team] })
}

/** A market's whole name: `Total: Qarabağ · 1-ci hissə`. The line belongs to the outcome's name. */
export function marketName(type: string, specifier: string, teams: TeamNames, locale: Locale): string {
  const name = marketShortName(type, specifier, teams, locale)
  const { period } = readMarketType(type)
  if (period === 'match') return name
  return serverTranslator(locale)('market.in_period', { market: name, period: periodName(period, locale) })
}

const HALVES: Record<string, string> = { h1: 'half1', h2: 'half2' }

/** A part of play or a pause by its key: `match`, `h1`, `half1`, `half_time`, `finished`, … */
export function periodName(key: string, locale: Locale): string {
  return findServerText(locale, `period.${HALVES[key] ?? key}`) ?? key
}

/** A group of columns in a match list: a market type (`1x2`) or a set of them (`main`, `half1`, `other`). */
export function columnGroupName(key: string, locale: Locale): string {
  const group = findServerText(locale, `market.group.${key}`)
  return group ?? findServerText(locale, `market.type.${key}`) ?? key
}

/**
 * A line of the comment feed: `67' Künc zərbəsi: Qarabağ`, without a minute where there is none. `team` is the side that
 * it speaks of.
 */
export function commentText(key: string, team: string | null, minute: string, locale: Locale): string {
  const comment = incidentText(key, team, locale)
  return minute === '' ? comment : serverTranslator(locale)('comment.line', { minute, comment })
}

/** The same without its minute: `Künc zərbəsi: Qarabağ`. */
export function incidentText(key: string, team: string | null, locale: Locale): string {
  return (findServerText(locale, `comment.${key}`, { team: team ?? '' }) ?? '').replace(/[:,\s]+$/, '')
}
