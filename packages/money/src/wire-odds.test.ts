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

  it('is what the shortest text of the number says, of every number', () => {
    const text = (value: number) => /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(String(value))
    const thousandths = (value: number) => {
      const [, whole = '', part = ''] = text(value) ?? []
      return whole === '' ? 0 : Number(whole) * 1000 + Number(part.padEnd(3, '0'))
    }
    const near = fc.tuple(fc.integer({ min: 0, max: 2 ** 41 }), fc.integer({ min: -3, max: 3 }))
    const some = fc.oneof(
      fc.double(),
      near.map(([count, ulps]) => (count / 1000) * (1 + ulps * Number.EPSILON)),
      fc.integer({ min: 0, max: 2 ** 41 }).map((count) => count / 10_000),
    )
    fc.assert(
      fc.property(some, (value) => {
        const read = parseWireOdds(value)
        expect(read.ok ? read.value : 0).toBe(thousandths(value) > 1000 ? thousandths(value) : 0)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([1000, 0, -1, 1500.5, Number.NaN])('%d can never be odds', (thousandths) => {
    expect(() => odds(thousandths)).toThrow('not odds')
  })
})
