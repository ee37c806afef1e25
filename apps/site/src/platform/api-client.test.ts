import { accountActual } from '@xezer/contract/account-news'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createApiClient, PATIENCE_MS } from './api-client.ts'

/** A client before a server that never answers, with timers that the test runs. */
function createStage() {
  const timers = createHandDrivenTimers()
  const api = createApiClient({
    baseUrl: '/api/',
    fetch: (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.throwIfAborted()
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    findToken: () => undefined,
    onSessionEnd: () => {},
    timers,
  })
  return { api, timers }
}

describe('a call that gets no answer', () => {
  it('ends after its time like one that met no network', async () => {
    const { api, timers } = createStage()
    const answer = api.call(accountActual, {})
    expect(timers.waitingMs()).toEqual([PATIENCE_MS])
    timers.advance(PATIENCE_MS)
    expect(await answer).toMatchObject({ ok: false, error: { code: 'network' } })
  })

  it('ends when its caller has left, and waits for nothing then', async () => {
    const { api, timers } = createStage()
    const abort = new AbortController()
    const answer = api.call(accountActual, {}, { signal: abort.signal, patienceMs: 5000 })
    expect(timers.waitingMs()).toEqual([5000])
    abort.abort()
    expect(await answer).toMatchObject({ ok: false, error: { code: 'network' } })
    expect(timers.waitingMs()).toEqual([])
  })

  it('is not made for a caller who has left already', async () => {
    const { api } = createStage()
    const answer = await api.call(accountActual, {}, { signal: AbortSignal.abort() })
    expect(answer.ok).toBe(false)
  })
})

describe('a call that is refused', () => {
  const answering = (body: unknown) =>
    createApiClient({
      baseUrl: '/api/',
      fetch: async () => Response.json(body, { status: 422 }),
      findToken: () => undefined,
      onSessionEnd: () => {},
      timers: createHandDrivenTimers(),
    })

  it('says the server’s text, also with a code that is newer than this page', async () => {
    const refused = await answering({ error: 'Bir söz', code: 'of_tomorrow' }).call(accountActual, {})
    expect(refused).toEqual({ ok: false, error: { code: 'of_tomorrow', text: 'Bir söz', fields: {} } })
  })

  it('is not understood when it says nothing', async () => {
    const refused = await answering({ code: 'internal' }).call(accountActual, {})
    expect(refused).toMatchObject({ ok: false, error: { code: 'answer_not_understood' } })
  })
})
