import { parseWireTime } from '@xezer/contract/wire-time'
import { calendarDay } from '@xezer/i18n/format-time'
import { expect, it } from 'vitest'
import { findDaysFault, readDays, wholeDays } from './days.ts'

it.each([
  ['2026-11-23', '2026-11-23', undefined],
  ['2025-11-23', '2026-11-23', undefined],
  ['2025-11-22', '2026-11-23', 'range_long'],
  ['2026-11-24', '2026-11-23', 'range_invalid'],
  ['2026-02-29', '2026-11-23', 'date_invalid'],
  ['2026-2-3', '2026-03-01', 'date_invalid'],
  ['yesterday', '2026-03-01', 'date_invalid'],
  ['', '2026-11-23', 'date_invalid'],
])('from %s to %s, of 366 days at most: %s', (from, to, fault) => {
  expect(findDaysFault({ from, to }, 366)).toBe(fault)
  expect(readDays(from, to, 366)).toEqual(fault === undefined ? { from, to } : undefined)
})

it('any number of days is a range where none is the most, and an address without days names none', () => {
  expect(readDays('2020-01-01', '2026-11-23')).toEqual({ from: '2020-01-01', to: '2026-11-23' })
  expect(readDays(undefined, undefined)).toBeUndefined()
  expect(readDays(null, '2026-11-23')).toBeUndefined()
})

it("whole days are those of the visitor's calendar", () => {
  const { from, to } = wholeDays({ from: '2026-11-15', to: '2026-11-16' })
  const [start, end] = [parseWireTime(from), parseWireTime(to)]
  expect(calendarDay(new Date(start))).toBe('2026-11-15')
  expect(calendarDay(new Date(start - 1))).toBe('2026-11-14')
  expect(calendarDay(new Date(end))).toBe('2026-11-16')
  expect(calendarDay(new Date(end + 1))).toBe('2026-11-17')
})
