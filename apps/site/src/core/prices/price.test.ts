import { describe, expect, it } from 'vitest'
import {
  agePrice,
  changePrice,
  type Price,
  type PriceChange,
  TINT_MS,
  TRIANGLE_MS,
  unknownPrice,
} from './price.ts'

const still: Price = { ...unknownPrice, value: 2, isDisabled: false }
const moved: Price = { ...still, move: 'up', isTinted: true, movedAtMs: 100 }
const change: PriceChange = { handle: '1:1x2::1', value: 2, isDisabled: false, direction: 0 }

describe('a price after a change', () => {
  it.each<[string, Price, Partial<PriceChange>, Partial<Price>]>([
    ['the same again is the same', still, {}, still],
    ['another value', still, { value: 2.1 }, { ...still, value: 2.1 }],
    ['a lock', still, { isDisabled: true }, { ...still, isDisabled: true }],
    ['none', still, { value: null }, { ...still, value: null }],
    ['a move says which way, even to where it stood', still, { direction: 1 }, { ...moved, movedAtMs: 700 }],
    ['a move turns', moved, { direction: -1 }, { ...moved, move: 'down', movedAtMs: 700 }],
    ['without a direction the last move goes on', moved, { value: 3 }, { ...moved, value: 3 }],
  ])('%s', (_name, price, told, expected) => {
    expect(changePrice(price, { ...change, ...told }, 700)).toEqual(expected)
  })

  it('is the same object when nothing is new', () => {
    expect(changePrice(still, change, 700)).toBe(still)
  })
})

describe('a move that grows old', () => {
  it.each<[number, Partial<Price>]>([
    [TINT_MS - 1, { move: 'up', isTinted: true }],
    [TINT_MS, { move: 'up', isTinted: false }],
    [TRIANGLE_MS - 1, { move: 'up', isTinted: false }],
    [TRIANGLE_MS, { move: undefined, isTinted: false }],
  ])('after %i ms: %j', (ageMs, expected) => {
    expect(agePrice(moved, moved.movedAtMs + ageMs)).toMatchObject(expected)
  })

  it.each([
    ['while nothing goes', moved, moved.movedAtMs],
    ['when the tint has gone before', { ...moved, isTinted: false }, moved.movedAtMs + TINT_MS],
    ['when there was no move', still, TRIANGLE_MS * 2],
  ])('is the same object %s', (_when, price, nowMs) => {
    expect(agePrice(price, nowMs)).toBe(price)
  })
})
