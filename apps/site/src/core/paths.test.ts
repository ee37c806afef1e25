import { expect, it } from 'vitest'
import { eventPath, isOfSport, isWithin } from './paths.ts'

const page = eventPath({ id: 1, type: 1, sport: 1 })

it.each([
  [page, true],
  [`${page}/period/h1`, true],
  [eventPath({ id: 12, type: 1, sport: 1 }), false],
  ['/live', false],
])('%s is within the page of event 1: %s', (path, expected) => {
  expect(isWithin(page, path)).toBe(expected)
})

it.each([
  ['/live/sport/1', true],
  [page, true],
  ['/live/sport/12', false],
  ['/live', false],
])('%s is a page of sport 1: %s', (path, expected) => {
  expect(isOfSport(1, path)).toBe(expected)
})
