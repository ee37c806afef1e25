import type { PlantedFault } from './planted-fault.ts'

const SERVER = 'apps/server/src'
const PAYMENTS = `${SERVER}/features/payments`
const POSTING = `${SERVER}/core/wallet/payment-posting.ts`
const DEPOSITS = [`${PAYMENTS}/deposits.test.ts`]
const CONTACTS = `${SERVER}/features/identity/contacts`
const PHONES = [`${CONTACTS}/change-phone.test.ts`]
const CHECKOUTS = [`${PAYMENTS}/open-checkout.test.ts`]
const WITHDRAWALS = [`${PAYMENTS}/withdrawals.test.ts`]

/** What a careless hand could do to the money of an account and its ways in and out. */
export const PLANTED_ACCOUNT_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'a debt is paid before money leaves',
    path: POSTING,
    from: 'cash > owed ? cash - owed : 0n',
    to: 'cash',
  },
  {
    rule: 'nothing is held that is not there',
    path: POSTING,
    from: 'if (withdrawable(wallet) < amount) return false',
    to: '',
  },
  {
    rule: 'the fee of a deposit is the house’s',
    path: POSTING,
    from: "  move(posting, wallet, from, 'fees', paid.fee, 'payment_fee', cause)\n",
    to: '',
  },
  {
    rule: 'the fee of a payout leaves what was held',
    path: POSTING,
    from: "  move(posting, wallet, 'withdraw_hold', 'fees', paid.fee, 'payment_fee', cause)\n",
    to: '',
  },
  {
    rule: 'a charge back never takes more than is there',
    path: POSTING,
    from: 'cash < paid.amount ? cash : paid.amount',
    to: 'paid.amount',
  },
  {
    rule: 'the fee of a payout that came back is given back',
    path: POSTING,
    from: "  move(posting, wallet, 'fees', 'cash', paid.fee, 'payment_fee', cause)\n",
    to: '',
  },
  {
    rule: 'what comes back is exchanged back',
    path: POSTING,
    from: "{ ...back, debit: 'clearing', credit: 'exchange' }",
    to: "{ ...back, debit: 'exchange', credit: 'clearing' }",
  },
  {
    rule: 'money of another currency is never credited as it stands',
    path: POSTING,
    from: "wallet, isExchanged ? 'exchange' : 'suspense', 'cash', worth",
    to: "wallet, 'suspense', 'cash', worth",
  },
  {
    rule: 'a statement that does not add up is not given as a table either',
    path: `${SERVER}/features/account/statement/walk-lines.ts`,
    from: 'cash === BigInt(sums.whole),',
    to: 'cash === cash,',
    tests: [`${SERVER}/statement.test.ts`],
  },
  {
    rule: 'instants of a statement are cut, never rounded',
    path: `${SERVER}/features/account/statement/walk-lines.ts`,
    from: 'Math.floor(at / MICROS) + EPOCH_MS',
    to: 'Math.round(at / MICROS) + EPOCH_MS',
    tests: [`${SERVER}/statement.test.ts`],
  },
  {
    rule: 'another currency is not the money that was ordered',
    path: `${PAYMENTS}/decide-message.ts`,
    from: "  if (said.currency !== payment.payCurrency) return quarantine('other_currency')\n",
    to: '',
  },
  {
    rule: 'another amount is not the money that was ordered',
    path: `${PAYMENTS}/decide-message.ts`,
    from: "  if (said.amount !== payment.payAmount) return quarantine('other_amount')\n",
    to: '',
  },
  {
    rule: 'money after a failure is looked at by a person',
    path: `${PAYMENTS}/decide-message.ts`,
    from: "return quarantine('paid_after_failure')",
    to: "return { kind: 'credit' }",
  },
  {
    rule: 'a payout is paid out once',
    path: `${PAYMENTS}/decide-message.ts`,
    from: "status === 'processing' ? { kind: 'pay_out' } : ignore(status)",
    to: "status === 'ordered' ? ignore(status) : { kind: 'pay_out' }",
  },
  {
    rule: 'a charge back waits for late money',
    path: `${PAYMENTS}/too-early.ts`,
    from: "['created', 'pending', 'expired', 'quarantined']",
    to: "['created', 'pending', 'quarantined']",
  },
  {
    rule: 'a dispute that is won waits until it was lost',
    path: `${PAYMENTS}/too-early.ts`,
    from: "(mayBeCredited || status === 'credited')",
    to: 'mayBeCredited',
  },
  {
    rule: 'a payout that came back before it was heard to be paid comes again',
    path: `${PAYMENTS}/too-early.ts`,
    from: "outcome === 'returned' && status === 'processing'",
    to: "outcome === 'returned' && status === 'paid'",
  },
  {
    rule: 'what was not applied is not acknowledged',
    path: `${PAYMENTS}/payments.ts`,
    from: "        return 'failed'\n",
    to: "        return 'heard'\n",
    tests: DEPOSITS,
  },
  {
    rule: 'a failed deposit is never credited by itself',
    path: `${SERVER}/core/payments/payment-states.ts`,
    from: "failed: ['quarantined'],",
    to: "failed: ['quarantined', 'credited'],",
  },
  {
    rule: 'a payout that is under way is not cancelled',
    path: `${SERVER}/core/payments/payment-states.ts`,
    from: "approved: ['processing'],",
    to: "approved: ['processing', 'cancelled'],",
  },
  {
    rule: 'what was ordered no more is not cancelled',
    path: `${PAYMENTS}/order-withdrawal.ts`,
    from: "payment.status !== 'ordered'",
    to: 'false',
    tests: WITHDRAWALS,
  },
  {
    rule: 'nothing is paid out before the mailbox is confirmed',
    path: `${PAYMENTS}/order-withdrawal.ts`,
    from: "  if (!(await isEmailConfirmed(client, playerId))) return because({ code: 'email_unconfirmed' })\n",
    to: '',
    tests: WITHDRAWALS,
  },
  {
    rule: 'a payout is tried again only when the gateway is certain',
    path: `${PAYMENTS}/payout-desk.ts`,
    from: '.missed < MISSES_BEFORE_RETRY) return false',
    to: '.missed < 1) return false',
    tests: WITHDRAWALS,
  },
  {
    rule: 'silence says nothing about a payout',
    path: `${PAYMENTS}/payout-desk.ts`,
    from: "  if (said === 'unknown') return\n",
    to: '',
    tests: WITHDRAWALS,
  },
  {
    rule: 'an account that was paid is kept by nobody',
    path: `${PAYMENTS}/end-payout.ts`,
    from: "await movePayment(client, payment, 'paid', by)\n  await wipeAccount(client, payment.id)",
    to: "await movePayment(client, payment, 'paid', by)",
    tests: WITHDRAWALS,
  },
  {
    rule: 'one word counts on money in quarantine',
    path: `${PAYMENTS}/payment-desk.ts`,
    from: "where id = $1 and status = 'open' returning *",
    to: 'where id = $1 returning *',
    tests: [`${PAYMENTS}/payment-desk.test.ts`],
  },
  {
    rule: 'nobody pays in again and again',
    path: `${PAYMENTS}/order-deposit.ts`,
    from: '(rows[0]?.count ?? 0n) >= DEPOSITS_PER_MINUTE',
    to: '(rows[0]?.count ?? 0n) < 0n',
    tests: DEPOSITS,
  },
  {
    rule: 'a change of number unlinks nobody',
    path: 'packages/db/src/migrations/0076-former-claims.ts',
    from: 'update player_claim set former_at = instant_now() where',
    to: 'delete from player_claim where',
    tests: PHONES,
  },
  {
    rule: 'former claims link in both directions',
    path: `${SERVER}/core/player/claims.ts`,
    from: 'and o.player_id <> own.player_id`',
    to: 'and o.player_id <> own.player_id and own.former_at is null`',
  },
  {
    rule: 'a way to reach the player is changed by his password',
    path: `${CONTACTS}/prove-owner.ts`,
    from: "  if (proven === null) return refuse('password_wrong', {}, { password: 'password_wrong' })\n",
    to: '  if (proven === null) return passwordHash\n',
    tests: PHONES,
  },
  {
    rule: 'a way to reach the player is changed by his second factor',
    path: `${CONTACTS}/prove-owner.ts`,
    from: "  if (code === undefined) return refuse('second_factor_required', {}, { code: 'field_required' })\n",
    to: '  if (code === undefined) return proven.passwordHash\n',
    tests: PHONES,
  },
  {
    rule: 'a number of a verified player is his',
    path: `${CONTACTS}/change-phone.ts`,
    from: 'if (await isPhoneOfVerified(client, playerId, phone))',
    to: 'if (playerId === 0)',
    tests: PHONES,
  },
  {
    rule: 'a deposit is given up only after its page is closed',
    path: `${PAYMENTS}/open-checkout.ts`,
    from: '  const said = await gateway.closeCheckout({ reference, method: methodOf(payment), currency, amount })\n',
    to: "  const said = 'closed' as string\n  void [reference, methodOf(payment), currency, amount]\n",
    tests: CHECKOUTS,
  },
  {
    rule: 'what is paid or on its way at the gateway is not given up',
    path: `${PAYMENTS}/open-checkout.ts`,
    from: "  if (said === 'over') return refuse('payment_final')\n",
    to: '',
    tests: CHECKOUTS,
  },
  {
    rule: 'silence of a gateway closes nothing',
    path: `${PAYMENTS}/open-checkout.ts`,
    from: "  if (said === 'unknown') return refuseFor('gateway_unavailable', RETRY_SECONDS)\n",
    to: '',
    tests: CHECKOUTS,
  },
  {
    rule: 'a page that cannot be closed keeps its deposit counted',
    path: `${PAYMENTS}/present-payment.ts`,
    from: 'return isUnpaid && gateway.closeCheckout !== null',
    to: 'return isUnpaid',
    tests: [`${PAYMENTS}/gateways.test.ts`],
  },
  {
    rule: 'the sandbox closes no order whose money was taken',
    path: `${SERVER}/features/sandbox-gateway/sandbox-books.ts`,
    from: "('waiting', 'pending', 'closed') and taken_amount is null",
    to: "('waiting', 'pending', 'closed')",
    tests: CHECKOUTS,
  },
  {
    rule: 'a page is shown again only while its day lasts',
    path: `${PAYMENTS}/payment-store.ts`,
    from: "status = 'pending' and due_at > instant_now()",
    to: "status = 'pending'",
    tests: CHECKOUTS,
  },
]
