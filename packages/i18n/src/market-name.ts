import { type MarketType, periodOf } from '@xezer/sport/market-type'
import { readSpecifier } from '@xezer/sport/specifier'
import type { Locale } from '@xezer/std/locale'
import { findServerText, serverTranslator } from './server-text.ts'
import { toldName } from './told-name.ts'

export interface TeamNames {
  readonly home: string
  readonly away: string
}

/** A market's name without the part of play, for a page that groups by it: `Total: Qarabağ`. */
export function marketShortName(
  type: MarketType,
  specifier: string,
  teams: TeamNames,
  locale: Locale,
): string {
  if (type.told !== undefined) return toldName(type.told.name, specifier, teams, locale)
  const n = type.numbered === null ? 1 : (readSpecifier(specifier)[type.numbered] ?? 1)
  const name = findServerText(locale, `market.type.${type.name}`, { n }) ?? type.name
  return type.team === null
    ? name
    : serverTranslator(locale)('market.of_team', { market: name, team: teams[type.team] })
}

/** A market's whole name: `Total: Qarabağ · 1-ci hissə`. The line belongs to the outcome's name. */
export function marketName(type: MarketType, specifier: string, teams: TeamNames, locale: Locale): string {
  const name = marketShortName(type, specifier, teams, locale)
  const period = periodOf(type, specifier)
  if (period === 'match') return name
  return serverTranslator(locale)('market.in_period', { market: name, period: periodName(period, locale) })
}

const HALVES: Readonly<Record<string, string>> = { h1: 'half1', h2: 'half2' }

/** A part of play or a pause by its key or path: `match`, `h1`, `half1`, `half_time`, `set2.game5`, … */
export function periodName(path: string, locale: Locale): string {
  return path
    .split('.')
    .map((part) => {
      const [, word = '', n = ''] = /^([a-z]+)(\d+)$/.exec(part) ?? []
      const named = findServerText(locale, `period.${HALVES[part] ?? part}`)
      return named ?? findServerText(locale, `period.${word}`, { n: Number(n) }) ?? part
    })
    .join(', ')
}

/** A group of the field on the event page: `goals`, `corners`, `sets`. */
export function sectionName(key: string, locale: Locale): string {
  return findServerText(locale, `market.section.${key}`) ?? key
}

/**
 * A group of columns in a match list: a market type (`1x2`) or a set of them (`main`, `half1`, `other`). All markets about
 * the n-th have one name here that says no number: `Next goal`, `Top N`.
 */
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
  return (findServerText(locale, `comment.${key}`, { team: team ?? '' }) ?? '').replace(/[:,·\s]+$/, '')
}
