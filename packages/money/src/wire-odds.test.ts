import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { odds } from './odds.ts'
import { parseWireOdds, presentWireOdds } from './wire-odds.ts'

describe('parseWireOdds', () => {
  it.each([
    [1.85, 1850],
    [1.001, 1001],
    [2, 2000],
    [1000, 1_000_000],
    [4.35, 4350],
  ])('%d is %i thousandths', (value, expected) => {
    expect(parseWireOdds(value)).toEqual({ ok: true, value: expected })
  })

  it.each([[1], [0], [-2], [1.0005], [1e21], [Number.NaN], ['1.85'], [null], [1e10]])(
    '%s is refused',
    (value) => {
      expect(parseWireOdds(value)).toEqual({ ok: false, error: 'odds_invalid' })
    },
  )

  it('comes back from the wire as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 99_999_999 }), (thousandths) => {
        const carried: unknown = JSON.parse(JSON.stringify(presentWireOdds(odds(thousandths))))
        expect(parseWireOdds(carried)).toEqual({ ok: true, value: thousandths })
      }),
    )
  })

  it.each([1000, 0, -1, 1500.5, Number.NaN])('%d can never be odds', (thousandths) => {
    expect(() => odds(thousandths)).toThrow('not odds')
  })
})
