const QUARTER_MS = 900_000
/** More than the quarters of an hour of all zones that a schedule looks at. */
const KEPT_MAX = 50_000

const formats = new Map<string, Intl.DateTimeFormat>()
/** By zone, then by quarter of an hour since 1970: asking the calendar of the machine takes longer than all else of a schedule. */
const known = new Map<string, Map<number, number>>()
let kept = 0

/** Hours that local time is ahead of UTC; clocks change at the start of one of its quarters. */
export function findOffsetHours(timeZone: string, atMs: number): number {
  const quarter = Math.floor(atMs / QUARTER_MS)
  const ofZone = known.get(timeZone)?.get(quarter)
  if (ofZone !== undefined) return ofZone
  const offset = readOffsetHours(timeZone, atMs)
  if (kept >= KEPT_MAX) {
    known.clear()
    kept = 0
  }
  const quarters = known.get(timeZone) ?? new Map<number, number>()
  known.set(timeZone, quarters.set(quarter, offset))
  kept += 1
  return offset
}

function readOffsetHours(timeZone: string, atMs: number): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  formats.set(timeZone, format)
  const [day = 0, month = 1, year = 0, hour = 0, minute = 0] = (format.format(atMs).match(/\d+/g) ?? []).map(
    Number,
  )
  const localMs = Date.UTC(year, month - 1, day, hour, minute)
  return Math.round((localMs - atMs) / QUARTER_MS) / 4
}
