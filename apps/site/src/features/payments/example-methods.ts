import type { MethodTerms, PaymentMethods, PaymentType } from '@xezer/contract/payments'
import { must } from '@xezer/std/assert'

const FREE = { ppm: 0, fixed: 0, min: 0, max: null }
const wallet = (kind: 'wallet' | 'email_or_wallet', example: string) => [
  { name: 'wallet' as const, kind, example },
]
const phone = [{ name: 'phone' as const, kind: 'phone' as const, example: '9123456789' }]
const base = { currency: 'RUR' as const, fee: FREE, fields: [] }
const instant = { ...base, time: 'Dərhal' }
const day = { ...base, time: '24 saata qədər' }

/** Some methods of an account in manat at 1 RUB = 0.0259 AZN. */
export const EXAMPLE_METHODS: PaymentMethods = {
  in: [
    { ...instant, method: 'payeer', name: 'Payeer', min: 20, max: 12_950 },
    {
      ...instant,
      method: 'beeline',
      name: 'Beeline',
      min: 20,
      max: 388.5,
      fee: { ...FREE, ppm: 20_000 },
      fields: phone,
    },
  ],
  out: [
    {
      ...day,
      method: 'payeer',
      name: 'Payeer',
      min: 0.03,
      max: 12_950,
      fields: wallet('wallet', 'P1234567'),
    },
    {
      ...{ ...day, method: 'advcash', name: 'Advcash', min: 0.26, max: 4921, fee: { ...FREE, ppm: 10_000 } },
      fields: wallet('email_or_wallet', 'R123456789012'),
    },
  ],
  rates: [{ currency: 'RUR', numerator: '10000', denominator: '259', text: '1 AZN = 38.61 RUB', time: null }],
  minimum: 20,
}

export function exampleTerms(type: PaymentType, method: MethodTerms['method']): MethodTerms {
  return must(
    EXAMPLE_METHODS[type].find((terms) => terms.method === method),
    `no example of ${method}`,
  )
}
