import { type Brush, box, closed, spot } from '../../paint/brush.ts'

export const FIELD = { length: 105, width: 68 } as const

const [X, Y] = [FIELD.length / 2, FIELD.width / 2]
const LINE = 0.14
const STRIPES = 14

export function paintFootballField(brush: Brush): void {
  brush.area(box(-X - 5, -Y - 5, X + 5, Y + 5), 'grass-dark')
  for (let stripe = 0; stripe < STRIPES; stripe++) {
    const from = -X + (stripe * FIELD.length) / STRIPES
    const ink = stripe % 2 === 0 ? 'grass' : 'grass-light'
    brush.area(box(from, -Y, from + FIELD.length / STRIPES, Y), ink)
  }
  brush.line(closed(box(-X, -Y, X, Y)), 'line', LINE)
  brush.line([spot(0, -Y), spot(0, Y)], 'line', LINE)
  brush.arc(spot(0, 0), 9.15, 'line', LINE)
  brush.disc(spot(0, 0), 0.3, 'line')
  for (const end of [-1, 1]) paintEnd(brush, end)
}

function paintEnd(brush: Brush, end: number): void {
  const goalLine = end * X
  brush.line(closed(box(goalLine, -20.16, goalLine - end * 16.5, 20.16)), 'line', LINE)
  brush.line(closed(box(goalLine, -9.16, goalLine - end * 5.5, 9.16)), 'line', LINE)
  brush.disc(spot(goalLine - end * 11, 0), 0.3, 'line')
  const half = Math.acos(5.5 / 9.15)
  const middle = end > 0 ? Math.PI : 0
  brush.arc(spot(goalLine - end * 11, 0), 9.15, 'line', LINE, middle - half, middle + half)
  const [low, high, deep] = [-3.66, 3.66, goalLine + end * 2]
  brush.area([spot(goalLine, low), spot(deep, low), spot(deep, high), spot(goalLine, high)], 'net')
  brush.area([spot(deep, low), spot(deep, high), spot(deep, high, 1.6), spot(deep, low, 1.6)], 'net')
  brush.line(
    [spot(goalLine, low), spot(goalLine, low, 2.44), spot(goalLine, high, 2.44), spot(goalLine, high)],
    'line',
    0.16,
  )
}
