import { favoritesOverview, favoritesQuantity } from '@xezer/contract/favorites'
import { answerFavoritesQuantity, type FavoritesOptions } from '../features/favorites/favorites-answers.ts'
import { createOwnLists, type OwnListsOptions } from '../features/favorites/own-lists.ts'
import { type LiveOptions, whenTold } from '../features/live/live-answers.ts'
import { refuse } from '../platform/http/refusal.ts'
import type { SharedCall } from '../platform/http/shared-answers.ts'
import { shareCall } from './shared-call.ts'

export function favoritesCalls(
  options: FavoritesOptions & OwnListsOptions & Pick<LiveOptions, 'isOfferTold'>,
): SharedCall[] {
  const own = createOwnLists(options)
  return [
    shareCall(favoritesQuantity, (input) => answerFavoritesQuantity(options, input)),
    {
      ...shareCall(favoritesOverview, (input, _id, locale, body) =>
        whenTold(options, () => own.answer(input, locale, body) ?? refuse('not_found')),
      ),
      recall: (body, locale) => (options.isOfferTold() ? own.recall(body, locale) : null),
    },
  ]
}
