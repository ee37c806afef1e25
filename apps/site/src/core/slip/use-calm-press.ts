import { useEffect, useRef } from 'react'
import { systemClock } from '../../platform/clock.ts'

/** Taps are ignored this long after the button changed its meaning (design §6, bet slip). */
export const CALM_MS = 600

/** Whether a press may count: the changed prices behind `key` have been on the screen long enough, or none is asked about (''). */
export function useCalmPress(key: string): () => boolean {
  const changedAtMs = useRef(Number.NEGATIVE_INFINITY)
  const last = useRef('')
  useEffect(() => {
    if (key !== '' && key !== last.current) changedAtMs.current = systemClock.nowMs()
    last.current = key
  }, [key])
  return () => key === '' || systemClock.nowMs() - changedAtMs.current >= CALM_MS
}
