import { plainPath } from '@xezer/contract/page-routes'
import { createCell, type Observable } from './observable.ts'
import { randomKey } from './random-key.ts'

export interface Place {
  path: string
  search: URLSearchParams
  /** The entry of the browser's history: the same page that is opened twice is two of them, a reload is none. */
  entry: string
  /** How the visitor came here: `pop` restores the scroll position. */
  arrival: 'push' | 'replace' | 'pop'
}

/** The site's own small router: a general one would take a fifth of the first page's script budget. */
export interface Router {
  place: Observable<Place>
  navigate: (to: string, how?: 'push' | 'replace') => void
  back: (otherwise: string) => void
}

function readPlace(arrival: Place['arrival']): Place {
  return {
    path: plainPath(location.pathname),
    search: new URLSearchParams(location.search),
    entry: String(history.state?.entry ?? ''),
    arrival,
  }
}

export function createRouter(): Router {
  // Kept with the entry: the browser's own buttons move it too, and a reload does not lose it.
  const readDepth = () => Number(history.state?.depth ?? 0)
  const nameEntry = (address?: string) => {
    if (history.state?.entry !== undefined) return
    history.replaceState({ depth: readDepth(), entry: randomKey() }, '', address)
  }
  // As it stands: the link of a mail has its secret behind the `#`.
  nameEntry()
  const place = createCell(readPlace('pop'))
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => {
    // An address typed by hand, or a link to a part of the page, makes an entry without our marks.
    nameEntry(location.pathname + location.search)
    place.write(readPlace('pop'))
  })
  const navigate = (to: string, how: 'push' | 'replace' = 'push') => {
    if (to === location.pathname + location.search) return
    if (how === 'push') history.pushState({ depth: readDepth() + 1, entry: randomKey() }, '', to)
    else history.replaceState({ depth: readDepth(), entry: place.read().entry }, '', to)
    place.write(readPlace(how))
  }
  return {
    place,
    navigate,
    back: (otherwise) => {
      if (readDepth() === 0) navigate(otherwise)
      else history.back()
    },
  }
}
