import { createCell, type Observable } from './observable.ts'

export type Place = {
  path: string
  search: URLSearchParams
  /** How the visitor came here: `pop` restores the scroll position. */
  arrival: 'push' | 'replace' | 'pop'
}

export type Params = Record<string, string>

/** The site's own small router: a general one would take a fifth of the first page's script budget. */
export type Router = {
  place: Observable<Place>
  navigate: (to: string, how?: 'push' | 'replace') => void
  back: (otherwise: string) => void
}

function readPlace(arrival: Place['arrival']): Place {
  const path = location.pathname.replace(/(.)\/+$/, '$1')
  return { path, search: new URLSearchParams(location.search), arrival }
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

/** The params of `path` under a pattern such as `/live/sport/:sport`, or undefined when it does not fit. */
export function matchPath(pattern: string, path: string): Params | undefined {
  const expected = pattern.split('/')
  const actual = path.split('/')
  if (expected.length !== actual.length) return undefined
  const params: Params = {}
  for (const [position, part] of expected.entries()) {
    const value = actual[position] ?? ''
    if (part.startsWith(':')) {
      // Every param of the route table is an id or a short word; anything else is another page.
      if (!/^[\w-]{1,40}$/.test(value)) return undefined
      params[part.slice(1)] = value
    } else if (part !== value) return undefined
  }
  return params
}
