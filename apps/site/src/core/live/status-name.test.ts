import { expect, it } from 'vitest'
import { findStatusName } from './status-name.ts'

it.each([
  ['not_started', 'period.not_started'],
  ['half1', 'period.half1'],
  ['half_time', 'period.half_time'],
  ['half2', 'period.half2'],
  ['finished', 'period.finished'],
  ['postponed', 'period.postponed'],
  ['cancelled', 'period.cancelled'],
  ['abandoned', 'period.abandoned'],
  ['', undefined],
  ['extra_time', undefined],
])('the status %j is called %s', (status, expected) => {
  expect(findStatusName(status)).toBe(expected)
})
