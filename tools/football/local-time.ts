const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formatters.set(timeZone, formatter)
  return formatter
}

/** Offset of a zone from UTC at an instant, in minutes. */
function offsetMinutes(timeZone: string, instantMs: number): number {
  const parts = formatterOf(timeZone).formatToParts(instantMs)
  const part = (type: string): number => Number(parts.find((entry) => entry.type === type)?.value)
  const localMs = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((localMs - instantMs) / 60_000)
}

/** Minutes since 1970 (UTC) of a local date `YYYY-MM-DD` and time `HH:MM`. */
export function utcMinutes(date: string, time: string, timeZone: string): number {
  const localMs = Date.parse(`${date}T${time.padStart(5, '0')}:00Z`)
  const guess = localMs - offsetMinutes(timeZone, localMs) * 60_000
  return Math.round((localMs - offsetMinutes(timeZone, guess) * 60_000) / 60_000)
}
