import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major, minor } from '@xezer/money/minor'
import { rational } from '@xezer/money/rational'
import { must } from '@xezer/std/assert'
import type { PaymentDirection, PaymentState } from '../../core/payments/payment-states.ts'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { createSealing } from '../../core/sealing/sealing.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { holdWithdrawal } from '../../core/wallet/payment-posting.ts'
import { createPosting } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { receiveMessage } from './apply-message.ts'
import { closeCheckouts } from './close-checkouts.ts'
import { type DepositWord, decideDispute } from './deposit-desk.ts'
import type { Gateway, PaymentFate, PayoutAnswer } from './gateway.ts'
import { cancelWithdrawal } from './order-withdrawal.ts'
import { sealAccount } from './payment-account.ts'
import { decideQuarantine, decideWithdrawal, type WithdrawalWord } from './payment-desk.ts'
import { newReference, type PaymentOptions } from './payment-options.ts'
import { findPayment, insertPayment, lockPayment, movePayment, takePaymentId } from './payment-store.ts'
import { askPayout, endWait, sendPayout } from './payout-desk.ts'
import { createSandboxClient } from './sandbox-client.ts'

/** Payments that are led through every event of the server, whatever state they are in. */
export let database: TestDatabase
export let options: PaymentOptions
let players = 0
let messages = 0

export async function openWalks(): Promise<void> {
  database = await createTestDatabase()
  options = {
    ...{ ...nodeMachine, pool: database.pool, gateway: silent, beatMs: 1000 },
    sealing: createSealing(Buffer.alloc(32, 1), nodeMachine.secureRandom),
    // Of these players none has one.
    secondFactor: { isOn: async () => false, check: async () => 'wrong' },
    publisher: { publishAccount: () => undefined },
    rates: { current: async () => null },
    ...{ minimumDepositMinor: major(20), withdrawalWaitMs: 0, identityFromMinor: major(1_000_000) },
    onError: () => undefined,
  }
}

/** Hears as the sandbox does, and says of a payout what it is told to say. */
const gatewayOf = (pay: PayoutAnswer, fate: PaymentFate): Gateway => ({
  ...createSandboxClient({ baseUrl: () => 'http://127.0.0.1:1', key: 'key', clock: nodeMachine.clock }),
  pay: async () => pay,
  findPayout: async () => fate,
})
const silent = gatewayOf('unknown', 'unknown')

export interface Walked {
  readonly id: number
  readonly playerId: number
  readonly reference: string
}

/** In its first state. */
export async function beginPayment(direction: PaymentDirection): Promise<Walked> {
  const playerId = await openExamplePlayer(database.pool, `walk${++players}@example.com`, major(100))
  const reference = newReference(nodeMachine.secureRandom)
  const id = await withTransaction(database.pool, async (client) => {
    const posting = createPosting(await lockWallets(client, [playerId]))
    const paymentId = await takePaymentId(client)
    const whose = { id: paymentId, playerId, method: 'payeer', currency: 'AZN' } as const
    const wallet = must(posting.wallets.get(playerId), 'no wallet')
    if (direction === 'out') holdWithdrawal(posting, wallet, major(50), { id: paymentId, generation: 0 })
    const made = {
      ...{ direction, gateway: silent.name, amount: major(50), fee: minor(0n), payCurrency: 'RUR' as const },
      ...{ payAmount: major(2500), rate: rational(50n), reference, flags: [], campaign: null, waitMs: null },
      ...{ account: sealAccount(options, whose, 'P1234567'), rateSource: 'static', rateAtMs: null },
      ...{ rateDay: null, operationKey: null },
    }
    await insertPayment(client, { ...whose, ...made }, 'player')
    await writePosting(client, posting)
    return paymentId
  })
  return { id, playerId, reference }
}

type Event = (walked: Walked) => Promise<unknown>
const ORDER = { actor: 'desk', reason: 'walk' }

const hear =
  (kind: 'deposit' | 'payout', status: string, amount = '2500.00', currency = 'RUB'): Event =>
  ({ reference }) => {
    const said = { id: `m${++messages}`, kind, order: reference, status, amount, currency, account: null }
    return receiveMessage(options, silent, Buffer.from(JSON.stringify(said)))
  }
const say =
  (word: WithdrawalWord): Event =>
  ({ id }) =>
    decideWithdrawal(database.pool, id, word, ORDER)
const dispute =
  (word: DepositWord): Event =>
  ({ id }) =>
    decideDispute(database.pool, id, word, ORDER)
const free =
  (kind: 'credit' | 'return'): Event =>
  async ({ id, playerId }) => {
    const { rows } = await database.pool.query<{ id: bigint }>(
      "select id from quarantine where payment_id = $1 order by status = 'open' desc, id limit 1",
      [id],
    )
    if (rows[0] === undefined) return
    const word = kind === 'credit' ? { kind, playerId, amount: major(50) } : { kind }
    await decideQuarantine(database.pool, Number(rows[0].id), word, ORDER)
  }
const due = async ({ id, playerId }: Walked) => {
  await database.ownerPool.query(
    "update payment set due_at = instant_now() - interval '1 second' where id = $1",
    [id],
  )
  return { id, playerId, status: (await stateOf({ id, playerId, reference: '' })).status }
}

/** All that ever moves a payment; `opened` is what the gateway's answer to a new deposit does. */
export const EVENTS = {
  opened: (walked) =>
    withTransaction(database.pool, async (client) => {
      await lockWallets(client, [walked.playerId])
      const payment = await lockPayment(client, walked.id)
      if (payment.status === 'created') await movePayment(client, payment, 'pending', { actor: 'sandbox' })
    }),
  'heard as paid': hear('deposit', 'paid'),
  'heard as paid with more': hear('deposit', 'paid', '2500.01'),
  'heard as paid in another currency': hear('deposit', 'paid', '2500.00', 'USD'),
  'heard as failed': hear('deposit', 'failed'),
  'heard as charged back': hear('deposit', 'charged_back'),
  'heard as won': hear('deposit', 'reinstated'),
  'heard as paid out': hear('payout', 'paid'),
  'heard as not paid out': hear('payout', 'failed'),
  'heard as come back': hear('payout', 'returned'),
  'its time is over': async (walked) => endWait(options, await due(walked)),
  'its player stays away': ({ playerId }) =>
    withTransaction(database.pool, async (client) => {
      await lockWallets(client, [playerId])
      await closeCheckouts(client, playerId)
    }),
  'credited by hand': free('credit'),
  'given back by hand': free('return'),
  'charged back by hand': dispute('charged-back'),
  'won by hand': dispute('reinstated'),
  cancelled: ({ id, playerId }) => cancelWithdrawal(options, playerId, id, 'en'),
  approved: say('approve'),
  rejected: say('reject'),
  'paid by hand': say('paid'),
  'failed by hand': say('failed'),
  'brought back by hand': say('returned'),
  sent: async (walked) => sendPayout(options, silent, await due(walked)),
  'sent and refused': async (walked) =>
    sendPayout(options, gatewayOf('refused', 'failed'), await due(walked)),
  'found to be paid': async (walked) => askPayout(options, gatewayOf('unknown', 'paid'), await due(walked)),
  'found to have failed': async (walked) =>
    askPayout(options, gatewayOf('unknown', 'failed'), await due(walked)),
} as const satisfies Record<string, Event>
export type EventName = keyof typeof EVENTS

/** Attempts as anybody else sees them while the gateway is asked to pay. */
export async function attemptsDuringCall(walked: Walked): Promise<number | null> {
  let seen: number | null = null
  const gateway: Gateway = {
    ...silent,
    async pay() {
      seen = (await database.pool.query('select from payout_attempt where payment_id = $1', [walked.id]))
        .rowCount
      return 'unknown'
    },
  }
  await sendPayout(options, gateway, await due(walked))
  return seen
}

/** What a payment, and the money of its player, are at. */
export async function stateOf({ id, playerId }: Walked) {
  const { status } = must(await findPayment(database.pool, playerId, id), 'no payment')
  const { rows } = await database.pool.query<{ steps: PaymentState[]; money: string }>(
    `select (select array_agg(status order by number) from payment_step where payment_id = $1) as steps,
       (select w::text from wallet w where player_id = $2) as money`,
    [id, playerId],
  )
  return { status, ...must(rows[0], 'no steps') }
}
