import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: World
let count = 0
beforeAll(async () => {
  const settings = { TRUST_PROXY: '1', PROMO_CODES: 'RO:904,AZ:77' }
  // Of the limit: it stands still.
  const clock = { nowMs: () => Date.UTC(2026, 10, 23) }
  world = await bootWorld({ feed: createScriptedFeed(), settings, machine: { clock } })
})
afterAll(() => world.stop())

const ask = (promo: string, address: string) =>
  world.call('checkPromo', { promo }, { 'x-forwarded-for': address })

it.each([
  ['RO', { success: true, partner: '904' }],
  [' AZ ', { success: true, partner: '77' }],
  ['AZX', { success: false, partner: null }],
  ['CONSTRUCTOR', { success: false, partner: null }],
])('the code %j is answered by %j', async (promo, said) => {
  expect(await ask(promo, '10.5.0.1')).toMatchObject({ status: 200, body: said })
})

it('ten tries a minute of a visitor', async () => {
  const tries = Array.from({ length: 11 }, (_, attempt) => ask(`CODE${attempt}`, '10.5.0.2'))
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), 429])
  expect((await ask('RO', '10.5.0.3')).status).toBe(200)
})

it.each([
  [{ promo: 'AZ', affPartner: '904' }, '77'],
  [{ promo: 'AZ', affPartner: '12345' }, '77'],
  [{ promo: 'NONE', affPartner: '904' }, '904'],
  [{ affPartner: '77' }, '77'],
  [{ affPartner: '12345' }, '904'],
  [{ promo: 'NONE', affPartner: '77' }, '77'],
  [{ promo: 'RO', affPartner: '77' }, '904'],
  [{ affPartner: undefined }, '904'],
])('a player with %j came by the partner %s', async (change, partner) => {
  count += 1
  const form = { ...exampleRegistration(`promo${count}@example.com`), ...change }
  expect((await world.call('register', form, { 'x-forwarded-for': `10.5.1.${count}` })).status).toBe(200)
  const { rows } = await world.pool.query('select affiliate_partner from player where email = $1', [
    form.email,
  ])
  expect(rows).toEqual([{ affiliate_partner: partner }])
})
