import { describe, expect, it } from 'vitest'
import { payoutOf } from './hundredths.ts'

describe('a payout', () => {
  it.each([
    [20, 5, 1],
    [100, 101, 101],
    [10, 250, 25],
    [1_000_000, 1_000_000, 10_000_000_000],
    [100, 0, 0],
  ])('of %d at %d is %d', (stake, factor, payout) => {
    expect(payoutOf(stake, factor)).toBe(payout)
  })

  it('leaves nothing over', () => {
    expect(() => payoutOf(15, 125)).toThrow('no whole number')
    expect(() => payoutOf(2 ** 50, 10_000)).toThrow('no whole number')
  })
})
