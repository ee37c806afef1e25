import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tellPlayer } from '../../core/notices/tell-player.ts'
import { areWithdrawalsLocked } from '../../core/player/withdrawal-lock.ts'

let database: TestDatabase
let worlds: readonly World[] = []
let players = 0
const server = (turn: number) => must(worlds[turn], 'no server')

beforeAll(async () => {
  database = await createTestDatabase()
  const settings = { LOG_LEVEL: 'silent' }
  worlds = await Promise.all([1, 2].map(() => bootWorld({ feed: createScriptedFeed(), database, settings })))
})
afterAll(async () => {
  await Promise.all(worlds.map((world) => world.stop()))
  await database.close()
})

interface Page {
  readonly notices: readonly Record<string, unknown>[]
  readonly before: number | null
}

/** Somebody new, before both servers. */
async function enter() {
  players += 1
  const { body } = await server(0).call('register', exampleRegistration(`notices-${players}@example.com`))
  const { token, user } = body as { token: string; user: { id: number } }
  const authorization = `Bearer ${token}`
  const call = (path: string, input?: object, locale = 'en', turn = 0) =>
    server(turn).call(path, input, { authorization, cookie: `locale=${locale}`, 'idempotency-key': 'k' })
  const profile = async () => (await call('account/profile')).body as Record<'info' | 'settings', unknown>
  return {
    playerId: user.id,
    call,
    list: async (input: object = {}, locale = 'en') =>
      (await call('account/notifications', input, locale)).body as Page,
    unread: async () =>
      ((await call('account/actual', undefined, 'en', 1)).body as { unread?: number }).unread,
    set: (name: string, value: unknown) => call('account/setting', { name, value }),
    settings: async () => (await profile()).settings,
    line: async (key: string) =>
      ((await profile()).info as { key: string; value: unknown }[]).find((line) => line.key === key)?.value,
  }
}
const tell = (player: number, id: string) =>
  withTransaction(database.pool, (client) =>
    tellPlayer(client, { player, kind: 'withdrawal_paid', values: { id, amount: '5.00' } }),
  )

describe('account/notifications', () => {
  it('says what happened in the language of its reader, and is read on every server when it was read on one', async () => {
    const player = await enter()
    expect(await player.list()).toEqual({ notices: [], before: null })
    expect(await player.unread()).toBeUndefined()
    await tell(player.playerId, '7')
    expect(await player.unread()).toBe(1)
    const [notice] = (await player.list()).notices
    expect(notice).toMatchObject({
      concern: 'money',
      title: 'Withdrawal paid: 5.00',
      text: 'Your withdrawal No. 7 of 5.00 was paid out.',
      path: '/account/payments/history',
      isRead: false,
    })
    expect((await player.list({}, 'ru')).notices[0]?.['title']).toBe('Вывод выплачен: 5.00')
    await player.call('account/notificationsRead', { upTo: notice?.['id'] })
    expect(await player.unread()).toBeUndefined()
    expect((await player.list()).notices[0]?.['isRead']).toBe(true)
  })

  it('comes in pages that meet, and skips what another release tells of', async () => {
    const player = await enter()
    for (let id = 1; id <= 31; id++) await tell(player.playerId, String(id))
    const first = await player.list()
    const second = await player.list({ before: first.before })
    expect([first.notices.length, second.notices.length, second.before]).toEqual([30, 1, null])
    const ids = [...first.notices, ...second.notices].map(({ id }) => Number(id))
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(new Set(ids).size).toBe(31)
    await database.ownerPool.query("update notice set kind = 'of_tomorrow' where id = $1", [ids[0]])
    expect((await player.list()).notices).toHaveLength(29)
  })

  it("is the player's own: nobody reads another's, and nobody marks it as read", async () => {
    const [owner, stranger] = [await enter(), await enter()]
    await tell(owner.playerId, '7')
    const id = (await owner.list()).notices[0]?.['id']
    expect((await stranger.list()).notices).toEqual([])
    await stranger.call('account/notificationsRead', { upTo: id })
    expect(await owner.unread()).toBe(1)
  })
})

describe('account/setting', () => {
  it('keeps what letters a player wants and in which language; offers are off until they are chosen', async () => {
    const player = await enter()
    const usual = {
      language: 'az',
      notifications: true,
      offers: false,
      withdrawalLock: false,
      withdrawalUnlock: null,
    }
    expect(await player.settings()).toEqual(usual)
    expect(await player.line('offers')).toBe(false)
    for (const [name, value] of [
      ['notifications', false],
      ['offers', true],
      ['language', 'ru'],
    ] as const)
      expect((await player.set(name, value)).body).toMatchObject({ success: true })
    expect(await player.settings()).toEqual({ ...usual, notifications: false, offers: true, language: 'ru' })
    expect(await player.line('offers')).toBe(true)
    const since = async () =>
      (
        await database.pool.query('select offers_chosen_at as at from player where id = $1', [
          player.playerId,
        ])
      ).rows[0].at
    const chosen = await since()
    await player.set('offers', true)
    expect(await since()).toEqual(chosen)
    await player.set('offers', false)
    expect(await since()).toBeNull()
  })

  it('of odds and colours is what account/view says too', async () => {
    const player = await enter()
    await player.set('oddsFormat', 'american')
    await player.set('theme', 'light')
    expect((await player.call('account/view')).body).toMatchObject({
      view: { odds: 'american', theme: 'light' },
    })
    expect((await player.set('theme', 'pink')).status).toBe(422)
  })

  it('locks withdrawals at once, and takes the lock away after a day; asked twice it is asked once', async () => {
    const player = await enter()
    await database.ownerPool.query('update player set email_confirmed_at = now() where id = $1', [
      player.playerId,
    ])
    const order = { method: 'payeer', amount: 100, wallet: 'P1234567' }
    const { payment } = (await player.call('account/withdrawal', order)).body as { payment: { id: number } }
    const cancel = async () =>
      (await player.call('account/rejectPayment', { paymentOut: payment.id }, 'en', 1)).body
    const told = async () => (await player.call(`account/payment/${payment.id}`)).body
    expect(await told()).toMatchObject({ payment: { status: 'ordered', cancellable: true } })
    await player.set('withdrawalLock', true)
    // What the press would refuse is not offered.
    expect(await told()).toMatchObject({ payment: { status: 'ordered', cancellable: false } })
    expect(await cancel()).toMatchObject({ code: 'withdrawals_locked' })
    await player.set('withdrawalLock', false)
    const asked = (await player.settings()) as { withdrawalUnlock: string }
    expect(Date.parse(asked.withdrawalUnlock) - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    await player.set('withdrawalLock', false)
    expect(await player.settings()).toEqual(asked)
    expect(await cancel()).toMatchObject({ code: 'withdrawals_locked' })
    expect((await player.list()).notices.map(({ title }) => title)).toEqual([
      'The lock on your withdrawals is ending',
    ])
    // Keeping it forgets that an end was asked for.
    await player.set('withdrawalLock', true)
    expect(await player.settings()).toMatchObject({ withdrawalLock: true, withdrawalUnlock: null })
    await player.set('withdrawalLock', false)
    const turn = (hours: string) =>
      database.ownerPool.query(
        `update player set withdrawals_unlock_at = instant_now() + interval '${hours}' where id = $1`,
        [player.playerId],
      )
    await turn('1 second')
    expect(await areWithdrawalsLocked(database.pool, player.playerId)).toBe(true)
    await turn('-1 second')
    expect(await areWithdrawalsLocked(database.pool, player.playerId)).toBe(false)
    expect(await cancel()).toMatchObject({ success: true })
    expect(await player.settings()).toMatchObject({ withdrawalLock: false, withdrawalUnlock: null })
  })
})
