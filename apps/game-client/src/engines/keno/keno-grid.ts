import { KENO_NUMBERS } from '@xezer/game-math/keno/keno'
import { moveByArrows } from '../../drawing/arrow-grid.ts'
import { createStamps, createStill, createSurface } from '../../drawing/surface.ts'
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

  const back = createStill(tools, look.back)
  const stamp = createStamps()
  const surface = createSurface(tools, (context) => {
    const cells = numbers.map((number) => cellOf(number))
    for (const cell of cells) if (cell !== null) paintCell(context, cell)
    look.thread(
      context,
      hits.map((number) => cells[number - 1]).filter((cell) => cell !== null && cell !== undefined),
    )
  })
  /** All of a state look the same; what shines reaches over its edge. */
  function paintCell(context: CanvasRenderingContext2D, cell: Cell) {
    const { width, height, state } = cell
    const corner = { x: Math.round(cell.x - width / 2), y: Math.round(cell.y - height / 2) }
    const place = { ...corner, width, height, beyond: Math.ceil(Math.min(width, height) * 0.4) }
    stamp(context, state, place, (own) => look.cell(own, { ...cell, x: width / 2, y: height / 2 }))
  }
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
    canvases: [back.canvas, surface.canvas],
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
