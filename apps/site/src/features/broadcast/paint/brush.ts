import { MIDDLE, type Spot } from '../play/scene.ts'
import type { Projection } from './projection.ts'

/** What a scene draws with: places in metres, colours by their names in `tokens-field.css`. */
export interface Brush {
  area(corners: readonly Spot[], ink: string): void
  line(spots: readonly Spot[], ink: string, metres: number): void
  /** A circle or a part of it on the ground; angles from x towards y. */
  arc(middle: Spot, radius: number, ink: string, metres: number, from?: number, to?: number): void
  /** A disc that faces whoever looks. */
  disc(middle: Spot, radius: number, ink: string): void
}

const ARC_STEPS = 28
/** Thinner lines would flicker. */
const LINE_PIXELS_MIN = 1

export function spot(x: number, y: number, z = 0): Spot {
  return { x, y, z }
}

/** The corners of a rectangle on the ground, or at a height. */
export function box(fromX: number, fromY: number, toX: number, toY: number, z = 0): Spot[] {
  return [spot(fromX, fromY, z), spot(toX, fromY, z), spot(toX, toY, z), spot(fromX, toY, z)]
}

export function closed(corners: readonly Spot[]): Spot[] {
  const [first = MIDDLE] = corners
  return [...corners, first]
}

export function createBrush(
  context: CanvasRenderingContext2D,
  project: Projection,
  inkOf: (name: string) => string,
): Brush {
  const trace = (spots: readonly Spot[]) => {
    context.beginPath()
    let scale = 0
    for (const [place, one] of spots.entries()) {
      const pixel = project(one)
      scale += pixel.scale / spots.length
      if (place === 0) context.moveTo(pixel.x, pixel.y)
      else context.lineTo(pixel.x, pixel.y)
    }
    return scale
  }
  const line: Brush['line'] = (spots, ink, metres) => {
    const scale = trace(spots)
    context.strokeStyle = inkOf(ink)
    context.lineWidth = Math.max(LINE_PIXELS_MIN, metres * scale)
    context.stroke()
  }
  return {
    line,
    area(corners, ink) {
      trace(corners)
      context.fillStyle = inkOf(ink)
      context.fill()
    },
    arc(middle, radius, ink, metres, from = 0, to = 2 * Math.PI) {
      const spots = Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
        const angle = from + ((to - from) * step) / ARC_STEPS
        return spot(middle.x + radius * Math.cos(angle), middle.y + radius * Math.sin(angle), middle.z)
      })
      line(spots, ink, metres)
    },
    disc(middle, radius, ink) {
      const { x, y, scale } = project(middle)
      context.beginPath()
      context.arc(x, y, Math.max(LINE_PIXELS_MIN, radius * scale), 0, 2 * Math.PI)
      context.fillStyle = inkOf(ink)
      context.fill()
    },
  }
}
