import { WHEEL_SEGMENTS } from '@xezer/game-math/wheel/wheel'
import { shortFactor } from '../../drawing/factors.ts'
import { words } from '../../drawing/paint.ts'
import { angleOf, type WheelPlace } from './look.ts'

type Context = CanvasRenderingContext2D

export interface Ring {
  /** In radii. */
  readonly from: number
  readonly to: number
  readonly edge: string
  readonly fill: (factor: number) => string
  readonly ink: (factor: number) => string
}

/** A ring sector around a place of the wheel. */
export function sector(
  context: Context,
  { x, y, radius }: WheelPlace,
  place: number,
  [from, to]: readonly [number, number],
) {
  const [start, end] = [place - 0.5, place + 0.5].map((one) => angleOf(one / WHEEL_SEGMENTS)) as [
    number,
    number,
  ]
  context.beginPath()
  context.arc(x, y, radius * to, start, end)
  context.arc(x, y, radius * from, end, start, true)
  context.closePath()
}

/** All fifty, each with what it pays along its middle; blanks stay without words. */
export function paintRing(context: Context, place: WheelPlace, factors: readonly number[], ring: Ring) {
  for (const [at, factor] of factors.entries()) {
    sector(context, place, at, [ring.from, ring.to])
    context.fillStyle = ring.fill(factor)
    context.fill()
    context.strokeStyle = ring.edge
    context.lineWidth = Math.max(0.8, place.radius * 0.004)
    context.stroke()
    if (factor > 0) paintFactor(context, place, at, { factor, ring })
  }
}

function paintFactor(
  context: Context,
  { x, y, radius }: WheelPlace,
  at: number,
  { factor, ring }: { factor: number; ring: Ring },
) {
  context.save()
  context.translate(x, y)
  context.rotate(angleOf(at / WHEEL_SEGMENTS))
  const size = Math.max(8, Math.min(18, radius * 0.066))
  words(
    context,
    shortFactor(factor),
    { x: radius * ring.to - radius * 0.11, y: 0.5 },
    { size, colour: ring.ink(factor) },
  )
  context.restore()
}
