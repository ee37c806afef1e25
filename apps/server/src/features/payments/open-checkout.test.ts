import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSealing } from '../../core/sealing/sealing.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import {
  choose,
  closeHouse,
  database,
  hear,
  makeDue,
  newPayer,
  openHouse,
  type Payer,
  referenceOf,
  world,
} from './example-payments.ts'
import { createSandboxClient, sandboxKeyOf } from './sandbox-client.ts'

beforeAll(() => openHouse())
afterAll(closeHouse)

/** A player whose limit holds one such deposit, and the deposit that fills it. */
async function filled() {
  const payer = await newPayer()
  await payer.call('account/limit', { kind: 'deposit', days: 1, amount: 50 })
  const { body } = await payer.deposit(50)
  return { payer, id: body.payment?.id ?? 0, redirect: body.redirect }
}
const cancel = (payer: Payer, id: number) => payer.call('account/rejectPayment', { paymentOut: id })
const pageOf = async (redirect: { readonly url: string } | null | undefined) =>
  (await fetch(`${world.url}${redirect?.url}`, { headers: { cookie: 'locale=en' } })).text()
const isFull = async (payer: Payer) => (await payer.deposit(20)).body.code === 'limit_reached'

/** Seconds until somebody goes on with it; null is never. */
const waitOf = async (id: number): Promise<number | null> => {
  const { rows } = await database.pool.query<{ wait: number | null }>(
    'select extract(epoch from due_at - instant_now())::float8 as wait from payment where id = $1',
    [id],
  )
  return rows[0]?.wait ?? null
}
const untilClosed = (id: number) =>
  vi.waitFor(async () => expect(await waitOf(id)).toBe(null), { timeout: 20_000, interval: 100 })

describe('a deposit that nobody paid yet', () => {
  it.concurrent('leads its player, and nobody else, to its page again', async () => {
    const { payer, id, redirect } = await filled()
    const { status, body } = await payer.call(`account/checkout/${id}`)
    expect([status, body.redirect, body.payment?.id]).toEqual([200, redirect, id])
    const other = await newPayer()
    const codes = [await other.call(`account/checkout/${id}`), await payer.call('account/checkout/999999999')]
    expect(codes.map((said) => [said.status, said.body.code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
    ])
    expect((await cancel(other, id)).status).toBe(404)
    await choose(redirect, 'approve')
    await payer.until(id, 'done')
    expect((await payer.call(`account/checkout/${id}`)).body.code).toBe('payment_final')
    expect((await payer.show(id))?.payable).toBe(false)
  })

  it.concurrent('leads there no more once its day is over', async () => {
    const { payer, id } = await filled()
    await makeDue(id)
    expect((await payer.call(`account/checkout/${id}`)).body.code).toBe('payment_final')
  })

  it.concurrent('is cancelled with its page, and makes room for one that is paid instead', async () => {
    const { payer, id, redirect } = await filled()
    expect(await isFull(payer)).toBe(true)
    const { body } = await cancel(payer, id)
    expect(body.payment).toMatchObject({ status: 'cancelled', cancellable: false, payable: false })
    expect(body.payment?.steps.at(-1)?.note).toBe('Cancelled by you')
    expect((await cancel(payer, id)).body.code).toBe('payment_final')
    expect(await pageOf(redirect)).toContain('it can no longer be paid here')
    const second = await payer.deposit(50)
    // Order, cancel, order, pay both.
    const paid = [await choose(redirect, 'approve'), await choose(second.body.redirect, 'approve')]
    expect(paid.map(({ status }) => status)).toEqual([409, 303])
    await payer.until(second.body.payment?.id ?? 0, 'done')
    expect([await payer.balance(), (await payer.show(id))?.status]).toEqual([1050, 'cancelled'])
  })

  it.concurrent('counts, and is not cancelled, when its money is on the way', async () => {
    const { payer, id, redirect } = await filled()
    await choose(redirect, 'late', 'P1234567', '3600')
    const { status, body } = await cancel(payer, id)
    expect([status, body.code, (await payer.show(id))?.status]).toEqual([409, 'payment_final', 'pending'])
    expect(await isFull(payer)).toBe(true)
  })

  it.concurrent('cannot be paid any more once its day is over', async () => {
    const { payer, id, redirect } = await filled()
    await makeDue(id)
    await payer.until(id, 'cancelled')
    await untilClosed(id)
    expect(await pageOf(redirect)).toContain('it can no longer be paid here')
    expect((await choose(redirect, 'approve')).status).toBe(409)
  })

  it.concurrent('cannot be paid any more when its player stays away', async () => {
    const { payer, id, redirect } = await filled()
    expect((await payer.call('account/timeOut', { length: '24h' })).status).toBe(200)
    await untilClosed(id)
    expect((await choose(redirect, 'approve')).status).toBe(409)
    expect((await payer.show(id))?.status).toBe('cancelled')
  })

  it.concurrent('is asked about again where its gateway was silent when its day ended', async () => {
    const { payer, id, redirect } = await filled()
    const call = (method: string) =>
      database.ownerPool.query('update payment set method = $2 where id = $1', [id, method])
    await call('payeer'.padEnd(40, '-'))
    await makeDue(id)
    await payer.until(id, 'cancelled')
    await vi.waitFor(async () => expect(await waitOf(id)).toBeGreaterThan(60), { timeout: 20_000 })
    await call('payeer')
    await makeDue(id)
    await untilClosed(id)
    expect((await choose(redirect, 'approve')).status).toBe(409)
  })

  it.concurrent('is cancelled when its payer put it off', async () => {
    const { payer, id, redirect } = await filled()
    await choose(redirect, 'pend')
    expect((await cancel(payer, id)).status).toBe(200)
    expect((await choose(redirect, 'approve')).status).toBe(409)
  })

  it.concurrent('that is paid all the same is credited, and counts again', async () => {
    const { payer, id } = await filled()
    await cancel(payer, id)
    expect(await isFull(payer)).toBe(false)
    const order = await referenceOf(id)
    const paid = { order, amount: '2500.00', currency: 'RUB', account: 'P1234567', method: 'payeer' }
    expect(await hear(JSON.stringify({ ...paid, id: 'sb_late', kind: 'deposit', status: 'paid' }))).toBe(200)
    await payer.until(id, 'done')
    expect([await payer.balance(), await isFull(payer)]).toEqual([1050, true])
  })

  it.concurrent('stays and counts when its gateway says nothing', async () => {
    const { payer, id } = await filled()
    const call = (method: string) =>
      database.ownerPool.query('update payment set method = $2 where id = $1', [id, method])
    // More than the sandbox reads of an order.
    await call('payeer'.padEnd(40, '-'))
    const { status, body } = await cancel(payer, id)
    await call('payeer')
    expect([status, body.code]).toEqual([503, 'gateway_unavailable'])
    expect([(await payer.show(id))?.status, await isFull(payer)]).toEqual(['pending', true])
  })

  it.concurrent('is paid or cancelled, whatever comes at once', async () => {
    const { payer, id, redirect } = await filled()
    const presses = Array.from({ length: 8 }, (_, at) =>
      at % 2 === 0 ? cancel(payer, id) : choose(redirect, 'approve'),
    )
    const said = await Promise.all(presses)
    const isPaid = said.some(({ status }) => status === 303)
    expect(said.some(({ status }) => status === 200)).toBe(!isPaid)
    await payer.until(id, isPaid ? 'done' : 'cancelled')
    expect(await payer.balance()).toBe(isPaid ? 1050 : 1000)
  })
})

it('an order that the sandbox is told to close before it comes opens nothing', async () => {
  const key = sandboxKeyOf(createSealing(world.config.dataKey, nodeMachine.secureRandom))
  const client = createSandboxClient({ baseUrl: () => world.url, key, clock: nodeMachine.clock })
  const order = { reference: 'e'.repeat(32), method: 'payeer', currency: 'RUR', amount: minor(100n) } as const
  expect(await client.closeCheckout?.(order)).toBe('closed')
  expect(await client.findDeposit(order)).toBe('failed')
  const opened = await client.openCheckout({ ...order, account: null, returnPath: '/', locale: 'en' })
  const way = opened.kind === 'open' && 'url' in opened.way ? opened.way : null
  expect((await choose(way, 'approve')).status).toBe(409)
})
