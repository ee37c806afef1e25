import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinePrices, listBetOptions } from '../combinations/bet-option.ts'
import { COMBINED_ODDS_MAX } from '../combinations/combined-cap.ts'
import { type StruckBet, settleBet } from './settle-bet.ts'

type Kind = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost' | 'third' | 'open'

function resultOf(kind: Kind): OutcomeResult | null {
  if (kind === 'open') return null
  return kind === 'third' ? { kind: 'dead_heat', numerator: 1, denominator: 3 } : { kind }
}

function bet(
  type: StruckBet['type'],
  size: number,
  stake: bigint,
  legs: readonly (readonly [number, Kind])[],
  possibleReturn = 0n,
): StruckBet {
  return {
    type,
    size,
    stakeMinor: minor(stake),
    possibleReturnMinor: minor(possibleReturn),
    legs: legs.map(([price, kind]) => ({ odds: odds(price), result: resultOf(kind) })),
  }
}

describe('settleBet: a single', () => {
  it.each([
    [1000n, 1850, 'won', 'won', 1850n],
    [333n, 1850, 'won', 'won', 616n],
    [115n, 1200, 'won', 'won', 138n],
    [1000n, 1850, 'lost', 'lost', 0n],
    [1000n, 1850, 'void', 'refunded', 1000n],
    [1000n, 1850, 'half_won', 'won', 1425n],
    [1000n, 1850, 'half_lost', 'won', 500n],
    [999n, 1850, 'half_lost', 'won', 499n],
    [1n, 1850, 'half_lost', 'lost', 0n],
    [1000n, 4000, 'third', 'won', 1333n],
    [1000n, 2000, 'third', 'won', 666n],
  ] as const)('%d at %i, %s: %s, pays %d', (stake, price, kind, status, payout) => {
    expect(settleBet(bet('singles', 1, stake, [[price, kind]]))).toEqual({ status, payoutMinor: payout })
  })

  it('waits for its result', () => {
    expect(settleBet(bet('singles', 1, 1000n, [[1850, 'open']]))).toBe('open')
  })
})

describe('settleBet: an accumulator', () => {
  it.each([
    [
      'all won, paid at the shown 3.80',
      [
        [1950, 'won'],
        [1950, 'won'],
      ],
      'won',
      3800n,
    ],
    [
      'a void leg counts 1.00',
      [
        [1950, 'won'],
        [3000, 'void'],
      ],
      'won',
      1950n,
    ],
    [
      'all void is a refund',
      [
        [1950, 'void'],
        [3000, 'void'],
      ],
      'refunded',
      1000n,
    ],
    [
      'one lost leg loses',
      [
        [1950, 'won'],
        [3000, 'lost'],
      ],
      'lost',
      0n,
    ],
    [
      'lost at once, though a leg is open',
      [
        [1950, 'open'],
        [3000, 'lost'],
      ],
      'lost',
      0n,
    ],
    [
      'half won: (1.90+1)/2 x 2.00',
      [
        [1900, 'half_won'],
        [2000, 'won'],
      ],
      'won',
      2900n,
    ],
    [
      'half lost: 1/2 x 1.90',
      [
        [1900, 'half_lost'],
        [1900, 'won'],
      ],
      'won',
      950n,
    ],
  ] as const)('%s', (_name, legs, status, payout) => {
    expect(settleBet(bet('accumulator', 2, 1000n, legs))).toEqual({ status, payoutMinor: payout })
  })

  it('waits for an open leg that matters', () => {
    expect(
      settleBet(
        bet('accumulator', 2, 1000n, [
          [1950, 'open'],
          [3000, 'won'],
        ]),
      ),
    ).toBe('open')
  })
})

describe('settleBet: a full cover of 2 of 3', () => {
  it.each([
    [
      'all won',
      [
        [2000, 'won'],
        [3000, 'won'],
        [5000, 'won'],
      ],
      'won',
      3100n,
    ],
    [
      'one lost leaves one line',
      [
        [2000, 'won'],
        [3000, 'won'],
        [5000, 'lost'],
      ],
      'won',
      600n,
    ],
    [
      'two lost lose',
      [
        [2000, 'won'],
        [3000, 'lost'],
        [5000, 'lost'],
      ],
      'lost',
      0n,
    ],
    [
      'two lost lose at once',
      [
        [2000, 'open'],
        [3000, 'lost'],
        [5000, 'lost'],
      ],
      'lost',
      0n,
    ],
    [
      'all void is a refund',
      [
        [2000, 'void'],
        [3000, 'void'],
        [5000, 'void'],
      ],
      'refunded',
      300n,
    ],
    [
      'void and lost: one line of void and win',
      [
        [2000, 'won'],
        [3000, 'void'],
        [5000, 'lost'],
      ],
      'won',
      200n,
    ],
  ] as const)('%s', (_name, legs, status, payout) => {
    expect(settleBet(bet('full_cover', 2, 300n, legs))).toEqual({ status, payoutMinor: payout })
  })
})

/** Legs that all ended alike. */
const legsOf = (count: number, price: number, kind: Kind) =>
  Array.from({ length: count }, () => [price, kind] as const)

describe('settleBet: the cap of 1 000 000.00', () => {
  it.each([
    ['an accumulator beyond it', 'accumulator', 10, legsOf(10, 10_000, 'won'), 100_000_000n],
    ['a full cover just below it', 'full_cover', 6, legsOf(10, 9999, 'won'), 99_940_014n],
    ['a full cover exactly at it', 'full_cover', 6, legsOf(10, 10_000, 'won'), 100_000_000n],
    ['a full cover ten times beyond it', 'full_cover', 7, legsOf(10, 10_000, 'won'), 100_000_000n],
    ['a full cover a thousand times beyond it', 'full_cover', 9, legsOf(10, 10_000, 'won'), 100_000_000n],
    // One line of ten is left, 10^9: the mean of all lines is beyond the cap.
    [
      'lines that won alone',
      'full_cover',
      9,
      [...legsOf(9, 10_000, 'won'), [10_000, 'lost'] as const],
      100_000_000n,
    ],
    [
      'a void leg that brings it below',
      'full_cover',
      9,
      [...legsOf(5, 10_000, 'won'), ...legsOf(5, 10_000, 'void')],
      // (5 lines of 10^4 + 5 lines of 10^5) / 10
      5_500_000n,
    ],
  ] as const)('holds for 1.00 on %s', (_name, type, size, legs, payout) => {
    expect(settleBet(bet(type, size, 100n, legs))).toEqual({ status: 'won', payoutMinor: payout })
  })

  it.each([
    ['what was told to its player', 'won', 1_000_000_000n, 1_000_000_000n],
    ['no more than was told', 'won', 700_000_000n, 700_000_000n],
    ['the cap when less was told', 'won', 90_000_000n, 100_000_000n],
    // 5.5 a leg: 1.00 becomes 152 243.52.
    ['no more than its legs came to', 'half_won', 1_000_000_000n, 15_224_352n],
  ] as const)('a full cover that was struck without it pays %s', (_name, kind, told, payout) => {
    const struck = bet('full_cover', 7, 100n, legsOf(10, 10_000, kind), told)
    expect(settleBet(struck)).toEqual({ status: 'won', payoutMinor: payout })
  })
})

const anyKind = fc.constantFrom<Kind>('won', 'lost', 'void', 'half_won', 'half_lost', 'third')
const anyLeg = fc.tuple(fc.integer({ min: 1010, max: 20_000 }), anyKind)
const RANK: Readonly<Record<string, number>> = {
  lost: 0,
  third: 1,
  half_lost: 1,
  void: 2,
  half_won: 3,
  won: 4,
}

describe('settleBet over random bets', () => {
  it('a full cover pays the floor of the sum of its lines, each taken by itself', () => {
    fc.assert(
      fc.property(
        fc.array(anyLeg, { minLength: 3, maxLength: 7 }),
        fc.nat(),
        fc.bigInt({ min: 1n, max: 10n ** 8n }),
        (legs, pick, stake) => {
          const size = 2 + (pick % (legs.length - 2))
          const settled = settleBet(bet('full_cover', size, stake, legs))
          let sum = 0n
          let lines = 0n
          // Every factor is whole over 6000: odds/1000, (odds+1000)/2000, 1/2, odds/3000.
          const factors = legs.map(([price, kind]) => sixThousandths(price, kind))
          for (let mask = 0; mask < 1 << legs.length; mask += 1) {
            const chosen = factors.filter((_, index) => (mask >> index) & 1)
            if (chosen.length !== size) continue
            lines += 1n
            sum += chosen.reduce((product, factor) => product * factor, 1n)
          }
          const exact = (stake * sum) / (6000n ** BigInt(size) * lines)
          const most = (stake * BigInt(COMBINED_ODDS_MAX)) / 1000n
          const expected = exact < most ? exact : most
          expect(settled === 'open' ? settled : settled.payoutMinor).toBe(expected)
        },
      ),
    )
  })

  it('what is shown, returned and paid of a combination is one and the same', () => {
    const anyPrices = fc.array(fc.integer({ min: 1010, max: 1_000_000 }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(anyPrices, fc.nat(), fc.bigInt({ min: 1n, max: 10n ** 15n }), (prices, pick, stake) => {
        const legs = prices.map(odds)
        const [, ...options] = listBetOptions(legs.length)
        const option = options[pick % options.length]!
        const { oddsOf, returnOf } = combinePrices(legs)
        const shown = BigInt(oddsOf(option))
        const returned = returnOf(option, minor(stake))
        const won = prices.map((price) => [price, 'won'] as const)
        expect(settleBet(bet(option.type, option.size, stake, won, returned))).toEqual({
          status: returned > 0n ? 'won' : 'lost',
          payoutMinor: returned,
        })
        // A full cover returns its exact mean, of which two decimals are shown; beyond the cap there is no tail.
        const hundredths = shown === BigInt(COMBINED_ODDS_MAX) || option.type === 'accumulator' ? 0n : 10n
        expect(returned).toBeGreaterThanOrEqual((stake * shown) / 1000n)
        expect(returned).toBeLessThanOrEqual((stake * (shown + hundredths)) / 1000n)
      }),
    )
  })

  it('pays nothing exactly when it says lost', () => {
    fc.assert(
      fc.property(
        fc.array(anyLeg, { minLength: 1, maxLength: 6 }),
        fc.bigInt({ min: 1n, max: 10n ** 8n }),
        (legs, stake) => {
          const settled = settleBet(
            bet(legs.length === 1 ? 'singles' : 'accumulator', legs.length, stake, legs),
          )
          if (settled === 'open') throw new Error('every leg is settled')
          expect(settled.status === 'lost').toBe(settled.payoutMinor === 0n)
        },
      ),
    )
  })

  it('a better result of one leg never pays less', () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { minLength: 2, maxLength: 5 }), anyKind, (legs, better) => {
        const [[price, kind]] = legs as [[number, Kind]]
        if (RANK[better]! < RANK[kind]! || better === 'third' || kind === 'third') return
        const paid = (first: Kind): bigint => {
          const settled = settleBet(
            bet('accumulator', legs.length, 100_000n, [[price, first], ...legs.slice(1)]),
          )
          return settled === 'open' ? -1n : settled.payoutMinor
        }
        expect(paid(better)).toBeGreaterThanOrEqual(paid(kind))
      }),
    )
  })
})

function sixThousandths(price: number, kind: Kind): bigint {
  const odds6000 = BigInt(price) * 6n
  if (kind === 'won') return odds6000
  if (kind === 'void') return 6000n
  if (kind === 'half_won') return (odds6000 + 6000n) / 2n
  if (kind === 'half_lost') return 3000n
  return kind === 'third' ? BigInt(price) * 2n : 0n
}
