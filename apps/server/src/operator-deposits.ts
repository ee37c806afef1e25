import type { Pool } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { decideDispute, findDeposits, isDepositWord } from './features/payments/deposit-desk.ts'
import { readOrder } from './operator-order.ts'

export const DEPOSITS_USAGE = `npm run operator -- deposit find <reference>
npm run operator -- deposit charged-back|reinstated <payment> --actor <name> --reason <text>`

const ID = /^[1-9]\d{0,14}$/

/** Disputes that a gateway has no word for; null for what is no order. */
export async function runDepositOrder(pool: Pool, words: readonly string[]): Promise<number | null> {
  const [word, ...rest] = words
  if (word === 'find') return rest.length === 1 ? showDeposits(pool, rest[0] ?? '') : null
  const order = readOrder(rest)
  const [id = '', ...more] = order?.words ?? []
  if (!isDepositWord(word) || order === null || more.length > 0 || !ID.test(id)) return null
  const isDone = await decideDispute(pool, Number(id), word, order)
  if (isDone) console.log(`Deposit ${id}: ${word}, said by ${order.actor}.`)
  else
    console.error(
      `Deposit ${id} is not ${word === 'reinstated' ? 'charged back' : 'credited'}: nothing moved.`,
    )
  return isDone ? 0 : 1
}

async function showDeposits(pool: Pool, text: string): Promise<number> {
  const found = await findDeposits(pool, text)
  if (found.length === 0) console.error(`No deposit has the reference ${text}.`)
  for (const { id, playerId, status, amount, currency } of found)
    console.log(`${id}  player ${playerId}  ${formatMoney(amount, currency)}  ${status}`)
  return found.length === 0 ? 1 : 0
}
