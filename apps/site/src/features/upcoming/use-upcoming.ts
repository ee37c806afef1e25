import type { CallOutput } from '@xezer/contract/call'
import type { Factor } from '@xezer/contract/sport-entities'
import { liveUpcoming } from '@xezer/contract/upcoming'
import { useEffect, useMemo, useState } from 'react'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { useCall } from '../../core/calls/use-call.ts'
import { useHours } from '../../core/chrome/hours.ts'
import { useBroughtPrices } from '../../core/prices/use-brought-prices.ts'
import { useServices } from '../../core/services.tsx'
import { systemClock } from '../../platform/clock.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { chooseUpcoming } from './choose-upcoming.ts'

/**
 * Fixtures come and change their hour within this time; a start is known beforehand, and goes by the clock. Prices of rows
 * that are seen move by the topics of their leagues in between.
 */
const REFRESH_MS = 20_000
const TICK_MS = 5000

export type Upcoming = CallOutput<typeof liveUpcoming>

const isFactor = (factor: Factor | null): factor is Factor => factor !== null

/** The prices of an answer, for as long as its rows are shown. */
export function useUpcomingPrices(data: Upcoming | undefined): void {
  const factors = useMemo(
    () => (data?.events ?? []).flatMap((event) => event.factors.filter(isFactor)),
    [data],
  )
  useBroughtPrices(factors)
}

/** The matches that start within the hours of the filter, as time passes. */
export function useUpcoming(sport?: number) {
  const hours = useHours()
  const nowMs = useNow()
  const { data, error, reload } = useCall(liveUpcoming, {}, { refreshMs: REFRESH_MS })
  const isLater = useAgainSoon(error, reload)
  const within = useMemo(() => chooseUpcoming(data?.events ?? [], { hours, nowMs }), [data, hours, nowMs])
  const events = useMemo(
    () => (sport === undefined ? within : within.filter((event) => event.sport.id === sport)),
    [within, sport],
  )
  return { data, within, events, nowMs, hours, reload, hasFailed: error !== undefined && !isLater }
}

/** The moment, now and then; that of the document while it stands as it was drawn. */
function useNow(): number {
  const isDrawn = useIsDrawn()
  const { first } = useServices()
  const [nowMs, setNowMs] = useState(() => systemClock.nowMs())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(systemClock.nowMs()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return isDrawn ? first.atMs : nowMs
}
