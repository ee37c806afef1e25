import type { Competition } from '../../football-data/football-data.ts'
import { isWeekly } from './league-rhythm.ts'
import { findOffsetHours } from './zone-offset.ts'

/** A block is one day of the generated world; at a higher speed of play it is shorter by the same factor. */
export const QUARTERS = 96

export interface KickOffQuarter {
  readonly quarter: number
  /** How far from the usual, in hours. */
  readonly hoursOff: number
}

/** Nobody kicks off earlier or later, by the clock of the league's country. */
export const EARLIEST_HOUR = 12
export const LATEST_HOUR = 22
/** On a working day the leagues that many watch wait for the evening. */
const AFTER_WORK_HOUR = 18
/** How much less an hour off the usual matters in leagues that fill the hours of the others. */
const FILLING = 0.3
const WEEKEND_DAYS = [5, 6]

/** The quarters of a block in which a league may kick off, by the local clock and the day of the week there. */
export function listQuarters(
  competition: Competition,
  block: number,
  blockStartMs: number,
): KickOffQuarter[] {
  const offset = findOffsetHours(competition.timeZone, blockStartMs)
  const usual = competition.kickOffs.map(hoursOf)
  const quarters: KickOffQuarter[] = []
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    const local = quarter / 4 + offset
    const hour = local - 24 * Math.floor(local / 24)
    const isWeekend = WEEKEND_DAYS.includes(weekdayOf(block + Math.floor(local / 24)))
    const [from, to] = windowOf(competition, usual, isWeekend)
    if (hour < from || hour > to) continue
    const off = Math.min(...usual.map((at) => Math.abs(at - hour)))
    quarters.push({ quarter, hoursOff: isWeekly(competition) ? off : FILLING * off })
  }
  return quarters
}

function windowOf(
  competition: Competition,
  usual: readonly number[],
  isWeekend: boolean,
): readonly [from: number, to: number] {
  const [first, last] = [Math.min(...usual), Math.max(...usual)]
  if (competition.kind === 'continental')
    return [Math.max(AFTER_WORK_HOUR, first - 2.25), Math.min(LATEST_HOUR, last)]
  const latest = Math.min(LATEST_HOUR, Math.max(last, 20.5))
  if (!isWeekly(competition)) return [EARLIEST_HOUR, Math.max(latest, 21)]
  if (!isWeekend) return [AFTER_WORK_HOUR, latest]
  return [Math.max(EARLIEST_HOUR, Math.min(first - 2, 16)), latest]
}

function hoursOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

/** 0 is Monday; block 0 is the first of January 1970, a Thursday. */
function weekdayOf(block: number): number {
  return (((block + 3) % 7) + 7) % 7
}
