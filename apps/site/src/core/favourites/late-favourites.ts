import { createTabStorage } from '../../platform/storage.ts'
import { withLateWords } from '../text/with-late-words.ts'
import type { KeeperParts } from './favourite-keeper.ts'
import { createFavourites, type Favourites } from './favourites.ts'

const load = withLateWords(() => import('./favourite-keeper.ts'))

/**
 * The favourites of whoever is here. Who has none and is nobody's player does with the list alone; what checks it and
 * keeps it with the account comes with the first star or the first player. Where it does not come the browser's own
 * list holds.
 */
export function createLateFavourites(
  parts: Omit<KeeperParts, 'favourites' | 'kept' | 'isVisible'>,
): Favourites {
  let keeper: ReturnType<typeof bring> | undefined
  const favourites = createFavourites(
    createTabStorage('favourites'),
    () => void keep()?.then((it) => it?.sayFull()),
  )
  const bring = () =>
    load().then(
      ({ keepFavourites }) => keepFavourites({ ...parts, favourites }),
      () => undefined,
    )
  const keep = () => {
    const { leagues, events } = favourites.read()
    if (parts.session.read() !== undefined || leagues.length + events.length > 0) keeper ??= bring()
    return keeper
  }
  parts.session.subscribe(keep)
  favourites.subscribe(keep)
  keep()
  return favourites
}
