import type { WheelChoice, WheelView } from '@xezer/game-math/play/wheel'
import { segmentsOf, WHEEL_SEGMENTS } from '@xezer/game-math/wheel/wheel'
import { fadeIn } from '../../drawing/fade.ts'
import { createLayer, createStill, type Size } from '../../drawing/surface.ts'
import { make } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { createLegend } from './legend.ts'
import type { WheelLook, WheelPlace } from './look.ts'
import { placeOf, SEGMENT_AT, slowDown, slowed, TURNS_PER_SECOND } from './rounds.ts'

/** A pointer and a sun stand outside of the disc. */
const RADIUS_SHARE = 0.445
const WIDE_RATIO = 13 / 10
const LEGEND_HEIGHT = 40
/** Where it stands beside the wheel; on a narrow stage it says no counts. */
const LEGEND_WIDTH = { wide: 210, narrow: 112 }
const NARROW_PX = 480
/** With its pointer. */
const WHOLE = 1.12

interface State {
  /** How far what turns has turned, in turns. */
  readonly turn: number
  readonly rest: { readonly place: number; readonly isWin: boolean } | null
}

export function createWheelStage(tools: StageTools, look: WheelLook): Stage<WheelView> {
  let risk: WheelChoice['risk'] = 'medium'
  let state: State = { turn: 0, rest: null }
  let stop = () => {}
  const legend = createLegend(tools, look)
  legend.show(risk)
  const parts = createWheelParts(tools, look, () => ({ ...state, risk }))
  const element = make('div', { class: 'stage-canvas wheel-stage' }, ...parts.canvases, legend.element)

  function put(next: State) {
    const before = Math.floor(state.turn * WHEEL_SEGMENTS + 0.5)
    if (Math.floor(next.turn * WHEEL_SEGMENTS + 0.5) !== before) tools.sound.knock()
    const isMarked = next.rest !== state.rest
    state = next
    if (isMarked) parts.redraw()
    parts.turn()
  }
  function prepare(next: WheelChoice) {
    if (next.risk === risk) return
    risk = next.risk
    legend.show(risk)
    put({ ...state, rest: null })
    parts.redraw()
  }
  return {
    element,
    begin() {
      stop()
      legend.mark(null)
      put({ ...state, rest: null })
      if (tools.isReduced()) return
      stop = tools.loop.run((_, sinceMs) => {
        put({ turn: state.turn + (sinceMs * TURNS_PER_SECOND) / 1000, rest: null })
        return true
      })
    },
    async show(view, { isInstant, signal, returnMinor, stakeMinor }) {
      stop()
      prepare(view)
      const place = placeOf(view.segment)
      const rest = { place, isWin: returnMinor > stakeMinor }
      // A disc brings its segment to the top, what goes round goes to the segment.
      const target = (look.turns === 'disc' ? -place : place) / WHEEL_SEGMENTS
      const from = state.turn
      const { turns, lengthMs } = slowDown(from, target)
      if (isInstant) fadeIn(element)
      else
        await tools.loop.tween(
          lengthMs,
          (share) => put({ turn: from + turns * slowed(share), rest: null }),
          signal,
        )
      put({ turn: ((target % 1) + 1) % 1, rest })
      legend.mark(view.factor)
      if (!isInstant && rest.isWin) tools.sound.win(4)
    },
    rest() {
      stop()
      put({ turn: state.turn, rest: null })
    },
    prepare: (choice) => prepare(choice as WheelChoice),
    destroy: () => stop(),
  }
}

function placeIn({ width, height }: Size): WheelPlace {
  // The style sheet puts what it pays below the wheel of a narrow place, and beside that of a wide one.
  const isBelow = width / height < WIDE_RATIO
  const free = isBelow ? height - LEGEND_HEIGHT : height
  const radius = Math.min(width, free) * RADIUS_SHARE
  const beside = isBelow ? 0 : width <= NARROW_PX ? LEGEND_WIDTH.narrow : LEGEND_WIDTH.wide
  const x = Math.max(radius * WHOLE, Math.min(width / 2, width - beside - radius * WHOLE))
  return { x, y: free / 2 + free * 0.012, radius }
}

/** What stands still, the disc and the pointer, each painted once: what turns is turned as it is, and nothing is painted for it. */
function createWheelParts(tools: StageTools, look: WheelLook, now: () => State & WheelChoice) {
  const back = createStill(tools, look.back)
  const dial = createLayer((context, size) => {
    const listed = segmentsOf(now().risk)
    look.disc(
      context,
      placeIn(size),
      SEGMENT_AT.map((segment) => listed[segment] ?? 0),
    )
  })
  const disc = createStill(tools, (context, size) => {
    const { rest, risk } = now()
    const place = placeIn(size)
    disc.canvas.style.transformOrigin = `${place.x}px ${place.y}px`
    dial.draw(context, size, risk)
    if (rest !== null) look.mark(context, place, rest.place / WHEEL_SEGMENTS, rest.isWin)
  })
  const pointer = createStill(tools, (context, size) => {
    const place = placeIn(size)
    const pivot = look.pivot(place)
    pointer.canvas.style.transformOrigin = `${pivot.x}px ${pivot.y}px`
    look.pointer(context, place)
  })
  disc.canvas.classList.add('wheel-turning')
  pointer.canvas.classList.add('wheel-turning')
  return {
    canvases: [back.canvas, disc.canvas, pointer.canvas],
    redraw: () => disc.redraw(),
    turn() {
      const { turn, rest } = now()
      // Between two pins it lies free, and just before one it is bent most.
      const between = (turn * WHEEL_SEGMENTS + 0.5) % 1
      const kick = rest === null && turn !== 0 ? Math.max(0, between * 2 - 1) : 0
      if (look.turns === 'disc') disc.canvas.style.rotate = `${turn % 1}turn`
      pointer.canvas.style.rotate = `${look.swing(turn, kick) % 1}turn`
    },
  }
}
