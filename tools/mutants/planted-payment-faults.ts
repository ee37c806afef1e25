import type { PlantedFault } from './planted-fault.ts'

const SERVER = 'apps/server/src'
const PAYMENTS = `${SERVER}/features/payments`
const SIGNATURES = 'packages/payments/src/signatures'
const DEPOSITS = [`${PAYMENTS}/deposits.test.ts`]
const WITHDRAWALS = [`${PAYMENTS}/withdrawals.test.ts`]
const GATEWAYS = [`${PAYMENTS}/gateways.test.ts`]
const PAYOUTS = [`${PAYMENTS}/piastrix/piastrix-payouts.test.ts`]
const RECONCILING = [`${PAYMENTS}/reconcile.test.ts`]
const GRANTS = [`${SERVER}/core/bonuses/grants.test.ts`]
const BONUSES = [`${SERVER}/bonuses.test.ts`]
const BREACHES = [`${SERVER}/features/settlement/audit-breaches.test.ts`]
const WORDS = [`${SERVER}/ways-of-words.test.ts`]

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
    rule: 'a withdrawal that its player locked is not called back',
    path: `${PAYMENTS}/order-withdrawal.ts`,
    from: "    if (await areWithdrawalsLocked(client, playerId)) return refuse('withdrawals_locked')\n",
    to: '',
    tests: WITHDRAWALS,
  },
  {
    rule: 'what is forged is kept nowhere',
    path: `${PAYMENTS}/payments.ts`,
    from: "if (!gateway.isGenuine(heard, options.clock.nowMs())) return 'forged'\n      try {",
    to: "try {\n        if (!gateway.isGenuine(heard, options.clock.nowMs())) throw new Error('forged')",
    tests: DEPOSITS,
  },
  {
    rule: 'an address of a gateway is no signature',
    path: `${PAYMENTS}/piastrix/piastrix-callbacks.ts`,
    from: 'fields !== null && isPiastrixCallback(fields, shop.secret, sha256Hex, isSameText)',
    to: 'fields !== null && fields.sign !== undefined',
    tests: GATEWAYS,
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
    rule: 'a deposit that was paid at the gateway alone is found',
    path: `${PAYMENTS}/reconcile.ts`,
    from: "if (isPaid) await note({ gateway: name, kind: 'deposit_paid_there', paymentId: payment.id })",
    to: '',
    tests: RECONCILING,
  },
  {
    rule: 'a payout of which nothing is heard is told after an hour',
    path: `${PAYMENTS}/reconcile.ts`,
    from: 'if (await noteItem(pool, item)) tell(payment.id)',
    to: 'await noteItem(pool, item)',
    tests: RECONCILING,
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
    rule: 'a payment code that is used or void is not made void again',
    path: `${PAYMENTS}/voucher-store.ts`,
    from: "ended_at = instant_now() where id = $1 and status = 'issued'",
    to: 'ended_at = instant_now() where id = $1',
    tests: WORDS,
  },
  {
    rule: 'one who is shut out already is not shut out again',
    path: `${SERVER}/core/player/block-player.ts`,
    from: 'where id = $1 and status = $2',
    to: 'where id = $1 and $2::text is not null',
    tests: WORDS,
  },
  {
    rule: 'a bonus that waits begins its days when it starts',
    path: `${SERVER}/core/bonuses/grant-store.ts`,
    from: "expires_at = instant_now() + days * interval '24 hours'",
    to: "expires_at = granted_at + days * interval '24 hours'",
    tests: GRANTS,
  },
  {
    rule: 'what was chosen with a deposit goes before what was chosen with the account',
    path: `${SERVER}/core/bonuses/deposit-bonus.ts`,
    from: 'deposit.campaign ?? choice',
    to: 'choice ?? deposit.campaign',
    tests: BONUSES,
  },
  {
    rule: 'a bonus of the first deposit is one of the first alone',
    path: `${SERVER}/core/bonuses/deposit-bonus.ts`,
    from: "(campaign.trigger === 'first_deposit' && row.has_paid_in)",
    to: 'false',
    tests: BONUSES,
  },
  {
    rule: 'at the last count all that is left of a bonus is cash',
    path: `${SERVER}/core/bonuses/grants.ts`,
    from: 'convertBonus(posting, wallet, grantId)',
    to: 'takeBonusBack(posting, wallet, grantId)',
    tests: GRANTS,
  },
  {
    rule: 'the audit sees a bonus in play that no bet has',
    path: `${SERVER}/core/bonuses/bonus-invariants.ts`,
    from: 'where w.bonus_inplay <> coalesce(b.staked, 0)',
    to: 'where w.bonus_inplay < 0',
    tests: BREACHES,
  },
  {
    rule: 'the audit sees progress that no bet made',
    path: `${SERVER}/core/bonuses/bonus-invariants.ts`,
    from: "coalesce(case g.unit when 'bets' then p.bets else p.turnover end, 0)`",
    to: 'g.done`',
    tests: BREACHES,
  },
  {
    rule: 'a poll is no play',
    path: `${SERVER}/routes/bind-call.ts`,
    from: 'if (call.isPoll !== true) app.noteActivity(session)',
    to: 'app.noteActivity(session)',
    tests: [`${SERVER}/features/safety/reality.test.ts`],
  },
  {
    rule: 'a time-out ends by itself',
    path: `${SERVER}/core/player/breaks.ts`,
    from: "(away.kind = 'exclusion' or away.ends_at > instant_now())",
    to: 'true',
    tests: [`${SERVER}/features/safety/breaks.test.ts`],
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
