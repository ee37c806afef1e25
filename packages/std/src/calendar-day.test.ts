import { describe, expect, it } from 'vitest'
import { ageOn, isCalendarDay } from './calendar-day.ts'

describe('isCalendarDay', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['21.11.2026', false],
    ['2026-11-21T00:00:00Z', false],
    ['', false],
  ])('%j: %s', (text, isDay) => {
    expect(isCalendarDay(text)).toBe(isDay)
  })
})

describe('ageOn: whole years on the day', () => {
  it.each([
    ['2008-11-21', '2026-11-21', 18, 'on the birthday itself'],
    ['2008-11-22', '2026-11-21', 17, 'a day before it'],
    ['2008-02-29', '2026-02-28', 17, 'born on a leap day'],
    ['2008-02-29', '2026-03-01', 18, 'a year older on 1 March'],
    ['1999-12-31', '2026-01-01', 26, 'over the turn of the year'],
  ])('%s on %s is %i (%s)', (birthDay, today, years) => {
    expect(ageOn({ birthDay, today })).toBe(years)
  })
})
