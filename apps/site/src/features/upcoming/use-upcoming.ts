import type { CallOutput } from '@xezer/contract/call'
import { liveUpcoming } from '@xezer/contract/upcoming'
import { useEffect, useMemo, useState } from 'react'
import { useAgainSoon } from '../../core/calls/use-again-soon.ts'
import { useCall } from '../../core/calls/use-call.ts'
import { useHours } from '../../core/chrome/hours.ts'
import { useServices } from '../../core/services.tsx'
import { systemClock } from '../../platform/clock.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { chooseUpcoming } from './choose-upcoming.ts'

/** Fixtures come and change their hour within this time; a start is known beforehand, and goes by the clock. */
const REFRESH_MS = 20_000
const TICK_MS = 5000

export type Upcoming = CallOutput<typeof liveUpcoming>

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
