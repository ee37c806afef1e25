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
  const exact = new Map<string, FoundCall<C>>()
  const lately = new Map<string, FoundCall<C>>()
  const prefixes: (readonly [string, C])[] = []
  for (const call of calls) {
    const [prefix = '', rest] = call.path.split('{id}')
    if (rest === undefined) exact.set(`${call.method} /api/${call.path}`, { call, id: 0 })
    else prefixes.push([`${call.method} /api/${prefix}`, call])
  }
  const takeApart = (key: string): FoundCall<C> | null => {
    for (const [prefix, call] of prefixes) {
      if (!key.startsWith(prefix)) continue
      const idText = key.slice(prefix.length)
      if (!/^[1-9]\d{0,14}$/.test(idText)) continue
      if (lately.size >= PATHS_MAX) lately.clear()
      const found = { call, id: Number(idText) }
      lately.set(key, found)
      return found
    }
    return null
  }
  return (method, url) => {
    const asked = `${method} ${url}`
    const found = exact.get(asked) ?? lately.get(asked)
    if (found !== undefined) return found
    const [path = ''] = (url ?? '').split('?')
    const key = `${method === 'HEAD' ? 'GET' : method} ${path}`
    return exact.get(key) ?? lately.get(key) ?? takeApart(key)
  }
}
