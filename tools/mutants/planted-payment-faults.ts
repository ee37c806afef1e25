import type { PlantedFault } from './planted-fault.ts'

const SERVER = 'apps/server/src'
const PAYMENTS = `${SERVER}/features/payments`
const SIGNATURES = 'packages/payments/src/signatures'
const WITHDRAWALS = [`${PAYMENTS}/withdrawals.test.ts`]
const PAYOUTS = [`${PAYMENTS}/piastrix/piastrix-payouts.test.ts`]

/** To the course that a payment, a grant or a break takes from its beginning to its end. */
export const PLANTED_PAYMENT_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'the terms of a payment are those of its order',
    path: 'packages/db/src/rights.ts',
    from: "...['account_shown', 'account_sealed', 'account_print'],\n    ],\n  },\n  payment_step",
    to: "...['account_shown', 'account_sealed', 'account_print', 'rate_numerator'],\n    ],\n  },\n  payment_step",
  },
  {
    rule: 'a checkout that nobody opened lapses too',
    path: `${PAYMENTS}/payout-desk.ts`,
    from: "payment.status === 'created' || payment.status === 'pending'",
    to: "payment.status === 'pending'",
    tests: [`${PAYMENTS}/payment-walk.test.ts`],
  },
  {
    rule: 'a withdrawal can be called back for as long as it waits',
    path: `${PAYMENTS}/order-withdrawal.ts`,
    from: 'flags.length === 0 ? options.withdrawalWaitMs : null',
    to: 'flags.length === 0 ? 0 : null',
    tests: WITHDRAWALS,
  },
  {
    rule: 'what waits for a person is approved by nobody else',
    path: `${PAYMENTS}/order-withdrawal.ts`,
    from: 'flags.length === 0 ? options.withdrawalWaitMs : null',
    to: 'options.withdrawalWaitMs',
    tests: WITHDRAWALS,
  },
  {
    rule: 'what is empty is not signed',
    path: `${SIGNATURES}/piastrix-signature.ts`,
    from: "value === null || value === ''",
    to: 'value === null',
  },
  {
    rule: 'a number that nobody knows says nothing of a payout',
    path: `${PAYMENTS}/piastrix/piastrix-payouts.ts`,
    from: "STATES[status] ?? 'unknown'",
    to: "STATES[status] ?? 'failed'",
  },
  {
    rule: 'a payout of which no state is told is not paid',
    path: `${PAYMENTS}/piastrix/piastrix-payouts.ts`,
    from: "status = kind === 'transfer' ? 5 : 0",
    to: 'status = 5',
    tests: PAYOUTS,
  },
  {
    rule: 'a file of rates without dollar, euro or rouble is refused',
    path: `${SERVER}/core/rates/read-day-file.ts`,
    from: 'USD === undefined || EUR === undefined || RUB === undefined',
    to: 'USD === undefined || RUB === undefined',
  },
  {
    rule: 'a file of rates that is too large is not read',
    path: `${SERVER}/core/rates/read-day-file.ts`,
    from: "  if (bytes.length > DAY_FILE_BYTES_MAX) return err('rates_too_large')\n",
    to: '',
  },
  {
    rule: 'who stays away for ever comes back by the house alone',
    path: 'packages/betting/src/protection/decide-break.ts',
    from: "by === 'house'\n      ? ",
    to: 'by !== null\n      ? ',
  },
  {
    rule: 'after an exclusion for ever a week passes',
    path: 'packages/betting/src/protection/decide-break.ts',
    from: 'nowMs + RETURN_WAIT_AFTER_EVER_MS',
    to: 'nowMs + RETURN_WAIT_MS',
  },
  {
    rule: 'who stays away is offered nothing by letter',
    path: `${SERVER}/core/notices/decide-telling.ts`,
    from: 'wishes.wantsOffers && !wishes.isAway',
    to: 'wishes.wantsOffers',
  },
  {
    rule: 'who stays away is not reminded of limits',
    path: `${SERVER}/features/safety/remind-of-limits.ts`,
    from: "notAway('p.id')",
    to: "'true'",
  },
  {
    rule: 'limits are looked at again after half a year',
    path: `${SERVER}/features/safety/remind-of-limits.ts`,
    from: "REVIEW_MONTHS} months'",
    to: "NO_LIMIT_MONTHS} months'",
  },
]
