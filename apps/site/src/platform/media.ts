import { createCell, type Observable } from './observable.ts'

/** Whether a media query holds, as it changes. */
export function observeMedia(query: string): Observable<boolean> {
  const list = matchMedia(query)
  const cell = createCell(list.matches)
  list.addEventListener('change', () => cell.write(list.matches))
  return cell
}

/** One column with a bottom bar (design §1, layout). */
export const isPhone = observeMedia('(max-width: 767px)')

/** The left menu is a rail or a sheet: what it holds must be reachable from the page. */
export const isMenuFolded = observeMedia('(max-width: 1199px)')
/** The slip is a drawer or a sheet. */
export const isSlipFolded = observeMedia('(max-width: 1023px)')
