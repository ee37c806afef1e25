import { expect, it } from 'vitest'
import { playShare } from './play-share.ts'

it.each([
  ['not_started', null, 0],
  ['half1', "9'", 0.1],
  ['half1', "45+3'", 0.5],
  ['half_time', null, 0.5],
  ['half2', "72'", 0.8],
  ['half2', "90+6'", 1],
  ['finished', null, 1],
])('%s at %s is %d of the match', (status, minute, share) => {
  expect(playShare(status, minute)).toBeCloseTo(share)
})
