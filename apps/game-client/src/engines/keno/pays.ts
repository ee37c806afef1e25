import { kenoPays } from '@xezer/game-math/keno/keno'
import { shortFactor } from '../../drawing/factors.ts'
import { make, setAttributes } from '../../kit/dom.ts'
import type { WordTools } from '../../kit/game-entry.ts'

/** What so many hits of so many numbers pay, under the board. */
export function createPays({ text }: Pick<WordTools, 'text'>) {
  const element = make('ol', { class: 'keno-pays', 'aria-label': text('keno.pays') })
  let shownFor = -1
  let cells: readonly HTMLElement[] = []
  return {
    element,
    show(picked: number, hits: number | null, isOver: boolean) {
      if (picked !== shownFor) {
        shownFor = picked
        cells = picked === 0 ? [] : kenoPays(picked).map(cellOf)
        const hint = make('li', { class: 'keno-hint' }, text('keno.hint'))
        element.replaceChildren(...(picked === 0 ? [hint] : cells))
      }
      for (const [count, cell] of cells.entries()) {
        setAttributes(cell, { 'data-at': count === hits, 'data-paid': isOver && count === hits })
      }
    },
  }
}

const cellOf = (factor: number, hits: number) =>
  make('li', {}, make('span', {}, String(hits)), make('b', {}, `${shortFactor(factor)}×`))
