import { useObservable } from '../../platform/use-observable.ts'
import { keepPins } from '../place/pins.ts'

/** More would push those that nobody pinned behind the fold. */
const PINS_MAX = 8

export const sportPins = keepPins('pinned-sports', PINS_MAX)

/** Those that the player pinned first, in the order of pinning; the others as they stand. */
export function putPinnedFirst<Sport extends { readonly id: number }>(
  sports: readonly Sport[],
  pins: readonly string[],
): Sport[] {
  const pinned = pins.flatMap((pin) => sports.find(({ id }) => String(id) === pin) ?? [])
  return [...pinned, ...sports.filter((sport) => !pinned.includes(sport))]
}

export function usePinnedFirst<Sport extends { readonly id: number }>(sports: readonly Sport[]): Sport[] {
  return putPinnedFirst(sports, useObservable(sportPins.pins))
}
