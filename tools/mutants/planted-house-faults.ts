import type { PlantedFault } from './planted-fault.ts'

const SERVER = 'apps/server/src'
const PAYMENTS = `${SERVER}/features/payments`
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
]
