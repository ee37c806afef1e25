import type { MarketType } from '@xezer/sport/market-type'
import { readSpecifier } from '@xezer/sport/specifier'
import type { Locale, LocalizedName } from '@xezer/std/locale'
import type { TeamNames } from './market-name.ts'
import { findServerText } from './server-text.ts'
import { signedLine } from './signed-line.ts'

const BRACES = /\{([!+-]?)(\$?\w+)\}/g

/**
 * A name that a provider tells as a template: `{$competitor1}` and `{$competitor2}` are the sides, `{total}` a value of the
 * specifier, `{!goalnr}` the same as an ordinal, `{+hcp}` and `{-hcp}` with its sign or the other one. What says nothing
 * that we know stands as it came.
 */
export function toldName(
  template: LocalizedName,
  specifier: string,
  teams: TeamNames,
  locale: Locale,
): string {
  const values: Readonly<Record<string, number | string | undefined>> = readSpecifier(specifier)
  return template[locale].replace(BRACES, (brace, sign: string, key: string) => {
    if (key === '$competitor1') return teams.home
    if (key === '$competitor2') return teams.away
    const value = values[key]
    if (value === undefined) return brace
    if (sign === '!') return findServerText(locale, 'market.ordinal', { n: value }) ?? String(value)
    if (sign === '') return String(value)
    return typeof value === 'number' ? signedLine(sign === '-' ? -value : value) : brace
  })
}

/** The name of an outcome of a market that a provider described; null of any other. */
export function toldOutcome(
  type: MarketType,
  selection: { readonly specifier: string; readonly outcome: string },
  teams: TeamNames,
  locale: Locale,
): string | null {
  if (type.told === undefined) return null
  const word = type.told.outcomes.get(selection.outcome)
  return word === undefined ? selection.outcome : toldName(word, selection.specifier, teams, locale)
}
