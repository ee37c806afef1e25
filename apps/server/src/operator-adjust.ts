import type { Pool } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { parseTypedAmount } from '@xezer/money/parse-amount'
import { adjustCash } from './core/wallet/adjust-cash.ts'
import { readOrder } from './operator-order.ts'

export const ADJUST_USAGE =
  'npm run operator -- adjust <player> <+amount|-amount> --actor <name> --reason <text>'

const ID = /^[1-9]\d{0,14}$/

/** Cash that is given or taken; null for what is no order, and an amount without its sign is none. */
export async function runAdjustOrder(pool: Pool, words: readonly string[]): Promise<number | null> {
  const order = readOrder(words)
  const [player = '', typed = '', ...more] = order?.words ?? []
  const [, sign, figures = ''] = /^([+-])(\S+)$/.exec(typed) ?? []
  const amount = parseTypedAmount(figures)
  if (order === null || more.length > 0 || !ID.test(player) || !amount.ok || amount.value === 0n) return null
  const { actor, reason } = order
  const change = sign === '-' ? -amount.value : amount.value
  const done = await adjustCash(pool, { playerId: Number(player), change, actor, reason })
  if (done.kind === 'no_player') console.error(`There is no player ${player}.`)
  else {
    const cash = formatMoney(done.cash, done.currency)
    if (done.kind === 'done') console.log(`Player ${player} has ${cash} now, said by ${actor}.`)
    else console.error(`Player ${player} has ${cash}: no more than that can be taken.`)
  }
  return done.kind === 'done' ? 0 : 1
}
