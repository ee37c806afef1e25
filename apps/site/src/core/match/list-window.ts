import { DAY_HEAD_HEIGHT } from '@xezer/contract/row-layout'
import type { RowMetrics } from './row-metrics.ts'

interface LeagueSize {
  count: number
  top: number
  height: number
  day?: string | undefined
}

/** A range of leagues, first and last both included, and the pixels that they would take before and after. */
export interface ListWindow {
  first: number
  last: number
  before: number
  after: number
}

/** Drawn beyond each edge of the screen, so that a quick scroll meets no gap. */
export const OVERSCAN_PX = 400

/** What lacks its rows is asked for when it is so near to the screen (product §9, constants). */
export const LOADER_PX = 100

/** Whether the head of a day stands above the league. */
export function isFirstOfDay(leagues: readonly Pick<LeagueSize, 'day'>[], position: number): boolean {
  const day = leagues[position]?.day
  return day !== undefined && day !== leagues[position - 1]?.day
}

export const shownHeight = (leagues: readonly LeagueSize[], position: number, metrics: RowMetrics) =>
  (isFirstOfDay(leagues, position) ? DAY_HEAD_HEIGHT : 0) +
  metrics.leagueHead +
  (leagues[position]?.count ?? 0) * metrics.eventRow

/** Which leagues meet the visible pixels of a list that starts at 0, or stand near them. */
export function decideWindow(
  leagues: readonly LeagueSize[],
  metrics: RowMetrics,
  visible: { top: number; height: number },
  beyondPx = OVERSCAN_PX,
): ListWindow {
  const from = visible.top - beyondPx
  const to = visible.top + visible.height + beyondPx
  let first = -1
  let last = -1
  let top = 0
  let before = 0
  let drawn = 0
  for (const position of leagues.keys()) {
    const height = shownHeight(leagues, position, metrics)
    if (top + height >= from && top <= to) {
      if (first < 0) {
        first = position
        before = top
      }
      last = position
      drawn += height
    }
    top += height
  }
  if (first < 0) return { first: 0, last: -1, before: top, after: 0 }
  return { first, last, before, after: top - before - drawn }
}

/** A league that is no longer than this is drawn as a whole. */
const ROWS_MAX = 24

/** Which rows of a league are near the screen: from the first to before the last. `top` is where its rows begin. */
export function decideRows(
  count: number,
  top: number,
  rowHeight: number,
  visible: { top: number; height: number },
): { from: number; to: number } {
  if (count <= ROWS_MAX) return { from: 0, to: count }
  const at = (px: number) => Math.min(count, Math.max(0, (px - top) / rowHeight))
  return {
    from: Math.floor(at(visible.top - OVERSCAN_PX)),
    to: Math.ceil(at(visible.top + visible.height + OVERSCAN_PX)),
  }
}

/** The same window in the pixels of the server's list, for the `screen` of a call (agreement 8, windowed lists). */
export function presentScreen(
  leagues: readonly LeagueSize[],
  window: ListWindow,
): { top: number; height: number } {
  const first = leagues[window.first]
  const last = leagues[window.last]
  if (first === undefined || last === undefined) return { top: 0, height: 1 }
  return { top: first.top, height: Math.max(1, last.top + last.height - first.top) }
}
