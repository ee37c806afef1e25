import { createCell, type Observable } from './observable.ts'

/** Whether a media query holds, as it changes. */
export function observeMedia(query: string): Observable<boolean> {
  const list = matchMedia(query)
  const cell = createCell(list.matches)
  list.addEventListener('change', () => cell.write(list.matches))
  return cell
}

/** One column with a bottom bar (design direction §1). */
export const isPhone = observeMedia('(max-width: 767px)')
