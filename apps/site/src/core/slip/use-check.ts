import { useEffect, useState } from 'react'
import { systemClock } from '../../platform/clock.ts'
import type { PressCheck } from './slip-view.ts'

const SECOND_MS = 1000
/** A whole second is shown at most this late. */
const LOOK_MS = 100
/** The way of the press and of its answer is no delay. */
const WAY_MS = 1000

interface CheckNow {
  /** Whole seconds that are left; 0 without a countdown and when it is over. */
  seconds: number
  secondsInAll: number
  /** The delay is over, and the answer is not here. */
  isLate: boolean
}

/** How far the check of a press is. */
export function useCheck(check: PressCheck | undefined): CheckNow {
  const now = readCheck(check)
  const [, redraw] = useState('')
  useEffect(() => {
    if (check === undefined) return
    const timer = setInterval(() => {
      const { seconds, isLate } = readCheck(check)
      redraw(`${seconds} ${isLate}`)
      if (isLate) clearInterval(timer)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [check])
  return now
}

function readCheck(check: PressCheck | undefined): CheckNow {
  if (check === undefined) return { seconds: 0, secondsInAll: 0, isLate: false }
  const { sentAtMs, delayMs } = check
  const passedMs = Math.max(0, systemClock.nowMs() - sentAtMs)
  return {
    seconds: Math.max(0, Math.ceil((delayMs - passedMs) / SECOND_MS)),
    secondsInAll: Math.ceil(delayMs / SECOND_MS),
    isLate: passedMs > delayMs + WAY_MS,
  }
}
