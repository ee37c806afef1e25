/** Twenty cells of symbols by weight; seven equal ones anywhere pay, vanish, and make room for others. */
export const SLOT_CASCADE = {
  columns: 5,
  rows: 4,
  symbols: ['a', 'b', 'c', 'd', 'e', 'f'],
  weights: [10, 12, 15, 18, 21, 24],
  /** The least number of equal symbols for each place of the pays. */
  counts: [7, 9, 11, 13],
  /** In tenths of the stake, before the ladder. */
  tenths: [
    [30, 120, 500, 2500],
    [16, 60, 250, 1000],
    [9, 30, 120, 500],
    [5, 15, 60, 250],
    [3, 10, 40, 150],
    [2, 7, 25, 100],
  ],
  ladder: [1, 2, 3, 5, 10],
  freeLadder: [5, 10, 15, 25, 50],
  cascadesMost: 12,
  winsForFeature: 5,
  freeSpins: 10,
  freeSpinsAgain: 5,
  freeSpinsMost: 50,
  /** In stakes. */
  most: 10_000,
} as const

/** What `count` equal symbols pay in tenths of the stake, before the ladder. */
export function tenthsOf(symbol: number, count: number): number {
  const { counts } = SLOT_CASCADE
  let place = counts.length - 1
  while (place >= 0 && count < (counts[place] ?? 0)) place -= 1
  return SLOT_CASCADE.tenths[symbol]?.[place] ?? 0
}

/** The step of a ladder for the `cascade`th win, from 0; the last one stays. */
export const stepOf = (ladder: readonly number[], cascade: number) =>
  ladder[Math.min(cascade, ladder.length - 1)] ?? 0
