import { presentWireTime } from '@xezer/contract/wire-time'
import { isCalendarDay } from '@xezer/std/calendar-day'

const DAY_MS = 86_400_000

/** A first and a last day, each `YYYY-MM-DD`. */
export interface Days {
  readonly from: string
  readonly to: string
}

export type DaysFault = 'date_invalid' | 'range_invalid' | 'range_long'

/** Why two days are no range, or one of more days than are asked for at once; undefined of one that is. */
export function findDaysFault({ from, to }: Days, daysMax?: number): DaysFault | undefined {
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'date_invalid'
  if (from > to) return 'range_invalid'
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return daysMax !== undefined && days > daysMax ? 'range_long' : undefined
}

/** The days of an address; undefined where they are none. */
export function readDays(
  from: string | null | undefined,
  to: string | null | undefined,
  daysMax?: number,
): Days | undefined {
  if (from == null || to == null) return undefined
  return findDaysFault({ from, to }, daysMax) === undefined ? { from, to } : undefined
}

/** Whole days of the visitor's calendar, as times of the wire. */
export function wholeDays({ from, to }: Days): Days {
  const start = new Date(`${from}T00:00:00`).getTime()
  const end = new Date(`${to}T23:59:59.999`).getTime()
  return { from: presentWireTime(start), to: presentWireTime(end) }
}
