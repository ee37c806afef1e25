import { odds } from '@xezer/money/odds'
import type { Offer } from '@xezer/pricing/offers/offer'
import { describe, expect, it } from 'vitest'
import { isStillTold, openPrices } from './open-prices.ts'

const total = (chance: number, returned?: number): Offer => ({
  type: 'total',
  specifier: 'total=2',
  outcomes: [
    { key: 'over', odds: odds(1900), probability: chance },
    { key: 'under', odds: odds(1900), probability: 1 - chance },
  ],
  ...(returned === undefined ? {} : { returned }),
})

describe('what is told of an offer', () => {
  it('is its prices and the chances that they were made of, rounded down', () => {
    expect(openPrices(total(0.5), total(1 / 3, 0.25))).toEqual({
      type: 'total',
      specifier: 'total=2',
      status: 'open',
      outcomes: [
        { outcome: 'over', odds: 1900, probabilityPpb: 333_333_333 },
        { outcome: 'under', odds: 1900, probabilityPpb: 666_666_666 },
      ],
      returnedPpb: 250_000_000,
    })
  })

  it.each<[string, Offer, boolean]>([
    ['nothing moved', total(0.5, 0.25), true],
    ['a chance that moved by less than a hundredth', total(0.504, 0.25), true],
    ['one that fell by more', total(0.494, 0.25), false],
    ['one that rose so far that the other fell', total(0.506, 0.25), false],
    ['more or less that comes back', total(0.5, 0.27), false],
    ['nothing that comes back any more', total(0.5), false],
    [
      'another price',
      {
        ...total(0.5, 0.25),
        outcomes: total(0.5).outcomes.with(0, { key: 'over', odds: odds(1880), probability: 0.5 }),
      },
      false,
    ],
  ])('holds until it is wrong by a hundredth: %s', (_name, now, isHeld) => {
    expect(isStillTold(openPrices(total(0.5), total(0.5, 0.25)), now)).toBe(isHeld)
  })
})
