/** The cells of a market, which are one stop of the Tab key. */
const STOP_SELECTOR = '[data-cells="one stop"]'

/**
 * A table of cells has one stop of the Tab key: its first cell, and the one that holds the focus while it does. React
 * gives the first one; whichever is focused takes it over, and gives it back when the focus leaves, so that no market
 * without a stop stays behind when that cell goes. One listener for all.
 */
export function createCellStops(): (event: Pick<FocusEvent, 'target'>) => void {
  let held: Element | undefined
  return ({ target }) => {
    const table = target instanceof Element ? (target.closest(STOP_SELECTOR) ?? undefined) : undefined
    if (held !== undefined && held !== table) giveStop(held, held.querySelector('button'))
    held = table
    if (table !== undefined && target instanceof HTMLButtonElement) giveStop(table, target)
  }
}

function giveStop(table: Element, stop: Element | null): void {
  for (const cell of table.querySelectorAll('button')) cell.tabIndex = cell === stop ? 0 : -1
}
