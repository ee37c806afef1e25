import { CALLS } from '@xezer/contract/calls'
import { major } from '@xezer/money/minor'
import { giveExample, shipped, underLock } from '../core/bonuses/example-grants.ts'
import { cancelGrant } from '../core/bonuses/grants.ts'
import { issueVouchers } from '../features/payments/voucher-desk.ts'
import { nodeMachine } from '../platform/node-machine.ts'
import {
  ask,
  askElsewhere,
  goAway,
  playerId,
  type Scenario,
  setConfirmed,
  withdrawn,
  world,
} from './example-codes.ts'

const PAYING = {
  accountDeposit: { method: 'payeer', amount: 20 },
  accountDepositCard: { amount: 20, card: '4111111111111111' },
  accountDepositAzx: { code: '0000000000000000' },
  accountWithdrawal: { method: 'payeer', amount: 20, wallet: 'P1234567' },
}
/** A bank that was never heard. */
const NO_RATES = { RATES: 'cbar', RATES_URL: 'http://127.0.0.1:9/{day}.xml' }

async function issueCode(): Promise<string> {
  const owner = { pool: world.pool, random: nodeMachine.secureRandom }
  const [issued] = await issueVouchers(
    owner,
    { amount: major(20), count: 1 },
    { actor: 'desk', reason: 'test' },
  )
  return issued?.code ?? ''
}

/** How each code of payments is heard. */
export const PAYMENT_SCENARIOS: readonly Scenario[] = [
  ...(['accountDeposit', 'accountDepositCard', 'accountWithdrawal'] as const).map((name): Scenario => {
    const house = { GATEWAY: 'none' }
    return [name, 'gateway_unavailable', () => askElsewhere(house, CALLS[name], PAYING[name])]
  }),
  ...(['accountDeposit', 'accountDepositAzx', 'accountDepositCard', 'accountWithdrawal'] as const).map(
    (name): Scenario => [name, 'rate_unavailable', () => askElsewhere(NO_RATES, CALLS[name], PAYING[name])],
  ),
  ['accountDepositAzx', 'voucher_invalid', () => ask(CALLS.accountDepositAzx, PAYING.accountDepositAzx)],
  ...(['accountDeposit', 'accountDepositCard', 'accountDepositAzx'] as const).flatMap(
    (name, at): Scenario[] => {
      const [call, input] = [CALLS[name], PAYING[name]]
      const excluding = { length: '1y', confirmed: true }
      const least = { kind: 'deposit', days: 1, amount: 19.99 }
      const paid = async () => (name === 'accountDepositAzx' ? { code: await issueCode() } : input)
      return [
        [
          name,
          'limit_reached',
          async () => goAway(`AZEPAY${at + 6}`, CALLS.accountLimit, least, call, await paid()),
        ],
        [
          name,
          'player_paused',
          () => goAway(`AZEPAY${at}`, CALLS.accountTimeOut, { length: '24h' }, call, input),
        ],
        [
          name,
          'player_excluded',
          () => goAway(`AZEPAY${at + 3}`, CALLS.accountExclude, excluding, call, input),
        ],
      ]
    },
  ),
  ['accountMethods', 'rate_unavailable', () => askElsewhere(NO_RATES, CALLS.accountMethods, {})],
  ['paymentLimits', 'rate_unavailable', () => askElsewhere(NO_RATES, CALLS.paymentLimits, {})],
  ['accountPayment', 'not_found', () => ask(CALLS.accountPayment, {})],
  ['accountCheckout', 'not_found', () => ask(CALLS.accountCheckout, {})],
  [
    'accountCheckout',
    'payment_final',
    async () => {
      const id = String(await withdrawn())
      const said = await ask({ ...CALLS.accountCheckout, path: `account/checkout/${id}` }, {})
      await ask(CALLS.accountRejectPayment, { paymentOut: Number(id) })
      return said
    },
  ],
  [
    'accountRejectPayment',
    'gateway_unavailable',
    async () => {
      await ask(CALLS.accountDeposit, PAYING.accountDeposit)
      // More than the sandbox reads of an order.
      const { rows } = await world.ownerPool.query(
        "update payment set method = repeat('-', 40) where player_id = $1 and status = 'pending' returning id",
        [playerId],
      )
      const paymentOut = Number(rows[0]?.id)
      const said = await ask(CALLS.accountRejectPayment, { paymentOut })
      await world.ownerPool.query("update payment set method = 'payeer' where id = $1", [paymentOut])
      return said
    },
  ],
  ['accountRejectPayment', 'not_found', () => ask(CALLS.accountRejectPayment, { paymentOut: 999 })],
  [
    'accountRejectPayment',
    'payment_final',
    async () => {
      const paymentOut = await withdrawn()
      await ask(CALLS.accountRejectPayment, { paymentOut })
      return ask(CALLS.accountRejectPayment, { paymentOut })
    },
  ],
  [
    'accountRejectPayment',
    'withdrawals_locked',
    async () => {
      const paymentOut = await withdrawn()
      await ask(CALLS.accountSetting, { name: 'withdrawalLock', value: true })
      const said = await ask(CALLS.accountRejectPayment, { paymentOut })
      await world.ownerPool.query(
        'update player set withdrawals_locked_at = null, withdrawals_unlock_at = null where id = $1',
        [playerId],
      )
      return said
    },
  ],
  [
    'accountWithdrawal',
    'email_unconfirmed',
    async () => {
      await setConfirmed(false)
      const said = await ask(CALLS.accountWithdrawal, PAYING.accountWithdrawal)
      await setConfirmed(true)
      return said
    },
  ],
  [
    'accountWithdrawal',
    'bonus_would_be_lost',
    async () => {
      await setConfirmed(true)
      const { ownerPool } = world
      const grant = await giveExample(ownerPool, playerId, shipped('welcome'), major(5))
      const said = await ask(CALLS.accountWithdrawal, { ...PAYING.accountWithdrawal, amount: 1 })
      await underLock(ownerPool, playerId, (client, wallet) => cancelGrant(client, wallet, grant?.id ?? 0))
      return said
    },
  ],
  [
    'accountWithdrawal',
    'insufficient_funds',
    async () => {
      await setConfirmed(true)
      const most = { ...PAYING.accountWithdrawal, amount: 10_000 }
      for (let count = 0; count < 10; count++) await ask(CALLS.accountWithdrawal, most)
      return ask(CALLS.accountWithdrawal, most)
    },
  ],
]
