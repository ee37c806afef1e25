import { hashText } from '@xezer/std/random'
import type { Scene } from '../play/scene.ts'
import { type Brush, box, spot } from './brush.ts'
import type { Projection } from './projection.ts'

const ROWS = 9
const ROW = { back: 1.1, up: 0.75 } as const
const SEAT_METRES = 0.95
const SHIRTS = ['crowd-1', 'crowd-2', 'crowd-3', 'crowd-4'] as const
/** How high somebody rises who cheers. */
const LEAP_METRES = 0.45

interface Seat {
  readonly x: number
  readonly row: number
  readonly shirt: number
  /** Nobody rises with his neighbour. */
  readonly phase: number
}

/** Who watches: the same people all the time, for they are drawn from their seats. */
export function fillStand({ length, margin }: Pick<Scene, 'length' | 'margin'>): Seat[] {
  const half = halfOf({ length, margin })
  return Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: Math.floor((2 * half) / SEAT_METRES) }, (_, place) => {
      const draw = hashText(`${row}/${place}`)
      return {
        x: -half + place * SEAT_METRES,
        row,
        shirt: draw % (SHIRTS.length + 1),
        phase: (draw >>> 8) % 7,
      }
    }),
  ).flat()
}

/** It is longer than what is in front of it. */
function halfOf({ length, margin }: Pick<Scene, 'length' | 'margin'>): number {
  return length * 0.6 + margin + 6
}

interface Stand {
  readonly scene: Scene
  readonly seats: readonly Seat[]
  readonly cheer: number
  readonly seconds: number
}

/** Behind the far side line. An empty seat shows the stand. */
export function paintStand(
  context: CanvasRenderingContext2D,
  brush: Brush,
  project: Projection,
  inkOf: (name: string) => string,
  { scene, seats, cheer, seconds }: Stand,
): void {
  const front = -(scene.width / 2 + scene.margin + 0.6)
  const half = halfOf(scene)
  const top = { y: front - ROWS * ROW.back, z: 1 + ROWS * ROW.up }
  brush.area(box(-half * 3, front * 3, half * 3, -front * 3), 'around')
  brush.area(
    [spot(-half, front), spot(half, front), spot(half, top.y, top.z), spot(-half, top.y, top.z)],
    'stand',
  )
  brush.area(
    [spot(-half, front), spot(half, front), spot(half, front, 0.9), spot(-half, front, 0.9)],
    'board',
  )
  const { width } = context.canvas
  for (const [shirt, ink] of SHIRTS.entries()) {
    context.beginPath()
    for (const seat of seats) {
      if (seat.shirt !== shirt) continue
      const leap = cheer * LEAP_METRES * Math.abs(Math.sin(5 * seconds + seat.phase))
      const { x, y, scale } = project(
        spot(seat.x, front - seat.row * ROW.back, 1.2 + seat.row * ROW.up + leap),
      )
      if (x < -scale || x > width + scale) continue
      context.rect(x - 0.25 * scale, y - 0.75 * scale, 0.5 * scale, 0.75 * scale)
    }
    context.fillStyle = inkOf(ink)
    context.fill()
  }
}
