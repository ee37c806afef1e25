import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFullQueue } from './full-queue.ts'

let isFull = false
let turnedAway = 0
const turnAway = createFullQueue({
  paths: ['/api/login'],
  isFull: () => isFull,
  onTurnedAway: () => {
    turnedAway += 1
  },
  origins: ['https://site.example'],
  retryAfterSeconds: 2,
  present: (locale) => ({
    status: 503,
    body: JSON.stringify({ code: 'unavailable', error: `later (${locale})` }),
  }),
})
const server = createServer((request, response) => {
  if (!turnAway(request, response)) response.end('left')
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const ask = (path: string, init: RequestInit = {}) =>
  fetch(url + path, { method: 'POST', body: '{}', ...init })

describe('a full queue', () => {
  it('leaves everything to the call while there is room', async () => {
    expect(await (await ask('/api/login')).text()).toBe('left')
  })

  it('says at once that there is none, in the language of the visitor and to the site’s own address', async () => {
    isFull = true
    const headers = { cookie: 'locale=ru', origin: 'https://site.example' }
    const answer = await ask('/api/login', { headers, body: 'x'.repeat(100_000) })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://site.example')
    expect(await answer.json()).toEqual({ code: 'unavailable', error: 'later (ru)' })
    expect(turnedAway).toBe(1)
  })

  it('is about its own calls alone', async () => {
    expect(await (await ask('/api/betSlip/place')).text()).toBe('left')
    expect(await (await ask('/api/login', { method: 'GET', body: null })).text()).toBe('left')
  })
})
