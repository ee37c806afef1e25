import type { PlantedFault } from './planted-fault.ts'

const SERVER = 'apps/server/src'
const PAYMENTS = `${SERVER}/features/payments`
const RATES = `${SERVER}/core/rates`
const SILENT = [`${PAYMENTS}/silent-bank.test.ts`]
const REFUSED = [`${RATES}/refused-rates.test.ts`]
const CHANGED = [`${PAYMENTS}/changed-gateway.test.ts`]

/** To what happens to payments when the house has another gateway, or its bank says nothing. */
export const PLANTED_HOUSE_FAULTS: readonly PlantedFault[] = [
  {
    rule: 'what no gateway would send is not approved by itself',
    path: `${PAYMENTS}/payout-desk.ts`,
    from: 'payment.gateway !== options.gateway?.name || (await isHeldBack(client, wallet))',
    to: 'await isHeldBack(client, wallet)',
    tests: CHANGED,
  },
  {
    rule: 'what no gateway would send is not approved by a person either',
    path: `${SERVER}/operator-payments.ts`,
    from: "word === 'approve' && (await isOfOtherGateway(options, Number(id)))",
    to: "word === 'approve' && options.pool === null",
  },
  {
    rule: 'what another gateway left stands in the list of a person',
    path: `${PAYMENTS}/payment-desk.ts`,
    from: "or (y.status in ('approved', 'processing') and",
    to: "or (y.status in ('approved') and y.id < 0 and",
    tests: CHANGED,
  },
  {
    rule: 'what is approved can be ended by a person',
    path: `${PAYMENTS}/payment-desk.ts`,
    from: "from: ['approved', 'processing'], action: 'withdrawal.failed'",
    to: "from: ['processing'], action: 'withdrawal.failed'",
    tests: CHANGED,
  },
  {
    rule: 'what another gateway left is told, also by a house that has none',
    path: `${PAYMENTS}/reconcile.ts`,
    from: '    if (await noteItem(pool, item)) tell(stranded.id)\n',
    to: '',
    tests: CHANGED,
  },
  {
    rule: 'a payout that exchanges nothing waits for no bank',
    path: `${PAYMENTS}/order-once.ts`,
    from: 'needsNoRates(asked) ? HOUSE_RATES : null',
    to: 'null',
    tests: SILENT,
  },
  {
    rule: 'what is exchanged waits for the bank',
    path: `${PAYMENTS}/order-once.ts`,
    from: 'needsNoRates(asked) ? HOUSE_RATES : null',
    to: 'HOUSE_RATES',
    tests: SILENT,
  },
  {
    rule: 'the least deposit is measured at rates that hold',
    path: `${PAYMENTS}/payment-terms.ts`,
    from: "direction === 'out' && OWN_PAY_CURRENCY[currency] ===",
    to: 'OWN_PAY_CURRENCY[currency] ===',
    tests: SILENT,
  },
  {
    rule: 'a day of rates that moved too far can be looked at',
    path: `${RATES}/ask-bank.ts`,
    from: "if (judged.error === 'rates_moved') await",
    to: "if (judged.error === 'rates_older') await",
    tests: REFUSED,
  },
  {
    rule: 'rates that are let through are newer than those that hold',
    path: `${RATES}/refused-rates.ts`,
    from: '    if (last !== null && last.day >= day) return false\n',
    to: '',
  },
  {
    rule: 'rates that are let through are no younger than their file',
    path: `${RATES}/refused-rates.ts`,
    from: 'refused.rates, refused.refused_at]',
    to: 'refused.rates, new Date()]',
  },
]
