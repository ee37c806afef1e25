import { expect, it } from 'vitest'
import { daysOf, daysOfAddress } from './statement-period.ts'

const at = (day: string) => new Date(`${day}T12:00:00`).getTime()

it.each([
  ['this_month', '2026-11-23', '2026-11-01', '2026-11-23'],
  ['this_month', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['last_month', '2026-11-23', '2026-10-01', '2026-10-31'],
  ['last_month', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['last_month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['three_months', '2026-11-23', '2026-08-24', '2026-11-23'],
  ['three_months', '2026-05-31', '2026-03-04', '2026-05-31'],
  ['twelve_months', '2026-11-23', '2025-11-24', '2026-11-23'],
  ['twelve_months', '2028-02-29', '2027-03-02', '2028-02-29'],
] as const)('%s on %s is %s to %s', (period, today, from, to) => {
  expect(daysOf(period, at(today))).toEqual({ from, to })
})

it.each([
  ['from=2026-02-01&to=2026-02-10', '2026-02-01', '2026-02-10'],
  ['from=2026-02-10&to=2026-02-01', '2026-11-01', '2026-11-23'],
  ['from=2026-02-31&to=2026-03-01', '2026-11-01', '2026-11-23'],
  ['', '2026-11-01', '2026-11-23'],
])('the address ?%s asks for %s to %s', (search, from, to) => {
  expect(daysOfAddress(new URLSearchParams(search), at('2026-11-23'))).toEqual({ from, to })
})
