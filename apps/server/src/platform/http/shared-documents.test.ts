import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { afterEach, describe, expect, it } from 'vitest'
import type { DrawAnswer, DrawRequest } from '../documents/draw-words.ts'
import { createLogger } from '../logger.ts'
import { type Refusal, refuse, refuseFor } from './refusal.ts'
import { createSharedDocuments, readAddress } from './shared-documents.ts'

const question = { key: 'k', call: 'overview', input: { group: 1 } }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Pages before a thread that draws what the test says, and calls that answer so. */
async function serve(drawing: (request: DrawRequest) => DrawAnswer | Promise<DrawAnswer> = drawNow) {
  const timers = createHandDrivenTimers()
  const drawn: DrawRequest[] = []
  const given = { answer: 'one' as string | Refusal }
  const answerDocument = createSharedDocuments({
    drawer: {
      draw: async (request) => {
        drawn.push(request)
        return drawing(request)
      },
      stop: async () => {},
    },
    calls: [{ name: 'overview', method: 'POST', path: 'live/overview', answer: () => given.answer }],
    clock: timers,
    timers,
    log: createLogger('silent'),
    metrics: { countPoll: () => {} },
    commonHeaders: () => ['x-common', 'yes'],
  })
  const server = createServer((request, response) => {
    const leave = () => void response.end('start page')
    if (!answerDocument(request, response, leave)) leave()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const fetchPage = (path = '/', headers: Record<string, string> = { 'accept-encoding': 'br' }) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve) => {
      const request = get({ port, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const isPacked = response.headers['content-encoding'] === 'br'
          const body = String(isPacked ? brotliDecompressSync(bytes) : bytes)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
        })
      })
      // A page that nobody draws is asked for until the test ends.
      request.on('error', () => {})
    })
  return { timers, drawn, given, fetchPage }
}

function drawNow({ path, locale, answers }: DrawRequest): DrawAnswer {
  if (!('k' in answers)) return { kind: 'asks', questions: [question] }
  const brotli = brotliCompressSync(`${locale} ${path} ${answers.k}`)
  return { kind: 'document', isFound: answers.k !== null, policy: "default-src 'self'", brotli }
}

describe('a document', () => {
  it('is drawn of the answers that it asks for, and says how it may be kept', async () => {
    const { fetchPage } = await serve()
    const { status, headers, body } = await fetchPage('/live')
    expect([status, body]).toEqual([200, 'az /live one'])
    expect(headers).toMatchObject({
      'x-common': 'yes',
      'content-security-policy': "default-src 'self'",
      'cache-control': 'no-store',
      vary: 'accept-encoding, cookie',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  it('is the same for all who ask in one second, whoever they are, and asks nothing twice', async () => {
    const { fetchPage, drawn, given } = await serve()
    const [first, second] = await Promise.all([fetchPage(), fetchPage('/', { cookie: 'session=x' })])
    given.answer = 'two'
    const third = await fetchPage('/?utm_source=a')
    expect([first.body, second.body, third.body]).toEqual(['az / one', 'az / one', 'az / one'])
    expect(drawn.map(({ answers }) => answers)).toEqual([{}, { k: 'one' }])
  })

  it('is drawn anew when a second has gone and something moved', async () => {
    const { fetchPage, drawn, given, timers } = await serve()
    await fetchPage()
    timers.advance(1000)
    await fetchPage()
    expect(drawn).toHaveLength(2)
    given.answer = 'two'
    timers.advance(1000)
    expect((await fetchPage()).body).toBe('az / two')
    expect(drawn).toHaveLength(3)
  })

  it('stands in each language by itself', async () => {
    const { fetchPage } = await serve()
    const bodies = await Promise.all(
      ['az', 'ru', 'en'].map((locale) => fetchPage('/', { cookie: `locale=${locale}` })),
    )
    expect(bodies.map(({ body }) => body)).toEqual(['az / one', 'ru / one', 'en / one'])
  })

  it('comes plain to who cannot unpack it', async () => {
    const { fetchPage } = await serve()
    const { headers, body } = await fetchPage('/', {})
    expect([headers['content-encoding'], body]).toEqual([undefined, 'az / one'])
  })

  it('says 404 where the event is not known', async () => {
    const { fetchPage, given } = await serve()
    given.answer = refuse('event_not_found')
    expect(await fetchPage('/live/sport/1/event/9')).toMatchObject({
      status: 404,
      body: 'az /live/sport/1/event/9 null',
    })
  })
})

describe('of many addresses', () => {
  const league = (number: number): string => `/prematch/sport/1/league/${number}`

  it('the one that is asked for again and again stays; the one that nobody asked for the longest goes', async () => {
    const { fetchPage, drawn } = await serve()
    const roundsOf = (path: string) => drawn.filter((request) => request.path === path).length
    for (let number = 0; number < 250; number++) {
      if (number % 50 === 0) await fetchPage('/')
      await fetchPage(league(number))
    }
    for (const path of ['/', league(249), league(0)]) await fetchPage(path)
    // Two rounds a drawing.
    expect([roundsOf('/'), roundsOf(league(249)), roundsOf(league(0))]).toEqual([2, 2, 4])
  })

  it('the one that was asked for again goes too, when nobody has since it was spared', async () => {
    const { fetchPage, drawn } = await serve()
    for (const path of ['/', '/']) await fetchPage(path)
    for (let number = 0; number < 420; number++) await fetchPage(league(number))
    await fetchPage('/')
    expect(drawn.filter(({ path }) => path === '/')).toHaveLength(4)
  })
})

describe('the script draws alone', () => {
  it('while the offer is not known yet, and not a moment longer', async () => {
    const { fetchPage, given } = await serve()
    given.answer = refuseFor('unavailable', 1)
    expect((await fetchPage()).body).toBe('start page')
    given.answer = 'one'
    expect((await fetchPage()).body).toBe('az / one')
  })

  it.each([
    ['fails', () => ({ kind: 'failed', message: 'no' }) as const],
    ['is nobody’s', () => ({ kind: 'away' }) as const],
    ['never stops asking', () => ({ kind: 'asks', questions: [question] }) as const],
    [
      'asks what no call answers',
      () => ({ kind: 'asks', questions: [{ ...question, call: 'secret' }] }) as const,
    ],
  ])('where the drawing %s', async (_why, drawing) => {
    const { fetchPage } = await serve(drawing)
    expect((await fetchPage()).body).toBe('start page')
  })

  it('where the drawing takes too long; a little older document stands in for the new one', async () => {
    let isSlow = true
    const { fetchPage, timers, given } = await serve((request) =>
      isSlow ? new Promise(() => {}) : drawNow(request),
    )
    const waiting = fetchPage()
    await expect.poll(() => timers.waitingMs().length).toBeGreaterThan(0)
    timers.advance(100)
    expect((await waiting).body, 'the thread begins').toBe('start page')
    isSlow = false
    expect((await fetchPage('/live')).body).toBe('az /live one')
    isSlow = true
    const patient = fetchPage('/prematch')
    await expect.poll(() => timers.waitingMs()).toEqual([800])
    timers.advance(800)
    expect((await patient).body).toBe('start page')
    given.answer = 'two'
    timers.advance(1500)
    const old = fetchPage('/live')
    await expect.poll(() => timers.waitingMs().length).toBeGreaterThan(0)
    timers.advance(100)
    expect((await old).body).toBe('az /live one')
  })

  it('where it failed, for as long as a page that did not is kept', async () => {
    let isFailing = true
    const { fetchPage, drawn, timers } = await serve((request) =>
      isFailing ? { kind: 'failed', message: 'no' } : drawNow(request),
    )
    for (let visitor = 0; visitor < 3; visitor++) expect((await fetchPage()).body).toBe('start page')
    expect(drawn).toHaveLength(1)
    isFailing = false
    timers.advance(1000)
    expect((await fetchPage()).body).toBe('az / one')
  })

  it('when too many pages are wanted at once', async () => {
    const { fetchPage, drawn } = await serve(() => new Promise(() => {}))
    const pages = Array.from({ length: 12 }, (_, league) => `/prematch/sport/1/league/${league + 1}`)
    const bodies = pages.map((path) => fetchPage(path))
    expect((await Promise.race(bodies)).body).toBe('start page')
    expect(drawn.length).toBeLessThanOrEqual(6)
  })
})

describe('the address of a document', () => {
  it.each([
    ['/', { path: '/', search: '' }],
    ['/?utm_source=x&hours=3&fbclid=y', { path: '/', search: '?hours=3' }],
    ['/live?group=<script>', null],
    ['/casino?provider=ng4&utm_source=x', { path: '/casino', search: '?provider=ng4' }],
    ['/casino?provider=ng4&kind=slots', { path: '/casino', search: '?kind=slots&provider=ng4' }],
    ['/casino?kind=slots&sort=name', null],
    ['/casino?provider=', null],
    ['/casino?q=nar', null],
    ['/rules/article/14?find=bet', null],
    ['/game/id/ng4_nar?demo=1', { path: '/game/id/ng4_nar', search: '?demo=1' }],
    ['/live///', { path: '/live', search: '' }],
    ['/live/sport/1/event/5?markets=t', { path: '/live/sport/1/event/5', search: '?markets=t' }],
    ['/account/bets', null],
    ['/nowhere', null],
    ['/api/live/list', null],
    ['/assets/index.js', null],
    [`/?${'x'.repeat(400)}`, null],
  ])('%s', (url, address) => {
    expect(readAddress(url)).toEqual(address)
  })
})
