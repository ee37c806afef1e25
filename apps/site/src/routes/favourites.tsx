import { readGroup } from '../core/live/topic-names.ts'
import { FavouritesPage } from '../features/favourites/favourites-page.tsx'
import { usePlace } from '../platform/router-context.tsx'

/** `/favorites/prematch` and `/favorites/live`. */
export default function FavouritesRoute() {
  const { path, search } = usePlace()
  const type = path.endsWith('/live') ? 'live' : 'prematch'
  return <FavouritesPage key={type} type={type} group={readGroup(search)} />
}
