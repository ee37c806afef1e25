import { reachedAtMs } from '@xezer/game-math/crash/crash'
import type { CrashView } from '@xezer/game-math/play/crash'
import { fullFactor } from '../../drawing/factors.ts'
import { fadeIn } from '../../drawing/fade.ts'
import { line, linear, type Point, polygon } from '../../drawing/paint.ts'
import { createStill, createSurface, type Paint } from '../../drawing/surface.ts'
import { make, setAttributes, write } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { createBetsList } from './bets-list.ts'
import { curveTo } from './curve.ts'
import { type Flight, isSilent, NO_FLIGHT, shownPoint } from './flight.ts'
import type { CrashLook } from './look.ts'

const AWAY_MS = 900
/** Of the picture, where the curve ends; what is right of it belongs to the list of bets. */
const RIGHT_WITH_LIST = 0.62

export interface CrashStage extends Stage<CrashView> {
  /** The round of everybody has changed; `own` is the number of this player's bet in it. */
  readonly follow: (flight: Flight, own: number | null) => void
  /** What the curve shows just now, for the button that takes it. */
  readonly onFrame: (listener: (point: number, nowMs: number) => void) => void
}

export function createCrashStage(tools: StageTools, look: CrashLook): CrashStage {
  let flight = NO_FLIGHT
  let endedMs: number | null = null
  let stop = () => {}
  let tell = (_point: number, _nowMs: number) => {}
  const now = () => performance.now()
  const point = make('p', { class: 'crash-point' })
  const line = make('p', { class: 'crash-line' })
  const past = make('ol', { class: 'crash-past' })
  const facts = make('div', { class: 'crash-facts' }, point, line)
  facts.style.color = look.ink
  const list = createBetsList(tools)
  const sky = createStill(tools, look.sky)
  const surface = createSurface(
    tools,
    createFlightPainter(look, () => {
      const nowMs = now()
      if (tools.isReduced()) return stillOf(flight)
      const away = endedMs === null ? 0 : Math.min(1, (nowMs - endedMs) / AWAY_MS)
      return { flight, nowMs, point: shownPoint(flight, nowMs), away }
    }),
  )
  const element = make(
    'div',
    { class: 'stage-canvas crash-stage' },
    sky.canvas,
    surface.canvas,
    facts,
    past,
    list.element,
  )

  function frame(): boolean {
    const nowMs = now()
    const shown = shownPoint(flight, nowMs)
    write(point, `${fullFactor(shown)}×`)
    write(line, lineOf(tools, flight, nowMs))
    tell(shown, nowMs)
    surface.redraw()
    const isLeaving = endedMs !== null && nowMs - endedMs < AWAY_MS
    return flight.phase === 'flying' || flight.phase === 'betting' || isLeaving
  }
  return {
    element,
    begin() {},
    async show(view, { isInstant }) {
      if (view.point === null) return
      if (isInstant) fadeIn(element)
      flight = { ...NO_FLIGHT, phase: 'crashed', point: view.point }
      endedMs = now() - AWAY_MS
      frame()
    },
    rest() {},
    follow(next, own) {
      if (next.phase !== 'crashed') endedMs = null
      else if (flight.phase !== 'crashed') {
        // Who comes in after the end sees no end.
        endedMs = now() - (flight.phase === 'flying' ? 0 : AWAY_MS)
        tools.sound.knock()
        if (tools.isReduced()) fadeIn(element)
      }
      flight = next
      setAttributes(facts, { 'data-phase': next.phase })
      list.show(next, own)
      past.replaceChildren(
        ...next.past
          .slice(0, 8)
          .map((one) => make('li', { 'data-high': one.point >= 200 }, `${fullFactor(one.point)}×`)),
      )
      stop()
      stop = tools.loop.run(frame)
    },
    onFrame: (listener) => {
      tell = listener
    },
    destroy: () => stop(),
  }
}

function lineOf({ text }: StageTools, flight: Flight, nowMs: number): string {
  if (isSilent(flight, nowMs)) return text('crash.lost_line')
  if (flight.phase === 'waiting') return text('crash.first')
  if (flight.phase === 'betting') {
    const leftMs = Math.max(0, (flight.endsMs ?? nowMs) - nowMs)
    return text('crash.starts', { seconds: Math.ceil(leftMs / 1000) })
  }
  if (flight.phase === 'crashed') return text('crash.ended', { point: fullFactor(flight.point ?? 100) })
  const shown = shownPoint(flight, nowMs)
  return text('crash.seconds', { seconds: (reachedAtMs(shown) / 1000).toFixed(1) })
}

interface Shown {
  readonly flight: Flight
  readonly nowMs: number
  readonly point: number
  readonly away: number
}

/** For who wants no motion: its place until the end, and where it ended. Between them only the figure grows. */
const stillOf = (flight: Flight): Shown =>
  flight.phase === 'crashed'
    ? { flight, nowMs: 0, point: flight.point ?? 100, away: 1 }
    : { flight, nowMs: 0, point: 100, away: 0 }

function createFlightPainter(look: CrashLook, shown: () => Shown): Paint {
  return (context, size) => {
    const { flight, nowMs, point, away } = shown()
    look.ground(context, size, Math.log(point / 100))
    const way = curveTo(point, size, RIGHT_WITH_LIST)
    const [at, before] = [way.at(-1), way.at(-3)]
    if (at === undefined || before === undefined) return
    if (flight.phase === 'flying' || flight.phase === 'crashed')
      paintCurve(context, look, way, { isOver: flight.phase === 'crashed', height: size.height })
    const angle = point > 101 ? Math.atan2(at.y - before.y, at.x - before.x) : 0
    look.flyer(context, size, { at, angle, nowMs, away })
  }
}

function paintCurve(
  context: CanvasRenderingContext2D,
  look: CrashLook,
  way: readonly Point[],
  { isOver, height }: { isOver: boolean; height: number },
) {
  const [first, last] = [way[0], way.at(-1)]
  if (first === undefined || last === undefined) return
  const [near, far] = look.curve.fill
  const area = [...way, { x: last.x, y: height * 0.94 }, { x: first.x, y: height * 0.94 }]
  polygon(
    context,
    area,
    linear(
      context,
      [0, last.y, 0, height * 0.94],
      [
        [0, near],
        [1, far],
      ],
    ),
  )
  line(context, way, { colour: isOver ? look.curve.over : look.curve.line, width: 3.5 })
}
