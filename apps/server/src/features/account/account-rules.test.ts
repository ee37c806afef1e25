import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HOUSE_RULES_VERSION } from '../../core/player/rules-version.ts'

// Two servers on one database: what is agreed to at one holds at the other.
let worlds: readonly World[] = []
let close = async () => {}
const HOME = '1:1x2::1'

beforeAll(async () => {
  const database = await createTestDatabase()
  close = () => database.close()
  const script = createScript({ nowMs: () => Date.now() })
  const boot = async () => {
    const feed = createScriptedFeed()
    const world = await bootWorld({ feed, database })
    await feed.send(script.up('prematch'))
    await feed.send(script.catalogue())
    await feed.send(script.sides(100, 2))
    await feed.send(script.fixture(1, Date.now() + 3_600_000, { homeId: 100, awayId: 101 }))
    await feed.send(script.odds('prematch', 1, [prices('1x2', '', [['1', 2]])]))
    return world
  }
  worlds = [await boot(), await boot()]
})
afterAll(async () => {
  for (const world of worlds) await world.stop()
  await close()
})

it('under rules that he did not agree to a player neither bets nor pays in, and loses nothing but the time to agree', async () => {
  const [first, second] = worlds as [World, World]
  const { body } = await first.call('register', exampleRegistration('agrees@example.com'))
  const { token, user } = body as { token: string; user: { id: number } }
  let keys = 0
  const call = async (world: World, path: string, input?: object) => {
    keys += 1
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `press-${keys}` }
    return (await world.call(path, input, headers)).body as { code?: string; success?: boolean }
  }
  const bets = [
    { type: 'singles', amount: 10, positions: [{ event: 1, factor: HOME, value: 2, amount: 10 }] },
  ]
  const deposit = { method: 'payeer', amount: 20 }
  const deposits = [
    ['account/deposit', deposit],
    ['account/depositCard', { amount: 20, card: '4111111111111111' }],
    ['account/depositAzx', { code: '7K4M-0XQ9-2TFB-H6WD' }],
  ] as const
  const rules = { version: HOUSE_RULES_VERSION }

  expect(await call(first, 'account/rules')).toEqual({ ...rules, agreed: HOUSE_RULES_VERSION })
  expect(await call(first, 'account/notPaymentWithdrawal')).toMatchObject({ needs: ['email'] })
  await first.ownerPool.query('update player set rules_version = $2 where id = $1', [
    user.id,
    HOUSE_RULES_VERSION - 1,
  ])
  for (const world of worlds) {
    expect(await call(world, 'betSlip/place', { bets })).toMatchObject({
      success: false,
      code: 'rules_changed',
    })
    expect(await call(world, 'betSlip/place', { bets, vip: true })).toMatchObject({ code: 'rules_changed' })
    for (const [path, input] of deposits)
      expect(await call(world, path, input), path).toMatchObject({ code: 'rules_changed' })
  }
  expect(await call(second, 'account/actual')).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
  // What is his he takes out under whatever rules: it is told and not refused.
  expect(await call(first, 'account/notPaymentWithdrawal')).toMatchObject({ needs: ['email', 'rules'] })

  for (const version of [HOUSE_RULES_VERSION - 1, HOUSE_RULES_VERSION + 1])
    expect(await call(first, 'account/rulesAgree', { version })).toMatchObject({ code: 'rules_changed' })
  expect(await call(first, 'betSlip/place', { bets })).toMatchObject({ code: 'rules_changed' })
  expect(await call(first, 'account/rulesAgree', rules)).toEqual({ success: true })
  expect(await call(first, 'account/rulesAgree', rules)).toEqual({ success: true })
  expect(await call(second, 'betSlip/place', { bets })).toMatchObject({ success: true })
  expect(await call(second, 'account/deposit', deposit)).not.toHaveProperty('code')
})
