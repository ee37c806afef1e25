import { expect, it } from 'vitest'
import { openPartOf } from './open-part.ts'

it.each([
  ['nothing of it was bought back', 1000n, 4000n, 0n, 1000n, 4000n],
  ['a part', 1000n, 4000n, 250n, 750n, 3000n],
  ['a part that does not divide: what it may return is rounded down', 999n, 1848n, 333n, 666n, 1232n],
  ['all but the least coin', 1000n, 1500n, 999n, 1n, 1n],
  ['all of it', 1000n, 4000n, 1000n, 0n, 0n],
])('what is in play of a bet: %s', (_name, stake, possible_return, cashed_stake, open, mayReturn) => {
  expect(openPartOf({ stake, possible_return, cashed_stake })).toEqual({
    stakeMinor: open,
    possibleReturnMinor: mayReturn,
  })
})
