import { crane } from '@xezer/game-art/pieces/flight'
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
} from '../../drawing/paint.ts'
import type { Size } from '../../drawing/surface.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import { loadPicture } from './load-picture.ts'
import type { CrashLook, FlyState } from './look.ts'

type Context = CanvasRenderingContext2D
const RATIO = 180 / 240
const BEATS = [0, 0.25, 0.5, 0.75, 1]
const BEAT_MS = 1150
/** The leader, and two at each side of her, in their widths. */
const FLOCK = [
  { x: 0, y: 0, size: 1 },
  { x: -0.62, y: 0.42, size: 0.74 },
  { x: -0.78, y: -0.34, size: 0.7 },
  { x: -1.2, y: 0.82, size: 0.56 },
  { x: -1.46, y: -0.6, size: 0.52 },
]

/** Dusk over a lake among reeds: cranes rise and go. */
export function createCraneLook(tools: StageTools): CrashLook {
  const palette = tools.theme.palette as Parameters<typeof crane>[0]
  const pictures = BEATS.map((beat) => loadPicture(tools, crane(palette, beat), [150, 150 * RATIO]))
  return {
    ink: '#fff6e4',
    curve: { line: '#ffd98a', fill: ['rgba(255, 190, 110, 0.3)', 'rgba(255, 190, 110, 0)'], over: '#ff8a7a' },
    sky: paintDusk,
    ground: paintLake,
    flyer: (context, size, state) => {
      const wide = Math.min(size.width * 0.2, size.height * 0.27)
      for (const [place, bird] of [...FLOCK.entries()].reverse()) {
        const beat = beatAt(state.nowMs + place * 260)
        paintBird(
          context,
          { size, state, wide: wide * bird.size, off: { x: bird.x * wide, y: bird.y * wide } },
          (...box) => pictures[beat]?.draw(context, box),
        )
      }
    },
  }
}

/** Up and down again through the drawn beats. */
function beatAt(ms: number): number {
  const share = (1 - Math.cos(((ms % BEAT_MS) / BEAT_MS) * Math.PI * 2)) / 2
  return Math.round(share * (BEATS.length - 1))
}

interface Bird {
  readonly size: Size
  readonly state: FlyState
  readonly wide: number
  readonly off: Point
}

function paintBird(
  context: Context,
  { size, state, wide, off }: Bird,
  draw: (x: number, y: number, width: number, height: number) => void,
) {
  const { at, away, angle } = state
  // After the end they are far away, small and pale.
  const scale = 1 - away * 0.7
  context.save()
  context.translate(at.x + away * size.width * 0.34, at.y - away * size.height * 0.42)
  context.rotate(Math.max(-0.5, angle * 0.6))
  context.scale(scale, scale)
  context.globalAlpha = Math.max(0, 1 - away * 1.1)
  draw(off.x - wide * 0.72, off.y - wide * RATIO * 0.62, wide, wide * RATIO)
  context.restore()
}

function paintDusk(context: Context, { width, height }: Size) {
  context.fillStyle = linear(
    context,
    [0, 0, 0, height],
    [
      [0, '#17163f'],
      [0.35, '#4a2d66'],
      [0.62, '#b4486a'],
      [0.78, '#f28a5c'],
      [0.86, '#ffcf86'],
    ],
  )
  context.fillRect(0, 0, width, height)
  const random = scatter(33)
  for (let count = 0; count < 60; count++) {
    disc(
      context,
      { x: random() * width, y: random() * height * 0.45 },
      0.4 + random(),
      `rgba(255, 255, 255, ${0.2 + random() * 0.5})`,
    )
  }
  const sun = { x: width * 0.3, y: height * 0.83 }
  glow(context, sun, height * 0.55, ['rgba(255, 232, 170, 0.85)', 'rgba(255, 170, 100, 0.28)'])
  disc(
    context,
    sun,
    height * 0.085,
    radial(context, sun, height * 0.085, [
      [0, '#fff8dc'],
      [1, '#ffb866'],
    ]),
  )
  for (let cloud = 0; cloud < 12; cloud++) {
    const at = { x: random() * width, y: height * (0.3 + random() * 0.45) }
    ellipse(
      context,
      at,
      [width * (0.05 + random() * 0.13), 2 + random() * 5],
      `rgba(255, 196, 170, ${0.1 + random() * 0.16})`,
    )
  }
}

function paintLake(context: Context, { width, height }: Size, high: number) {
  const top = height * (0.84 + high * 0.06)
  context.fillStyle = linear(
    context,
    [0, top, 0, height],
    [
      [0, '#e5855e'],
      [0.3, '#8a3f66'],
      [1, '#1a1638'],
    ],
  )
  context.fillRect(0, top, width, Math.max(0, height - top))
  const random = scatter(6)
  for (let ripple = 0; ripple < 26; ripple++) {
    const y = top + 3 + random() * random() * height * 0.16
    const x = random() * width
    line(
      context,
      [
        { x, y },
        { x: x + 10 + random() * 46, y },
      ],
      { colour: 'rgba(255, 220, 170, 0.28)', width: 1.2 },
    )
  }
  for (let reed = 0; reed < 46; reed++) {
    const x = random() * width
    const foot = height * (1.02 + high * 0.13)
    const tall = height * (0.06 + random() * 0.15)
    const lean = (random() - 0.4) * 16
    const stem = [
      { x, y: foot },
      { x: x + lean * 0.3, y: foot - tall * 0.6 },
      { x: x + lean, y: foot - tall },
    ]
    line(context, stem, { colour: '#150f2a', width: 1.8 })
    if (reed % 3 === 0) {
      const tip: Point = { x: x + lean, y: foot - tall }
      ellipse(context, tip, [2.6, 8], '#2a1426', 0.15)
    } else
      polygon(
        context,
        [
          { x, y: foot - tall * 0.4 },
          { x: x + lean * 1.8, y: foot - tall * 0.86 },
          { x: x + 2, y: foot - tall * 0.3 },
        ],
        '#150f2a',
      )
  }
}
