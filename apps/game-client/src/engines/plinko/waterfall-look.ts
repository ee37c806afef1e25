import {
  ellipse,
  glow,
  hump,
  line,
  linear,
  type Point,
  polygon,
  radial,
  scatter,
} from '../../drawing/paint.ts'
import type { PlinkoLook } from './look.ts'

type Context = CanvasRenderingContext2D

/** A fall between two cliffs in the morning: a drop leaps from stone to stone into the basins below. */
export const WATERFALL_LOOK: PlinkoLook = {
  back: (context, { width, height }) => {
    context.fillStyle = linear(
      context,
      [0, 0, 0, height],
      [
        [0, '#fbe8c8'],
        [0.1, '#a9d8d6'],
        [0.42, '#2f8d9c'],
        [0.8, '#0d4a5e'],
        [1, '#072c3c'],
      ],
    )
    context.fillRect(0, 0, width, height)
    paintWater(context, width, height)
    paintCliff(context, -1, width, height)
    paintCliff(context, 1, width, height)
    const mist = { x: width / 2, y: height * 1.04 }
    context.save()
    context.scale(1, 0.5)
    glow(context, { x: mist.x, y: mist.y * 2 }, width * 0.5, [
      'rgba(226, 250, 255, 0.42)',
      'rgba(200, 240, 250, 0.2)',
    ])
    context.restore()
  },
  peg: (context, at, radius, place) => {
    const random = scatter(place * 7 + 3)
    const [across, along] = [radius * (1.15 + random() * 0.35), radius * (0.85 + random() * 0.2)]
    const turn = (random() - 0.5) * 0.7
    ellipse(
      context,
      { x: at.x, y: at.y + radius * 0.75 },
      [across * 1.1, along * 0.8],
      'rgba(2, 26, 36, 0.5)',
      turn,
    )
    const stops = [
      [0, '#dfe6df'],
      [0.4, random() < 0.5 ? '#87928c' : '#9a8f80'],
      [1, '#37423f'],
    ] as const
    ellipse(context, at, [across, along], radial(context, at, across, stops, { x: -0.35, y: -0.5 }), turn)
    ellipse(
      context,
      { x: at.x - radius * 0.3, y: at.y - radius * 0.45 },
      [across * 0.4, along * 0.18],
      'rgba(255, 255, 255, 0.75)',
      turn,
    )
  },
  ball: (context, at, radius) => {
    const stops = [
      [0, '#ffffff'],
      [0.45, '#c9f4ff'],
      [0.8, '#5fc3ea'],
      [1, '#1f7fb4'],
    ] as const
    context.fillStyle = radial(context, at, radius * 1.15, stops, { x: -0.25, y: 0.25 })
    context.beginPath()
    context.moveTo(at.x, at.y - radius * 1.75)
    context.bezierCurveTo(
      at.x + radius * 0.35,
      at.y - radius * 0.95,
      at.x + radius,
      at.y - radius * 0.5,
      at.x + radius,
      at.y + radius * 0.12,
    )
    context.arc(at.x, at.y + radius * 0.12, radius, 0, Math.PI)
    context.bezierCurveTo(
      at.x - radius,
      at.y - radius * 0.5,
      at.x - radius * 0.35,
      at.y - radius * 0.95,
      at.x,
      at.y - radius * 1.75,
    )
    context.fill()
    context.strokeStyle = 'rgba(6, 52, 78, 0.55)'
    context.lineWidth = 1.2
    context.stroke()
    ellipse(
      context,
      { x: at.x - radius * 0.38, y: at.y - radius * 0.1 },
      [radius * 0.18, radius * 0.36],
      'rgba(255, 255, 255, 0.95)',
      0.3,
    )
  },
  trail: { colour: 'rgba(240, 253, 255, 0.8)', dash: [] },
  pockets: [
    '#ffe39a',
    '#f2ea9c',
    '#d3ecb0',
    '#b5ecc8',
    '#9de8dc',
    '#8fdfee',
    '#94d0f4',
    '#a2c6f4',
    '#b4c2f2',
  ],
  pocketInk: '#052533',
  ring: '#ffffff',
  splash: (context, at, radius, share) => {
    context.globalAlpha = 1 - share
    for (const later of [0, 0.3]) {
      const grown = Math.max(0, share - later)
      context.strokeStyle = '#f2fdff'
      context.lineWidth = 2
      context.beginPath()
      context.ellipse(
        at.x,
        at.y,
        radius * (0.4 + grown * 3.2),
        radius * (0.14 + grown * 0.9),
        0,
        0,
        Math.PI * 2,
      )
      context.stroke()
    }
    for (let drop = 0; drop < 5; drop++) {
      const x = at.x + (drop - 2) * radius * 0.8 * share * 1.6
      const y = at.y - hump(share) * radius * (2.4 - Math.abs(drop - 2) * 0.5)
      ellipse(context, { x, y }, [radius * 0.16, radius * 0.22], '#e8fbff')
    }
    context.globalAlpha = 1
  },
}

/** The falling water: long bright threads, thicker towards the middle. */
function paintWater(context: Context, width: number, height: number) {
  const random = scatter(41)
  const fall = Math.min(width, height * 1.5)
  context.fillStyle = linear(
    context,
    [width / 2 - fall / 2, 0, width / 2 + fall / 2, 0],
    [
      [0, 'rgba(214, 246, 250, 0)'],
      [0.5, 'rgba(214, 246, 250, 0.2)'],
      [1, 'rgba(214, 246, 250, 0)'],
    ],
  )
  context.fillRect(0, 0, width, height)
  for (let thread = 0; thread < 110; thread++) {
    const off = (random() + random() - 1) * fall * 0.5
    const [from, length] = [random() * height * 0.9 - 30, height * (0.08 + random() * 0.3)]
    const x = width / 2 + off
    const colour = linear(
      context,
      [0, from, 0, from + length],
      [
        [0, 'rgba(255, 255, 255, 0)'],
        [0.4, `rgba(240, 253, 255, ${0.07 + random() * 0.15})`],
        [1, 'rgba(255, 255, 255, 0)'],
      ],
    )
    const points: readonly Point[] = [
      { x, y: from },
      { x: x + off * 0.05, y: from + length },
    ]
    line(context, points, { colour, width: 1 + random() * 2.6 })
  }
}

/** Steps of dark rock with moss on their lit edge. `side` -1 is the left one. */
function paintCliff(context: Context, side: number, width: number, height: number) {
  const random = scatter(side > 0 ? 77 : 23)
  const reach = Math.max(26, (width - Math.min(width, height * 1.34)) / 2)
  const inner = (x: number) => (side < 0 ? x : width - x)
  for (const [depth, dark, light] of [
    [1, '#2b5a58', '#4d8272'],
    [0.62, '#14363c', '#2d5a4c'],
  ] as const) {
    const edge: Point[] = []
    for (let step = 0; step <= 9; step++) {
      const y = (height * step) / 9
      const out = reach * depth * (0.55 + 0.45 * Math.abs(step / 9 - 0.45) + random() * 0.4)
      edge.push({ x: inner(out), y: y - 8 }, { x: inner(out * (0.9 + random() * 0.2)), y: y + height / 20 })
    }
    const wall = [{ x: inner(-4), y: -10 }, ...edge, { x: inner(-4), y: height + 10 }]
    polygon(
      context,
      wall,
      linear(
        context,
        [inner(0), 0, inner(reach * depth), 0],
        [
          [0, dark],
          [1, light],
        ],
      ),
    )
    line(context, edge, { colour: 'rgba(190, 214, 140, 0.35)', width: 2 })
  }
}
