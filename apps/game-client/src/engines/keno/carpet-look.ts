import { box, line, linear, type Point, polygon } from '../../drawing/paint.ts'
import type { Cell, CellState, KenoLook } from './look.ts'

type Context = CanvasRenderingContext2D

const WOOL: Readonly<Record<CellState, readonly [ground: string, motif: string, edge: string]>> = {
  plain: ['#7d1526', '#94253a', '#4d0a16'],
  picked: ['#f1e2c2', '#d9b98a', '#c8102e'],
  drawn: ['#123c5c', '#1d5a80', '#0a2438'],
  hit: ['#f0a93a', '#ffd67a', '#fff3cf'],
}

/** A carpet on the loom: forty knots in its field; what is drawn is woven in. */
export const CARPET_LOOK: KenoLook = {
  name: 'carpet',
  back: (context, { width, height }) => {
    context.fillStyle = '#1a0508'
    context.fillRect(0, 0, width, height)
    const rims = [
      [6, '#0f2f4a'],
      [12, '#f0a93a'],
      [15, '#f3e4c4'],
      [34, '#0f7a72'],
      [37, '#f0a93a'],
      [40, '#3f0911'],
    ] as const
    const scale = Math.min(1, Math.min(width, height) / 480)
    for (const [inset, colour] of rims) {
      const at = inset * scale
      box(context, [at, at, width - at * 2, height - at * 2], 2, colour)
    }
    paintBorder(context, [width, height], scale)
    const field = 40 * scale
    paintField(context, [field, field, width - field * 2, height - field * 2])
  },
  cell: (context, cell) => {
    const [ground, motif, edge] = WOOL[cell.state]
    const [width, height] = [cell.width * 0.9, cell.height * 0.9]
    box(context, [cell.x - width / 2, cell.y - height / 2, width, height], 3, edge)
    box(context, [cell.x - width / 2 + 2, cell.y - height / 2 + 2, width - 4, height - 4], 2, ground)
    polygon(context, stepped(cell, [width * 0.43, height * 0.43], 4), motif)
    if (cell.state === 'plain' || cell.state === 'drawn')
      polygon(context, stepped(cell, [width * 0.3, height * 0.3], 3), ground)
    if (cell.state === 'hit') polygon(context, stepped(cell, [width * 0.3, height * 0.3], 3), '#fff3cf')
    paintWeave(context, cell, [width, height])
  },
  thread: () => {},
  inks: { plain: '#ffe6cf', picked: '#5c0a1a', drawn: '#dff2ff', hit: '#4a1505' },
}

/** A diamond of steps, as it comes out where knots stand in rows. */
function stepped(
  { x, y }: Point,
  [width, height]: readonly [number, number],
  steps: number,
): readonly Point[] {
  const corner: Point[] = []
  for (let step = 0; step < steps; step++) {
    const across = width * (1 - step / steps)
    corner.push({ x: across, y: (height * step) / steps }, { x: across, y: (height * (step + 1)) / steps })
  }
  const turned = (right: number, down: number) =>
    corner.map((one) => ({ x: x + one.x * right, y: y + one.y * down }))
  return [...turned(1, -1), ...turned(-1, -1).reverse(), ...turned(-1, 1), ...turned(1, 1).reverse()]
}

function paintWeave(context: Context, { x, y }: Cell, [width, height]: readonly [number, number]) {
  for (let row = 0; row < height - 4; row += 3) {
    const at = y - height / 2 + 2 + row
    line(
      context,
      [
        { x: x - width / 2 + 2, y: at },
        { x: x + width / 2 - 2, y: at },
      ],
      { colour: 'rgba(0, 0, 0, 0.07)', width: 1 },
    )
  }
}

function paintBorder(context: Context, [width, height]: readonly [number, number], scale: number) {
  const middle = 24.5 * scale
  const unit = 26 * scale
  const colours = ['#c8102e', '#f3e4c4', '#f0a93a']
  const mark = (x: number, y: number, place: number) => {
    polygon(
      context,
      stepped({ x, y }, [unit * 0.36, unit * 0.3], 3),
      colours[place % colours.length] ?? '#f3e4c4',
    )
    polygon(context, stepped({ x, y }, [unit * 0.14, unit * 0.12], 2), '#0f2f4a')
  }
  const across = Math.max(1, Math.floor((width - middle * 2) / unit))
  const along = Math.max(1, Math.floor((height - middle * 2) / unit))
  for (let place = 0; place <= across; place++) {
    const x = middle + ((width - middle * 2) * place) / across
    mark(x, middle, place)
    mark(x, height - middle, place)
  }
  for (let place = 1; place < along; place++) {
    const y = middle + ((height - middle * 2) * place) / along
    mark(middle, y, place)
    mark(width - middle, y, place)
  }
}

function paintField(context: Context, [x, y, width, height]: readonly [number, number, number, number]) {
  context.fillStyle = linear(
    context,
    [x, y, x + width, y + height],
    [
      [0, '#6a0f20'],
      [0.5, '#86182c'],
      [1, '#560b18'],
    ],
  )
  context.fillRect(x, y, width, height)
  for (let row = 0; row < height; row += 4) {
    context.fillStyle = 'rgba(0, 0, 0, 0.08)'
    context.fillRect(x, y + row, width, 1)
  }
}
