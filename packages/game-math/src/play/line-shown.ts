import { shareOfStake } from '../hundredths.ts'
import type { LineWin } from '../lines/line-pays.ts'
import { paylines } from '../lines/paylines.ts'

/** A line that pays, as a client draws it. */
export interface LineShown extends LineWin {
  /** The row of each reel, 0 at the top. */
  readonly rows: readonly number[]
  readonly wonMinor: number
}

export function showLines(wins: readonly LineWin[], lines: number, stakeMinor: number): LineShown[] {
  const rows = paylines(lines)
  return wins.map((win) => ({
    ...win,
    rows: rows[win.line] ?? [],
    wonMinor: shareOfStake(stakeMinor, win.units, lines),
  }))
}
