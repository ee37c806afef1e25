import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exchange, parseExchangeRate } from './exchange.ts'
import { minor } from './minor.ts'

function rate(text: string) {
  const parsed = parseExchangeRate(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

describe('exchange: rounded down once', () => {
  it.each([
    [1000n, '54.3218', 54321n],
    [1n, '0.01', 0n],
    [100n, '0.01', 1n],
    [115n, '1.2', 138n],
    [0n, '54', 0n],
  ])('%d at %s is %d', (amount, rateText, expected) => {
    expect(exchange(minor(amount), rate(rateText))).toBe(expected)
  })

  it.each(['', '0', '0.00', '-1', '1e3', '1,5', '1.', '.5', '1.123456789'])('rate %j is refused', (text) => {
    expect(parseExchangeRate(text)).toEqual({ ok: false, error: 'rate_invalid' })
  })

  it('never makes money out of there and back', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 1, max: 999_999 }),
        (amount, ratio) => {
          const forth = rate(`${Math.floor(ratio / 1000)}.${String(ratio % 1000).padStart(3, '0')}`)
          const back = { numerator: forth.denominator, denominator: forth.numerator }
          expect(exchange(exchange(minor(amount), forth), back)).toBeLessThanOrEqual(amount)
        },
      ),
    )
  })
})
