import { useObservable } from '../../platform/use-observable.ts'
import { useServices } from '../services.tsx'
import { countFavourites } from './favourites.ts'

export function useFavouriteCount(): number {
  return countFavourites(useObservable(useServices().favourites))
}
