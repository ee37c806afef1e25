import type { Pool } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { minor } from '@xezer/money/minor'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { printVoucherCode } from './features/payments/voucher-code.ts'
import { issueVouchers, voidVoucher } from './features/payments/voucher-desk.ts'
import { listVouchers } from './features/payments/voucher-store.ts'
import { readOrder } from './operator-order.ts'
import { nodeMachine } from './platform/node-machine.ts'

export const VOUCHERS_USAGE = `npm run operator -- voucher list
npm run operator -- voucher issue <manat> [how many] --actor <name> --reason <text>
npm run operator -- voucher void <voucher> --actor <name> --reason <text>`

const ID = /^[1-9]\d{0,14}$/
const COUNT_MAX = 1000

/** Payment codes: printed once, when they are issued. Null for what is no order. */
export async function runVoucherOrder(pool: Pool, words: readonly string[]): Promise<number | null> {
  const [word, ...rest] = words
  if (word === 'list' && rest.length === 0) {
    const vouchers = await listVouchers(pool)
    if (vouchers.length === 0) console.log('No payment code is out.')
    for (const { id, ending, amount, issued_at: issuedAt } of vouchers)
      console.log(`${id}  …${ending}  ${formatMoney(minor(amount), 'AZN')}  ${issuedAt.toISOString()}`)
    return 0
  }
  const order = readOrder(rest)
  if (order === null) return null
  const [first = '', second = '1', ...more] = order.words
  if (word === 'void' && ID.test(first) && order.words.length === 1) {
    const isDone = await voidVoucher(pool, Number(first), order)
    if (isDone) console.log(`Voucher ${first} is void, said by ${order.actor}.`)
    else console.error(`Voucher ${first} was used or voided before.`)
    return isDone ? 0 : 1
  }
  const [amount, count] = [parseTypedAmount(first), Number(second)]
  const isRight = amount.ok && amount.value > 0n && ID.test(second) && count <= COUNT_MAX
  if (word !== 'issue' || more.length > 0 || !isRight) return null
  const random = nodeMachine.secureRandom
  const issued = await issueVouchers({ pool, random }, { amount: amount.value, count }, order)
  for (const { id, code } of issued) console.log(`${id}  ${printVoucherCode(code)}`)
  return 0
}
