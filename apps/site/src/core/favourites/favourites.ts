import type { Favorites } from '@xezer/contract/favorites'
import { FAVORITES_MAX } from '@xezer/contract/favorites-limit'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { TabStorage } from '../../platform/storage.ts'

export type FavouriteKind = keyof Favorites

/** The leagues and events of a visitor, the same in every tab, in the order of choosing (agreement 13, favourites). */
export type Favourites = Observable<Favorites> & {
  /** Adds, or takes away what is there. Where there is no room for one more, nothing changes but that it is said. */
  toggle: (kind: FavouriteKind, id: number) => void
  put: (next: Favorites) => void
}

export const NO_FAVOURITES: Favorites = { leagues: [], events: [] }

export const countFavourites = ({ leagues, events }: Favorites) => leagues.length + events.length

export function createFavourites(storage: TabStorage, onFull: () => void): Favourites {
  const cell = createCell(readFavourites(storage.read()))
  storage.onChange(() => cell.write(readFavourites(storage.read())))
  const put = (next: Favorites) => {
    storage.write(countFavourites(next) > 0 ? JSON.stringify(next) : undefined)
    cell.write(next)
  }
  return {
    read: cell.read,
    subscribe: cell.subscribe,
    // The server draws for everybody, and knows nobody's.
    readDrawn: () => NO_FAVOURITES,
    put,
    toggle: (kind, id) => {
      const known = cell.read()
      const others = known[kind].filter((one) => one !== id)
      const next = others.length < known[kind].length ? others : [...others, id]
      if (next.length > FAVORITES_MAX) onFull()
      else put({ ...known, [kind]: next })
    },
  }
}

/** Storage may hold anything: what is no list of ids is none. */
function readFavourites(text: string | undefined): Favorites {
  try {
    const { leagues, events } = JSON.parse(text ?? '')
    return { leagues: readIds(leagues), events: readIds(events) }
  } catch {
    return NO_FAVOURITES
  }
}

const readIds = (list: number[]) => list.filter(Number.isSafeInteger).slice(0, FAVORITES_MAX)
