import { presentWireTime } from '@xezer/contract/wire-time'
import { isCalendarDay } from '@xezer/std/calendar-day'

/** The longest range that is asked for at once. */
export const RANGE_DAYS_MAX = 366
const DAY_MS = 86_400_000

export interface Days {
  from: string
  to: string
}

export type RangeFault = 'date_invalid' | 'range_invalid' | 'range_long'

/** Why two days are no range; undefined of one that is. */
export function findRangeFault({ from, to }: Days): RangeFault | undefined {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'date_invalid'
  if (from > to) return 'range_invalid'
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days > RANGE_DAYS_MAX ? 'range_long' : undefined
}

/** The days of an address; undefined where they are none. */
export function readDays(from: string | undefined, to: string | undefined): Days | undefined {
  if (from === undefined || to === undefined) return undefined
  return findRangeFault({ from, to }) === undefined ? { from, to } : undefined
}

/** Whole days of the visitor's calendar. */
export function rangeOf({ from, to }: Days): { from: string; to: string } {
  const start = new Date(`${from}T00:00:00`).getTime()
  const end = new Date(`${to}T23:59:59.999`).getTime()
  return { from: presentWireTime(start), to: presentWireTime(end) }
}
