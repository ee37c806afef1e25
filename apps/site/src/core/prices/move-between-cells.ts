/** Marks the element whose odds cells form one row for the arrow keys: `data-cells`. */
const ROW_SELECTOR = '[data-cells]'

/**
 * Arrow keys move inside a row of odds cells, Tab between rows (design §8, motion and access). One listener for all.
 */
export function moveBetweenCells(event: KeyboardEvent): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const focused = document.activeElement
  const row = focused?.closest(ROW_SELECTOR)
  if (step === 0 || !(focused instanceof HTMLButtonElement) || row === null || row === undefined) return
  const cells = [...row.querySelectorAll('button')].filter((cell) => cell.offsetParent !== null)
  const next = cells[cells.indexOf(focused) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
