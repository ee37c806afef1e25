import { calendarDay, type Zone } from './format-time.ts'

/** The day of an instant on a calendar of the zone, as it is written with its year: `24.11.2026`. */
export function formatDate(instant: Date, zone: Zone = null): string {
  return calendarDay(instant, zone).split('-').reverse().join('.')
}
