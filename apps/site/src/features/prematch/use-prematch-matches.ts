import { prematchMatches } from '@xezer/contract/prematch'
import type { Hours } from '@xezer/contract/primitives'
import { aheadMinutes } from '@xezer/i18n/format-time'
import { useLocale } from '@xezer/ui/text-provider'
import { useEffect, useMemo, useRef } from 'react'
import { createListLoader } from '../../core/match/list-loader.ts'
import { useLeaguePrices } from '../../core/match/use-league-prices.ts'
import { useServices } from '../../core/services.tsx'
import { pageTimers } from '../../platform/page-timers.ts'
import { useHeld } from '../../platform/use-held.ts'
import { useObservable } from '../../platform/use-observable.ts'
import {
  createPrematchMatches,
  firstQuestion,
  type Matches,
  matchPlace,
  type PrematchMatches,
} from './prematch-matches.ts'

interface Asked {
  sport: number
  country: number | undefined
  league: number | undefined
  hours: Hours
}

/** A list that stays open is asked for again this often; prices move by the stream in between. */
const REFRESH_MS = 20_000
const NO_LEAGUES: Matches['leagues'] = []

/** The matches of a place of the pre-match tree, kept fresh while the component stands. */
export function usePrematchMatches({ sport, country, league, hours }: Asked) {
  const services = useServices()
  const firstHours = useRef(hours)
  const matches = useMemo(() => {
    const place = matchPlace({ sport, country, league })
    const brought = services.first.find(prematchMatches, firstQuestion(place, firstHours.current))
    const loader = createListLoader(pageTimers)
    return createPrematchMatches({ ...services, loader }, place, aheadMinutes(new Date()), brought)
  }, [services, sport, country, league])
  const { list, error, hasHomeDays } = useObservable(useHeld(matches))
  useEffect(() => {
    const close = matches.open(hours)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void matches.reload()
    }, REFRESH_MS)
    return () => {
      clearInterval(timer)
      close()
    }
  }, [matches, hours])
  useNames(matches)
  useLeaguePrices(list?.leagues ?? NO_LEAGUES)
  const loading = useObservable(matches.loading)
  return { list, error, hasHomeDays, loading, reload: matches.reload, showWindow: matches.showWindow }
}

/** After a change of language the list stays where it is until its names are here. */
function useNames(matches: PrematchMatches): void {
  const locale = useLocale()
  const shown = useRef(locale)
  useEffect(() => {
    if (shown.current === locale) return
    shown.current = locale
    void matches.renew()
  }, [matches, locale])
}
