import { major } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nodeMachine } from '../../platform/node-machine.ts'
import { closeHouse, database, newPayer, openHouse } from './example-payments.ts'
import { issueVouchers } from './voucher-desk.ts'

const DAY = '2026-11-27'

beforeAll(async () => {
  await openHouse({ RATES: 'cbar', RATES_URL: 'http://127.0.0.1:1/{day}.xml', LOG_LEVEL: 'silent' })
  await database.ownerPool.query(
    `insert into exchange_rate (bank, day, rates) values ('cbar', $1, '{"v": 1, "USD": "17/10", "EUR": "39/20", "RUB": "1/50"}')`,
    [DAY],
  )
})
afterAll(closeHouse)

it('a payment keeps the day of the rates that it was exchanged at, and the key of its press', async () => {
  const payer = await newPayer()
  const house = { pool: database.ownerPool, random: nodeMachine.secureRandom }
  const [issued] = await issueVouchers(
    house,
    { amount: major(20), count: 1 },
    { actor: 'desk', reason: 'test' },
  )
  const withdrawal = { method: 'payeer', amount: 30, wallet: 'P1234567' }
  for (const [path, order] of [
    ['account/deposit', { method: 'payeer', amount: 50 }],
    ['account/withdrawal', withdrawal],
    ['account/depositAzx', { code: issued?.code }],
  ] as const) {
    const key = `press-${path.replace('/', '-')}`
    const { body } = await payer.call(path, order, key)
    const { rows } = await database.pool.query(
      `select rate_source, rate_day::text, operation_key from payment where id = $1`,
      [body.payment?.id],
    )
    expect([path, rows]).toEqual([path, [{ rate_source: 'cbar', rate_day: DAY, operation_key: key }]])
  }
})
