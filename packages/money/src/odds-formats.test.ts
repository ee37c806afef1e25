import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ODDS_FORMATS, type OddsFormat } from './odds-format-names.ts'
import { writeOdds } from './odds-formats.ts'

type Other = Exclude<OddsFormat, 'decimal'>
const OTHERS = ODDS_FORMATS.filter((format): format is Other => format !== 'decimal')

/** What a text says a stake of one wins, read by the definitions of the formats. */
function gainOf(format: Other, text: string): number {
  const value = Number(text.replaceAll('\u00a0', '').replace('+', ''))
  if (format === 'fractional') {
    const [numerator, denominator] = text.split('/').map(Number)
    return (numerator ?? 0) / (denominator ?? 1)
  }
  if (format === 'american') return value > 0 ? value / 100 : 100 / -value
  return value > 0 ? value : 1 / -value
}

describe('known values, both ways', () => {
  it.each([
    [1010, '1/100', '-10\u00a0000', '0.01', '0.01', '-100.00'],
    [1040, '1/25', '-2\u00a0500', '0.04', '0.04', '-25.00'],
    [1100, '1/10', '-1\u00a0000', '0.10', '0.10', '-10.00'],
    [1250, '1/4', '-400', '0.25', '0.25', '-4.00'],
    [1330, '1/3', '-303', '0.33', '0.33', '-3.03'],
    [1360, '4/11', '-278', '0.36', '0.36', '-2.78'],
    [1500, '1/2', '-200', '0.50', '0.50', '-2.00'],
    [1620, '8/13', '-161', '0.62', '0.62', '-1.61'],
    [1670, '4/6', '-149', '0.67', '0.67', '-1.49'],
    [1800, '4/5', '-125', '0.80', '0.80', '-1.25'],
    [1850, '17/20', '-118', '0.85', '0.85', '-1.18'],
    [1910, '10/11', '-110', '0.91', '0.91', '-1.10'],
    [2000, '1/1', '+100', '1.00', '1.00', '1.00'],
    [2100, '11/10', '+110', '1.10', '-0.91', '1.10'],
    [2380, '11/8', '+138', '1.38', '-0.72', '1.38'],
    [2500, '6/4', '+150', '1.50', '-0.67', '1.50'],
    [2880, '15/8', '+188', '1.88', '-0.53', '1.88'],
    [3000, '2/1', '+200', '2.00', '-0.50', '2.00'],
    [4333, '10/3', '+333', '3.33', '-0.30', '3.33'],
    [5500, '9/2', '+450', '4.50', '-0.22', '4.50'],
    [21000, '20/1', '+2\u00a0000', '20.00', '-0.050', '20.00'],
    [401000, '400/1', '+40\u00a0000', '400.00', '-0.0025', '400.00'],
    [1_000_000_000, '999999/1', '+99\u00a0999\u00a0900', '999\u00a0999.00', '-0.0000010', '999\u00a0999.00'],
  ])('%i thousandths', (odds, ...texts) => {
    expect(OTHERS.map((format) => writeOdds(format, odds))).toEqual(texts)
    // Of what the text says, the two decimals that are shown come back; a price above two is rounded by its own size.
    for (const [place, format] of OTHERS.entries()) {
      const gain = Math.floor(odds / 10) / 100 - 1
      expect(Math.abs(gainOf(format, texts[place] ?? '') / gain - 1)).toBeLessThan(0.02)
    }
  })

  it('a combination that comes to no gain says so', () => {
    expect(OTHERS.map((format) => writeOdds(format, 1000))).toEqual(['0', '0', '0', '0', '0'])
  })
})

const shown = fc.integer({ min: 101, max: 200_000 }).map((hundredths) => hundredths * 10)

describe('for any odds', () => {
  it.each(OTHERS)('%s keeps their order', (format) => {
    fc.assert(
      fc.property(shown, shown, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        expect(gainOf(format, writeOdds(format, low))).toBeLessThanOrEqual(
          gainOf(format, writeOdds(format, high)),
        )
      }),
    )
  })

  it('fractions and Hong Kong tell every price from its neighbours, and are within half a hundredth of it', () => {
    fc.assert(
      fc.property(shown, (odds) => {
        for (const format of ['fractional', 'hongkong'] as const) {
          const gain = gainOf(format, writeOdds(format, odds))
          expect(Math.abs(gain - (odds / 1000 - 1))).toBeLessThanOrEqual(0.005 + 1e-9)
          expect(writeOdds(format, odds + 10)).not.toBe(writeOdds(format, odds))
        }
      }),
    )
  })

  it('thousandths that are not shown change nothing', () => {
    fc.assert(
      fc.property(shown, fc.integer({ min: 0, max: 9 }), (odds, more) => {
        for (const format of OTHERS) expect(writeOdds(format, odds + more)).toBe(writeOdds(format, odds))
      }),
    )
  })
})
