import { disc, ellipse, line, linear, mix, type Point, polygon, scatter } from '../../drawing/paint.ts'
import type { Paint, Size } from '../../drawing/surface.ts'

type Context = CanvasRenderingContext2D
const HORIZON = 0.64
/** So dense, and no more of them than a wide stage needs: each is painted with every frame. */
const PX_PER_GUST = 20
const GUSTS_MAX = 34
const PX_PER_WAVE = 66
const WAVES_MAX = 7

/** What the wind does just now: how strong it is, 0 … 1, and how far it has carried things. */
export interface Wind {
  readonly strength: number
  readonly way: number
}

/** The north wind over the bay in the evening; a mast with a pennant tells how it blows. */
export const paintBay: Paint = (context, { width, height }) => {
  context.fillStyle = linear(
    context,
    [0, 0, 0, height * HORIZON],
    [
      [0, '#15264a'],
      [0.45, '#2f5c86'],
      [0.8, '#86b7bd'],
      [1, '#f4d9ae'],
    ],
  )
  context.fillRect(0, 0, width, height)
  const random = scatter(29)
  for (let cloud = 0; cloud < 16; cloud++) {
    const at = { x: random() * width, y: height * (0.08 + random() * 0.38) }
    const long = width * (0.08 + random() * 0.2)
    ellipse(context, at, [long, 3 + random() * 9], `rgba(255, 244, 226, ${0.06 + random() * 0.14})`, -0.04)
  }
  const shore: Point[] = [{ x: 0, y: height * HORIZON }]
  for (let step = 0; step <= 14; step++) {
    shore.push({
      x: width * (0.5 + step / 28),
      y: height * (HORIZON - 0.018 - 0.05 * Math.sin((step / 14) * Math.PI) * (0.6 + random() * 0.6)),
    })
  }
  polygon(context, [...shore, { x: width, y: height * HORIZON + 2 }], '#3c5a74')
  context.fillStyle = linear(
    context,
    [0, height * HORIZON, 0, height],
    [
      [0, '#2c6f84'],
      [0.35, '#15506a'],
      [1, '#07263a'],
    ],
  )
  context.fillRect(0, height * HORIZON, width, height)
}

export function paintWind(context: Context, size: Size, wind: Wind): void {
  paintWaves(context, size, wind)
  paintGusts(context, size, wind)
  paintMast(context, size, wind)
}

function paintWaves(context: Context, { width, height }: Size, { strength, way }: Wind) {
  const waves = Math.min(WAVES_MAX, Math.ceil(height / PX_PER_WAVE))
  for (let row = 0; row < waves; row++) {
    const share = row / (waves - 1)
    const y = height * mix(HORIZON + 0.03, 0.99, share * share * 0.6 + share * 0.4)
    const high = mix(1.5, 9, share) * (0.45 + strength)
    const long = mix(26, 92, share)
    const points: Point[] = []
    for (let x = -long; x <= width + long; x += long / 4) {
      const turn = (x / long) * Math.PI * 2 + way * mix(1.2, 3.2, share) + row * 1.7
      points.push({ x, y: y + Math.sin(turn) * high - Math.abs(Math.cos(turn / 2)) * high * 0.6 })
    }
    const sea = [...points, { x: width + long, y: height }, { x: -long, y: height }]
    polygon(
      context,
      sea,
      `rgba(${Math.round(mix(38, 6, share))}, ${Math.round(mix(112, 38, share))}, ${Math.round(mix(134, 60, share))}, 0.55)`,
    )
    line(context, points, {
      colour: `rgba(226, 248, 250, ${0.12 + strength * 0.4})`,
      width: mix(0.8, 2, share),
    })
  }
}

function paintGusts(context: Context, { width, height }: Size, { strength, way }: Wind) {
  if (strength <= 0.02) return
  const random = scatter(47)
  const gusts = Math.min(GUSTS_MAX, Math.ceil(width / PX_PER_GUST))
  for (let gust = 0; gust < gusts; gust++) {
    const [speed, y, long] = [0.5 + random(), height * (0.05 + random() * 0.72), 40 + random() * 150]
    const run = width + long * 2
    const x = ((random() * run + way * speed * 210) % run) - long
    const bend = (random() - 0.5) * 16
    const colour = linear(
      context,
      [x, 0, x + long, 0],
      [
        [0, 'rgba(255, 255, 255, 0)'],
        [0.7, `rgba(255, 255, 255, ${0.1 + strength * 0.5 * random()})`],
        [1, 'rgba(255, 255, 255, 0)'],
      ],
    )
    line(
      context,
      [
        { x, y },
        { x: x + long * 0.5, y: y + bend },
        { x: x + long, y },
      ],
      { colour, width: 1 + random() * 1.6 },
    )
  }
}

/** The pennant hangs in still air, and stands out straight in a storm. */
function paintMast(context: Context, { width, height }: Size, { strength, way }: Wind) {
  const foot = { x: width * 0.13, y: height * 0.94 }
  const top = { x: foot.x + strength * 6, y: height * 0.2 }
  line(context, [foot, top], { colour: '#1a1420', width: Math.max(4, height * 0.012) })
  line(
    context,
    [
      { x: foot.x - 1, y: foot.y },
      { x: top.x - 1, y: top.y },
    ],
    { colour: '#8a6a4a', width: Math.max(2, height * 0.006) },
  )
  disc(context, top, Math.max(4, height * 0.012), '#e8b850')
  const long = Math.min(width * 0.24, height * 0.34)
  const fall = mix(1.35, 0.03, Math.min(1, strength * 1.25))
  const high = Math.max(16, height * 0.07)
  const bands = ['#c8203c', '#f6ead0', '#c8203c', '#f6ead0', '#c8203c']
  for (const [place, colour] of bands.entries()) {
    const cut = (share: number): readonly [Point, Point] => {
      const wave = Math.sin(way * 5 - share * 6) * (1.5 + strength * 7) * share
      const at = {
        x: top.x + Math.cos(fall) * long * share,
        y: top.y + 8 + Math.sin(fall) * long * share + wave,
      }
      const half = (high / 2) * (1 - share * 0.62)
      return [
        { x: at.x + Math.sin(fall) * half, y: at.y - Math.cos(fall) * half },
        { x: at.x - Math.sin(fall) * half, y: at.y + Math.cos(fall) * half },
      ]
    }
    const [from, to] = [cut(place / bands.length), cut((place + 1) / bands.length)]
    polygon(context, [from[0], to[0], to[1], from[1]], colour)
  }
}
