import { presentWireTime } from '@xezer/contract/wire-time'
import { isCalendarDay } from '@xezer/std/calendar-day'
import type { BetPeriod } from './merge-bets.ts'

/** product §9, constants: the default range of bets reaches about 5.9 days back. */
export const DEFAULT_REACH_MS = 5.9 * 24 * 60 * 60 * 1000

/** The days of an address, or undefined when they are none or stand in the wrong order. */
export function parseDays(
  from: string | undefined,
  to: string | undefined,
): { from: string; to: string } | undefined {
  if (from === undefined || to === undefined || from > to) return undefined
  return isCalendarDay(from) && isCalendarDay(to) ? { from, to } : undefined
}

/** The period to ask for: whole days of the visitor's calendar, or from 5.9 days ago until now. */
export function decidePeriod(days: { from: string; to: string } | undefined, nowMs: number): BetPeriod {
  if (days === undefined) return { from: presentWireTime(nowMs - DEFAULT_REACH_MS), to: undefined }
  const start = new Date(`${days.from}T00:00:00`).getTime()
  const end = new Date(`${days.to}T23:59:59.999`).getTime()
  return { from: presentWireTime(start), to: presentWireTime(end) }
}
