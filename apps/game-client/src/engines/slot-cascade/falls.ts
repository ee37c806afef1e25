import type { GridView } from '@xezer/game-math/play/slot-cascade'

/** A symbol on its way: column, the row where it ends from the bottom, and the one it comes from (above the window where it is new). */
export interface Fall {
  readonly letter: string
  readonly column: number
  readonly from: number
  readonly to: number
}

/** The first grid of a spin falls in from above. */
export function fallIn(grid: GridView, rows: number): readonly Fall[] {
  return grid.flatMap((letters, column) =>
    letters.map((letter, row) => ({ letter, column, from: row + rows, to: row })),
  )
}

/** What is left falls onto what is under it, and new ones follow from above. */
export function fallDown(
  before: GridView,
  gone: ReadonlySet<string>,
  after: GridView,
  rows: number,
): readonly Fall[] {
  return after.flatMap((letters, column) => {
    const left = (before[column] ?? []).flatMap((letter, row) => (gone.has(letter) ? [] : [row]))
    return letters.map((letter, row) => ({
      letter,
      column,
      from: left[row] ?? rows + (row - left.length),
      to: row,
    }))
  })
}
