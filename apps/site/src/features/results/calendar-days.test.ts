import { describe, expect, it } from 'vitest'
import { moveDay, shiftDay, shiftMonth, weeksOf } from './calendar-days.ts'

describe('days of a calendar', () => {
  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (date, days, then) => expect(shiftDay(date, days)).toBe(then))

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ])('%s and %i months is %s', (month, months, then) => expect(shiftMonth(month, months)).toBe(then))

  it('stand in weeks from Monday', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
    expect(weeksOf('2027-02').flat()).toHaveLength(28)
  })

  const offered = ['2026-11-02', '2026-11-05', '2026-11-12', '2026-11-30']
  it.each<[string, string, string | undefined, string]>([
    ['2026-11-05', 'ArrowRight', '2026-11-12', 'on to the next that is offered'],
    ['2026-11-05', 'ArrowLeft', '2026-11-02', 'back to the one before'],
    ['2026-11-05', 'ArrowDown', '2026-11-12', 'a week'],
    ['2026-11-12', 'ArrowDown', '2026-11-30', 'no day that is not offered'],
    ['2026-11-12', 'ArrowUp', '2026-11-05', 'a week back'],
    ['2026-11-12', 'Home', '2026-11-02', 'the first'],
    ['2026-11-12', 'End', '2026-11-30', 'the last'],
    ['2026-11-30', 'ArrowRight', undefined, 'no further'],
    ['2026-11-05', 'Enter', undefined, 'no key that moves'],
  ])('from %s %s leads to %s: %s', (from, key, to, _why) => expect(moveDay(offered, from, key)).toBe(to))
})
