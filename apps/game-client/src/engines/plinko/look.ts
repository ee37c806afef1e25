import type { Point } from '../../drawing/paint.ts'
import type { Paint } from '../../drawing/surface.ts'

/** How a theme looks on this board: the engine knows where things are, a look what they are. */
export interface PlinkoLook {
  readonly back: Paint
  readonly peg: (context: CanvasRenderingContext2D, at: Point, radius: number, place: number) => void
  readonly ball: (context: CanvasRenderingContext2D, at: Point, radius: number) => void
  readonly trail: { readonly colour: string; readonly dash: number[] }
  /** From the edge to the middle. */
  readonly pockets: readonly string[]
  readonly pocketInk: string
  readonly ring: string
  readonly splash: (context: CanvasRenderingContext2D, at: Point, radius: number, share: number) => void
}
