import type { Payment } from '@xezer/contract/payments'

/** A step of a payment as it is drawn: done, where it stands, how it ended badly, or what is still to come. */
export interface ShownStep {
  key: string
  state: 'done' | 'now' | 'bad' | 'later'
  /** The server's words; undefined of what is still to come. */
  name: string | undefined
  status: Payment['status']
  time: string | null
  note: string | null
}

const FINAL: readonly Payment['status'][] = ['done', 'rejected', 'cancelled']

export function isFinal({ status }: Pick<Payment, 'status'>): boolean {
  return FINAL.includes(status)
}

/** What was and what will be; the last step to come carries the expected finish. */
export function showSteps(payment: Payment): ShownStep[] {
  const { steps, type, status, expected } = payment
  const shown = steps.map((step, place): ShownStep => {
    const isLast = place === steps.length - 1
    const ended = step.status === 'done' ? 'done' : 'bad'
    const state = !isLast ? 'done' : isFinal(payment) ? ended : 'now'
    // Nothing may happen twice under one name at one instant but what has its own place.
    return {
      key: `${place}`,
      state,
      name: step.statusName,
      status: step.status,
      time: step.time,
      note: step.note,
    }
  })
  if (isFinal(payment)) return shown
  const later: Payment['status'][] =
    type === 'out' && status === 'ordered' ? ['processing', 'done'] : ['done']
  return [
    ...shown,
    ...later.map(
      (next): ShownStep => ({
        ...{ key: `later ${next}`, state: 'later', name: undefined, status: next, note: null },
        time: next === 'done' ? expected : null,
      }),
    ),
  ]
}
