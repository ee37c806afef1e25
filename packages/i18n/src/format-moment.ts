import { calendarDay, formatEventTime, formatTimeOfDay, type Zone } from './format-time.ts'

/** Of what may be long ago or far away: `DD/MM HH:mm`, and with its year, `DD/MM/YYYY HH:mm`, where that is not the running one. */
export function formatMoment(instant: Date, nowMs: number, zone: Zone = null): string {
  const [year = '', month = '', day = ''] = calendarDay(instant, zone).split('-')
  if (calendarDay(new Date(nowMs), zone).startsWith(year)) return formatEventTime(instant, zone)
  return `${day}/${month}/${year} ${formatTimeOfDay(instant, zone)}`
}
