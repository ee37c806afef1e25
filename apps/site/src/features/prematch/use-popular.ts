import type { CallOutput } from '@xezer/contract/call'
import { prematchPopular } from '@xezer/contract/popular'
import { useEffect, useMemo } from 'react'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { useCall } from '../../core/calls/use-call.ts'
import { eventFactors, readEventState, readPrice } from '../../core/live/read-image.ts'
import { useLeaguePrices } from '../../core/match/use-league-prices.ts'
import { type Services, useServices } from '../../core/services.tsx'

type Popular = CallOutput<typeof prematchPopular>

/** A list that stays open is asked for again this often; prices move by the stream in between. */
const REFRESH_MS = 20_000

export function usePopular(sport: number | undefined) {
  const services = useServices()
  const input = useMemo(() => (sport === undefined ? {} : { sport }), [sport])
  const { data, error, reload } = useCall(prematchPopular, input, { refreshMs: REFRESH_MS })
  const isLater = useAgainSoon(error, reload)
  // Before its rows are drawn, which show what the store has.
  const release = useMemo(() => data && takeIn(data, services), [data, services])
  useEffect(() => release, [release])
  const leagues = useMemo(() => data?.sports.flatMap((one) => one.leagues) ?? [], [data])
  useLeaguePrices(leagues)
  return { data, reload, hasFailed: error !== undefined && !isLater }
}

/** Prices and states to their stores; returns what lets the prices go. */
function takeIn({ sports }: Popular, { prices, eventStates }: Pick<Services, 'prices' | 'eventStates'>) {
  const events = sports.flatMap(({ leagues }) => leagues.flatMap(({ events: own = [] }) => own))
  const factors = events.flatMap(eventFactors)
  const release = prices.retain(factors.map(({ h }) => h))
  prices.putImage(factors.map(readPrice))
  eventStates.put(events.map(readEventState))
  return release
}
