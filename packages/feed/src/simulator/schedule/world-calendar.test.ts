import { describe, expect, it } from 'vitest'
import {
  createWorldCalendar,
  DAY_MS,
  isoWeekOf,
  localInstant,
  weekOf,
  weekStartMs,
} from './world-calendar.ts'

it.each([
  ['2026-01-01', 1],
  ['2026-11-22', 47],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2030-12-30', 1],
])('%s lies in week %i of its ISO year', (date, week) =>
  expect(isoWeekOf(weekOf(Date.parse(date)))).toBe(week),
)

it('weeks begin on Mondays', () => {
  expect(new Date(weekStartMs(48)).getUTCDay()).toBe(1)
  expect(weekOf(weekStartMs(48) - 1)).toBe(47)
})

it.each([
  ['Europe/Paris', '2026-07-14', '2026-07-14T17:30:00Z'],
  ['Europe/Paris', '2026-12-14', '2026-12-14T18:30:00Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T23:30:00Z'],
  ['Australia/Adelaide', '2026-01-12', '2026-01-12T09:00:00Z'],
])('half past seven in %s on %s is %s', (zone, date, instant) =>
  expect(localInstant(zone, Date.parse(date), 19.5 * 60)).toBe(Date.parse(instant)),
)

describe('a world at another speed', () => {
  it.each([[1], [7.5], [60], [1000]])(
    '%d: back and forth is the same instant, and days begin together',
    (speed) => {
      const { toWorldMs, toWallMs } = createWorldCalendar(speed)
      const atMs = Date.UTC(2026, 10, 22, 5)
      expect(Math.abs(toWallMs(toWorldMs(atMs)) - atMs)).toBeLessThanOrEqual(1)
      const block = Math.ceil(atMs / (DAY_MS / speed)) * (DAY_MS / speed)
      const rest = toWorldMs(block) % DAY_MS
      expect(Math.min(rest, DAY_MS - rest)).toBeLessThan(speed)
    },
  )
})
