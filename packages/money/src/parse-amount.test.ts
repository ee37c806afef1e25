import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AMOUNT_MAX_MINOR } from './minor.ts'
import { parseAmountText, parseTypedAmount } from './parse-amount.ts'

const INVALID = { ok: false, error: 'amount_invalid' }

describe('parseTypedAmount: comma or spaces may be typed (product §5, input)', () => {
  it.each([
    ['', 0n],
    ['   ', 0n],
    ['10', 1000n],
    ['10.5', 1050n],
    ['10,5', 1050n],
    ['1 234,50', 123450n],
    ['1\u00a0234.50', 123450n],
    ['1\u202f234.50', 123450n],
    ['10.', 1000n],
    ['.5', 50n],
    ['0', 0n],
    ['007', 700n],
  ])('%j is %d minor units', (text, expected) => {
    expect(parseTypedAmount(text)).toEqual({ ok: true, value: expected })
  })

  it.each([
    'abc',
    '1.005',
    '1,234.50',
    '1.2.3',
    '-5',
    '+5',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '１２',
    '.',
    ',',
    '10 AZN',
    '9'.repeat(400),
    '١٢',
  ])('%j is refused', (text) => {
    expect(parseTypedAmount(text)).toEqual(INVALID)
  })
})

describe('parseAmountText: strict', () => {
  it.each(['', ' 1', '1 ', '1,5', '1\n', '1.005', '1.000'])('%j is refused', (text) => {
    expect(parseAmountText(text)).toEqual(INVALID)
  })

  it('ends at ten trillion', () => {
    expect(parseAmountText('10000000000000.00')).toEqual({ ok: true, value: AMOUNT_MAX_MINOR })
    expect(parseAmountText('10000000000000.01')).toEqual(INVALID)
  })

  it('reads every amount from its own text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: AMOUNT_MAX_MINOR }), (amount) => {
        const text = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
        expect(parseAmountText(text)).toEqual({ ok: true, value: amount })
      }),
    )
  })
})
