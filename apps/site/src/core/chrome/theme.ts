import { createCell, type Observable } from '../../platform/observable.ts'
import { store } from '../../platform/storage.ts'

export type Theme = 'dark' | 'light'

const theme = createCell<Theme>(findTheme() === 'light' ? 'light' : 'dark')

/** Dark is the default, light its equal; `boot.js` applies the choice before the first paint. */
export const shownTheme: Observable<Theme> = { ...theme, readDrawn: () => 'dark' }

/** The server draws for both: the colours are those of the document's own mark. */
function findTheme(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme
}

export function chooseTheme(next: Theme): void {
  document.documentElement.dataset.theme = next
  store('theme', next)
  theme.write(next)
}
