import type { Pool, Queryable } from '@xezer/db/pool'
import { formatMoney } from '@xezer/i18n/format-money'
import { minor } from '@xezer/money/minor'
import { closeItem } from './features/payments/reconcile.ts'
import { listItems, type OpenItem } from './features/payments/reconciliation-store.ts'
import { readOrder } from './operator-order.ts'

export const RECONCILIATION_USAGE = `npm run operator -- reconciliation list
npm run operator -- reconciliation close <difference> --actor <name> --reason <text>`

/** As much of a message as a person reads, escaped: what it holds is a stranger's. */
const BODY_MAX = 2000
const ID = /^[1-9]\d{0,14}$/

/** Where the books and a gateway's differ, until somebody has looked. */
export async function printItems(database: Queryable): Promise<void> {
  const items = await listItems(database)
  if (items.length === 0) console.log('No difference is open.')
  for (const item of items) {
    const { id, gateway, kind, found_at: since } = item
    console.log(`${id}  ${gateway}  ${kind}: ${describe(item)}, since ${since.toISOString()}`)
    if (item.body !== null) console.log(`  ${JSON.stringify(item.body.toString('utf8').slice(0, BODY_MAX))}`)
  }
}

function describe({ payment_id: paymentId, currency, ours, theirs, ...item }: OpenItem): string {
  const show = (amount: bigint | null) =>
    currency === null || amount === null ? '' : formatMoney(minor(amount), currency)
  if (item.event_id !== null) {
    const named = item.named_payment_id
    return `message ${item.event_id} of ${named === null ? 'no payment' : `payment ${named}`}`
  }
  return paymentId === null ? `ours ${show(ours)}, theirs ${show(theirs)}` : `payment ${paymentId}`
}

/** Null for what is no order. */
export async function runReconciliationOrder(pool: Pool, words: readonly string[]): Promise<number | null> {
  const [word, ...rest] = words
  if (word === 'list' && rest.length === 0) {
    await printItems(pool)
    return 0
  }
  const order = readOrder(rest)
  const [id = '', ...more] = order?.words ?? []
  if (word !== 'close' || order === null || more.length > 0 || !ID.test(id)) return null
  const isDone = await closeItem(pool, Number(id), order)
  if (isDone) console.log(`Difference ${id} is closed, said by ${order.actor}.`)
  else console.error(`Difference ${id} is not open.`)
  return isDone ? 0 : 1
}
