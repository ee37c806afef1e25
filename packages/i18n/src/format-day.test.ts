import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it.each([
  ['2026-11-22', 'az', 'bazar, 22 noyabr'],
  ['2026-11-23', 'az', 'bazar ertəsi, 23 noyabr'],
  ['2026-05-09', 'ru', 'суббота, 9 мая'],
  ['2028-02-29', 'en', 'Tuesday, 29 February'],
] as const)('%s in %s is %s', (day, locale, expected) => {
  expect(formatDay(day, locale)).toBe(expected)
})
