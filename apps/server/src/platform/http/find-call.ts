/** A call by its method and its path below the API base, with at most one `{id}` at its end. */
export interface CallAddress {
  readonly method: 'GET' | 'POST'
  readonly path: string
}

export interface FoundCall<C> {
  readonly call: C
  /** 0 where the path has none. */
  readonly id: number
}

/** Paths with an id that were asked for lately, so that they are taken apart once. */
const PATHS_MAX = 5000

/** Finds the call of a request; a query and HEAD in place of GET change nothing about it. */
export function createCallFinder<C extends CallAddress>(
  calls: readonly C[],
): (method: string | undefined, url: string | undefined) => FoundCall<C> | null {
  const finders = {
    GET: createUrlFinder(calls.filter(({ method }) => method === 'GET')),
    POST: createUrlFinder(calls.filter(({ method }) => method === 'POST')),
  }
  return (method, url = '') => {
    if (method === 'POST') return finders.POST(url)
    return method === 'GET' || method === 'HEAD' ? finders.GET(url) : null
  }
}

/** Nothing is put together for a request: it is on the way of every poll. */
function createUrlFinder<C extends CallAddress>(calls: readonly C[]): (url: string) => FoundCall<C> | null {
  const exact = new Map<string, FoundCall<C>>()
  const lately = new Map<string, FoundCall<C>>()
  const prefixes: (readonly [string, C])[] = []
  for (const call of calls) {
    const [prefix = '', rest] = call.path.split('{id}')
    if (rest === undefined) exact.set(`/api/${call.path}`, { call, id: 0 })
    else prefixes.push([`/api/${prefix}`, call])
  }
  const takeApart = (path: string): FoundCall<C> | null => {
    for (const [prefix, call] of prefixes) {
      if (!path.startsWith(prefix)) continue
      const idText = path.slice(prefix.length)
      if (!/^[1-9]\d{0,14}$/.test(idText)) continue
      if (lately.size >= PATHS_MAX) lately.clear()
      const found = { call, id: Number(idText) }
      lately.set(path, found)
      return found
    }
    return null
  }
  const find = (path: string) => exact.get(path) ?? lately.get(path) ?? takeApart(path)
  return (url) => {
    const query = url.indexOf('?')
    return find(query < 0 ? url : url.slice(0, query))
  }
}
