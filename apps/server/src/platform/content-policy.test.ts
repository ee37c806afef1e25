import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

it.each([
  [null, ["'self'"]],
  ['https://bonus.example/bets?skin=2', ["'self'", 'https://bonus.example']],
])('frames our own pages and the bonuses’ of %s', (url, expected) => {
  expect(contentPolicy(url)['frame-src']).toEqual(expected)
  expect({ ...contentPolicy(url), 'frame-src': [] }).toEqual({ ...contentPolicy(), 'frame-src': [] })
})
