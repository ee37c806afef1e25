import { type Brush, box, closed, spot } from '../../paint/brush.ts'

export const COURT = { length: 28, width: 15 } as const
/** Its middle, as far from that of the court. */
export const HOOP = { x: 12.425, z: 3.05 } as const

const [X, Y] = [COURT.length / 2, COURT.width / 2]
const LINE = 0.07
const THREE = { radius: 6.75, y: 6.6 } as const

export function paintBasketballCourt(brush: Brush): void {
  brush.area(box(-X - 1.8, -Y - 1.8, X + 1.8, Y + 1.8), 'floor')
  brush.area(box(-X, -Y, X, Y), 'wood')
  for (let board = 0; board < COURT.length; board += 2) {
    brush.area(box(-X + board, -Y, -X + board + 1, Y), 'wood-light')
  }
  for (const end of [-1, 1]) brush.area(box(end * X, -2.45, end * (X - 5.8), 2.45), 'floor')
  brush.line(closed(box(-X, -Y, X, Y)), 'line', LINE)
  brush.line([spot(0, -Y), spot(0, Y)], 'line', LINE)
  brush.arc(spot(0, 0), 1.8, 'line', LINE)
  for (const end of [-1, 1]) paintEnd(brush, end)
}

function paintEnd(brush: Brush, end: number): void {
  brush.line(closed(box(end * X, -2.45, end * (X - 5.8), 2.45)), 'line', LINE)
  const towards = end > 0 ? Math.PI : 0
  brush.arc(spot(end * (X - 5.8), 0), 1.8, 'line', LINE, towards - Math.PI / 2, towards + Math.PI / 2)
  const half = Math.asin(THREE.y / THREE.radius)
  const corner = end * (HOOP.x - THREE.radius * Math.cos(half))
  for (const y of [-THREE.y, THREE.y]) brush.line([spot(end * X, y), spot(corner, y)], 'line', LINE)
  brush.arc(spot(end * HOOP.x, 0), THREE.radius, 'line', LINE, towards - half, towards + half)
  const board = end * (X - 1.2)
  brush.line([spot(end * (X + 0.6), 0), spot(end * (X + 0.6), 0, 2.9), spot(board, 0, 3.2)], 'net', 0.12)
  brush.area(
    [spot(board, -0.9, 2.9), spot(board, 0.9, 2.9), spot(board, 0.9, 3.95), spot(board, -0.9, 3.95)],
    'glass',
  )
  brush.arc(spot(end * HOOP.x, 0, HOOP.z), 0.28, 'ball-orange', 0.06)
}
