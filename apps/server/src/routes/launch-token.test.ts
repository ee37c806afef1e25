import { CALLS } from '@xezer/contract/calls'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: World
let launchToken = ''
beforeAll(async () => {
  world = await bootWorld({ feed: createScriptedFeed() })
  const { body } = await world.call('register', exampleRegistration('launch@example.com'))
  launchToken = (body as { user: { token: string } }).user.token
})
afterAll(() => world.stop())

const OF_PLAYERS = Object.values(CALLS).filter(({ auth }) => auth === 'player')

describe('the token that opens games is no bearer', () => {
  it.each(OF_PLAYERS.map(({ name, method, path }) => [name, method, path]))('%s', async (_, method, path) => {
    const headers = { authorization: `Bearer ${launchToken}`, 'idempotency-key': path }
    const answer = await fetch(`${world.url}/api/${path.replace('{id}', '1')}`, {
      method,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { body: '{}' }),
    })
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'session_expired',
    ])
  })
})
