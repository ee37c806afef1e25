import type { Queryable } from '@xezer/db/pool'
import { major, ZERO_MINOR } from '@xezer/money/minor'
import { rational } from '@xezer/money/rational'
import { LOCALES } from '@xezer/std/locale'
import { expect, it } from 'vitest'
import { PAYMENT_STATES, type PaymentState } from '../../core/payments/payment-states.ts'
import type { StoredPayment } from './payment-store.ts'
import { presentPayments } from './present-payment.ts'

const PAYMENT: StoredPayment = {
  ...{ id: 7, playerId: 1, direction: 'out', method: 'payeer', gateway: 'sandbox', status: 'ordered' },
  ...{ currency: 'AZN', amount: major(50), fee: ZERO_MINOR, payCurrency: 'AZN', payAmount: major(50) },
  ...{ rate: rational(1n), accountShown: null, accountSealed: null, accountPrint: null, reference: 'f' },
  ...{ gatewayId: null, redirect: null, flags: [], campaign: null, requestedAt: new Date(), dueAt: null },
}
const noSteps = { query: async () => ({ rows: [] }) } as unknown as Queryable

const SHOWN: Readonly<Record<PaymentState, readonly [status: string, color: string]>> = {
  created: ['pending', 'info'],
  pending: ['pending', 'info'],
  approved: ['processing', 'info'],
  processing: ['processing', 'info'],
  quarantined: ['processing', 'info'],
  credited: ['done', 'up'],
  paid: ['done', 'up'],
  failed: ['rejected', 'down'],
  rejected: ['rejected', 'down'],
  charged_back: ['rejected', 'down'],
  returned: ['rejected', 'down'],
  cancelled: ['cancelled', 't3'],
  expired: ['cancelled', 't3'],
  ordered: ['ordered', 'info'],
}

it.each(PAYMENT_STATES)(
  'a payment that is %s is told in its word and colour, and ends or not',
  async (status) => {
    const names: (string | undefined)[] = []
    for (const locale of LOCALES) {
      const [shown] = await presentPayments(
        { pool: noSteps, gateway: null },
        [{ ...PAYMENT, status }],
        locale,
      )
      expect([shown?.status, shown?.statusColor]).toEqual(SHOWN[status])
      expect(shown?.cancellable).toBe(status === 'ordered')
      expect(shown?.expected === null).toBe(
        !['ordered', 'pending', 'processing'].includes(shown?.status ?? ''),
      )
      names.push(shown?.statusName)
    }
    expect(new Set(names).size).toBeGreaterThan(1)
  },
)

it('money that was credited and taken back was not rejected: it has a word of its own, as state and as step', async () => {
  const steps = [
    { id: 7n, status: 'credited', note: null, at: new Date() },
    { id: 7n, status: 'charged_back', note: 'charged_back', at: new Date() },
  ]
  const withSteps = { query: async () => ({ rows: steps }) } as unknown as Queryable
  const said = async (status: PaymentState) => {
    const payment: StoredPayment = { ...PAYMENT, direction: 'in', status }
    const [shown] = await presentPayments({ pool: withSteps, gateway: null }, [payment], 'en')
    return [shown?.status, shown?.statusName, shown?.steps.map(({ statusName }) => statusName)]
  }
  expect(await said('charged_back')).toEqual(['rejected', 'Reversed', ['Completed', 'Reversed']])
  expect((await said('failed'))[1]).toBe('Rejected')
})
