import type { CellBox } from './look.ts'

interface Point {
  readonly x: number
  readonly y: number
}
interface Stroke {
  readonly from: Point
  readonly to: Point
  readonly radius: number
}

const SIDE = 6
/** So much of a field shows what lies under it. */
const ENOUGH = 0.5

/** How much of each field was rubbed away, counted on a coarse grid of points. */
export function createRubbed() {
  const points = new Map<number, Set<number>>()
  return {
    clear: () => points.clear(),
    /** Whether enough of the field is gone with this stroke. */
    rub(cell: number, place: CellBox, stroke: Stroke): boolean {
      const gone = points.get(cell) ?? new Set<number>()
      points.set(cell, gone)
      for (let point = 0; point < SIDE * SIDE; point++) {
        if (distance(pointIn(place, point), stroke) <= stroke.radius) gone.add(point)
      }
      return gone.size >= SIDE * SIDE * ENOUGH
    },
  }
}

const pointIn = ([x, y, width, height]: CellBox, point: number): Point => ({
  x: x + (((point % SIDE) + 0.5) * width) / SIDE,
  y: y + ((Math.floor(point / SIDE) + 0.5) * height) / SIDE,
})

function distance({ x, y }: Point, { from, to }: Stroke): number {
  const [across, along] = [to.x - from.x, to.y - from.y]
  const square = across * across + along * along
  const share =
    square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * along) / square))
  return Math.hypot(x - from.x - across * share, y - from.y - along * share)
}
