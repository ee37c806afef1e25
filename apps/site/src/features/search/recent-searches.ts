import { createCell, type Observable } from '../../platform/observable.ts'
import { createTabStorage, type TabStorage } from '../../platform/storage.ts'

const SEARCHES_MAX = 6

export interface RecentSearches {
  /** The newest first. */
  readonly queries: Observable<readonly string[]>
  add: (query: string) => void
  forget: () => void
}

/** What was searched and led somewhere, kept by the browser until it is cleared. */
export function createRecentSearches(storage: TabStorage): RecentSearches {
  const queries = createCell(readQueries(storage.read()))
  storage.onChange(() => queries.write(readQueries(storage.read())))
  const keep = (next: readonly string[]) => {
    storage.write(next.length === 0 ? undefined : JSON.stringify(next))
    queries.write(next)
  }
  return {
    queries,
    add(query) {
      const isSame = (known: string) => known.toLocaleLowerCase() === query.toLocaleLowerCase()
      keep([query, ...queries.read().filter((known) => !isSame(known))].slice(0, SEARCHES_MAX))
    },
    forget: () => keep([]),
  }
}

/** Storage may hold anything. */
function readQueries(text: string | undefined): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((query) => typeof query === 'string').slice(0, SEARCHES_MAX)
  } catch {
    return []
  }
}

export const recentSearches = createRecentSearches(createTabStorage('searches'))
