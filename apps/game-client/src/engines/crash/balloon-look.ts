import { balloon } from '@xezer/game-art/pieces/flight'
import { disc, ellipse, glow, linear, type Point, polygon, scatter } from '../../drawing/paint.ts'
import type { Size } from '../../drawing/surface.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import { loadPicture } from './load-picture.ts'
import type { CrashLook } from './look.ts'

type Context = CanvasRenderingContext2D
const TILT_MAX = (6 * Math.PI) / 180
const RATIO = 290 / 200

/** A morning over the mountains: a striped balloon rises. */
export function createBalloonLook(tools: StageTools): CrashLook {
  const picture = loadPicture(tools, balloon(tools.theme.palette as Parameters<typeof balloon>[0]), [
    120,
    120 * RATIO,
  ])
  return {
    ink: '#0d1b21',
    curve: { line: '#ffffff', fill: ['rgba(255, 255, 255, 0.4)', 'rgba(255, 255, 255, 0)'], over: '#c4423a' },
    sky: (context, { width, height }) => {
      context.fillStyle = linear(
        context,
        [0, 0, 0, height],
        [
          [0, '#5f9ed0'],
          [0.5, '#b9dbe6'],
          [0.82, '#ffe6c4'],
          [1, '#ffc49a'],
        ],
      )
      context.fillRect(0, 0, width, height)
      const sun = { x: width * 0.16, y: height * 0.72 }
      glow(context, sun, height * 0.5, ['rgba(255, 250, 224, 0.9)', 'rgba(255, 232, 180, 0.3)'])
      disc(context, sun, height * 0.06, '#fffdf0')
      const random = scatter(8)
      for (let cloud = 0; cloud < 7; cloud++) {
        const at = { x: random() * width, y: height * (0.06 + random() * 0.4) }
        for (let puff = 0; puff < 4; puff++) {
          const off = { x: at.x + (puff - 1.5) * 26, y: at.y + (puff % 2) * 4 }
          ellipse(context, off, [34 + random() * 26, 7 + random() * 6], 'rgba(255, 255, 255, 0.34)')
        }
      }
    },
    ground: (context, size, high) => {
      paintRidge(context, size, { y: 0.8 + high * 0.05, rise: 0.2, seed: 15, colour: '#a9a4c4' })
      paintRidge(context, size, { y: 0.9 + high * 0.09, rise: 0.17, seed: 45, colour: '#6470a2' })
    },
    flyer: (context, { width, height }, { at, nowMs, away }) => {
      const wide = Math.min(width * 0.17, height * 0.2)
      context.save()
      // At the end it is carried off, and nobody is in it any more.
      context.translate(at.x + away * width * 0.3, at.y - away * height * 0.75)
      context.rotate(Math.sin(nowMs / 900) * TILT_MAX * 0.7)
      context.globalAlpha = Math.max(0, 1 - away * 1.2)
      picture.draw(context, [-wide / 2, -wide * RATIO + wide * 0.06, wide, wide * RATIO])
      context.restore()
    },
  }
}

interface Ridge {
  readonly y: number
  readonly rise: number
  readonly seed: number
  readonly colour: string
}

function paintRidge(context: Context, { width, height }: Size, { y, rise, seed, colour }: Ridge) {
  const random = scatter(seed)
  const points: Point[] = [{ x: 0, y: height * y }]
  const peaks = 8
  for (let peak = 0; peak <= peaks; peak++) {
    const up = (peak % 2 === 0 ? 0.25 : 1) * (0.45 + random() * 0.75)
    points.push({ x: (width * peak) / peaks, y: height * (y - rise * up) })
  }
  polygon(context, [...points, { x: width, y: height * 1.6 }, { x: 0, y: height * 1.6 }], colour)
}
