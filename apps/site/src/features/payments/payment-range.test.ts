import { expect, it } from 'vitest'
import { findRangeFault } from './payment-range.ts'

it.each([
  ['2026-11-23', '2026-11-23', undefined],
  ['2025-11-23', '2026-11-23', undefined],
  ['2025-11-22', '2026-11-23', 'range_long'],
  ['2026-11-24', '2026-11-23', 'range_invalid'],
  ['2026-02-29', '2026-11-23', 'date_invalid'],
  ['', '2026-11-23', 'date_invalid'],
])('from %s to %s: %s', (from, to, fault) => {
  expect(findRangeFault({ from, to })).toBe(fault)
})
