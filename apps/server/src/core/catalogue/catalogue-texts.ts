import type { CommentKey } from '@xezer/odds-book/messages'
import type { Locale } from '@xezer/std/locale'

export interface TeamNames {
  readonly home: string
  readonly away: string
}

/** The words of the catalogue in each language; made by `i18n`, handed in by the composition root. */
export interface CatalogueTexts {
  readonly market: (type: string, specifier: string, teams: TeamNames, locale: Locale) => string
  readonly outcome: (
    type: string,
    specifier: string,
    outcome: string,
    teams: TeamNames,
    locale: Locale,
  ) => string
  /** Short name at the top of a column of prices: `1`, `X`, `Over`. */
  readonly column: (type: string, outcome: string, locale: Locale) => string
  /** A part of play or its pause: `half1`, `half_time`; also the groups of markets `match`, `h1`, `h2`. */
  readonly period: (key: string, locale: Locale) => string
  /** A group of columns in lists, by its key. */
  readonly columnGroup: (key: string, locale: Locale) => string
  readonly comment: (key: CommentKey, team: string | null, minute: number, locale: Locale) => string
}
