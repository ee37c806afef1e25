import { parseWireTime } from '@xezer/contract/wire-time'
import { calendarDay } from '@xezer/i18n/format-time'
import { describe, expect, it } from 'vitest'
import { decidePeriod, parseDays } from './bet-period.ts'

describe('parseDays', () => {
  it.each([
    ['2026-11-15', '2026-11-21', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-22', '2026-11-21', false],
    ['2026-02-30', '2026-03-01', false],
    ['2026-2-3', '2026-03-01', false],
    ['yesterday', '2026-03-01', false],
    [undefined, undefined, false],
  ])('from %s to %s is a range: %s', (from, to, isRange) => {
    expect(parseDays(from, to) !== undefined).toBe(isRange)
  })
})

describe('decidePeriod', () => {
  const nowMs = Date.parse('2026-11-21T09:00:00.000Z')

  it('reaches 5.9 days back and has no end by default', () => {
    const period = decidePeriod(undefined, nowMs)
    expect(period.to).toBeUndefined()
    expect((nowMs - parseWireTime(period.from)) / 86_400_000).toBeCloseTo(5.9)
  })

  it("covers whole days of the visitor's calendar", () => {
    const period = decidePeriod({ from: '2026-11-15', to: '2026-11-16' }, nowMs)
    const [start, end] = [parseWireTime(period.from), parseWireTime(period.to ?? '')]
    expect(calendarDay(new Date(start))).toBe('2026-11-15')
    expect(calendarDay(new Date(start - 1))).toBe('2026-11-14')
    expect(calendarDay(new Date(end))).toBe('2026-11-16')
    expect(calendarDay(new Date(end + 1))).toBe('2026-11-17')
  })
})
