import type { Call, Schema } from '@xezer/contract/call'
import type { RegisterInput } from '@xezer/contract/identity'
import { err, ok } from '@xezer/std/result'
import { describe, expect, it, vi } from 'vitest'
import type { ApiClient, ApiError, CallOptions } from '../../platform/api-client.ts'
import { EMPTY_STORAGE } from '../../platform/still.ts'
import { createIdentity, type Identity } from './identity.ts'
import { createSession, type Player } from './session.ts'

const player: Player = {
  token: 'secret',
  user: { id: 7, number: '100007', currency: 'AZN', settings: { quoteChanges: 1 }, token: 'L'.repeat(43) },
}
const refusal: ApiError = { code: 'wrong_credentials', text: 'No', fields: {} }
// The server is played: what is sent is handed on as it came.
const form = { email: 'a@b.az' } as RegisterInput
const passwords = { prev: 'old', next: 'new', repeat: 'new' }

/** The calls of identity on a server that says what the test tells it to; each call as it went out. */
function createStage(answer: unknown) {
  const session = createSession(EMPTY_STORAGE)
  const sent: { name: string; input: unknown; key: string | undefined; token: string | undefined }[] = []
  const api: ApiClient = {
    call: async (call: Call<Schema, Schema>, input: unknown, options?: CallOptions) => {
      sent.push({ name: call.name, input, key: options?.idempotencyKey, token: session.findToken() })
      return answer === refusal ? err(refusal) : ok(answer as never)
    },
  }
  return { session, sent, identity: createIdentity(api, session) }
}

describe.each([
  ['log-in', (identity: Identity) => identity.login('a@b.az', 'word'), { email: 'a@b.az', password: 'word' }],
  ['registration', (identity: Identity) => identity.register(form, 'press 1'), form],
])('a %s', (name, ask, input) => {
  it('opens the session that the server gave', async () => {
    const { identity, session, sent } = createStage(player)
    expect(await ask(identity)).toEqual(ok(undefined))
    expect(session.read()).toEqual(player)
    expect(sent.map((call) => call.input)).toEqual([input])
    expect(sent[0]?.key).toBe(name === 'registration' ? 'press 1' : undefined)
  })

  it('that is refused opens none and says why', async () => {
    const { identity, session } = createStage(refusal)
    expect(await ask(identity)).toEqual(err(refusal))
    expect(session.read()).toBeUndefined()
  })
})

it('a log-out is told to the server with the token, and the visitor is out before it answers', () => {
  const { identity, session, sent } = createStage({ success: true })
  session.open(player)
  const heard = vi.fn()
  session.onEnd(heard)
  identity.logout()
  expect(sent).toMatchObject([{ name: 'logout', token: 'secret' }])
  expect(session.read()).toBeUndefined()
  expect(heard).toHaveBeenCalledExactlyOnceWith('logout')
})

it.each([
  ['is taken', { success: true }, ok(undefined)],
  ['is refused', refusal, err(refusal)],
])('a change of the password that %s leaves the session open', async (_name, answer, expected) => {
  const { identity, session, sent } = createStage(answer)
  session.open(player)
  expect(await identity.changePassword(passwords)).toEqual(expected)
  expect(sent).toMatchObject([{ name: 'changePassword', input: passwords }])
  expect(session.read()).toEqual(player)
})
