import type { Pool } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { METHOD_NAMES } from '@xezer/payments/methods'
import type { SecureRandom } from '@xezer/std/secure-random'
import type { Sealing } from './core/sealing/sealing.ts'
import { listLeftBehind, payByHand, readPayee } from './features/payments/pay-by-hand.ts'
import {
  decideQuarantine,
  decideWithdrawal,
  isWithdrawalWord,
  listQuarantines,
  listWaitingWithdrawals,
} from './features/payments/payment-desk.ts'
import { findWithdrawal } from './features/payments/payment-store.ts'
import { readOrder } from './operator-order.ts'

export const PAYMENTS_USAGE = `npm run operator -- withdrawal list
npm run operator -- withdrawal approve|reject|paid|failed|returned <payment> --actor <name> --reason <text>
npm run operator -- withdrawal account <payment> --actor <name> --reason <text>
npm run operator -- withdrawal left
npm run operator -- withdrawal hand <player> <method> <account> --actor <name> --reason <text>
npm run operator -- quarantine list
npm run operator -- quarantine credit <quarantine> <player> <amount> --actor <name> --reason <text>
npm run operator -- quarantine return <quarantine> --actor <name> --reason <text>`

const ID = /^[1-9]\d{0,14}$/

interface DeskOptions {
  readonly pool: Pool
  readonly sealing: Sealing
  readonly secureRandom: SecureRandom
  /** By which payouts go out now; null: by none. */
  readonly gateway: string | null
}

/** What a person of the house does with withdrawals; null for what is no order. */
export async function runWithdrawalOrder(
  options: DeskOptions,
  words: readonly string[],
): Promise<number | null> {
  const { pool } = options
  const [word, ...rest] = words
  if (word === 'left' && rest.length === 0) return showLeft(pool)
  if (word === 'hand') return orderByHand(options, rest)
  if (word === 'account') return showAccount(options, rest)
  if (word === 'list' && rest.length === 0) {
    const waiting = await listWaitingWithdrawals(pool, options.gateway)
    if (waiting.length === 0) console.log('No withdrawal waits.')
    for (const { id, playerId, method, amount, currency, account, flags, orderedAt } of waiting) {
      console.log(`${id}  player ${playerId}  ${method} ${account}  ${formatMoney(amount, currency)}`)
      console.log(`  since ${orderedAt.toISOString()}: ${flags}`)
    }
    return 0
  }
  const order = readOrder(rest)
  if (!isWithdrawalWord(word) || order === null || order.words.length !== 1) return null
  const [id = ''] = order.words
  if (!ID.test(id)) return null
  if (word === 'approve' && (await isOfOtherGateway(options, Number(id)))) {
    console.error(`Withdrawal ${id} was ordered of another gateway, and nobody would send it: reject it.`)
    return 1
  }
  const isDone = await decideWithdrawal(pool, Number(id), word, order)
  if (isDone) console.log(`Withdrawal ${id}: ${word}, said by ${order.actor}.`)
  else console.error(`Withdrawal ${id} is not in a state of which that can be said.`)
  return isDone ? 0 : 1
}

async function isOfOtherGateway({ pool, gateway }: DeskOptions, id: number): Promise<boolean> {
  const payment = await findWithdrawal(pool, id)
  return payment !== null && payment.gateway !== gateway
}

async function showLeft(pool: Pool): Promise<number> {
  const left = await listLeftBehind(pool)
  if (left.length === 0) console.log('No closed account has money.')
  for (const { playerId, amount, currency, closedAt } of left)
    console.log(`player ${playerId}  ${formatMoney(amount, currency)}  closed ${closedAt.toISOString()}`)
  return 0
}

async function orderByHand(options: DeskOptions, words: readonly string[]): Promise<number | null> {
  const order = readOrder(words)
  const [player = '', name, account = '', ...more] = order?.words ?? []
  const method = METHOD_NAMES.find((known) => known === name)
  if (order === null || !ID.test(player) || method === undefined || account === '' || more.length > 0)
    return null
  const id = await payByHand(options, Number(player), { method, account }, order)
  if (id === null) console.error(`Player ${player} has not closed the account, or nothing is left in it.`)
  else console.log(`Withdrawal ${id} is to be paid by hand, said by ${order.actor}; then say paid or failed.`)
  return id === null ? 1 : 0
}

async function showAccount(options: DeskOptions, words: readonly string[]): Promise<number | null> {
  const order = readOrder(words)
  const [id = '', ...more] = order?.words ?? []
  if (order === null || !ID.test(id) || more.length > 0) return null
  const account = await readPayee(options, Number(id), order)
  if (account === null) console.error(`Withdrawal ${id} is not there, or is over.`)
  else console.log(account)
  return account === null ? 1 : 0
}

/** What becomes of money that came and fits nothing; null for what is no order. */
export async function runQuarantineOrder(pool: Pool, words: readonly string[]): Promise<number | null> {
  const [word, ...rest] = words
  if (word === 'list' && rest.length === 0) {
    const open = await listQuarantines(pool)
    if (open.length === 0) console.log('Nothing is in quarantine.')
    for (const { id, payment_id: paymentId, gateway, amount, currency, reason } of open) {
      const of = paymentId === null ? 'no payment' : `payment ${paymentId}`
      console.log(`${id}  ${of}  ${gateway}  ${formatMoney(amount, currency)}: ${reason}`)
    }
    return 0
  }
  const order = readOrder(rest)
  if (order === null) return null
  const [id = '', player = '', typed = '', ...more] = order.words
  if (!ID.test(id) || more.length > 0) return null
  const amount = parseTypedAmount(typed)
  const isReturn = word === 'return' && order.words.length === 1
  const isCredit = word === 'credit' && ID.test(player) && amount.ok && amount.value > 0n
  if (!isReturn && !isCredit) return null
  const said = isCredit
    ? ({ kind: 'credit', playerId: Number(player), amount: amount.value } as const)
    : ({ kind: 'return' } as const)
  const isDone = await decideQuarantine(pool, Number(id), said, order)
  if (isDone) console.log(`Quarantine ${id}: ${said.kind}, said by ${order.actor}.`)
  else console.error(`Quarantine ${id} was decided already, or is not of that player or amount.`)
  return isDone ? 0 : 1
}
