import { createCell, type Observable } from './observable.ts'

/** The window that the server draws for: it knows none, and draws a page in each of its forms. */
let drawn = { width: 0, height: 0 }

export function drawForWindow(window: { width: number; height: number }): void {
  drawn = window
}

/** Whether the window is at most so wide or high, as it changes. */
function observeAtMost(side: 'width' | 'height', max: number): Observable<boolean> {
  if (typeof matchMedia === 'undefined') return { read: () => drawn[side] <= max, subscribe: () => () => {} }
  return observeMedia(`(max-${side}: ${max}px)`)
}

/** Whether a media query holds, as it changes. */
export function observeMedia(query: string): Observable<boolean> {
  const list = matchMedia(query)
  const cell = createCell(list.matches)
  list.addEventListener('change', () => cell.write(list.matches))
  return cell
}

/** One column with a bottom bar (design §1, layout). */
export const isPhone = observeAtMost('width', 767)

/** The left menu is a rail or a sheet: what it holds must be reachable from the page. */
export const isMenuFolded = observeAtMost('width', 1199)
/** The narrower desktop: the lobby has a column of games fewer. */
export const isNarrowDesktop = observeAtMost('width', 1439)
/** The slip is a drawer or a sheet. */
export const isSlipFolded = observeAtMost('width', 1023)
/** Fingers, who need more room than a mouse. */
export const isTouch: Observable<boolean> =
  typeof matchMedia === 'undefined'
    ? { read: () => false, subscribe: () => () => {} }
    : observeMedia('(pointer: coarse)')
/** A phone on its side: the board of an event stands beside its prices. */
export const isLow = observeAtMost('height', 480)
