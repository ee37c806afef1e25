import { WHEEL_SEGMENTS } from '@xezer/game-math/wheel/wheel'
import {
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
import { angleOf, type WheelLook, type WheelPlace } from './look.ts'
import { paintRing, sector } from './segments.ts'

type Context = CanvasRenderingContext2D

const FILLS: readonly (readonly [least: number, fill: string, ink: string])[] = [
  [1000, '#7d1f1f', '#ffe9c8'],
  [600, '#7d1f1f', '#ffe9c8'],
  [300, '#1f5f6b', '#e9fbff'],
  [200, '#c4622a', '#fff4e2'],
  [121, '#e0ae52', '#3a2106'],
  [1, '#a9bf8a', '#1e2a10'],
  [0, '#d8c6a2', '#7d6a48'],
]
const partOf = (factor: number) =>
  FILLS.find(([least]) => factor >= least) ?? (['', '#d8c6a2', '#7d6a48'] as const)

/** A dial of stone in a courtyard: it lies still, and the shadow of its bronze hand goes round with the sun. */
export const SUNDIAL_LOOK: WheelLook = {
  turns: 'pointer',
  fill: (factor) => partOf(factor)[1],
  ink: (factor) => partOf(factor)[2],
  back: (context, { width, height }) => {
    context.fillStyle = linear(
      context,
      [0, 0, width, height],
      [
        [0, '#f7dca6'],
        [0.5, '#cf9a5f'],
        [1, '#7a4a34'],
      ],
    )
    context.fillRect(0, 0, width, height)
    paintFlags(context, width, height)
    const reach = Math.hypot(width, height) / 2
    const middle = { x: width / 2, y: height / 2 }
    disc(
      context,
      middle,
      reach,
      radial(context, middle, reach, [
        [0, 'rgba(255, 244, 214, 0.35)'],
        [0.6, 'rgba(90, 48, 24, 0.05)'],
        [1, 'rgba(48, 20, 16, 0.6)'],
      ]),
    )
  },
  disc: (context, place, factors) => {
    const { x, y, radius } = place
    disc(context, { x: x + radius * 0.02, y: y + radius * 0.05 }, radius, 'rgba(50, 22, 10, 0.5)')
    disc(
      context,
      { x, y },
      radius,
      linear(
        context,
        [x - radius, y - radius, x + radius, y + radius],
        [
          [0, '#fbf0d6'],
          [0.5, '#d9c39a'],
          [1, '#9c7d55'],
        ],
      ),
    )
    disc(context, { x, y }, radius * 0.955, '#bfa67c')
    const ring = {
      from: 0.36,
      to: 0.94,
      edge: 'rgba(94, 66, 34, 0.65)',
      fill: SUNDIAL_LOOK.fill,
      ink: SUNDIAL_LOOK.ink,
    }
    paintRing(context, place, factors, ring)
    paintStone(context, place)
    paintRose(context, place)
  },
  pointer: (context, place) => {
    paintShadow(context, place)
    paintHand(context, place)
    paintSun(context, place)
  },
  pivot: ({ x, y }) => ({ x, y }),
  swing: (turn) => turn,
  mark: (context, place, turn, isWin) => {
    sector(context, place, turn * WHEEL_SEGMENTS, [0.36, 0.94])
    context.strokeStyle = isWin ? '#fff3c4' : '#4a2c12'
    context.lineWidth = 3
    context.stroke()
  },
}

/** The pavement of the yard: slabs with worn edges. */
function paintFlags(context: Context, width: number, height: number) {
  const random = scatter(31)
  const slab = 118
  for (let row = 0; row * slab * 0.62 < height; row++) {
    for (let x = (row % 2 === 0 ? 0 : -slab / 2) - 20; x < width; x += slab) {
      const place = [x + 3, row * slab * 0.62 + 3, slab - 6, slab * 0.62 - 6] as const
      context.fillStyle = `rgba(${random() < 0.5 ? '255, 240, 208' : '98, 52, 28'}, ${0.04 + random() * 0.1})`
      context.beginPath()
      context.roundRect(...place, 5)
      context.fill()
      context.strokeStyle = 'rgba(80, 40, 20, 0.16)'
      context.lineWidth = 1.5
      context.stroke()
    }
  }
}

/** Grain and chips of the stone, over all that is inlaid. */
function paintStone(context: Context, { x, y, radius }: WheelPlace) {
  const random = scatter(11)
  for (let grain = 0; grain < 260; grain++) {
    const angle = random() * Math.PI * 2
    const far = Math.sqrt(random()) * radius * 0.97
    const at = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
    const isDark = random() < 0.6
    ellipse(
      context,
      at,
      [radius * 0.008 * random() + 0.4, radius * 0.004 + 0.3],
      isDark ? 'rgba(60, 34, 14, 0.14)' : 'rgba(255, 250, 232, 0.22)',
      angle,
    )
  }
}

/** The middle: hours of a compass rose cut into the stone. */
function paintRose(context: Context, { x, y, radius }: WheelPlace) {
  const at = { x, y }
  disc(
    context,
    at,
    radius * 0.36,
    radial(context, at, radius * 0.36, [
      [0, '#f3e3bd'],
      [1, '#c9ae7c'],
    ]),
  )
  context.strokeStyle = '#6b4a24'
  context.lineWidth = radius * 0.008
  for (const ring of [0.352, 0.3]) {
    context.beginPath()
    context.arc(x, y, radius * ring, 0, Math.PI * 2)
    context.stroke()
  }
  for (let hour = 0; hour < 24; hour++) {
    const angle = (hour * Math.PI) / 12
    const on = (far: number): Point => ({
      x: x + Math.cos(angle) * radius * far,
      y: y + Math.sin(angle) * radius * far,
    })
    line(context, [on(0.31), on(hour % 6 === 0 ? 0.345 : 0.33)], { colour: '#6b4a24', width: radius * 0.007 })
  }
  polygon(context, star(at, [radius * 0.27, radius * 0.09]), 'rgba(107, 74, 36, 0.42)')
  polygon(context, star(at, [radius * 0.16, radius * 0.075], 8, Math.PI / 8), 'rgba(31, 95, 107, 0.75)')
}

function paintShadow(context: Context, { x, y, radius }: WheelPlace) {
  const angle = angleOf(0)
  const on = (far: number, off: number): Point => ({
    x: x + Math.cos(angle) * radius * far - Math.sin(angle) * radius * off,
    y: y + Math.sin(angle) * radius * far + Math.cos(angle) * radius * off,
  })
  const dark = linear(
    context,
    [x, y, on(0.97, 0).x, on(0.97, 0).y],
    [
      [0, 'rgba(38, 16, 8, 0.72)'],
      [0.7, 'rgba(38, 16, 8, 0.5)'],
      [1, 'rgba(38, 16, 8, 0.32)'],
    ],
  )
  polygon(context, [on(-0.05, 0.035), on(0.6, 0.03), on(0.97, 0), on(0.6, -0.03), on(-0.05, -0.035)], dark)
}

/** The hand stands upright, so from above little is seen of it. */
function paintHand(context: Context, { x, y, radius }: WheelPlace) {
  const angle = angleOf(0)
  const tip = { x: x + Math.cos(angle) * radius * 0.1, y: y + Math.sin(angle) * radius * 0.1 }
  disc(context, { x, y }, radius * 0.062, '#4a2c10')
  disc(
    context,
    { x, y },
    radius * 0.054,
    radial(
      context,
      { x, y },
      radius * 0.054,
      [
        [0, '#ffe8a8'],
        [0.6, '#b8802e'],
        [1, '#5e3a10'],
      ],
      { x: -0.3, y: -0.3 },
    ),
  )
  line(context, [{ x, y }, tip], { colour: '#6e4414', width: radius * 0.03 })
  line(context, [{ x, y }, tip], { colour: '#f2c868', width: radius * 0.014 })
}

/** It stands across from its shadow. */
function paintSun(context: Context, { x, y, radius }: WheelPlace) {
  const angle = angleOf(0.5)
  const at = { x: x + Math.cos(angle) * radius * 1.03, y: y + Math.sin(angle) * radius * 1.03 }
  glow(context, at, radius * 0.3, ['rgba(255, 246, 200, 0.95)', 'rgba(255, 214, 120, 0.35)'])
  polygon(context, star(at, [radius * 0.085, radius * 0.05], 12), '#ffb52e')
  disc(context, at, radius * 0.048, '#fff8d8')
}
