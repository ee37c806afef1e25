import type { Point } from '../../drawing/paint.ts'
import type { Paint } from '../../drawing/surface.ts'

export type CellState = 'plain' | 'picked' | 'drawn' | 'hit'

export interface Cell extends Point {
  readonly width: number
  readonly height: number
  readonly number: number
  readonly state: CellState
}

/** How a theme looks as a board of forty: the numbers themselves are buttons above what is painted here. */
export interface KenoLook {
  readonly name: 'sky' | 'carpet'
  readonly back: Paint
  readonly cell: (context: CanvasRenderingContext2D, cell: Cell) => void
  /** Between numbers that were hit, in the order in which they were drawn. */
  readonly thread: (context: CanvasRenderingContext2D, points: readonly Point[]) => void
  readonly inks: Readonly<Record<CellState, string>>
}
