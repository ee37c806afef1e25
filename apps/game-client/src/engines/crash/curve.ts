import { reachedAtMs } from '@xezer/game-math/crash/crash'
import type { Point } from '../../drawing/paint.ts'
import type { Size } from '../../drawing/surface.ts'

/** The frame of the picture at least: a curve that has just begun does not fill it. */
const TIME_MS_MIN = 9000
const RISE_MIN = 1
const STEPS = 48
/** Shares of the picture; the list of bets stands at the right, the fact line at the top. */
const LEFT = 0.1
const BOTTOM = 0.94
const TOP = 0.34

/** The way of the curve up to a point, in the picture; its last place is where the balloon is. */
export function curveTo(point: number, { width, height }: Size, rightShare: number): readonly Point[] {
  const lastMs = Math.max(1, reachedAtMs(point))
  const spanMs = Math.max(TIME_MS_MIN, lastMs)
  const rise = Math.max(RISE_MIN, point / 100 - 1)
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const ms = (lastMs * step) / STEPS
    const high = Math.min(Math.exp(0.00006 * ms) - 1, point / 100 - 1)
    return {
      x: width * (LEFT + (rightShare - LEFT) * (ms / spanMs)),
      y: height * (BOTTOM - (BOTTOM - TOP) * (high / rise)),
    }
  })
}
