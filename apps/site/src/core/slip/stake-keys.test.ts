import { parseTypedAmount } from '@xezer/money/parse-amount'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_AMOUNTS } from './quick-amounts.ts'
import { PAD_KEYS, pressPadKey } from './stake-keys.ts'

describe('pressPadKey', () => {
  it.each([
    ['', '5', '5'],
    ['1', '0', '10'],
    ['0', '7', '7'],
    ['', '.', '0.'],
    ['12', '.', '12.'],
    ['12.', '.', '12.'],
    ['12.5', '0', '12.50'],
    ['12.50', '9', '12.50'],
    ['123456789', '1', '123456789'],
    ['12.5', 'erase', '12.'],
    ['', 'erase', ''],
  ] as const)('"%s" and %s make "%s"', (stake, key, next) => {
    expect(pressPadKey(stake, key)).toBe(next)
  })

  it('never types what is no amount', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAD_KEYS), { maxLength: 30 }), (keys) => {
        const stake = keys.reduce((typed: string, key) => pressPadKey(typed, key), '')
        expect(parseTypedAmount(stake).ok).toBe(true)
      }),
    )
  })
})

it('the pad has every digit, the dot and a way back, and adds four amounts (design §9, phone)', () => {
  expect(PAD_KEYS.join(' ')).toBe('1 2 3 4 5 6 7 8 9 . 0 erase')
  expect(FIRST_AMOUNTS).toEqual([5, 10, 20, 50])
})
