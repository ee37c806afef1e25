import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { err, ok } from '@xezer/std/result'
import { expect, it } from 'vitest'
import type { ApiClient, ApiError } from '../../platform/api-client.ts'
import { sendPress } from './press.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const fail = (code: ApiError['code']) => err<ApiError>({ code, text: 'why', fields: {} })

/** What the server says, one answer after the other; the last one for ever. */
async function send(...answers: unknown[]) {
  const timers = createHandDrivenTimers()
  const keys: (string | undefined)[] = []
  let asking = 0
  const api: ApiClient = {
    call: async (_call, _input, options) => {
      keys.push(options?.idempotencyKey)
      return (answers.length > 1 ? answers.shift() : answers[0]) as never
    },
  }
  const press = { key: 'k', bet: 1, stake: undefined, value: 9 }
  let end: unknown
  void sendPress({ api, timers }, press, () => (asking += 1)).then((value) => {
    end = value
  })
  for (let turn = 0; turn < 20; turn++) {
    await settle()
    timers.advance(5000)
  }
  return { end, asking, keys }
}

it('a press that is answered is sent once', async () => {
  const { end, asking, keys } = await send(ok({ success: true, amount: 9 }))
  expect([end, asking, keys]).toEqual([{ kind: 'paid', amount: 9 }, 0, ['k']])
})

it('a refusal is told with the value of now', async () => {
  const { end } = await send(ok({ success: false, code: 'cash_out_changed', error: 'Changed', value: 8 }))
  expect(end).toEqual({ kind: 'refused', code: 'cash_out_changed', text: 'Changed', value: 8 })
})

it('one without an answer is asked about under its own key', async () => {
  const { end, asking, keys } = await send(
    fail('network'),
    fail('in_progress'),
    ok({ success: true, amount: 9 }),
  )
  expect([end, asking, keys]).toEqual([{ kind: 'paid', amount: 9 }, 2, ['k', 'k', 'k']])
})

it('and left to the player when nobody answers', async () => {
  const { end, keys } = await send(fail('network'))
  expect([end, keys.length]).toEqual([{ kind: 'unknown' }, 8])
})

it('what is clearly refused is not sent again', async () => {
  const { end, keys } = await send(fail('session_expired'))
  expect([end, keys.length]).toEqual([
    { kind: 'refused', code: 'session_expired', text: 'why', value: undefined },
    1,
  ])
})
