import { plainPath } from '@xezer/contract/page-routes'
import { createCell, type Observable } from './observable.ts'

export interface Place {
  path: string
  search: URLSearchParams
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
  return { path: plainPath(location.pathname), search: new URLSearchParams(location.search), arrival }
}

export function createRouter(): Router {
  const place = createCell(readPlace('pop'))
  // Kept with the entry: the browser's own buttons move it too, and a reload does not lose it.
  const readDepth = () => Number(history.state?.depth ?? 0)
  history.scrollRestoration = 'manual'
  addEventListener('popstate', () => place.write(readPlace('pop')))
  const navigate = (to: string, how: 'push' | 'replace' = 'push') => {
    if (to === location.pathname + location.search) return
    if (how === 'push') history.pushState({ depth: readDepth() + 1 }, '', to)
    else history.replaceState({ depth: readDepth() }, '', to)
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
