import type { Results } from '@xezer/contract/sport-entities'
import { useEffect, useReducer } from 'react'
import { systemClock } from '../../platform/clock.ts'
import { useIsDrawn } from '../../platform/use-is-drawn.ts'
import { useServices } from '../services.tsx'
import { formatTimeLeft } from './time-left.ts'

const TICK_MS = 500

/** Minutes and seconds left of a part of play; between two messages the page counts on. */
export function ClockText({ clock }: { clock: NonNullable<Results['clock']> }) {
  const { connection, first } = useServices()
  const isDrawn = useIsDrawn()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const isRunning = clock.rate > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  const nowMs = isDrawn ? first.atMs : systemClock.nowMs() + connection.serverAheadMs.read()
  return formatTimeLeft(clock, nowMs)
}
