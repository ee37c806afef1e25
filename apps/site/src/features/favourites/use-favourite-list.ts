import { useLocale } from '@xezer/ui/text-provider'
import { useEffect, useMemo, useRef } from 'react'
import { leagueTopic, overviewTopic } from '../../core/live/topic-names.ts'
import { createListLoader } from '../../core/match/list-loader.ts'
import { useServices } from '../../core/services.tsx'
import { pageTimers } from '../../platform/page-timers.ts'
import { useHeld } from '../../platform/use-held.ts'
import { useObservable } from '../../platform/use-observable.ts'
import {
  createFavouriteList,
  type FavouriteList,
  type FavouriteType,
  type Overview,
} from './favourite-list.ts'

/** product §9, constants: favourites in play are asked for every 5 s where no stream tells of them, */
const POLL_MS = 5000
/** and rarely where one does, as every list. */
const REFRESH_MS = 20_000
/** Topics that are watched for what moves in the rows; of the stream's own limit others need some. */
const WATCHED_MAX = 24

/** The favourites of a section, kept fresh while the component stands. */
export function useFavouriteList(type: FavouriteType, group: number) {
  const services = useServices()
  const favourites = useObservable(services.favourites)
  const list = useMemo(
    () => createFavouriteList({ ...services, loader: createListLoader(pageTimers) }, type, group),
    [services, type, group],
  )
  const state = useObservable(useHeld(list))
  useEffect(() => list.close, [list])
  useEffect(() => list.show(favourites), [list, favourites])
  useRefresh(list, type)
  useNames(list)
  useMoves(list, state.list, type, group)
  return { ...state, reload: list.reload, showWindow: list.showWindow }
}

function useRefresh(list: FavouriteList, type: FavouriteType): void {
  const hasStream = useObservable(useServices().connection.state) === 'live'
  const everyMs = hasStream || type === 'prematch' ? REFRESH_MS : POLL_MS
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void list.reload()
    }, everyMs)
    return () => clearInterval(timer)
  }, [list, everyMs])
}

/** After a change of language the list stays where it is until its names are here. */
function useNames(list: FavouriteList): void {
  const locale = useLocale()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    void list.renew()
  }, [list, locale])
}

/** Watches the lists that the rows stand in: their prices and scores move by the stream, and who comes or leaves is asked for. */
function useMoves(
  list: FavouriteList,
  shown: Overview | undefined,
  type: FavouriteType,
  group: number,
): void {
  const { topics } = useServices()
  const names = useMemo(() => {
    const sports = shown?.sports ?? []
    const own =
      type === 'live'
        ? sports.map(({ id }) => overviewTopic(id, group))
        : sports.flatMap(({ leagues }) =>
            leagues.flatMap(({ id, events }) => (events === undefined ? [] : leagueTopic(id))),
          )
    return [...new Set(own)].slice(0, WATCHED_MAX).join(' ')
  }, [shown, type, group])
  useEffect(() => {
    if (names === '') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const reloadSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void list.reload()
      }, 1000)
    }
    const kind = type === 'live' ? 'overview' : 'league'
    const stops = names.split(' ').map((name) => topics.observe(kind, name).subscribe(reloadSoon))
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [topics, list, names, type])
}
