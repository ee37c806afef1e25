import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const feed = createScriptedFeed()
let world: World
beforeAll(async () => {
  world = await bootWorld({ feed, settings: { SITE_ORIGINS: 'https://m.example', POLLS_PER_SECOND: '30' } })
})
afterAll(() => world.stop())

const deep = `${'['.repeat(40)}${']'.repeat(40)}`
const send = (path: string, body: string, type = 'application/json') =>
  fetch(`${world.url}/api/${path}`, { method: 'POST', body, headers: { 'content-type': type } })

describe.each(['live/overview', 'login'])('the body of %s', (path) => {
  it.each([
    ['is no JSON', '{', 'application/json', 400, 'bad_request'],
    ['is no JSON type', 'a=b', 'text/plain', 415, 'unsupported_media_type'],
    ['is too long', JSON.stringify({ a: 'x'.repeat(70_000) }), 'application/json', 413, 'payload_too_large'],
    ['is too deep', `{"a":${deep}}`, 'application/json', 400, 'bad_request'],
    ['has a key twice', '{"group":1,"group":2}', 'application/json', 400, 'bad_request'],
    ['reaches into prototypes', '{"__proto__":{"a":1}}', 'application/json', 400, 'bad_request'],
    ['has fields of another type', '{"group":"1","email":1}', 'application/json', 422, 'invalid_fields'],
    ['is a list', '[]', 'application/json', 422, 'invalid_fields'],
  ])('%s', async (_name, body, type, status, code) => {
    const answer = await send(path, body, type)
    expect([answer.status, await answer.json()]).toMatchObject([status, { code, error: expect.any(String) }])
  })
})

describe('the methods of a call', () => {
  it.each([
    ['GET', 'live/overview', 405, 'POST, OPTIONS'],
    ['DELETE', 'live/event/11', 405, 'POST, OPTIONS'],
    ['POST', 'live/list', 405, 'GET, HEAD, OPTIONS'],
    ['GET', 'login?a=b', 405, 'POST, OPTIONS'],
    ['OPTIONS', 'login', 204, 'POST, OPTIONS'],
    ['GET', 'nothing', 404, null],
    ['OPTIONS', 'nothing', 404, null],
  ])('%s %s answers %i and allows %s', async (method, path, status, allow) => {
    const answer = await fetch(`${world.url}/api/${path}`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow])
    if (status === 405) expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  it.each(['live/list', 'account/actual'])('HEAD %s is GET without its body', async (path) => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${world.url}/api/${path}?x=1`, { method })),
    )
    expect([head?.status, await head?.text()]).toEqual([get?.status, ''])
    expect(head?.headers.get('content-length')).toBe(get?.headers.get('content-length'))
  })

  it('an address that cannot be decoded is a bad request, in the language of the visitor', async () => {
    const answer = await fetch(`${world.url}/%zz`, { headers: { cookie: 'locale=en' } })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'bad_request', error: expect.stringMatching(/^[\x20-\x7e]+$/) },
    ])
  })

  it('no page stands at the API base', async () => {
    const answer = await fetch(`${world.url}/api`)
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
  })
})

describe('every answer', () => {
  it.each([
    ['live/list', undefined],
    ['account/actual', undefined],
    ['nothing/here', undefined],
  ])('%s is JSON that no cache keeps and no browser guesses at', async (path, body) => {
    const { headers } = await world.call(path, body)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    if (path !== 'nothing/here') expect(headers.get('cache-control')).toBe('no-store')
  })

  it('says that a session is needed', async () => {
    expect(await world.call('logout', {})).toMatchObject({ status: 401, body: { code: 'session_required' } })
    const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
    expect(await world.call('logout', {}, headers)).toMatchObject({
      status: 401,
      body: { code: 'session_expired' },
    })
  })

  it('lets exactly the named origins in', async () => {
    for (const path of ['live/list', 'account/actual']) {
      const allowed = await world.call(path, undefined, { origin: 'https://m.example' })
      expect(allowed.headers.get('access-control-allow-origin')).toBe('https://m.example')
      const foreign = await world.call(path, undefined, { origin: 'https://m.example.evil.example' })
      expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
    }
    const preflight = await fetch(`${world.url}/api/login`, {
      method: 'OPTIONS',
      headers: { origin: 'https://m.example', 'access-control-request-method': 'POST' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      'GET, POST',
    ])
  })

  it('of what gateways say is for no page of another origin', async () => {
    for (const method of ['POST', 'OPTIONS']) {
      const headers = { origin: 'https://m.example', 'access-control-request-method': 'POST' }
      const answer = await fetch(`${world.url}/hooks/sandbox`, { method, headers })
      const cors = ['access-control-allow-origin', 'access-control-allow-methods']
      expect([answer.status, ...cors.map((name) => answer.headers.get(name))]).toEqual([
        method === 'POST' ? 403 : 404,
        ...[null, null],
      ])
    }
  })

  it('says when to come back to who asks too often', async () => {
    const answers = await Promise.all(Array.from({ length: 400 }, () => world.call('live/list')))
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ code: 'too_many_requests' })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is healthy at once and ready when there is something to offer', async () => {
    const look = async (path: string) => (await fetch(`${world.url}/${path}`)).status
    expect([await look('healthz'), await look('readyz')]).toEqual([200, 503])
    const script = createScript({ nowMs: () => Date.now() })
    await feed.send(script.catalogue())
    await feed.send(script.fixture(1, Date.now() + 60_000))
    for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
    expect(await look('readyz')).toBe(200)
  })
})

describe('pages', () => {
  it('run and look as their own files say, and stand in no foreign frame', async () => {
    const { headers } = await fetch(`${world.url}/api/docs`)
    const policy = String(headers.get('content-security-policy'))
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toContain('unsafe')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })
})

describe('the document of the contract', () => {
  it('is OpenAPI 3.1 with every call', async () => {
    const { body } = await world.call('openapi.json')
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/live/event/{id}': { post: { operationId: 'liveEvent' } } },
    })
  })

  it('has a page that runs no script', async () => {
    const answer = await fetch(`${world.url}/api/docs`)
    const page = await answer.text()
    expect(page).toContain('betSlip/place')
    expect(page).not.toMatch(/<script|style="/)
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
  })
})
