import { type CasinoMine, casinoMine, GAME_FAVOURITES_MAX } from '@xezer/contract/casino'
import { useEffect, useMemo } from 'react'
import type { CallState } from '../../core/calls/call-cache.ts'
import { type Services, useServices } from '../../core/services.tsx'
import { usePlayer } from '../../core/session/use-player.ts'
import type { Observable } from '../../platform/observable.ts'
import { createTabStorage } from '../../platform/storage.ts'
import { useObservable } from '../../platform/use-observable.ts'
import { createOwnFavourites, type OwnFavourites } from './own-favourites.ts'

const kept = new WeakMap<Services['session'], OwnFavourites>()

/** Favourite games of whoever is here: one store for all pages of games. */
export function useFavouriteGames(): OwnFavourites {
  const { session, api, announcer, language } = useServices()
  return useMemo(() => {
    const known = kept.get(session)
    if (known !== undefined) return known
    const made = createOwnFavourites({
      ...{ api, session, storage: createTabStorage('casino-favourites') },
      onFull: () => {
        const { translate } = language.read()
        announcer.alert(translate('casino.favourites_full', { n: GAME_FAVOURITES_MAX }))
      },
    })
    kept.set(session, made)
    return made
  }, [session, api, announcer, language])
}

/** The ids of favourites, as a set that changes with them alone. */
export function useFavouriteSet(): ReadonlySet<string> {
  const list = useObservable(useFavouriteGames())
  return useMemo(() => new Set(list), [list])
}

const NOTHING: CallState<CasinoMine> = { data: undefined, error: undefined, isLoading: false }
/** A guest has nothing in the lobby that the browser does not know. */
const NOBODYS: Observable<CallState<CasinoMine>> = { read: () => NOTHING, subscribe: () => () => {} }

/** What of the lobby is the player's, asked for when the page opens; undefined for a guest, and until it is known. */
export function useOwnGames(): CasinoMine | undefined {
  const { calls } = useServices()
  const favourites = useFavouriteGames()
  const token = usePlayer()?.token
  // Another player has another memory of answers.
  const resource = useMemo(
    () => (token === undefined ? undefined : calls.get(casinoMine, {})),
    [calls, token],
  )
  const { data } = useObservable(resource ?? NOBODYS)
  useEffect(() => void resource?.reload(), [resource])
  useEffect(() => {
    if (data !== undefined) favourites.take(data.favourites)
  }, [data, favourites])
  return data
}
