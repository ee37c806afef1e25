import { favoritesOverview, favoritesQuantity } from '@xezer/contract/favorites'
import {
  answerFavoritesOverview,
  answerFavoritesQuantity,
  type FavoritesOptions,
} from '../features/favorites/favorites-answers.ts'
import { type LiveOptions, whenTold } from '../features/live/live-answers.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { shareCall } from './shared-call.ts'

export function favoritesCalls(options: FavoritesOptions & Pick<LiveOptions, 'isOfferTold'>): SharedCall[] {
  return [
    shareCall(favoritesQuantity, (input) => answerFavoritesQuantity(options, input)),
    shareCall(favoritesOverview, (input, _id, locale) =>
      whenTold(options, () => answerFavoritesOverview(options, input, locale)),
    ),
  ]
}
