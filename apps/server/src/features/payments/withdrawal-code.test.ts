import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { closeHouse, database, holdOf, newPayer, openHouse, type Payer, world } from './example-payments.ts'

let other: World
beforeAll(async () => {
  await openHouse()
  other = await bootWorld({ feed: createScriptedFeed(), database })
})
afterAll(async () => {
  await other.stop()
  await closeHouse()
})

/** A player with two-step log-in on, the code of the next step and the recovery codes. */
async function newGuarded() {
  const payer = await newPayer()
  const { secret } = (await payer.call('account/totpStart', {})).body as unknown as { secret: string }
  const codeAt = (ms: number) => generateSync({ secret, epoch: Math.floor(ms / 1000) })
  const on = await payer.call('account/totpOn', { code: codeAt(Date.now()) })
  const { recoveryCodes } = on.body as unknown as { recoveryCodes: readonly string[] }
  const order = (amount: number, code?: string, key?: string, at?: World) => {
    const input = { method: 'payeer', amount, wallet: 'P1234567', ...(code === undefined ? {} : { code }) }
    return payer.call('account/withdrawal', input, key, at)
  }
  const written = (at: number) => must(recoveryCodes[at], 'ten codes')
  return { ...payer, order, written, next: () => codeAt(Date.now() + 30_000) }
}

const needsOf = async (payer: Payer) =>
  ((await payer.call('account/notPaymentWithdrawal')).body as { needs?: readonly string[] }).needs

describe('a withdrawal of a player with two-step log-in', () => {
  it.concurrent('asks for a code, and with it the same press is one payment, however often it is sent', async () => {
    const player = await newGuarded()
    expect(await needsOf(player)).toEqual(['code'])
    const asked = await player.order(100, undefined, 'press')
    expect(asked).toMatchObject({
      status: 401,
      body: { code: 'second_factor_required', fields: { code: 'Required field' } },
    })
    expect(await holdOf(player)).toEqual([100_000n, 0n])
    const code = player.next()
    const { status, body } = await player.order(100, code, 'press')
    expect([status, body.payment?.status]).toEqual([200, 'ordered'])
    for (const again of [code, undefined, '000000'])
      expect((await player.order(100, again, 'press')).body.payment?.id).toBe(body.payment?.id)
    expect((await player.order(100, code)).body.code).toBe('second_factor_wrong')
    expect(await holdOf(player)).toEqual([90_000n, 10_000n])
  })

  it.concurrent('takes a recovery code, and a wrong one five times a minute', async () => {
    const player = await newGuarded()
    expect((await player.order(10, player.written(0))).status).toBe(200)
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => player.order(10, `00000${at % 10}`, `g${at}`)),
    )
    expect(guesses.filter(({ body }) => body.code === 'second_factor_wrong')).toHaveLength(5)
    expect(guesses.filter(({ body }) => body.code === 'too_many_requests')).toHaveLength(7)
    expect((await player.order(10, player.written(1))).status).toBe(429)
    expect(await holdOf(player)).toEqual([99_000n, 1000n])
  })

  it.concurrent('of 64 with one code on two servers is one', async () => {
    const player = await newGuarded()
    const code = player.written(0)
    const said = await Promise.all(
      Array.from({ length: 64 }, (_, at) => player.order(1, code, `p${at}`, at % 2 === 0 ? world : other)),
    )
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await holdOf(player)).toEqual([99_900n, 100n])
  })

  it.concurrent('uses no code up for what is refused anyway', async () => {
    const player = await newGuarded()
    const code = player.written(0)
    expect((await player.order(1000.01, code)).body.code).toBe('insufficient_funds')
    expect((await player.order(0.01, code)).body.code).toBe('invalid_fields')
    expect((await player.order(1000, code)).status).toBe(200)
  })

  it('is not written where it was turned on after the press was looked at', async () => {
    const payer = await newPayer()
    const client = await database.ownerPool.connect()
    try {
      await client.query('begin')
      await client.query('select from wallet where player_id = $1 for update', [payer.playerId])
      const press = payer.withdraw(100)
      const waiting =
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await vi.waitFor(
        async () => expect((await database.superuserPool.query(waiting)).rows).toHaveLength(1),
        20_000,
      )
      await database.ownerPool.query(
        "insert into totp (player_id, secret_id, sealed, turned_on_at) values ($1, 'x', 'x', now())",
        [payer.playerId],
      )
      await client.query('commit')
      expect((await press).body.code).toBe('second_factor_required')
    } finally {
      client.release()
    }
    expect(await holdOf(payer)).toEqual([100_000n, 0n])
  })
})
