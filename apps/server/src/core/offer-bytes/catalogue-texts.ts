import {
  columnGroupName,
  commentText,
  incidentText,
  marketShortName,
  periodName,
  sectionName,
  type TeamNames,
} from '@xezer/i18n/market-name'
import { outcomeLabel } from '@xezer/i18n/outcome-name'
import { toldOutcome } from '@xezer/i18n/told-name'
import type { BookMarket } from '@xezer/odds-book/book'
import type { MarketType } from '@xezer/sport/market-type'
import type { Locale } from '@xezer/std/locale'
import { type EventLinks, OWN_LINKS } from './event-links.ts'

export type { TeamNames }

/** The words of the catalogue in each language, as cells, columns and boards show them. */
export interface CatalogueTexts {
  /** Without its part of play, which the page groups by. */
  readonly market: (type: MarketType, specifier: string, teams: TeamNames, locale: Locale) => string
  /** Without its line, which stands in the cell's point. */
  readonly outcome: (type: MarketType, outcome: string, locale: Locale) => string
  /** The same of a cell: what a provider describes speaks of sides and lines. */
  readonly outcomeOf: (
    market: Pick<BookMarket, 'marketType' | 'specifier'>,
    outcome: string,
    teams: TeamNames,
    locale: Locale,
  ) => string
  /** A part of play or its pause: `half1`, `half_time`; also the groups of markets `match`, `h1`, `h2`. */
  readonly period: (key: string, locale: Locale) => string
  /** A group of columns in lists, by its key. */
  readonly columnGroup: (key: string, locale: Locale) => string
  /** A group of the field on event pages, by its key. */
  readonly section: (key: string, locale: Locale) => string
  readonly comment: (key: string, team: string | null, minute: string, locale: Locale) => string
  readonly incident: (kind: string, team: string | null, locale: Locale) => string
  /** Where a match has windows of its own. */
  readonly links: EventLinks
}

/** Formatting a message costs microseconds, and a page has hundreds of cells: names without values are kept. */
export function createCatalogueTexts(links: EventLinks = OWN_LINKS): CatalogueTexts {
  const byType = new WeakMap<MarketType, Map<string, string>>()
  const namesOf = (type: MarketType): Map<string, string> => {
    const names = byType.get(type) ?? new Map<string, string>()
    byType.set(type, names)
    return names
  }
  const outcome: CatalogueTexts['outcome'] = (type, outcome, locale) => {
    const key = `${locale}:${outcome}`
    const names = namesOf(type)
    let name = names.get(key)
    if (name === undefined) {
      name = outcomeLabel(type, outcome, locale)
      // As many as the market catalogue has outcomes, in three languages.
      names.set(key, name)
    }
    return name
  }
  return {
    market: marketShortName,
    outcome,
    outcomeOf({ marketType, specifier }, key, teams, locale) {
      const told = toldOutcome(marketType, { specifier, outcome: key }, teams, locale)
      return told ?? outcome(marketType, key, locale)
    },
    period: periodName,
    columnGroup: columnGroupName,
    section: sectionName,
    comment: commentText,
    incident: incidentText,
    links,
  }
}
