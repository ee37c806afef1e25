import { EPOCH_MS } from './event-worlds.ts'
import { findOffsetHours } from './zone-offset.ts'

export const DAY_MS = 86_400_000
export const HOUR_MS = 3_600_000
export const MINUTE_MS = 60_000
export const WEEK_MS = 7 * DAY_MS
/** A Monday before which nothing is scheduled: week 0. */
const FIRST_MONDAY_MS = Date.UTC(2025, 11, 22)

/**
 * The calendar of a world: at a higher speed of play its days are shorter by the same factor, so that seasons, weeks and
 * evenings go by as fast as the matches do.
 */
export interface WorldCalendar {
  toWorldMs(atMs: number): number
  toWallMs(worldMs: number): number
}

export function createWorldCalendar(speed: number): WorldCalendar {
  const dayMs = DAY_MS / speed
  // Where football's blocks begin: midnight of one sport is midnight of all.
  const originMs = Math.floor(EPOCH_MS / dayMs) * dayMs
  return {
    toWorldMs: (atMs) => EPOCH_MS + (atMs - originMs) * speed,
    toWallMs: (worldMs) => Math.round(originMs + (worldMs - EPOCH_MS) / speed),
  }
}

export function weekOf(worldMs: number): number {
  return Math.floor((worldMs - FIRST_MONDAY_MS) / WEEK_MS)
}

/** Midnight of its Monday, as a date of no zone. */
export function weekStartMs(week: number): number {
  return FIRST_MONDAY_MS + week * WEEK_MS
}

/** ISO 8601: the week belongs to the year of its Thursday. */
export function isoWeekOf(week: number): number {
  const thursdayMs = weekStartMs(week) + 3 * DAY_MS
  const newYearMs = Date.UTC(new Date(thursdayMs).getUTCFullYear(), 0, 1)
  return 1 + Math.floor((thursdayMs - newYearMs) / WEEK_MS)
}

/** Hours that a zone is ahead on a date: clocks change in the night, so noon's hold for everything that is played. */
export function zoneHours(timeZone: string, dateMs: number): number {
  return findOffsetHours(timeZone, dateMs + DAY_MS / 2)
}

/** The instant of a local time of day on a date. */
export function localInstant(timeZone: string, dateMs: number, minutes: number): number {
  return dateMs + minutes * MINUTE_MS - zoneHours(timeZone, dateMs) * HOUR_MS
}
