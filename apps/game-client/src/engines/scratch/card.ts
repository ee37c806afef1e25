import { SCRATCH_CELLS } from '@xezer/game-math/scratch/scratch'
import { moveByArrows } from '../../drawing/arrow-grid.ts'
import { createStill } from '../../drawing/surface.ts'
import { make, makeButton, setAttributes } from '../../kit/dom.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import type { CellBox, ScratchLook, ScratchName } from './look.ts'
import { nameOf } from './symbol-names.ts'

const COLUMNS = 3

/** Nine fields: a button each, whose picture is there before its cover goes. */
export function createCard(tools: StageTools, look: ScratchLook, press: (cell: number) => void) {
  const surface = createStill(tools, look.card)
  const images = Array.from({ length: SCRATCH_CELLS }, () =>
    make('img', { alt: '', class: 'scratch-picture', draggable: 'false' }),
  )
  const buttons = images.map((image, cell) => makeButton('scratch-cell', () => press(cell), {}, image))
  const grid = make(
    'div',
    { class: 'scratch-grid', role: 'group', 'aria-label': tools.text('scratch.card') },
    ...buttons,
  )
  moveByArrows(grid, buttons, COLUMNS)
  const element = make('div', { class: 'scratch-card', 'data-look': look.name }, surface.canvas, grid)

  return {
    element,
    cells: (): readonly CellBox[] =>
      buttons.map((button) => [
        grid.offsetLeft + button.offsetLeft,
        grid.offsetTop + button.offsetTop,
        button.offsetWidth,
        button.offsetHeight,
      ]),
    /** Under the cover; nothing of it is said before the field is open. */
    put(cells: readonly ScratchName[]) {
      for (const [cell, image] of images.entries()) {
        const name = cells[cell]
        setAttributes(image, {
          src: name === undefined ? null : tools.sprites.address(look.pictures[name]()),
        })
      }
    },
    say(cell: number, name: ScratchName | null) {
      const button = buttons[cell]
      if (button === undefined) return
      const number = cell + 1
      setAttributes(button, {
        'data-open': name !== null,
        'data-hit': null,
        'aria-label':
          name === null
            ? tools.text('scratch.cell.closed', { number })
            : tools.text('scratch.cell.open', { number, symbol: nameOf(name, look.name, tools.text) }),
      })
    },
    mark(hits: ReadonlySet<number>, isWin: boolean) {
      element.classList.toggle('is-won', isWin)
      for (const [cell, button] of buttons.entries()) setAttributes(button, { 'data-hit': hits.has(cell) })
    },
  }
}
