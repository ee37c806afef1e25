import { WHEEL_SEGMENTS } from '@xezer/game-math/wheel/wheel'
import { disc, glow, linear, polygon, radial, star } from '../../drawing/paint.ts'
import { angleOf, type WheelLook, type WheelPlace } from './look.ts'
import { paintRing, sector } from './segments.ts'

type Context = CanvasRenderingContext2D
const BRASS = [
  [0, '#fff0b0'],
  [0.4, '#d69a34'],
  [0.8, '#7a4a10'],
  [1, '#c98f35'],
] as const

const FILLS: readonly (readonly [least: number, fill: string, ink: string])[] = [
  [1000, '#c21a3c', '#ffffff'],
  [600, '#c21a3c', '#ffffff'],
  [300, '#f0a93a', '#2a1500'],
  [200, '#0f8f86', '#ffffff'],
  [121, '#f3e4c4', '#4a2a10'],
  [1, '#6f8fd0', '#081432'],
  [0, '#1d2c52', '#aebfe0'],
]
const partOf = (factor: number) =>
  FILLS.find(([least]) => factor >= least) ?? (['', '#1d2c52', '#aebfe0'] as const)

/** A wheel of the fair: brass and carpet colours, a red pointer that clicks over its pins. */
export const CAROUSEL_LOOK: WheelLook = {
  turns: 'disc',
  fill: (factor) => partOf(factor)[1],
  ink: (factor) => partOf(factor)[2],
  back: (context, { width, height }) => {
    const middle = { x: width / 2, y: height / 2 }
    const reach = Math.hypot(width, height)
    context.fillStyle = radial(context, middle, reach * 0.62, [
      [0, '#12618a'],
      [0.5, '#0c3558'],
      [1, '#061224'],
    ])
    context.fillRect(0, 0, width, height)
    for (let ray = 0; ray < 24; ray++) {
      const [from, to] = [ray * 15, ray * 15 + 7.5].map((degrees) => (degrees * Math.PI) / 180) as [
        number,
        number,
      ]
      const ends = [from, to].map((angle) => ({
        x: middle.x + Math.cos(angle) * reach,
        y: middle.y + Math.sin(angle) * reach,
      }))
      polygon(context, [middle, ...ends], 'rgba(43, 212, 192, 0.06)')
    }
    glow(context, middle, Math.min(width, height) * 0.62, [
      'rgba(255, 227, 154, 0.4)',
      'rgba(255, 227, 154, 0.14)',
    ])
  },
  disc: (context, place, factors) => {
    const { x, y, radius } = place
    disc(context, { x, y }, radius, linear(context, [x, y - radius, x, y + radius], BRASS))
    disc(context, { x, y }, radius * 0.93, '#3a2008')
    const ring = { from: 0.3, to: 0.915, edge: '#7a4a10', fill: CAROUSEL_LOOK.fill, ink: CAROUSEL_LOOK.ink }
    paintRing(context, place, factors, ring)
    for (const [at, factor] of factors.entries()) {
      if (factor > 0) paintCarpetStar(context, place, at, ring.ink(factor))
    }
    const dim = { x, y }
    disc(
      context,
      dim,
      radius * 0.915,
      radial(context, dim, radius * 0.915, [
        [0, 'rgba(0, 0, 0, 0.25)'],
        [0.55, 'rgba(0, 0, 0, 0)'],
        [0.92, 'rgba(0, 0, 0, 0)'],
        [1, 'rgba(0, 0, 0, 0.3)'],
      ]),
    )
    for (let pin = 0; pin < WHEEL_SEGMENTS; pin++) paintPin(context, place, pin)
    paintHub(context, place)
  },
  pointer: (context, place) => {
    const width = Math.max(11, place.radius * 0.07)
    const { x, y } = CAROUSEL_LOOK.pivot(place)
    context.save()
    context.translate(x, y)
    const shape = [
      { x: -width, y: -width * 0.9 },
      { x: width, y: -width * 0.9 },
      { x: 0, y: width * 1.75 },
    ]
    polygon(
      context,
      shape.map((one) => ({ x: one.x + 1, y: one.y + 4 })),
      'rgba(0, 0, 0, 0.4)',
    )
    polygon(
      context,
      shape,
      linear(
        context,
        [0, -width, 0, width * 1.75],
        [
          [0, '#ff7a88'],
          [1, '#a00a2c'],
        ],
      ),
    )
    context.strokeStyle = '#fff0c8'
    context.lineWidth = 1.6
    context.stroke()
    disc(context, { x: 0, y: -width * 0.25 }, width * 0.34, '#ffe9a8')
    context.restore()
  },
  pivot: ({ x, y, radius }) => ({ x, y: y - radius * 1.045 }),
  swing: (_turn, kick) => -0.054 * kick,
  mark: (context, place, turn, isWin) => {
    // The wheel has stopped: its segment lies under the pointer.
    sector(context, place, turn * WHEEL_SEGMENTS, [0.3, 0.915])
    if (isWin) {
      context.fillStyle = 'rgba(255, 246, 220, 0.3)'
      context.fill()
    }
    context.strokeStyle = '#fff6dc'
    context.lineWidth = 3
    context.stroke()
  },
}

function paintCarpetStar(context: Context, { x, y, radius }: WheelPlace, at: number, colour: string) {
  const angle = angleOf(at / WHEEL_SEGMENTS)
  const middle = { x: x + Math.cos(angle) * radius * 0.62, y: y + Math.sin(angle) * radius * 0.62 }
  context.globalAlpha = 0.75
  polygon(context, star(middle, [radius * 0.026, radius * 0.0115]), colour)
  context.globalAlpha = 1
}

function paintPin(context: Context, { x, y, radius }: WheelPlace, pin: number) {
  const angle = angleOf((pin + 0.5) / WHEEL_SEGMENTS)
  const at = { x: x + Math.cos(angle) * radius * 0.963, y: y + Math.sin(angle) * radius * 0.963 }
  disc(context, at, radius * 0.015, '#5a3208')
  disc(context, { x: at.x - radius * 0.002, y: at.y - radius * 0.003 }, radius * 0.011, '#fff6cf')
}

function paintHub(context: Context, { x, y, radius }: WheelPlace) {
  const at = { x, y }
  disc(context, { x, y: y + radius * 0.012 }, radius * 0.31, 'rgba(0, 0, 0, 0.45)')
  disc(
    context,
    at,
    radius * 0.295,
    linear(context, [x - radius * 0.3, y - radius * 0.3, x + radius * 0.3, y + radius * 0.3], BRASS),
  )
  disc(context, at, radius * 0.25, '#0c2a4a')
  polygon(context, star(at, [radius * 0.21, radius * 0.098]), '#f0c050')
  polygon(context, star(at, [radius * 0.13, radius * 0.058]), '#c21a3c')
  disc(context, at, radius * 0.032, '#fff6dc')
}
