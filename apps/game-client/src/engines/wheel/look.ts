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
  /** `turn` in turns; a wheel's pointer stays at 0. `kick` 0 ... 1 is how far a pin bends it. */
  readonly pointer: (context: CanvasRenderingContext2D, place: WheelPlace, turn: number, kick: number) => void
  /** Over the segment where it rests. */
  readonly mark: (context: CanvasRenderingContext2D, place: WheelPlace, turn: number, isWin: boolean) => void
  /** Of a factor: its colour on the disc and beside it. */
  readonly fill: (factor: number) => string
  readonly ink: (factor: number) => string
}

export const angleOf = (turn: number) => turn * Math.PI * 2 - Math.PI / 2
