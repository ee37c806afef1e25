import { login } from '@xezer/contract/identity'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { openStream } from '@xezer/dev-world/stream-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

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
