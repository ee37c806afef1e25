import { isCalendarDay } from '@xezer/std/calendar-day'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskDay, presentDay, readDay } from './date-text.ts'

describe('maskDay', () => {
  it.each([
    ['', ''],
    ['2', '2'],
    ['21', '21'],
    ['211', '21.1'],
    ['21112026', '21.11.2026'],
    ['21.11.20269', '21.11.2026'],
    ['2.', '2.'],
    ['2..', '2.'],
    ['2/1/2026', '2.1.2026'],
    ['.', ''],
    ['a1', '1'],
    ['2026-11-21', '21.11.2026'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(maskDay(typed)).toBe(shown)
  })

  it('lets the last letter be erased, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = maskDay(typed)
        expect(maskDay(shown)).toBe(shown)
        expect(maskDay(shown.slice(0, -1)).length).toBeLessThan(Math.max(shown.length, 1))
      }),
    )
  })
})

describe('readDay', () => {
  it.each([
    ['21.11.2026', '2026-11-21'],
    ['1.2.2026', '2026-02-01'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2026', '29.02.2026'],
    ['00.01.2026', '00.01.2026'],
    ['21.11.20', '21.11.20'],
    ['', ''],
  ])('%j is %j', (shown, value) => {
    expect(readDay(shown)).toBe(value)
  })

  it('reads what is shown of any day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          expect(isCalendarDay(day)).toBe(true)
          expect(readDay(presentDay(day))).toBe(day)
        },
      ),
    )
  })
})
