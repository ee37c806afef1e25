import type { MethodTerms, PaymentMethods } from '@xezer/contract/payments'
import { minor } from '@xezer/money/minor'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_METHODS, exampleTerms } from './example-methods.ts'
import { quoteTerms, rateTextOf } from './quote-terms.ts'

const quote = (
  type: 'in' | 'out',
  terms: MethodTerms,
  amount: bigint,
  methods: PaymentMethods = EXAMPLE_METHODS,
) => quoteTerms(methods, type, terms, minor(amount))

describe('what fifty manat come to', () => {
  it.each([
    ['in', 'payeer', 0n, 193_051n],
    ['out', 'payeer', 0n, 193_050n],
    ['in', 'beeline', 100n, 196_912n],
    ['out', 'advcash', 50n, 191_119n],
  ] as const)('%s by %s', (type, method, feeMinor, payMinor) => {
    expect(quote(type, exampleTerms(type, method), 5000n)).toEqual({
      feeMinor,
      payMinor,
      balanceMinor: 5000n,
    })
  })

  it('are what they are where nothing is exchanged', () => {
    const terms = { ...exampleTerms('in', 'payeer'), currency: 'AZN' as const }
    expect(quote('in', terms, 5000n).payMinor).toBe(5000n)
    expect(rateTextOf(EXAMPLE_METHODS, terms)).toBeUndefined()
  })

  it('with a fee that is fixed, and at least and at most so much', () => {
    const terms = exampleTerms('in', 'beeline')
    const withFee = (fee: Partial<MethodTerms['fee']>) =>
      quote('in', { ...terms, fee: { ...terms.fee, ...fee } }, 5000n)
    expect(withFee({ fixed: 0.3 }).feeMinor).toBe(130n)
    expect(withFee({ min: 1.5 }).feeMinor).toBe(150n)
    expect(withFee({ max: 0.7 }).feeMinor).toBe(70n)
  })
})
