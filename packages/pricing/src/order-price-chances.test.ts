import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderPriceChances } from './order-price-chances.ts'

const ordered = (outcomes: readonly (readonly [chance: number, priceChance: number])[]): number[] => [
  ...orderPriceChances(
    outcomes.map(([chance]) => chance),
    outcomes.map(([, priceChance]) => priceChance),
  ),
]

describe('orderPriceChances: a likelier outcome is never the cheaper one', () => {
  it.each([
    [[], [], 'nothing'],
    [
      [
        [0.5, 0.53],
        [0.4, 0.43],
      ],
      [0.53, 0.43],
      'what is in order stays',
    ],
    [
      [
        [0.4, 0.45],
        [0.41, 0.43],
      ],
      [0.43, 0.43],
      'a combination comes down to its part',
    ],
    [
      [
        [0.2, 0.3],
        [0.3, 0.28],
        [0.25, 0.29],
        [0.35, 0.4],
      ],
      [0.28, 0.28, 0.28, 0.4],
      'to the lowest of all that are at least as likely',
    ],
    [
      [
        [0.3, 0.33],
        [0.3 + 1e-15, 0.35],
        [0.3 - 1e-15, 0.34],
      ],
      [0.33, 0.33, 0.33],
      'one proposition, summed in three ways, has one price',
    ],
    [
      [
        [0.3, 0.33],
        [0.3 + 1.5e-9, 0.35],
      ],
      [0.33, 0.35],
      'another proposition keeps its own, however near',
    ],
    [
      [
        [0.3, 0.35],
        [0.3 + 0.9e-9, 0.33],
        [0.3 + 0.8e-9, 0.34],
      ],
      [0.33, 0.33, 0.33],
      'up to a billionth is one proposition',
    ],
    [
      [
        [-1e-17, 0],
        [0, 0],
        [1, 0.99],
      ],
      [0, 0, 0.99],
      'nothing that rounding left below zero',
    ],
  ] as [[number, number][], number[], string][])('%j: %j (%s)', (outcomes, expected) => {
    expect(ordered(outcomes)).toEqual(expected)
  })

  const outcome = fc.tuple(
    fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0.1, 0.25, 0.5)),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )

  it('lowers only, keeps the order of chances, and goes no lower than somebody at least as likely', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 60 }), (outcomes) => {
        const result = ordered(outcomes)
        outcomes.forEach(([chance, priceChance], index) => {
          const own = result[index] ?? Number.NaN
          expect(own).toBeLessThanOrEqual(priceChance)
          const above = outcomes.filter(([other]) => other >= chance - 1e-9).map(([, price]) => price)
          expect(own).toBe(Math.min(...above))
        })
      }),
    )
  })

  it('does not depend on the order in which outcomes come', () => {
    fc.assert(
      fc.property(fc.array(outcome, { maxLength: 40 }), (outcomes) => {
        expect(ordered([...outcomes].reverse())).toEqual(ordered(outcomes).reverse())
      }),
    )
  })

  it('refuses more outcomes than it can tell apart', () => {
    const many = Array.from({ length: 4097 }, (_, index) => [index / 5000, 0.5] as const)
    expect(() => ordered(many)).toThrow()
    expect(ordered(many.slice(1))).toHaveLength(4096)
  })
})
