import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyFactory from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSite } from './static-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'xezer-site-'))
const fastify = fastifyFactory()
beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${' '.repeat(2000)}`)
  writeFileSync(join(folder, 'assets/a-1.js'), 'x()')
  serveSite(fastify, folder)
})
afterAll(async () => {
  await fastify.close()
  rmSync(folder, { recursive: true })
})

describe('the built site', () => {
  it.each([
    ['/', 200, 'no-cache'],
    ['/live/sport/1', 200, 'no-cache'],
    ['/live/?hours=3', 200, 'no-cache'],
    ['/live/sport/1/nowhere', 404, 'no-cache'],
    ['/index.html', 404, undefined],
    ['/assets/a-1.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/gone.js', 404, undefined],
    ['/api', 404, undefined],
    ['/api/x', 404, undefined],
    ['/../../etc/passwd.txt', 404, undefined],
  ])('%s answers %i, kept: %s', async (url, status, cache) => {
    const answer = await fastify.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, cache])
  })

  it('says in its own words that there is no such page, again and again', async () => {
    const first = await fastify.inject('/nowhere')
    const page = await fastify.inject('/')
    expect([first.statusCode, first.headers['content-type'], first.body]).toEqual([
      404,
      'text/html; charset=utf-8',
      page.body,
    ])
    const headers = { 'if-none-match': page.headers.etag, accept: 'text/html,*/*' }
    for (const url of ['/nowhere', '/index.html', '/bets.php']) {
      const again = await fastify.inject({ url, headers })
      expect([again.statusCode, again.body]).toEqual([404, page.body])
    }
  })

  it.each(['br', 'gzip', 'identity'])('is not sent again to who has it (%s)', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const first = await fastify.inject({ url: '/', headers })
    const again = await fastify.inject({
      url: '/live',
      headers: { ...headers, 'if-none-match': first.headers.etag },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const changed = await fastify.inject({ url: '/', headers: { ...headers, 'if-none-match': 'W/"other"' } })
    expect(changed.statusCode).toBe(200)
  })
})
