const twoDigits = (value: number) => String(value).padStart(2, '0')

/** An instant as `DD/MM HH:mm` in the visitor's own zone (agreement 5, time). */
export function formatEventTime(instant: Date): string {
  return `${twoDigits(instant.getDate())}/${twoDigits(instant.getMonth() + 1)} ${formatTimeOfDay(instant)}`
}

/** `HH:mm` in the visitor's own zone. */
export function formatTimeOfDay(instant: Date): string {
  return `${twoDigits(instant.getHours())}:${twoDigits(instant.getMinutes())}`
}

/** `HH:mm:ss` in the visitor's own zone: the clock of the top bar. */
export function formatClock(instant: Date): string {
  return `${formatTimeOfDay(instant)}:${twoDigits(instant.getSeconds())}`
}

/** The visitor's offset from UTC as `UTC+4` or `UTC+5:30`. */
export function formatOffset(instant: Date): string {
  const offsetMinutes = -instant.getTimezoneOffset()
  const sign = offsetMinutes < 0 ? '-' : '+'
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60]
  if (offsetMinutes === 0) return 'UTC'
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`
}
