import { Agent, createServer, request as startRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FLUSH_MS } from '@xezer/contract/stream'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../logger.ts'
import { createCallerKeys } from './caller-keys.ts'
import { refuse } from './refusal.ts'
import { type AnswerSlot, createReusedAnswers } from './reused-answers.ts'
import { createSharedAnswers, type SharedCall } from './shared-answers.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Answer = SharedCall['answer']

/** One call that says how often it was made, over time that the test moves. */
async function serve({
  answer,
  ...more
}: { answer?: Answer } & Partial<Pick<SharedCall, 'prepare' | 'recall' | 'weight'>> = {}) {
  const timers = createHandDrivenTimers(1000)
  let made = 0
  const counts = { again: 0, anew: 0 }
  const tellCount: Answer = (body, id, locale) => {
    made += 1
    return JSON.stringify({ made, body, id, locale })
  }
  const call: SharedCall = {
    name: 'live/event',
    method: 'POST',
    path: 'live/event/{id}',
    answer: answer ?? tellCount,
    ...more,
  }
  const answerFirst = createSharedAnswers({
    calls: [call],
    log: createLogger('silent'),
    metrics: {
      countPoll: (_call, isAgain) => {
        counts[isAgain ? 'again' : 'anew'] += 1
      },
    },
    callers: createCallerKeys(),
    pollsPerSecond: 2,
    origins: [],
    isBehindProxy: true,
    presentError: ({ code }, locale) => ({
      status: code === 'internal' ? 500 : 429,
      body: `${code} ${locale}`,
    }),
  })
  const server = createServer((request, response) => {
    if (!answerFirst(request, response, timers.steadyMs())) response.writeHead(404).end('left')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  closing.push(() => agent.destroy())
  let visitors = 0
  /** Each time another visitor, unless the test names one. */
  const open = (path: string, headers: Record<string, string>) =>
    startRequest({
      port,
      path,
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${++visitors}`,
        cookie: 'locale=en',
        ...headers,
      },
    })
  const read = (request: ReturnType<typeof open>) =>
    new Promise<{ status: number; retryAfter: string | null; text: string }>((resolve, reject) => {
      request.on('error', reject)
      request.on('response', (response) => {
        let text = ''
        response.on('data', (piece) => {
          text += piece
        })
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'] ?? null,
            text,
          }),
        )
      })
    })
  const ask = (body = '{}', headers: Record<string, string> = {}, path = '/api/live/event/7') => {
    const request = open(path, { ...headers, 'content-length': String(Buffer.byteLength(body)) })
    request.end(body)
    return read(request)
  }
  const madeOf = async (...asked: Parameters<typeof ask>): Promise<number> =>
    JSON.parse((await ask(...asked)).text).made
  return { timers, counts, open, read, ask, madeOf }
}

describe('an answer', () => {
  it('is made once for everybody who asks the same within a tick, and anew in the next', async () => {
    const { timers, madeOf, counts } = await serve()
    expect([await madeOf(), await madeOf()]).toEqual([1, 1])
    timers.advance(FLUSH_MS - 1)
    expect(await madeOf()).toBe(1)
    timers.advance(1)
    expect([await madeOf(), await madeOf()]).toEqual([2, 2])
    timers.advance(FLUSH_MS)
    expect(await madeOf()).toBe(3)
    expect(counts).toEqual({ again: 3, anew: 3 })
  })

  it('to a body that its call knows is not read again, and shared to the end of the tick when it was asked for twice', async () => {
    const reused = createReusedAnswers()
    const slot: AnswerSlot = { kept: null }
    let recalled = 0
    let nowMs = 0
    const recall = (text: string) => {
      if (text === '{"broken":1}') throw new Error('a fault')
      if (text !== '{"own":1}') return null
      recalled += 1
      return reused.write(slot, `{"made":${-recalled}`, [Buffer.from('}')], nowMs)
    }
    const { timers, madeOf, ask, counts } = await serve({ recall })
    const own = () => madeOf('{"own":1}')
    expect([await own(), await own(), await own(), await own()]).toEqual([-1, -2, -2, -2])
    timers.advance(FLUSH_MS)
    nowMs += FLUSH_MS
    expect(await own()).toBe(-3)
    expect(await madeOf('{"other":1}')).toBe(1)
    expect(await ask('{"broken":1}')).toMatchObject({ status: 500, text: 'internal en' })
    expect(counts).toEqual({ again: 2, anew: 5 })
  })

  it('is another for another question, address or language', async () => {
    const { ask } = await serve()
    const told = await Promise.all([
      ask('{}'),
      ask('{"group":2}'),
      ask('{}', { cookie: 'a=b; locale=ru' }),
      ask('{}', { cookie: 'a=b' }),
      ask('{}', {}, '/api/live/event/8?x=1'),
    ])
    expect(told.map(({ text }) => ({ ...JSON.parse(text), made: null }))).toEqual([
      { made: null, body: {}, id: 7, locale: 'en' },
      { made: null, body: { group: 2 }, id: 7, locale: 'en' },
      { made: null, body: {}, id: 7, locale: 'ru' },
      { made: null, body: {}, id: 7, locale: 'az' },
      { made: null, body: {}, id: 8, locale: 'en' },
    ])
    expect(new Set(told.map(({ text }) => JSON.parse(text).made)).size).toBe(5)
  })

  it('to a question that was long on its way is the one of now, and leaves it to the others', async () => {
    const { timers, open, read, madeOf } = await serve()
    const slow = open('/api/live/event/7', { 'content-length': '2' })
    slow.write('{')
    const told = read(slow)
    // It has come as far as its first letter.
    expect(await madeOf()).toBe(1)
    timers.advance(10 * FLUSH_MS)
    expect(await madeOf()).toBe(2)
    slow.end('}')
    expect(JSON.parse((await told).text).made).toBe(2)
    expect(await madeOf()).toBe(2)
  })

  it('is not kept beyond so many questions of a tick', async () => {
    const { madeOf } = await serve()
    for (let number = 0; number < 2000; number += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, index) => madeOf(`{"q":${number + index}}`)))
    }
    expect(await madeOf('{"q":0}')).toBe(2001)
    expect(await madeOf('{"q":0}')).toBe(2001)
  })

  it('waits for what it needs', async () => {
    let isReady = false
    let getReady = (): void => {}
    const ready = new Promise<void>((resolve) => {
      getReady = resolve
    })
    const { ask } = await serve({
      answer: (_body, id) => JSON.stringify({ id, isReady }),
      prepare: (id) => (id === 7 ? ready : null),
    })
    const waiting = ask()
    expect(await ask('{}', {}, '/api/live/event/8')).toMatchObject({ text: '{"id":8,"isReady":false}' })
    isReady = true
    getReady()
    expect(await waiting).toMatchObject({ text: '{"id":7,"isReady":true}' })
  })

  it('that has to be read first is read once for all who ask meanwhile, and a failure is told', async () => {
    let made = 0
    let give: (text: string) => void = () => undefined
    let fail: (error: Error) => void = () => undefined
    const answer = () => {
      made += 1
      return new Promise<string>((resolve, reject) => {
        give = resolve
        fail = reject
      })
    }
    const { ask, timers } = await serve({ answer })
    const both = [ask(), ask()]
    await expect.poll(() => made).toBe(1)
    give('{"is":"here"}')
    expect((await Promise.all(both)).map(({ text }) => text)).toEqual(['{"is":"here"}', '{"is":"here"}'])
    expect((await ask()).text).toBe('{"is":"here"}')
    timers.advance(FLUSH_MS)
    const failed = ask()
    await expect.poll(() => made).toBe(2)
    fail(new Error('no database'))
    expect((await failed).status).toBe(500)
  })

  it('that fails or is refused says so in the language of who asks', async () => {
    const failing = await serve({
      answer: () => {
        throw new Error('a fault')
      },
    })
    expect(await failing.ask()).toMatchObject({ status: 500, text: 'internal en' })
    const refusing = await serve({ answer: () => refuse('not_found') })
    expect(await refusing.ask('{}', { cookie: 'locale=az' })).toMatchObject({ text: 'not_found az' })
  })

  it('is for its own calls alone', async () => {
    const { ask } = await serve()
    for (const path of ['/api/live/event', '/api/live/event/0', '/api/live/event/7/x', '/live/event/7'])
      expect(await ask('{}', {}, path)).toMatchObject({ status: 404, text: 'left' })
  })
})

describe('who asks', () => {
  it('may ask three seconds’ worth at once, and again as time passes; others are not held up', async () => {
    const { timers, ask } = await serve()
    const own = { 'x-forwarded-for': '10.9.9.9' }
    const statuses = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => ask('{}', own)))).map(({ status }) => status)
    expect(await statuses(6)).toEqual(Array(6).fill(200))
    expect(await ask('{}', own)).toMatchObject({ status: 429, retryAfter: '1', text: 'too_many_requests en' })
    expect(await ask()).toMatchObject({ status: 200 })
    timers.advance(500)
    expect((await statuses(2)).sort()).toEqual([200, 429])
  })

  it('may ask less of what costs more', async () => {
    const { ask } = await serve({ weight: 3 })
    const own = { 'x-forwarded-for': '10.9.9.9' }
    const statuses = [await ask('{}', own), await ask('{}', own), await ask('{}', own)].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([200, 200, 429])
  })
})
