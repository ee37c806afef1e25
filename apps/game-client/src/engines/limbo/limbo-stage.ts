import type { LimboChoice, LimboView } from '@xezer/game-math/play/limbo'
import { fullFactor } from '../../drawing/factors.ts'
import { fadeIn } from '../../drawing/fade.ts'
import { easeOut } from '../../drawing/paint.ts'
import { createStill, createSurface } from '../../drawing/surface.ts'
import { make, setAttributes, write } from '../../kit/dom.ts'
import type { Stage, StageTools } from '../../kit/game-entry.ts'
import { paintBay, paintWind, type Wind } from './wind-look.ts'

const COUNT_MS_MIN = 450
const COUNT_MS_MAX = 1500
/** A point of so many hundredths is a storm. */
const STORM = 10_000
const FIRST = 200

/** How long the count to a point takes: far ones longer, none above the most. */
const countMs = (point: number) => Math.min(COUNT_MS_MAX, COUNT_MS_MIN + Math.log(point / 100) * 260)

export function createLimboStage(tools: StageTools): Stage<LimboView> {
  let wind: Wind = { strength: 0.06, way: 0 }
  // Painted where its place changes: only the wind is painted with each frame.
  const bay = createStill(tools, paintBay)
  const surface = createSurface(tools, (context, size) => paintWind(context, size, wind))
  const point = make('p', { class: 'limbo-point' }, '1.00×')
  const aim = make('p', { class: 'limbo-aim' })
  const plate = make('div', { class: 'limbo-plate', 'aria-hidden': 'true' }, point, aim)
  const element = make('div', { class: 'stage-canvas limbo-stage' }, bay.canvas, surface.canvas, plate)
  let stop = () => {}

  function blow(strength: number, sinceMs: number) {
    wind = { strength, way: wind.way + (sinceMs / 1000) * (0.4 + strength * 2.4) }
    surface.redraw()
  }
  function showPoint(hundredths: number, end: 'won' | 'lost' | null) {
    write(point, `${fullFactor(hundredths)}×`)
    setAttributes(plate, { 'data-end': end })
  }
  const showAim = (target: number) => write(aim, tools.text('limbo.aim', { target: fullFactor(target) }))
  showAim(FIRST)
  return {
    element,
    begin() {
      showPoint(100, null)
      stop()
      if (tools.isReduced()) return
      stop = tools.loop.run((_, sinceMs) => {
        blow(Math.min(0.2, wind.strength + sinceMs / 4000), sinceMs)
        return true
      })
      tools.sound.sweep(500)
    },
    async show(view, { isInstant, signal }) {
      stop()
      showAim(view.target)
      const end = view.isWon ? 'won' : 'lost'
      const storm = (hundredths: number) =>
        Math.min(1, 0.1 + Math.log(hundredths / 100) / Math.log(STORM / 100))
      if (!isInstant) {
        let before = 0
        const lengthMs = countMs(view.point)
        await tools.loop.tween(
          lengthMs,
          (share) => {
            const shown = Math.floor(100 * Math.exp(Math.log(view.point / 100) * easeOut(share, 2)))
            showPoint(Math.min(shown, view.point), null)
            blow(storm(shown), (share - before) * lengthMs)
            before = share
          },
          signal,
        )
      } else fadeIn(plate)
      showPoint(view.point, end)
      blow(storm(view.point) * 0.5, 0)
      if (isInstant) return
      if (view.isWon) tools.sound.win(4)
      else tools.sound.knock()
    },
    rest() {
      stop()
      showPoint(100, null)
      blow(0.06, 0)
    },
    prepare: (choice) => {
      if (choice !== null) showAim((choice as LimboChoice).target)
    },
    destroy: () => stop(),
  }
}
