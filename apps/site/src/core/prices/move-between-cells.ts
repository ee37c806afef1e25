/** Marks the element whose odds cells form one row for the arrow keys: `data-cells`. */
const ROW_SELECTOR = '[data-cells]'

type Box = Pick<DOMRect, 'left' | 'top'>

/**
 * Arrow keys, Home and End move inside a row or a table of odds cells, Tab between them (design §8, motion and access).
 * One listener for all.
 */
export function moveBetweenCells(event: KeyboardEvent): void {
  const focused = document.activeElement
  const row = focused?.closest(ROW_SELECTOR)
  if (!(focused instanceof HTMLButtonElement) || row === null || row === undefined) return
  const cells = [...row.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')].filter(
    (cell) => cell.offsetParent !== null,
  )
  const next = findNext(event.key, cells, cells.indexOf(focused))
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function findNext<Cell extends HTMLButtonElement>(
  key: string,
  cells: readonly Cell[],
  at: number,
): Cell | undefined {
  switch (key) {
    case 'ArrowRight':
      return cells[at + 1]
    case 'ArrowLeft':
      return cells[at - 1]
    case 'Home':
      return cells[0]
    case 'End':
      return cells.at(-1)
    case 'ArrowDown':
      return findBeside(cells, at, 1)
    case 'ArrowUp':
      return findBeside(cells, at, -1)
  }
  return undefined
}

/** The cell above or below: of the nearest row in that direction the one that stands most nearly in the same column. */
function findBeside<Cell extends HTMLButtonElement>(
  cells: readonly Cell[],
  at: number,
  direction: 1 | -1,
): Cell | undefined {
  const boxes = cells.map((cell): Box => cell.getBoundingClientRect())
  const own = boxes[at]
  if (own === undefined) return undefined
  const distance = ({ left, top }: Box) => Math.abs(top - own.top) * 1000 + Math.abs(left - own.left)
  let best: number | undefined
  boxes.forEach((box, position) => {
    if ((box.top - own.top) * direction <= 1) return
    if (best === undefined || distance(box) < distance(boxes[best] ?? box)) best = position
  })
  return best === undefined ? undefined : cells[best]
}
