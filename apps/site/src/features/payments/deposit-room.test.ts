import { minor } from '@xezer/money/minor'
import { expect, it } from 'vitest'
import { findWantedRoom, type Rooms } from './deposit-room.ts'

const SOON = '2026-11-24T12:00:00.000Z'
const LATER = '2026-11-25T12:00:00.000Z'
const ROOMS: Rooms = [
  { left: 37.5, from: null },
  { left: 60, from: SOON },
  { left: 100, from: LATER },
]

it.each([
  ['whatever there is without a limit', [], 1_000_000n, undefined],
  ['exactly what is left', ROOMS, 3750n, undefined],
  ['a hundredth more, from the first instant that leaves it', ROOMS, 3751n, { leftMinor: 3750n, from: SOON }],
  ['what the first step does not leave, from the next', ROOMS, 6001n, { leftMinor: 3750n, from: LATER }],
  ['what no step leaves, never', ROOMS, 10_001n, { leftMinor: 3750n, from: null }],
])('%s', (_, rooms, amount, wanted) => {
  expect(findWantedRoom(rooms, minor(amount))).toEqual(wanted)
})
