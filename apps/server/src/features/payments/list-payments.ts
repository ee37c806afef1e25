import {
  PAYMENTS_PAGE,
  type Payment,
  type PaymentsInput,
  type WITHDRAWAL_NEEDS,
} from '@xezer/contract/payments'
import { parseWireTime } from '@xezer/contract/wire-time'
import { minor } from '@xezer/money/minor'
import { presentWireAmount } from '@xezer/money/wire-amount'
import type { Locale } from '@xezer/std/locale'
import { isEmailConfirmed } from '../../core/player/is-email-confirmed.ts'
import { HOUSE_RULES_VERSION, readAgreedRules } from '../../core/player/rules-version.ts'
import { findWallet } from '../../core/wallet/lock-wallets.ts'
import { withdrawable } from '../../core/wallet/payment-posting.ts'
import { needsIdentity } from './needs-identity.ts'
import type { PaymentOptions } from './payment-options.ts'
import { findPayment, listPayments } from './payment-store.ts'
import { type Presenting, presentPayments } from './present-payment.ts'

/** Payments of a period, the newest first. */
export async function listOwnPayments(
  options: Presenting,
  playerId: number,
  input: PaymentsInput,
  locale: Locale,
): Promise<{ payments: Payment[]; more: boolean }> {
  const { from, to } = { ...input, ...input.filter }
  const found = await listPayments(options.pool, {
    playerId,
    direction: input.type ?? null,
    fromMs: from === undefined ? null : parseWireTime(from),
    toMs: to === undefined ? null : parseWireTime(to),
    beforeId: input.before ?? null,
    isOpen: false,
    limit: PAYMENTS_PAGE + 1,
  })
  const page = found.slice(0, PAYMENTS_PAGE)
  return { payments: await presentPayments(options, page, locale), more: found.length > PAYMENTS_PAGE }
}

/** Null for one that is not there, or another's. */
export async function showPayment(
  options: Presenting,
  playerId: number,
  id: number,
  locale: Locale,
): Promise<Payment | null> {
  const payment = await findPayment(options.pool, playerId, id)
  return payment && ((await presentPayments(options, [payment], locale))[0] ?? null)
}

const OPEN_MAX = 100

/** What is ordered and not paid out yet, and what may be. */
export async function listOpenWithdrawals(
  options: Pick<PaymentOptions, 'pool' | 'gateway' | 'identityFromMinor' | 'secondFactor'>,
  playerId: number,
  locale: Locale,
) {
  const { pool: database, identityFromMinor, secondFactor } = options
  const wallet = await findWallet(database, playerId)
  const open = await listPayments(database, {
    ...{
      playerId,
      direction: 'out',
      fromMs: null,
      toMs: null,
      beforeId: null,
      isOpen: true,
      limit: OPEN_MAX,
    },
  })
  const { withdraw_hold: held, bonus } = wallet.balances
  // The least that there is: nothing can be ordered before.
  const asked = { playerId, currency: wallet.currency, amount: minor(1n) }
  const needs: (typeof WITHDRAWAL_NEEDS)[number][] = []
  if (!(await isEmailConfirmed(database, playerId))) needs.push('email')
  if (await needsIdentity(database, identityFromMinor, asked)) needs.push('identity')
  if ((await readAgreedRules(database, playerId)) < HOUSE_RULES_VERSION) needs.push('rules')
  if (await secondFactor.isOn(database, playerId)) needs.push('code')
  return {
    payments: await presentPayments(options, open, locale),
    available: presentWireAmount(withdrawable(wallet)),
    held: presentWireAmount(minor(held)),
    bonus: presentWireAmount(minor(bonus)),
    needs,
  }
}
