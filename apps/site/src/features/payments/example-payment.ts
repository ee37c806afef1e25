import type { Payment } from '@xezer/contract/payments'
import { must } from '@xezer/std/assert'

/** A payment that went through these, a minute after another. */
export function examplePayment(
  type: Payment['type'],
  statuses: readonly Payment['status'][],
  expected: string | null,
): Payment {
  const steps = statuses.map((status, place) => ({
    ...{ status, statusName: status, note: null },
    time: `2026-11-23T16:0${place}:00Z`,
  }))
  return {
    ...{ id: 48_213, type, typeName: type, method: 'payeer', methodName: 'Payeer' },
    ...{ time: '2026-11-23T16:00:00Z', amount: 120, fee: 0, currency: 'AZN', rate: '1 AZN = 38.61 RUB' },
    pay: { amount: 4633.2, currency: 'RUR' },
    status: must(statuses.at(-1), 'a payment without steps'),
    ...{
      statusName: statuses.at(-1) ?? '',
      statusColor: 'info',
      cancellable: false,
      payable: false,
      expected,
      steps,
    },
  }
}
