import { minor } from '@xezer/money/minor'
import { expect, it } from 'vitest'
import { bet, decide, position, read, WIDE } from './example-press.ts'

it('holds a combination to the largest of the smallest stakes of its legs', () => {
  const legs = [20n, 50n, 30n].map((least, index) =>
    position(index + 1, 2000, { limitsAt: () => ({ ...WIDE, minimumMinor: minor(least) }) }),
  )
  expect(read(decide(legs, [bet('accumulator', [0, 1, 2], 49n)]))).toEqual([
    'accumulator_3_3 stake_below_minimum 50',
  ])
  expect(decide(legs, [bet('accumulator', [0, 1, 2], 50n)]).ok).toBe(true)
})

it('a position without room may be placed again, and says its price; a second one of its event does not', () => {
  const full = position(1, 2000, { liabilityLeftMinor: minor(1n) })
  expect(decide([full], [bet('singles', [0])])).toMatchObject({
    error: { positions: [{ code: 'liability_reached', isPlaceable: true, odds: 2000 }] },
  })
  const twice = [position(1, 2000), { ...position(1, 3000), handle: '1:1x2::2' }]
  expect(decide(twice, [bet('singles', [0]), bet('singles', [1])])).toMatchObject({
    error: { positions: [{ code: 'duplicate_event', isPlaceable: false, odds: null }] },
  })
})

it('a position that is staked on twice is refused', () => {
  expect(read(decide([position(1, 2000)], [bet('singles', [0]), bet('singles', [0])]))).toEqual([
    '1 duplicate_event',
  ])
})
