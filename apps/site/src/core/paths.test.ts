import { expect, it } from 'vitest'
import { eventPath, isWithin } from './paths.ts'

const page = eventPath({ id: 1, type: 1, sport: 1 })

it.each([
  [page, true],
  [`${page}/period/h1`, true],
  [eventPath({ id: 12, type: 1, sport: 1 }), false],
  ['/live', false],
])('%s is within the page of event 1: %s', (path, expected) => {
  expect(isWithin(page, path)).toBe(expected)
})
