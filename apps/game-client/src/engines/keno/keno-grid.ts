import { KENO_NUMBERS } from '@xezer/game-math/keno/keno'
import { moveByArrows } from '../../drawing/arrow-grid.ts'
import { createLayer, createSurface } from '../../drawing/surface.ts'
import { make, makeButton, setAttributes } from '../../kit/dom.ts'
import type { StageTools } from '../../kit/game-entry.ts'
import type { Cell, CellState, KenoLook } from './look.ts'

export const KENO_COLUMNS = 8

/** Forty buttons over a painted board. */
export function createKenoGrid(tools: StageTools, look: KenoLook, press: (number: number) => void) {
  const numbers = Array.from({ length: KENO_NUMBERS }, (_, place) => place + 1)
  const buttons = numbers.map((number) => makeButton('keno-number', () => press(number), {}, String(number)))
  const grid = make(
    'div',
    { class: 'keno-grid', role: 'group', 'aria-label': tools.text('keno.board') },
    ...buttons,
  )
  moveByArrows(grid, buttons, KENO_COLUMNS)
  let stateOf: (number: number) => CellState = () => 'plain'
  let hits: readonly number[] = []

  const back = createLayer(look.back)
  const surface = createSurface(tools, (context, size) => {
    back.draw(context, size)
    const cells = numbers.map((number) => cellOf(number))
    for (const cell of cells) if (cell !== null) look.cell(context, cell)
    look.thread(
      context,
      hits.map((number) => cells[number - 1]).filter((cell) => cell !== null && cell !== undefined),
    )
  })
  function cellOf(number: number): Cell | null {
    const button = buttons[number - 1]
    if (button === undefined) return null
    return {
      x: grid.offsetLeft + button.offsetLeft + button.offsetWidth / 2,
      y: grid.offsetTop + button.offsetTop + button.offsetHeight / 2,
      width: button.offsetWidth,
      height: button.offsetHeight,
      number,
      state: stateOf(number),
    }
  }
  return {
    canvas: surface.canvas,
    grid,
    /** `hit` are those that were drawn and picked, in the order of the draw. */
    show(next: (number: number) => CellState, hit: readonly number[]) {
      stateOf = next
      hits = hit
      for (const [place, button] of buttons.entries()) {
        const number = place + 1
        const state = next(number)
        button.style.color = look.inks[state]
        setAttributes(button, {
          'data-state': state,
          'aria-pressed': state === 'picked' || state === 'hit' ? 'true' : 'false',
          'aria-label':
            state === 'plain' || state === 'picked'
              ? String(number)
              : tools.text(`keno.number.${state}`, { number }),
        })
      }
      surface.redraw()
    },
    allow(isAllowed: boolean) {
      for (const button of buttons) setAttributes(button, { 'aria-disabled': isAllowed ? null : 'true' })
    },
  }
}
