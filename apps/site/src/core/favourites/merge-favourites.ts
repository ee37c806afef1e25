import type { Favorites } from '@xezer/contract/favorites'
import { FAVORITES_MAX } from '@xezer/contract/favorites-limit'
import { countFavourites } from './favourites.ts'

const both = (
  left: Favorites,
  right: Favorites,
  join: (left: readonly number[], right: readonly number[]) => number[],
): Favorites => ({
  leagues: join(left.leagues, right.leagues),
  events: join(left.events, right.events),
})

/** Those of the left side that the right one has not. */
export function withoutFavourites(left: Favorites, right: Favorites): Favorites {
  return both(left, right, (one, other) => one.filter((id) => !other.includes(id)))
}

function withFavourites(left: Favorites, right: Favorites): Favorites {
  return both(left, right, (one, other) => [...new Set([...one, ...other])].slice(0, FAVORITES_MAX))
}

export interface FavouriteChange {
  add: Favorites
  remove: Favorites
}

/** What the account has to hear so that it has what this browser has; null when it knows. `known` is what it said last. */
export function findChange(own: Favorites, known: Favorites): FavouriteChange | null {
  const change = { add: withoutFavourites(own, known), remove: withoutFavourites(known, own) }
  return countFavourites(change.add) + countFavourites(change.remove) > 0 ? change : null
}

/** What the account has, with what was changed here since it was told of `sent`. */
export function takeOver(said: Favorites, sent: Favorites, now: Favorites): Favorites {
  const left = withoutFavourites(sent, now)
  return withFavourites(withoutFavourites(said, left), withoutFavourites(now, sent))
}
