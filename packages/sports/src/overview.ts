/** Some prices of a match list, side by side: those of one market of a type. */
export interface OverviewColumn {
  /** Names the column: a key of i18n's groups of columns, or of a market type. */
  readonly key: string
  readonly type: string
  readonly outcomes: readonly string[]
  /** Whether the type has lines; then the one whose prices are nearest to each other is shown. */
  readonly isMainLine: boolean
}

/** A group of columns in match lists, in the order of display; one is shown at a time, the first unasked. */
export interface OverviewGroup {
  /** Counts from 1; the visitor's choice of a group, which stays from sport to sport. */
  readonly id: number
  readonly key: string
  /** Which part of play its prices are about. */
  readonly period: string
  readonly columns: readonly OverviewColumn[]
}

/** A market that has no lines. */
export function column(type: string, outcomes: readonly string[]): OverviewColumn {
  return { key: type, type, outcomes, isMainLine: false }
}

/** Of a market that has lines the main one; `key` names the column. */
export function lineColumn(key: string, type: string, outcomes: readonly string[]): OverviewColumn {
  return { key, type, outcomes, isMainLine: true }
}
