import type { Hours } from '@xezer/contract/primitives'
import type { UpcomingEvent } from '@xezer/contract/upcoming'
import { parseWireTime, presentWireTime } from '@xezer/contract/wire-time'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Nearer than this a start is told by the minutes that are left. */
const NEAR_MINUTES = 60

interface Choice {
  readonly hours: Hours
  /** Every sport, when there is none. */
  readonly sport?: number | undefined
  readonly nowMs: number
}

/** What did not begin yet and does so within the hours; 0 is no limit (product §9, constants). */
export function chooseUpcoming<Of extends Pick<UpcomingEvent, 'time' | 'sport'>>(
  events: readonly Of[],
  { hours, sport, nowMs }: Choice,
): Of[] {
  // Times of the wire are of one form, so their texts stand in the order of their instants.
  const after = presentWireTime(nowMs)
  const until = hours === 0 ? null : presentWireTime(nowMs + hours * HOUR_MS)
  return events.filter(
    (event) =>
      event.time > after &&
      (until === null || event.time <= until) &&
      (sport === undefined || event.sport.id === sport),
  )
}

/** Whole minutes until the start, the one that runs counted; null while it is far. */
export function minutesUntil(time: string, nowMs: number): number | null {
  const minutes = Math.ceil((parseWireTime(time) - nowMs) / MINUTE_MS)
  return minutes <= NEAR_MINUTES ? Math.max(0, minutes) : null
}

/** The sports that have any of these events, with how many. */
export function countSports<Sport extends { readonly id: number }>(
  sports: readonly Sport[],
  events: readonly Pick<UpcomingEvent, 'sport'>[],
): (Sport & { countEvents: number })[] {
  const counts = new Map<number, number>()
  for (const { sport } of events) counts.set(sport.id, (counts.get(sport.id) ?? 0) + 1)
  return sports.flatMap((sport) => {
    const countEvents = counts.get(sport.id)
    return countEvents === undefined ? [] : [{ ...sport, countEvents }]
  })
}
