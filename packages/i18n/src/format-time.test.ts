import { describe, expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'
import {
  BAKU_AHEAD_MINUTES,
  calendarDay,
  formatClock,
  formatEventTime,
  formatTimeOfDay,
} from './format-time.ts'

const LATE = new Date('2026-12-31T21:05:09Z')

describe('a time on the page', () => {
  it.each([
    [BAKU_AHEAD_MINUTES, '01/01 01:05', '01:05:09', '2027-01-01'],
    [0, '31/12 21:05', '21:05:09', '2026-12-31'],
    [-210, '31/12 17:35', '17:35:09', '2026-12-31'],
  ])('is that of the zone %i minutes ahead: %s', (zone, event, clock, day) => {
    const shown = [formatEventTime(LATE, zone), formatClock(LATE, zone), calendarDay(LATE, zone)]
    expect(shown).toEqual([event, clock, day])
  })

  it.each([
    ['2026-12-31T20:00:00Z', BAKU_AHEAD_MINUTES, '01/01 01:05'],
    ['2026-12-31T19:59:59Z', 0, '31/12 21:05'],
    ['2027-01-01T00:00:00Z', 0, '31/12/2026 21:05'],
    ['2027-06-01T00:00:00Z', BAKU_AHEAD_MINUTES, '01/01 01:05'],
    ['2026-12-31T19:59:59Z', BAKU_AHEAD_MINUTES, '01/01/2027 01:05'],
  ])('says the year where it is another one than %s has, %i minutes ahead: %s', (now, zone, shown) => {
    expect(formatMoment(LATE, Date.parse(now), zone)).toBe(shown)
  })

  it('is the reader’s own where no zone is named', () => {
    const own = `${String(LATE.getHours()).padStart(2, '0')}:${String(LATE.getMinutes()).padStart(2, '0')}`
    expect(formatTimeOfDay(LATE)).toBe(own)
  })
})
