import type { WheelChoice } from '@xezer/game-math/play/wheel'
import { WHEELS } from '@xezer/game-math/wheel/wheel'
import { shortFactor } from '../../drawing/factors.ts'
import { make, setAttributes } from '../../kit/dom.ts'
import type { WordTools } from '../../kit/game-entry.ts'
import type { WheelLook } from './look.ts'

/** What the segments of a wheel pay and how many there are of each, beside it. */
export function createLegend({ text }: Pick<WordTools, 'text'>, look: WheelLook) {
  const element = make('ul', { class: 'wheel-legend', 'aria-label': text('wheel.pays') })
  let rows: readonly { readonly factor: number; readonly row: HTMLElement }[] = []
  return {
    element,
    show(risk: WheelChoice['risk']) {
      rows = WHEELS[risk].map(({ factor, count }) => {
        const colour = make('span', { class: 'wheel-colour' })
        colour.style.background = look.fill(factor)
        return {
          factor,
          row: make(
            'li',
            { class: 'wheel-row' },
            colour,
            make('b', {}, `${shortFactor(factor)}×`),
            make('span', {}, text('wheel.segments', { count })),
          ),
        }
      })
      element.replaceChildren(...rows.map(({ row }) => row))
    },
    mark(factor: number | null) {
      for (const one of rows) setAttributes(one.row, { 'data-hit': one.factor === factor })
    },
  }
}
