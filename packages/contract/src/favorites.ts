import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { FAVORITES_MAX } from './favorites-limit.ts'
import { LiveOverviewOutput } from './live.ts'
import { Cursor, Id } from './primitives.ts'
import { ScreenRequest } from './sport-entities.ts'

const Ids = z.array(Id).check(z.maxLength(FAVORITES_MAX))

/** The wire's spelling is the product's; both lists are in the order of choosing. */
export const Favorites = z.object({ leagues: Ids, events: Ids })
export type Favorites = z.output<typeof Favorites>

export const favoritesQuantity = defineCall({
  name: 'favoritesQuantity',
  method: 'POST',
  path: 'favorites/quantity',
  auth: 'none',
  summary:
    'Which of these events are over or unknown, so that they are favourites no more, and how many are left',
  input: Favorites,
  output: z.object({
    /** To be dropped. */
    events: z.array(Id),
    /** Leagues and events without those. */
    quantity: z.int(),
  }),
  errors: [],
})

export const favoritesOverview = defineCall({
  name: 'favoritesOverview',
  method: 'POST',
  path: 'favorites/overview',
  auth: 'none',
  summary: 'Favourite events, and all of favourite leagues, by sport and league, before or in play',
  input: z.object({
    ...Favorites.shape,
    type: z.enum(['prematch', 'live']),
    /** The overview group (columns); 1 when absent. */
    group: z.optional(z.int()),
    /** The window; everything when absent. */
    screen: z.optional(ScreenRequest),
    /** Of live ones. */
    factors: z.optional(Cursor),
  }),
  output: LiveOverviewOutput,
  errors: ['not_found'],
})

/** What is kept with the account. */
export const accountFavorites = defineCall({
  name: 'accountFavorites',
  method: 'GET',
  path: 'account/favorites',
  auth: 'player',
  summary: 'The favourite leagues and events that are kept with the account',
  input: z.object({}),
  output: Favorites,
  errors: [],
})

export const accountFavoritesChange = defineCall({
  name: 'accountFavoritesChange',
  method: 'POST',
  path: 'account/favorites',
  auth: 'player',
  summary:
    'Adds to the favourites of the account and takes from them; what no place is left for is not added',
  input: z.strictObject({ add: Favorites, remove: Favorites }),
  output: Favorites,
  errors: [],
})
