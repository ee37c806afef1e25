import { EXAMPLE_PASSWORD } from '@xezer/dev-world/example-registration'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseMessages, erasePlayers } from '../../core/upkeep/erase-players.ts'
import {
  closeHouse,
  database,
  hear,
  holdOf,
  newPayer,
  openHouse,
  type Payer,
  referenceOf,
} from './example-payments.ts'
import { decideQuarantine, listQuarantines } from './payment-desk.ts'

beforeAll(() => openHouse())
afterAll(closeHouse)

const ACCOUNT = 'P7654321'
const PHONE = '9011122334'
const FORMER_PHONE = '994557788991'
const NEW_PHONE = '994557788992'
const NEW_ADDRESS = 'qarayevski.forgotten@example.com'
let messages = 0

function say(order: string, amount: string, account = ACCOUNT): Promise<number> {
  messages += 1
  const paid = { kind: 'deposit', order, status: 'paid', amount, currency: 'RUB', account }
  return hear(JSON.stringify({ id: `forgotten${messages}`, ...paid }))
}

/** The whole of what was ordered. */
async function pay(id: number, account = ACCOUNT): Promise<number> {
  const { rows } = await database.pool.query<{ pay_amount: bigint }>(
    'select pay_amount from payment where id = $1',
    [id],
  )
  const digits = String(must(rows[0], 'a payment').pay_amount)
  return say(await referenceOf(id), `${digits.slice(0, -2)}.${digits.slice(-2)}`, account)
}

/** Every table of the house in which one of the words stands, as text or as the bytes of a column. */
async function tablesWith(...words: readonly string[]): Promise<string[]> {
  const { rows } = await database.ownerPool.query<{ name: string }>(
    // What stands beside the house is a stranger, who keeps books of his own.
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'sandbox%' order by 1`,
  )
  const asked = words.flatMap((word) => [`%${word}%`, `%${Buffer.from(word).toString('hex')}%`])
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await database.ownerPool.query(
      `select from "${name}" t where t::text ilike any ($1) limit 1`,
      [asked],
    )
    if (rowCount === 1) found.push(name)
  }
  return found
}

/** Everything in which a player leaves a name, a contact or an account. */
async function leaveTraces(payer: Payer): Promise<number> {
  const id = (await payer.deposit(50)).body.payment?.id ?? 0
  expect(await pay(id)).toBe(200)
  // Another amount, and one for nobody that an operator knew to be his.
  const other = (await payer.deposit(50)).body.payment?.id ?? 0
  await say(await referenceOf(other), '5.00')
  await say('nobody', '7.00')
  const hand = { actor: 'test', reason: 'his' }
  for (const { id: held } of await listQuarantines(database.pool)) {
    const credit = { kind: 'credit', playerId: payer.playerId, amount: minor(100n) } as const
    expect(await decideQuarantine(database.pool, Number(held), credit, hand)).toBe(true)
  }
  const phone = { method: 'beeline', amount: 30, phone: PHONE }
  expect((await payer.call('account/deposit', phone)).status).toBe(200)
  expect((await payer.withdraw(20, ACCOUNT)).status).toBe(200)
  for (const number of [FORMER_PHONE, NEW_PHONE]) {
    const change = { phone: number, password: EXAMPLE_PASSWORD }
    expect((await payer.call('account/phone', change)).status).toBe(200)
  }
  const want = { email: NEW_ADDRESS, password: EXAMPLE_PASSWORD }
  expect((await payer.call('account/email', want)).status).toBe(200)
  return id
}

const close = (payer: Payer, age: string) =>
  database.ownerPool.query(
    `update player set status = 'closed', closed_at = instant_now() - $2::interval where id = $1`,
    [payer.playerId, age],
  )

it('of a forgotten player no table knows name, contact or account; money, digests and outcomes stay', async () => {
  const payer = await newPayer()
  const deposit = await leaveTraces(payer)
  const { rows } = await database.ownerPool.query<{ email: string; lastname: string; passport: string }>(
    `update player set lastname = 'QARAYEVSKI', passport = 'AZE55512345' where id = $1 returning email, lastname, passport`,
    [payer.playerId],
  )
  const { email, lastname, passport } = must(rows[0], 'a player')
  const words = [ACCOUNT, PHONE, FORMER_PHONE, NEW_PHONE, NEW_ADDRESS, email, lastname, passport]
  expect(await tablesWith(...words)).toEqual(
    expect.arrayContaining(['email_change', 'gateway_event', 'mail', 'player', 'player_claim']),
  )
  const before = await holdOf(payer)
  await close(payer, '5 years - 1 minute')
  expect(await erasePlayers(database.pool, 5)).toBe(0)
  expect(await tablesWith(ACCOUNT)).toContain('gateway_event')
  await close(payer, '5 years')
  expect(await erasePlayers(database.pool, 5)).toBe(1)
  expect(await tablesWith(...words)).toEqual([])
  expect(await holdOf(payer)).toEqual(before)

  // The same message is known again, and one that comes late leaves nothing either.
  const kept = async () =>
    (
      await database.ownerPool.query(
        `select length(body) as size, length(digest) as digest, outcome from gateway_event where payment_id = $1 order by id`,
        [deposit],
      )
    ).rows
  expect(await kept()).toEqual([{ size: 0, digest: 32, outcome: 'applied' }])
  expect(await pay(deposit)).toBe(200)
  expect(await kept()).toMatchObject([{ size: 0 }, { size: 0, outcome: 'ignored' }])
  expect(await tablesWith(...words)).toEqual([])
})

it('what a living player and his gateway said stays, and no server may empty it', async () => {
  const payer = await newPayer()
  const id = (await payer.deposit(50)).body.payment?.id ?? 0
  await pay(id, 'P1112223')
  await close(payer, '1 year')
  expect(await erasePlayers(database.pool, 5)).toBe(0)
  expect(await tablesWith('P1112223')).toContain('gateway_event')
  await expect(
    database.pool.query("update gateway_event set body = '' where payment_id = $1", [id]),
  ).rejects.toThrow('permission denied')
  // A server cannot have it forgotten sooner than a year after.
  expect((await database.pool.query('select forget_player($1, 0) as done', [payer.playerId])).rows).toEqual([
    { done: false },
  ])
})

it('what was said of no payment goes by its own age, unless its money is still here', async () => {
  await say('nobody', '7.00', 'P9998887')
  await hear(JSON.stringify({ id: 'strange', of: 'P9998886' }))
  const age = (interval: string) =>
    database.ownerPool.query(
      'update gateway_event set received_at = instant_now() - $1::interval where payment_id is null',
      [interval],
    )
  await age('5 years - 1 minute')
  expect(await eraseMessages(database.pool, 5)).toBe(0)
  await age('5 years')
  expect(await eraseMessages(database.pool, 5)).toBe(1)
  expect([await tablesWith('P9998886'), await tablesWith('P9998887')]).toEqual([[], ['gateway_event']])
  const open = must((await listQuarantines(database.pool))[0], 'money that waits')
  const isReturned = await decideQuarantine(
    database.pool,
    Number(open.id),
    { kind: 'return' },
    { actor: 'test', reason: 'whose?' },
  )
  expect(isReturned).toBe(true)
  expect(await eraseMessages(database.pool, 5)).toBe(1)
  expect(await tablesWith('P9998887')).toEqual([])
})
