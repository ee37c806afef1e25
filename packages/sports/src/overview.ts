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

export const RESULTS = ['1', 'x', '2']
export const SIDES = ['1', '2']
export const OVER_UNDER = ['over', 'under']
export const YES_NO = ['yes', 'no']

/** A market that has no lines; its type names the column, if nothing else does. */
export function column(type: string, outcomes: readonly string[], key = type): OverviewColumn {
  return { key, type, outcomes, isMainLine: false }
}

/** Of a market that has lines the main one; `key` names the column. */
export function lineColumn(key: string, type: string, outcomes: readonly string[]): OverviewColumn {
  return { key, type, outcomes, isMainLine: true }
}

export const ODD_EVEN = column('odd_even', ['odd', 'even'])

// A number means the same in every sport: who chose a group sees it again in the next one.

export function mainGroup(...columns: OverviewColumn[]): OverviewGroup {
  return { id: 1, key: 'main', period: 'match', columns }
}

export function firstHalfGroup(...columns: OverviewColumn[]): OverviewGroup {
  return { id: 2, key: 'half1', period: 'h1', columns }
}

export function otherGroup(...columns: OverviewColumn[]): OverviewGroup {
  return { id: 3, key: 'other', period: 'match', columns }
}
