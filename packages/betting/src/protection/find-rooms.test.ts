import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CountedAmount, findRooms, type SpanLimit } from './find-rooms.ts'

const DAY_MS = 86_400_000
const NOW = 100 * DAY_MS
const ago = (days: number, amountMinor: bigint): CountedAmount => ({ atMs: NOW - days * DAY_MS, amountMinor })
const day = (amountMinor: bigint): SpanLimit => ({ days: 1, amountMinor })
const week = (amountMinor: bigint): SpanLimit => ({ days: 7, amountMinor })
const at = (days: number, leftMinor: bigint) => ({ leftMinor, fromMs: NOW + days * DAY_MS })
const now = (leftMinor: bigint) => ({ leftMinor, fromMs: null })

it.each([
  ['without a limit nothing is said', [], [ago(0.5, 10n)], []],
  ['all of a limit is left when nothing counts', [day(50n)], [], [now(50n)]],
  [
    'what counts is taken from it until its day is over',
    [day(50n)],
    [ago(0.5, 20n)],
    [now(30n), at(0.5, 50n)],
  ],
  ['what is as old as its span counts no more', [day(50n)], [ago(1, 20n)], [now(50n)]],
  [
    'a limit that was lowered below what counts leaves nothing, until enough of it is old',
    [day(10n)],
    [ago(0.75, 20n), ago(0.5, 15n)],
    [now(0n), at(0.5, 10n)],
  ],
  [
    'the strictest of two leaves what is left',
    [day(50n), week(60n)],
    [ago(3, 40n), ago(0.5, 10n)],
    [now(10n), at(4, 50n)],
  ],
  [
    'what becomes free at one instant is one step',
    [day(50n)],
    [ago(0.5, 20n), ago(0.5, 5n)],
    [now(25n), at(0.5, 50n)],
  ],
] as const)('%s', (_, limits, counted, rooms) => {
  expect(findRooms(limits, counted, NOW)).toEqual(rooms)
})

it('at every instant an amount fits when the last step until then leaves it, and not a hundredth more', () => {
  const limits = fc.uniqueArray(
    fc.record({ days: fc.constantFrom(1 as const, 7, 30), amountMinor: fc.bigInt(0n, 200n) }),
    { selector: ({ days }) => days, minLength: 1 },
  )
  const hours = fc.integer({ min: 1, max: 24 * 31 })
  const counted = fc.array(
    fc.record({ atMs: hours.map((h) => NOW - h * 3_600_000), amountMinor: fc.bigInt(1n, 90n) }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(limits, counted, hours, (some, sums, later) => {
      const thenMs = NOW + later * 3_600_000
      const lefts = some.map(({ days, amountMinor }) =>
        sums
          .filter(({ atMs }) => atMs > thenMs - days * DAY_MS)
          .reduce((left, sum) => left - sum.amountMinor, amountMinor),
      )
      const least = lefts.reduce((one, other) => (one < other ? one : other))
      const step = findRooms(some, sums, NOW).findLast(({ fromMs }) => fromMs === null || fromMs <= thenMs)
      expect(step?.leftMinor).toBe(least > 0n ? least : 0n)
    }),
    { seed: 2, numRuns: 300 },
  )
})
