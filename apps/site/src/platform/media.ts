import { createCell, type Observable } from './observable.ts'

/** The width that the server draws for: it knows no screen, and draws a page in each of its forms. */
let drawnWidth = 0

export function drawForWidth(width: number): void {
  drawnWidth = width
}

/** Whether the window is at most so wide, as it changes. */
function observeWidth(max: number): Observable<boolean> {
  if (typeof matchMedia === 'undefined') return { read: () => drawnWidth <= max, subscribe: () => () => {} }
  return observeMedia(`(max-width: ${max}px)`)
}

/** Whether a media query holds, as it changes. */
export function observeMedia(query: string): Observable<boolean> {
  const list = matchMedia(query)
  const cell = createCell(list.matches)
  list.addEventListener('change', () => cell.write(list.matches))
  return cell
}

/** One column with a bottom bar (design §1, layout). */
export const isPhone = observeWidth(767)

/** The left menu is a rail or a sheet: what it holds must be reachable from the page. */
export const isMenuFolded = observeWidth(1199)
/** The slip is a drawer or a sheet. */
export const isSlipFolded = observeWidth(1023)
