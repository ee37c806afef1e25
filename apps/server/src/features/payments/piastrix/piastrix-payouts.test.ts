import { minor } from '@xezer/money/minor'
import { expect, it } from 'vitest'
import type { PayoutOrder } from '../gateway.ts'
import type { PiastrixAnswer } from './ask-piastrix.ts'
import { findPiastrixPayout, payByPiastrix } from './piastrix-payouts.ts'

const DONE: PiastrixAnswer = { kind: 'done', data: {} }
const SILENT: PiastrixAnswer = { kind: 'silent' }
const refused = (code: number): PiastrixAnswer => ({ kind: 'refused', code })
const told = (status?: number): PiastrixAnswer => ({ kind: 'done', data: { id: 7, status } })
const ORDER: PayoutOrder = {
  reference: 'a'.repeat(32),
  method: 'payeer',
  currency: 'RUR',
  account: 'P1234567',
  amount: minor(193_050n),
}

/** A gateway that answers each call so, and what it was asked. */
function asked(answers: Readonly<Record<string, PiastrixAnswer>>) {
  const calls: string[] = []
  const ask = async (call: string) => {
    calls.push(call)
    return answers[call] ?? DONE
  }
  return { ask, calls }
}

const STATUS = 'withdraw/shop_payment_status'

it.each<[string, Readonly<Record<string, PiastrixAnswer>>, string]>([
  ['done', {}, 'accepted'],
  ['silent', { 'withdraw/create': SILENT }, 'unknown'],
  ['one that exists', { 'withdraw/create': refused(6) }, 'accepted'],
  ['not found', { 'withdraw/create': refused(7), [STATUS]: refused(7) }, 'unknown'],
  ['in progress', { 'withdraw/create': refused(8), [STATUS]: refused(7) }, 'unknown'],
  ['no money of the shop', { 'withdraw/create': refused(9), [STATUS]: refused(7) }, 'unknown'],
  ['refused, and nothing is known of it', { 'withdraw/create': refused(1), [STATUS]: refused(7) }, 'refused'],
  ['refused, and it is paid', { 'withdraw/create': refused(1), [STATUS]: told(5) }, 'unknown'],
  ['refused, and nobody says', { 'withdraw/create': refused(1), [STATUS]: SILENT }, 'unknown'],
  ['refused before it is sent', { 'withdraw/try': refused(4), [STATUS]: refused(7) }, 'refused'],
  ['refused before it is sent again', { 'withdraw/try': refused(4), [STATUS]: told(3) }, 'unknown'],
  [
    'nobody’s account',
    { check_account: { kind: 'done', data: { result: false } }, [STATUS]: refused(7) },
    'refused',
  ],
  ['an account that cannot be checked', { check_account: SILENT }, 'unknown'],
])('a payout that is answered with %s', async (_, answers, expected) => {
  const { ask, calls } = asked(answers)
  expect(await payByPiastrix(ask, ORDER)).toBe(expected)
  // What was not passed before is never sent.
  const isPassed = !('withdraw/try' in answers) && !('check_account' in answers)
  expect(calls.includes('withdraw/create')).toBe(isPassed)
})

it.each<[PiastrixAnswer, string, string]>([
  [told(1), 'pending', 'pending'],
  [told(2), 'pending', 'pending'],
  [told(3), 'pending', 'pending'],
  [told(4), 'unknown', 'unknown'],
  [told(5), 'paid', 'paid'],
  [told(6), 'failed', 'failed'],
  [told(7), 'pending', 'pending'],
  [told(9), 'unknown', 'unknown'],
  [told(77), 'unknown', 'unknown'],
  [told(), 'unknown', 'paid'],
  [DONE, 'unknown', 'unknown'],
  [refused(7), 'not_found', 'not_found'],
  [refused(1), 'unknown', 'unknown'],
  [SILENT, 'unknown', 'unknown'],
])('a status of %j is %s of a withdrawal and %s of a transfer', async (answer, withdrawal, transfer) => {
  const ask = async () => answer
  expect(await findPiastrixPayout(ask, ORDER)).toBe(withdrawal)
  expect(await findPiastrixPayout(ask, { ...ORDER, method: 'piastrix' })).toBe(transfer)
})
