import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AMOUNT_MAX_MINOR, minor } from './minor.ts'
import { parseWireAmount, presentWireAmount } from './wire-amount.ts'

describe('parseWireAmount: a JSON number with at most two decimals', () => {
  it.each([
    [0, 0n],
    [-0, 0n],
    [12.5, 1250n],
    [0.01, 1n],
    [0.29, 29n],
    [1.15, 115n],
    [4.35, 435n],
    [1e3, 100000n],
    [9999999999999.99, 999999999999999n],
  ])('%d is %d minor units', (value, expected) => {
    expect(parseWireAmount(value)).toEqual({ ok: true, value: expected })
  })

  it.each([
    [1.005],
    [0.1 + 0.2],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [-1],
    [1e21],
    [1e-7],
    ['12.5'],
    ['0x10'],
    ['１２'],
    [null],
    [undefined],
    [12n],
    [[12]],
    [1e13 + 1],
  ])('%s is refused', (value) => {
    expect(parseWireAmount(value)).toEqual({ ok: false, error: 'amount_invalid' })
  })

  it('refuses what JSON turns into infinity', () => {
    expect(parseWireAmount(JSON.parse('1e309')).ok).toBe(false)
  })

  it('comes back from the wire as it went, through JSON text', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: AMOUNT_MAX_MINOR }), (amount) => {
        const carried: unknown = JSON.parse(JSON.stringify(presentWireAmount(minor(amount))))
        expect(parseWireAmount(carried)).toEqual({ ok: true, value: amount })
      }),
    )
  })

  it.each([
    [-1250n, -12.5],
    [-5n, -0.05],
    [-AMOUNT_MAX_MINOR, -1e13],
    // Not -0, which JSON would carry as 0 and a player would read as a debt.
    [0n, 0],
  ])('%d is shown as %d: a player may owe', (amount, expected) => {
    expect(presentWireAmount(minor(amount))).toBe(expected)
  })

  it('fails loudly on an amount that the wire cannot carry', () => {
    expect(() => presentWireAmount(minor(AMOUNT_MAX_MINOR + 1n))).toThrow('beyond the wire')
  })
})
