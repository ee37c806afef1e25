import { disc, ellipse, glow, line, linear, type Point, radial, scatter } from '../../drawing/paint.ts'
import type { PlinkoLook } from './look.ts'

type Context = CanvasRenderingContext2D
const GOLD = '#e8b850'

/** The arch of a window at night, a lamp above it: seeds of a pomegranate fall over brass pins. */
export const POMEGRANATE_LOOK: PlinkoLook = {
  back: (context, { width, height }) => {
    const from: Point = { x: width / 2, y: height * 0.12 }
    context.fillStyle = radial(context, from, Math.max(width, height) * 0.8, [
      [0, '#54309a'],
      [0.4, '#2c1760'],
      [0.75, '#170c3a'],
      [1, '#0a0520'],
    ])
    context.fillRect(0, 0, width, height)
    paintLattice(context, width, height)
    const half = Math.min(width / 2 - 6, height * 0.92)
    paintArch(context, from.x, half, height, { colour: GOLD, width: 2.4, inset: 0 })
    paintArch(context, from.x, half, height, { colour: 'rgba(232, 184, 80, 0.45)', width: 1, inset: 8 })
    glow(context, { x: from.x, y: 6 }, height * 0.3, [
      'rgba(255, 217, 122, 0.75)',
      'rgba(255, 217, 122, 0.2)',
    ])
    paintBranches(context, from.x, half, height)
  },
  peg: (context, at, radius) => {
    ellipse(
      context,
      { x: at.x + radius * 0.3, y: at.y + radius * 0.6 },
      [radius, radius * 0.9],
      'rgba(0, 0, 0, 0.4)',
    )
    const stops = [
      [0, '#fffbe0'],
      [0.5, '#f0c050'],
      [1, '#7a4a10'],
    ] as const
    disc(context, at, radius, radial(context, at, radius, stops, { x: -0.3, y: -0.35 }))
  },
  ball: (context, at, radius) => {
    glow(context, at, radius * 2.4, ['rgba(255, 74, 116, 0.6)', 'rgba(255, 74, 116, 0.18)'])
    paintSeed(context, at, radius)
  },
  trail: { colour: 'rgba(255, 138, 164, 0.85)', dash: [1, 6] },
  pockets: [
    '#ff6b78',
    '#ff7f55',
    '#f6903c',
    '#f6ae3c',
    '#e6cb4a',
    '#b4d35c',
    '#7fd36b',
    '#4fc8a0',
    '#38c9bd',
  ],
  pocketInk: '#1a0a2c',
  ring: '#fff6dc',
  splash: (context, at, radius, share) => {
    const random = scatter(9)
    for (let seed = 0; seed < 10; seed++) {
      const angle = -Math.PI * (0.1 + 0.8 * random())
      const far = radius * (1.5 + 2.8 * random()) * share
      const where = {
        x: at.x + Math.cos(angle) * far,
        y: at.y + Math.sin(angle) * far + radius * 3 * share * share,
      }
      context.globalAlpha = 1 - share
      paintSeed(context, where, radius * (0.22 + 0.16 * random()))
    }
    context.globalAlpha = 1
  },
}

function paintSeed(context: Context, at: Point, radius: number) {
  const stops = [
    [0, '#ffc2ce'],
    [0.4, '#f0264f'],
    [0.85, '#86062a'],
    [1, '#5c0420'],
  ] as const
  disc(context, at, radius, radial(context, at, radius, stops, { x: -0.32, y: -0.36 }))
  const shine = { x: at.x - radius * 0.32, y: at.y - radius * 0.38 }
  ellipse(context, shine, [radius * 0.3, radius * 0.2], 'rgba(255, 255, 255, 0.9)', -0.5)
}

interface Edge {
  readonly colour: string
  readonly width: number
  readonly inset: number
}

function paintArch(context: Context, middle: number, half: number, height: number, edge: Edge) {
  const [left, right, top] = [middle - half + edge.inset, middle + half - edge.inset, 8 + edge.inset]
  context.strokeStyle = edge.colour
  context.lineWidth = edge.width
  context.beginPath()
  context.moveTo(left, height)
  context.lineTo(left, height * 0.52)
  context.bezierCurveTo(left, height * 0.26, middle - half * 0.36, height * 0.12, middle, top)
  context.bezierCurveTo(middle + half * 0.36, height * 0.12, right, height * 0.26, right, height * 0.52)
  context.lineTo(right, height)
  context.stroke()
}

/** The wooden lattice behind the glass: eight-pointed, hardly seen. */
function paintLattice(context: Context, width: number, height: number) {
  const cell = 64
  for (let x = cell / 2 - ((width / 2) % cell); x < width + cell; x += cell) {
    for (let y = 0; y < height + cell; y += cell) {
      const diamond = [
        { x, y: y - 22 },
        { x: x + 22, y },
        { x, y: y + 22 },
        { x: x - 22, y },
        { x, y: y - 22 },
      ]
      line(context, diamond, { colour: 'rgba(255, 255, 255, 0.045)', width: 1 })
      context.strokeRect(x - 15.5, y - 15.5, 31, 31)
    }
  }
}

function paintBranches(context: Context, middle: number, half: number, height: number) {
  for (const side of [-1, 1]) {
    const edge = middle + side * half
    const leaves = [
      [0.1, 0.15, 74],
      [0.2, 0.42, 62],
      [0.03, -0.25, 60],
      [0.29, 0.2, 48],
    ] as const
    for (const [down, lean, length] of leaves) {
      const turn = side > 0 ? Math.PI - lean : lean
      paintLeaf(context, { x: edge - side * 10, y: height * down + 10 }, length * (height / 620 + 0.35), turn)
    }
  }
}

function paintLeaf(context: Context, { x, y }: Point, length: number, turn: number) {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.fillStyle = linear(
    context,
    [0, -10, length, 10],
    [
      [0, '#16351d'],
      [0.5, '#2f6a3a'],
      [1, '#5d8f46'],
    ],
  )
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(length * 0.3, -length * 0.22, length * 0.7, -length * 0.2, length, 0)
  context.bezierCurveTo(length * 0.7, length * 0.2, length * 0.3, length * 0.22, 0, 0)
  context.fill()
  line(
    context,
    [
      { x: 0, y: 0 },
      { x: length * 0.94, y: 0 },
    ],
    { colour: 'rgba(233, 240, 160, 0.3)', width: 1 },
  )
  context.restore()
}
