import type { Point } from '../../drawing/paint.ts'
import type { Paint, Size } from '../../drawing/surface.ts'

type Context = CanvasRenderingContext2D

/** Where the curve is and how long it has been on its way. */
export interface FlyState {
  readonly at: Point
  /** The direction of the curve there, radians; 0 is to the right. */
  readonly angle: number
  readonly nowMs: number
  /** 0 while it flies, to 1 while it goes away after the end. */
  readonly away: number
}

export interface CrashLook {
  readonly sky: Paint
  /** What lies below and sinks as the curve rises; `high` grows with the logarithm of the point. */
  readonly ground: (context: Context, size: Size, high: number) => void
  readonly curve: { readonly line: string; readonly fill: readonly [string, string]; readonly over: string }
  readonly flyer: (context: Context, size: Size, state: FlyState) => void
  readonly ink: string
}
