import { describe, expect, it } from 'vitest'
import { formatMonth, SHORT_WEEKDAYS } from './format-month.ts'

describe('a month by itself', () => {
  it.each([
    ['az', 'Noyabr 2026'],
    ['ru', 'Ноябрь 2026'],
    ['en', 'November 2026'],
  ] as const)('in %s: %s', (locale, name) => {
    expect(formatMonth('2026-11', locale)).toBe(name)
    expect(SHORT_WEEKDAYS[locale]).toHaveLength(7)
  })
})
