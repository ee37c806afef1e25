import type { CallOutput } from '@xezer/contract/call'
import { prematchMatches } from '@xezer/contract/prematch'
import type { Hours } from '@xezer/contract/primitives'
import { useLocale } from '@xezer/ui/text-provider'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { eventFactors, readEventState, readPrice } from '../../core/live/read-image.ts'
import { leagueTopic } from '../../core/live/topic-names.ts'
import { useServices } from '../../core/services.tsx'
import type { ApiError } from '../../platform/api-client.ts'

type Matches = CallOutput<typeof prematchMatches>
type Asked = { sport: number; country: number | undefined; league: number | undefined; hours: Hours }

/** The first window: two screens of a large monitor. */
const firstScreen = { top: 0, height: 2400 }
/** A list that stays open is asked for again this often; prices move by the stream in between. */
const refreshMs = 20_000
/** Leagues of one list that are watched for price changes. */
const watchedMax = 24

/** A windowed pre-match list: asks for the part that is looked at and keeps the parts that it has. */
export function usePrematchMatches({ sport, country, league, hours }: Asked) {
  const locale = useLocale()
  const { api, prices, eventStates } = useServices()
  const [list, setList] = useState<Matches | undefined>(undefined)
  const [error, setError] = useState<ApiError | undefined>(undefined)
  const known = useRef<Matches | undefined>(undefined)
  const screen = useRef(firstScreen)
  // Rows that scroll out and back in must find their prices again.
  const releasePrices = useRef(() => {})
  useEffect(() => () => releasePrices.current(), [])

  const ask = useCallback(
    async (signal?: AbortSignal, isWhole = false) => {
      const place = {
        ...(country === undefined ? {} : { country }),
        ...(league === undefined ? {} : { league }),
      }
      const answer = await api.call(
        prematchMatches,
        { sport, hours, ...place, screen: screen.current },
        signal === undefined ? {} : { signal },
      )
      if (signal?.aborted) return
      if (!answer.ok) return setError(answer.error)
      const merged = isWhole ? answer.value : keepKnownEvents(answer.value, known.current)
      known.current = merged
      const releaseOld = releasePrices.current
      releasePrices.current = prices.retain(
        listEvents(merged)
          .flatMap(eventFactors)
          .map(({ h }) => h),
      )
      releaseOld()
      prices.putImage(listEvents(answer.value).flatMap(eventFactors).map(readPrice))
      eventStates.put(listEvents(answer.value).map(readEventState))
      setError(undefined)
      setList(merged)
    },
    [api, prices, eventStates, sport, country, league, hours],
  )
  useEffect(() => {
    const abort = new AbortController()
    screen.current = firstScreen
    void ask(abort.signal)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask(abort.signal)
    }, refreshMs)
    return () => {
      clearInterval(timer)
      abort.abort()
    }
  }, [ask])
  const shownLocale = useRef(locale)
  useEffect(() => {
    if (shownLocale.current === locale) return
    shownLocale.current = locale
    // The list stays where it is until its names are here in the new language.
    void ask(undefined, true)
  }, [ask, locale])
  useLeaguePrices(list)
  const showWindow = useCallback(
    (next: { top: number; height: number }) => {
      screen.current = { top: next.top, height: Math.min(20_000, Math.max(next.height, firstScreen.height)) }
      void ask()
    },
    [ask],
  )
  return { list, error, reload: () => void ask(), showWindow }
}

const listEvents = ({ leagues }: Matches) => leagues.flatMap(({ events = [] }) => events)

/** Events of leagues that this answer left out because they are outside its window. */
function keepKnownEvents(next: Matches, old: Matches | undefined): Matches {
  if (old === undefined) return next
  const knownLeagues = new Map(old.leagues.map((league) => [league.id, league]))
  const leagues = next.leagues.map((league) => {
    const before = knownLeagues.get(league.id)
    if (league.events !== undefined || before?.events === undefined || before.count !== league.count)
      return league
    return { ...league, events: before.events }
  })
  return { ...next, leagues }
}

/** Watches the leagues that are here, so that their cells move between two answers. */
function useLeaguePrices(list: Matches | undefined): void {
  const { topics } = useServices()
  const ids = useMemo(
    () =>
      (list?.leagues ?? [])
        .filter(({ events }) => events !== undefined)
        .slice(0, watchedMax)
        .map(({ id }) => id)
        .join(' '),
    [list],
  )
  useEffect(() => {
    if (ids === '') return
    const stops = ids.split(' ').map((id) => topics.observe('league', leagueTopic(id)).subscribe(() => {}))
    return () => {
      for (const stop of stops) stop()
    }
  }, [topics, ids])
}
