import { quote } from '@xezer/betting/slip/example-slip'
import { reduceSlip } from '@xezer/betting/slip/reduce-slip'
import { EMPTY_SLIP, type SlipAction } from '@xezer/betting/slip/slip-state'
import { expect, it } from 'vitest'
import { decideShownType, listShownTypes } from './shown-type.ts'

const picks = (count: number): SlipAction[] =>
  Array.from({ length: count }, (_, place) => ({ kind: 'add', quote: quote(place + 1) }))
const slipOf = (...actions: SlipAction[]) => actions.reduce(reduceSlip, EMPTY_SLIP)

it.each([
  [1, undefined, 'singles'],
  [1, 'accumulator', 'singles'],
  [2, undefined, 'accumulator'],
  [2, 'singles', 'singles'],
  [2, 'full_cover', 'accumulator'],
  [3, 'full_cover', 'full_cover'],
  [30, undefined, 'accumulator'],
] as const)('%i selections, asked for %s: %s', (count, shownType, expected) => {
  expect(decideShownType({ slip: slipOf(...picks(count)), shownType })).toBe(expected)
})

it('stays with the singles of somebody who staked on one before the next selection came', () => {
  const slip = slipOf(...picks(1), { kind: 'stake', eventId: 1, text: '5' }, ...picks(2).slice(1))
  expect(decideShownType({ slip, shownType: undefined })).toBe('singles')
})

it('names each of them', () => {
  expect(listShownTypes(2)).toEqual(['singles', 'accumulator'])
  expect(listShownTypes(3)).toEqual(['singles', 'accumulator', 'full_cover'])
})

it('there is a choice from two selections on, and a system from three', () => {
  expect([0, 1, 2, 3].map((count) => listShownTypes(count).length)).toEqual([0, 0, 2, 3])
})
