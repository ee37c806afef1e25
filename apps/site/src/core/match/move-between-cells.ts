import type { KeyboardEvent } from 'react'

/** Arrow keys move inside a row of odds cells, Tab between rows (design direction §8). */
export function moveBetweenCells(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')].filter(
    (cell) => cell.offsetParent !== null,
  )
  const position = cells.findIndex((cell) => cell === document.activeElement)
  const next = cells[position + step]
  if (position < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}
