import type { Point } from '../../drawing/paint.ts'
import type { Paint } from '../../drawing/surface.ts'

export interface WheelPlace {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** How a theme looks as a wheel: what turns, what stands still, and what points. */
export interface WheelLook {
  readonly back: Paint
  /** Painted once: everything of the disc. `colours` say what each place pays. */
  readonly disc: (context: CanvasRenderingContext2D, place: WheelPlace, factors: readonly number[]) => void
  /** Whether the disc turns under a pointer, or stands while what points goes round. */
  readonly turns: 'disc' | 'pointer'
  /** Painted once, as it points to the top. */
  readonly pointer: (context: CanvasRenderingContext2D, place: WheelPlace) => void
  /** What the pointer turns about. */
  readonly pivot: (place: WheelPlace) => Point
  /** How far it has turned there, in turns. `kick` 0 ... 1 is how far a pin bends the pointer of a wheel. */
  readonly swing: (turn: number, kick: number) => number
  /** Over the segment where it rests. */
  readonly mark: (context: CanvasRenderingContext2D, place: WheelPlace, turn: number, isWin: boolean) => void
  /** Of a factor: its colour on the disc and beside it. */
  readonly fill: (factor: number) => string
  readonly ink: (factor: number) => string
}

export const angleOf = (turn: number) => turn * Math.PI * 2 - Math.PI / 2
