import { describe, expect, it } from 'vitest'
import { addToStake } from './add-to-stake.ts'

describe('addToStake', () => {
  it.each([
    ['', 5, '5'],
    ['5', 10, '15'],
    ['12.5', 20, '32.50'],
    ['1 000,10', 50, '1050.10'],
    ['abc', 5, '5'],
  ])('"%s" and %i make "%s"', (stake, amount, next) => {
    expect(addToStake(stake, amount)).toBe(next)
  })
})
