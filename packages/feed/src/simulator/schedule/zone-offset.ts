const formats = new Map<string, Intl.DateTimeFormat>()

/** Hours that local time is ahead of UTC. */
export function findOffsetHours(timeZone: string, atMs: number): number {
  const known = formats.get(timeZone)
  const format =
    known ??
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  if (known === undefined) formats.set(timeZone, format)
  const [day = 0, month = 1, year = 0, hour = 0, minute = 0] = (format.format(atMs).match(/\d+/g) ?? []).map(
    Number,
  )
  const localMs = Date.UTC(year, month - 1, day, hour, minute)
  return Math.round((localMs - atMs) / 900_000) / 4
}
