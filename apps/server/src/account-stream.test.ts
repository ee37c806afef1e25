import { login } from '@xezer/contract/identity'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { openStream } from '@xezer/dev-world/stream-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAccountStream } from './account-stream.ts'
import type { LiveHub } from './platform/live-hub/live-hub.ts'
import { createLogger } from './platform/logger.ts'
import { nodeMachine } from './platform/node-machine.ts'

let world: World
beforeAll(async () => {
  world = await bootWorld({ feed: createScriptedFeed() })
})
afterAll(() => world.stop())

async function logIn(): Promise<string> {
  const { email, password } = world.config.demoPlayer ?? { email: '', password: '' }
  const { body } = await world.call('login', { email, password })
  return z.parse(login.output, body).token
}

describe('messages of an account', () => {
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  function start(message: (betIds: readonly number[]) => Promise<object>) {
    const sent: unknown[] = []
    const hub: LiveHub = {
      attach: () => undefined,
      accountLocales: () => ['en'],
      sendToAccount: (_key, _locale, text) => sent.push(JSON.parse(text)),
      checkSessions: () => undefined,
      stop: async () => undefined,
    }
    const stream = createAccountStream(createLogger('silent'), nodeMachine.timers)
    stream.connect(hub, (_player, betIds) => message(betIds))
    return { sent, publish: (betId: number) => stream.publisher.publishAccount(5, [betId]) }
  }

  it('keep their order when the first takes longer', async () => {
    let delayMs = 300
    const { sent, publish } = start(async ([bet]) => {
      const restMs = delayMs
      delayMs = 0
      await rest(restMs)
      return { bet }
    })
    publish(1)
    await rest(100)
    publish(2)
    await expect
      .poll(() => sent, { timeout: 3000 })
      .toEqual([
        { type: 'account', bet: 1 },
        { type: 'account', bet: 2 },
      ])
  })

  it('come when the database is back', async () => {
    let failures = 1
    const { sent, publish } = start(async ([bet]) => {
      failures -= 1
      if (failures >= 0) throw new Error('away')
      return { bet }
    })
    publish(7)
    await expect.poll(() => sent, { timeout: 3000 }).toEqual([{ type: 'account', bet: 7 }])
  })
})

describe('the account topic', () => {
  it('opens with the amounts of the player, and ends with the session', async () => {
    const [token, other] = [await logIn(), await logIn()]
    const [ending, staying] = [
      await openStream(world.url, { token }),
      await openStream(world.url, { token: other }),
    ]
    for (const client of [ending, staying]) client.send({ type: 'subscribe', topic: 'account' })
    expect((await ending.take('account')).actual).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
    await staying.take('account')
    await world.call('logout', {}, { authorization: `Bearer ${token}` })
    await ending.take('session_ended')
    expect(staying.heard.some(({ type }) => type === 'session_ended')).toBe(false)
    await Promise.all([ending.close(), staying.close()])
  })

  it('says nothing to guests', async () => {
    const client = await openStream(world.url)
    client.send({ type: 'subscribe', topic: 'account' })
    await client.take('beat')
    expect(client.heard.some(({ type }) => type === 'account')).toBe(false)
    await client.close()
  })
})
