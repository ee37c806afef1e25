import { describe, expect, it } from 'vitest'
import { payoutOf } from './hundredths.ts'

describe('a payout', () => {
  it.each([
    [20n, 5, 1n],
    [100n, 101, 101n],
    [10n, 250, 25n],
    [1_000_000n, 1_000_000, 10_000_000_000n],
    [100n, 0, 0n],
  ])('of %d at %d is %d', (stake, factor, payout) => {
    expect(payoutOf(stake, factor)).toBe(payout)
  })

  it('leaves nothing over', () => {
    expect(() => payoutOf(15n, 125)).toThrow('no whole number')
  })
})
