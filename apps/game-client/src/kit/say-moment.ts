import { formatEventTime, formatTimeOfDay } from '@xezer/i18n/format-time'

/** Today's moments by their time of day, others with their day. */
export function sayMoment(atMs: number, todayMs: number): string {
  const moment = new Date(atMs)
  const isToday = moment.toDateString() === new Date(todayMs).toDateString()
  return isToday ? formatTimeOfDay(moment) : formatEventTime(moment)
}
