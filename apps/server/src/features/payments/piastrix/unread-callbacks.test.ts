import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  balanceOf,
  closeHouse,
  database,
  newPayer,
  openHouse,
  referenceOf,
  world,
} from '../example-payments.ts'
import { listItems } from '../reconciliation-store.ts'
import { openStandIn, STAND_IN_SHOP, type StandIn, signedCallback } from './example-stand-in.ts'

// What is signed and does not fit is lost nowhere: it stands aside with its money, or a person reads it.

let standIn: StandIn
beforeAll(async () => {
  standIn = await openStandIn()
  await openHouse(standIn.settings)
}, 60_000)
afterAll(async () => {
  await closeHouse()
  await standIn.close()
})

async function say(reference: string, change: Readonly<Record<string, string>> = {}): Promise<number> {
  const fields = {
    ...{ status: 'success', shop_id: STAND_IN_SHOP, shop_order_id: reference, payment_id: '94869365' },
    ...{ shop_amount: '2500.00', shop_currency: '643', payway: 'payeer_rub', addons: null, ...change },
  }
  const answer = await fetch(`${world.url}/hooks/piastrix`, { method: 'POST', body: signedCallback(fields) })
  await answer.text()
  return answer.status
}

async function deposited() {
  const payer = await newPayer()
  const { body } = await payer.deposit(50)
  const id = body.payment?.id ?? 0
  const look = async () => [await balanceOf(payer), (await payer.show(id))?.status]
  return { id, reference: await referenceOf(id), look }
}

/** What was set aside of a payment. */
const asideOf = async (id: number) =>
  (await database.pool.query('select reason, currency, amount from quarantine where payment_id = $1', [id]))
    .rows

/** What a person is to read of what was said with a reference, and why. */
async function unreadOf(reference: string) {
  const { rows } = await database.pool.query(
    `select e.reason, e.payment_id from reconciliation_item i join gateway_event e on e.id = i.event_id
     where i.kind = 'message_unread' and i.gateway = 'piastrix' and position($1 in encode(e.body, 'escape')) > 0`,
    [reference],
  )
  return rows
}
const trailOf = async (subject: string) =>
  (
    await database.pool.query("select actor from trail where subject = $1 and action = 'message.unread'", [
      subject,
    ])
  ).rows

it.concurrent.each([
  ['2500.0', 'done', 5000n],
  ['2500.000', 'done', 5000n],
  ['2500.0000', 'done', 5000n],
  ['2500.5100', 'processing', 0n],
])('of %s zeros behind the smallest coin are no other amount: %s', async (amount, status, brought) => {
  const { id, reference, look } = await deposited()
  expect(await say(reference, { shop_amount: amount })).toBe(200)
  expect(await look()).toEqual([brought, status])
  const aside = status === 'done' ? [] : [{ reason: 'other_amount', currency: 'RUR', amount: 250_051n }]
  expect([await asideOf(id), await unreadOf(reference)]).toEqual([aside, []])
})

it.concurrent('money in manat stands aside in manat', async () => {
  const { id, reference, look } = await deposited()
  expect(await say(reference, { shop_currency: '944' })).toBe(200)
  expect(await look()).toEqual([0n, 'processing'])
  expect(await asideOf(id)).toEqual([{ reason: 'other_currency', currency: 'AZN', amount: 250_000n }])
})

it.concurrent.each([
  { shop_amount: '1930.515' },
  { shop_amount: '-5.00' },
  { shop_amount: '' },
  { shop_currency: '980' },
  { shop_currency: '' },
])('%j is read by a person, however often it comes', async (change) => {
  const { id, reference, look } = await deposited()
  expect([await say(reference, change), await say(reference, change)]).toEqual([200, 200])
  expect([await look(), await asideOf(id)]).toEqual([[0n, 'pending'], []])
  expect(await unreadOf(reference)).toEqual([{ reason: 'unreadable', payment_id: null }])
  const [shown, ...more] = (await listItems(database.pool)).filter(({ body }) => body?.includes(reference))
  expect([shown?.kind, shown?.named_payment_id, more]).toEqual(['message_unread', null, []])
  expect(await trailOf(`message ${shown?.event_id}`)).toEqual([{ actor: 'piastrix' }])
})

it.concurrent('a word that nobody knows of what is credited is read by a person, and moves nothing', async () => {
  const { id, reference, look } = await deposited()
  expect(await say(reference)).toBe(200)
  // Each of them is another message.
  for (const word of ['refunded', 'disputed']) expect(await say(reference, { status: word })).toBe(200)
  expect([await look(), await asideOf(id)]).toEqual([[5000n, 'done'], []])
  const unread = { reason: 'unknown_word', payment_id: BigInt(id) }
  expect(await unreadOf(reference)).toEqual([unread, unread])
  expect(await trailOf(`payment ${id}`)).toHaveLength(2)
  const shown = (await listItems(database.pool)).filter(({ body }) => body?.includes(reference))
  expect(shown.map((item) => item.named_payment_id)).toEqual([BigInt(id), BigInt(id)])
})

it.concurrent('a word that nobody knows with no money is heard, and read by a person', async () => {
  const { id, reference, look } = await deposited()
  expect(await say(reference, { status: 'word', shop_amount: '0.00' })).toBe(200)
  expect([await look(), await asideOf(id)]).toEqual([[0n, 'pending'], []])
  expect(await unreadOf(reference)).toEqual([{ reason: 'unknown_word', payment_id: BigInt(id) }])
})

it.concurrent('a word that nobody knows of what nobody ordered is read by a person', async () => {
  const reference = 'b'.repeat(32)
  expect(await say(reference, { status: 'word' })).toBe(200)
  expect(await unreadOf(reference)).toEqual([{ reason: 'unknown_word', payment_id: null }])
})
