import { scratchThings } from '@xezer/game-art/pieces/scratch'
import {
  box,
  disc,
  ellipse,
  glow,
  line,
  linear,
  type Point,
  polygon,
  radial,
  scatter,
  star,
} from '../../drawing/paint.ts'
import { picture, type ScratchLook } from './look.ts'

type Context = CanvasRenderingContext2D

/** A copper tray of spring gifts on a woven cloth; silk lies over each of its dishes. */
export const TRAY_LOOK: ScratchLook = {
  name: 'xonca',
  pictures: {
    ...scratchThings('tray'),
    blank: picture(
      '<path d="M50 30c10 0 10 14 0 20c-10-6-10-20 0-20zM50 70c-10 0-10-14 0-20c10 6 10 20 0 20zM30 50c0-10 14-10 20 0c-6 10-20 10-20 0zM70 50c0 10-14 10-20 0c6-10 20-10 20 0z" fill="none" stroke="#8a5a34" stroke-width="3" opacity=".45"/>',
    ),
  },
  back: (context, { width, height }) => {
    context.fillStyle = radial(context, { x: width / 2, y: height * 0.4 }, Math.hypot(width, height) * 0.65, [
      [0, '#3d7a4a'],
      [0.5, '#1f4f34'],
      [1, '#0b2318'],
    ])
    context.fillRect(0, 0, width, height)
    paintCloth(context, width, height)
    glow(context, { x: width * 0.5, y: height * 0.45 }, height * 0.8, [
      'rgba(255, 226, 150, 0.35)',
      'rgba(255, 206, 120, 0.12)',
    ])
  },
  card: (context, { width, height }) => {
    const radius = Math.min(width, height) * 0.09
    box(context, [6, 10, width - 8, height - 10], radius, 'rgba(10, 6, 2, 0.5)')
    box(
      context,
      [2, 2, width - 4, height - 6],
      radius,
      linear(
        context,
        [0, 0, width, height],
        [
          [0, '#ffd9a8'],
          [0.3, '#c9743a'],
          [0.6, '#7a3c18'],
          [1, '#e0955a'],
        ],
      ),
    )
    const rim = Math.min(width, height) * 0.035
    box(
      context,
      [2 + rim, 2 + rim, width - 4 - rim * 2, height - 6 - rim * 2],
      radius * 0.75,
      linear(
        context,
        [0, 0, width, height],
        [
          [0, '#8a4a20'],
          [0.5, '#b8683a'],
          [1, '#5e2e12'],
        ],
      ),
    )
    for (const [x, y] of [
      [0.5, 0.018],
      [0.5, 0.974],
      [0.022, 0.5],
      [0.978, 0.5],
    ] as const) {
      polygon(context, star({ x: width * x, y: height * y }, [rim * 0.42, rim * 0.2]), '#ffe9b8')
    }
  },
  cover: (context, [x, y, width, height]) => {
    box(
      context,
      [x, y, width, height],
      12,
      linear(
        context,
        [x, y, x + width, y + height],
        [
          [0, '#d8304c'],
          [0.45, '#a3122e'],
          [0.6, '#c8284a'],
          [1, '#7a0a22'],
        ],
      ),
    )
    context.save()
    context.beginPath()
    context.roundRect(x, y, width, height, 12)
    context.clip()
    paintFolds(context, { x, y }, width, height)
    context.restore()
    context.strokeStyle = 'rgba(255, 217, 138, 0.85)'
    context.lineWidth = 1.6
    context.setLineDash([3, 4])
    context.beginPath()
    context.roundRect(x + 5, y + 5, width - 10, height - 10, 8)
    context.stroke()
    context.setLineDash([])
    paintButa(context, { x: x + width / 2, y: y + height / 2 }, Math.min(width, height) * 0.3)
  },
}

function paintFolds(context: Context, { x, y }: Point, width: number, height: number) {
  const random = scatter(Math.round(x + y) + 7)
  for (let fold = 0; fold < 4; fold++) {
    const at = x + width * (0.1 + fold * 0.27 + random() * 0.08)
    context.strokeStyle = fold % 2 === 0 ? 'rgba(255, 190, 190, 0.18)' : 'rgba(50, 0, 12, 0.22)'
    context.lineWidth = width * 0.07
    context.beginPath()
    context.moveTo(at, y - 4)
    context.quadraticCurveTo(
      at + width * 0.12 * (random() - 0.5) * 4,
      y + height / 2,
      at + width * 0.08,
      y + height + 4,
    )
    context.stroke()
  }
}

function paintButa(context: Context, { x, y }: Point, size: number) {
  for (const [share, colour] of [
    [1, '#ffd98a'],
    [0.78, '#a3122e'],
    [0.5, '#ffd98a'],
  ] as const) {
    const far = size * share
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(x + far * 0.5, y - far)
    context.bezierCurveTo(
      x + far * 0.1,
      y - far * 0.9,
      x + far * 0.2,
      y - far * 0.5,
      x + far * 0.5,
      y - far * 0.1,
    )
    context.bezierCurveTo(x + far * 0.9, y + far * 0.4, x + far * 0.5, y + far, x, y + far)
    context.bezierCurveTo(x - far * 0.7, y + far, x - far * 0.9, y + far * 0.2, x - far * 0.5, y - far * 0.3)
    context.bezierCurveTo(x - far * 0.2, y - far * 0.7, x, y - far, x + far * 0.5, y - far)
    context.fill()
  }
}

function paintCloth(context: Context, width: number, height: number) {
  const random = scatter(3)
  for (let y = 0; y < height; y += 5)
    line(
      context,
      [
        { x: 0, y },
        { x: width, y },
      ],
      { colour: 'rgba(0, 0, 0, 0.06)', width: 2 },
    )
  const unit = 74
  for (let row = 0; row * unit * 0.8 < height + unit; row++) {
    for (let column = 0; column * unit < width + unit; column++) {
      const at = { x: column * unit + (row % 2) * (unit / 2), y: row * unit * 0.8 }
      const colour = random() < 0.5 ? 'rgba(232, 184, 80, 0.26)' : 'rgba(240, 240, 220, 0.16)'
      for (let petal = 0; petal < 4; petal++) {
        const angle = (petal * Math.PI) / 2 + Math.PI / 4
        ellipse(
          context,
          { x: at.x + Math.cos(angle) * 8, y: at.y + Math.sin(angle) * 8 },
          [7, 3.4],
          colour,
          angle,
        )
      }
      disc(context, at, 2.4, colour)
    }
  }
}
