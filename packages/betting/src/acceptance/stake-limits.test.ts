import { CURRENCIES, type Currency, minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { MarketGroup } from '@xezer/sport/market-group'
import type { Tier } from '@xezer/sport/tier'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { singleMaximum } from './decide-placement.ts'
import { type LimitSubject, stakeLimits } from './stake-limits.ts'

const TOP: LimitSubject = { tier: 1, group: 'm', isLive: false, currency: 'AZN', sportPercent: 100n }

describe('stakeLimits: largest win / (odds - 1), rounded down', () => {
  it.each<[string, Partial<LimitSubject>, number, bigint]>([
    ['top league, main', {}, 2000, 2_000_000n],
    ['a third is rounded down', {}, 4000, 666_666n],
    ['long price', {}, 501_000, 4_000n],
    ['in play half', { isLive: true }, 2000, 1_000_000n],
    ['smallest league, other', { tier: 4, group: 'o' }, 2000, 80_000n],
    ['very short price stops at twice the win', {}, 1010, 4_000_000n],
    ['a sport that bears a quarter', { sportPercent: 25n }, 2000, 500_000n],
    ['in roubles', { currency: 'RUR' }, 2000, 100_000_000n],
  ])('%s', (_name, change, price, expected) => {
    expect(stakeLimits({ ...TOP, ...change }, odds(price)).maximumMinor).toBe(expected)
  })

  it.each<[Tier, readonly bigint[], bigint]>([
    [1, [2_000_000n, 2_000_000n, 1_500_000n, 500_000n], 4_000_000n],
    [2, [1_000_000n, 1_000_000n, 750_000n, 300_000n], 2_000_000n],
    [3, [500_000n, 500_000n, 400_000n, 150_000n], 1_000_000n],
    [4, [200_000n, 200_000n, 150_000n, 80_000n], 400_000n],
  ])('league of tier %i: by group, and in a combination', (tier, byGroup, combined) => {
    const limits = (['m', 'h', 't', 'o'] as const).map((group) =>
      stakeLimits({ ...TOP, tier, group }, odds(2000)),
    )
    expect(limits.map(({ maximumMinor }) => maximumMinor)).toEqual(byGroup)
    expect(limits.map(({ maximumSystemExpressMinor }) => maximumSystemExpressMinor)).toEqual(
      byGroup.map(() => combined),
    )
  })

  it.each<[Currency, bigint, bigint, bigint]>([
    ['AZN', 20n, 2_000_000n, 20_000_000n],
    ['USD', 12n, 1_200_000n, 12_000_000n],
    ['EUR', 10n, 1_000_000n, 10_000_000n],
    ['RUR', 1000n, 100_000_000n, 1_000_000_000n],
  ])('in %s: least stake %d, largest %d, largest payout %d', (currency, least, largest, payout) => {
    expect(stakeLimits({ ...TOP, currency }, odds(2000))).toMatchObject({
      minimumMinor: least,
      maximumMinor: largest,
      maximumPayoutMinor: payout,
    })
  })

  it.each([
    [2000, 100n, 10_000n, 100n],
    [2000, 9_000n, 10_000n, 5_000n],
    [3000, 9_000n, 10_000n, 3_333n],
  ])('the payout caps it too: at %i, largest stake %d, payout %d: %d', (price, maximum, payout, expected) => {
    const limits = {
      ...stakeLimits(TOP, odds(price)),
      maximumMinor: minor(maximum),
      maximumPayoutMinor: minor(payout),
    }
    expect(singleMaximum(limits, odds(price))).toBe(expected)
  })

  it('never lets a single win or pay more than its maxima, and never grows with the price', () => {
    const subject = fc.record({
      tier: fc.constantFrom<Tier>(1, 2, 3, 4),
      group: fc.constantFrom<MarketGroup>('m', 'h', 't', 'o'),
      isLive: fc.boolean(),
      currency: fc.constantFrom(...CURRENCIES),
      sportPercent: fc.constantFrom(40n, 100n),
    })
    fc.assert(
      fc.property(subject, fc.integer({ min: 1010, max: 1_000_000 }), (given, price) => {
        const limits = stakeLimits(given, odds(price))
        const stake = singleMaximum(limits, odds(price))
        expect((stake * BigInt(price)) / 1000n).toBeLessThanOrEqual(limits.maximumPayoutMinor)
        const longer = stakeLimits(given, odds(price + 10))
        expect(longer.maximumMinor).toBeLessThanOrEqual(limits.maximumMinor)
        expect(limits.minimumMinor).toBeGreaterThan(0n)
      }),
    )
  })
})
