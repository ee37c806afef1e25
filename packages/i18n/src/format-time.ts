const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Minutes ahead of UTC: the product's home, which what is drawn before the visitor is known shows. Azerbaijan keeps one
 * time all year.
 */
export const BAKU_AHEAD_MINUTES = 240

/** A zone by its minutes ahead of UTC; null is the visitor's own. */
export type Zone = number | null

let chosen: Zone = null

/** What the visitor's own zone is, whatever the machine says; null leaves it to the machine. */
export function chooseZone(zone: Zone): void {
  chosen = zone
}

/** What was chosen. */
export function chosenZone(): Zone {
  return chosen
}

/** Minutes that the zone is ahead of UTC at an instant. */
export function aheadMinutes(instant: Date, zone: Zone = null): number {
  return zone ?? chosen ?? -instant.getTimezoneOffset()
}

/** An instant whose UTC parts are those that a clock of the zone shows. */
function inZone(instant: Date, zone: Zone): Date {
  return new Date(instant.getTime() + aheadMinutes(instant, zone) * 60_000)
}

/** An instant as `DD/MM HH:mm` in the visitor's own zone (agreement 5, time). */
export function formatEventTime(instant: Date, zone: Zone = null): string {
  const shown = inZone(instant, zone)
  return `${twoDigits(shown.getUTCDate())}/${twoDigits(shown.getUTCMonth() + 1)} ${formatTimeOfDay(instant, zone)}`
}

/** The day of an instant on a calendar of the zone: `2026-11-22`. */
export function calendarDay(instant: Date, zone: Zone = null): string {
  return inZone(instant, zone).toISOString().slice(0, 10)
}

/** `HH:mm` in the visitor's own zone. */
export function formatTimeOfDay(instant: Date, zone: Zone = null): string {
  const shown = inZone(instant, zone)
  return `${twoDigits(shown.getUTCHours())}:${twoDigits(shown.getUTCMinutes())}`
}

/** `HH:mm:ss` in the visitor's own zone: the clock of the top bar. */
export function formatClock(instant: Date, zone: Zone = null): string {
  return `${formatTimeOfDay(instant, zone)}:${twoDigits(inZone(instant, zone).getUTCSeconds())}`
}

/** The visitor's offset from UTC as `UTC+4` or `UTC+5:30`. */
export function formatOffset(instant: Date): string {
  return nameZone(aheadMinutes(instant))
}

/** A zone by its minutes ahead of UTC: `UTC+4`, `UTC+5:30`. */
export function nameZone(offsetMinutes: number): string {
  const sign = offsetMinutes < 0 ? '-' : '+'
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60]
  if (offsetMinutes === 0) return 'UTC'
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`
}
