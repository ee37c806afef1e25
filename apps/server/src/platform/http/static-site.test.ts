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
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="az">${' '.repeat(2000)}`)
  writeFileSync(join(folder, 'worker.js'), 'x()')
  writeFileSync(join(folder, 'assets/a-1.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets/a-1.js'), 'x()')
  writeFileSync(join(folder, 'assets/big-1.js'), 'x();'.repeat(1000))
  // What the build leaves beside it; any bytes tell that they are sent as they are.
  writeFileSync(join(folder, 'assets/big-1.js.br'), 'as br')
  writeFileSync(join(folder, 'assets/big-1.js.gz'), 'as gzip')
  // As the package of headers says them, and as we do.
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('Content-Security-Policy', 'p')
    reply.raw.setHeader('X-Content-Type-Options', 'nosniff')
    reply.header('permissions-policy', 'p')
  })
  serveSite(fastify, folder)
})
afterAll(async () => {
  await fastify.close()
  rmSync(folder, { recursive: true })
})

describe('where the games are switched off', () => {
  it('their pages are no pages, and the others say so to their script', async () => {
    const without = fastifyFactory()
    serveSite(without, folder, { hasCasino: false })
    const [lobby, game, home] = await Promise.all(
      ['/casino', '/game/id/ng4_nar', '/'].map((url) => without.inject(url)),
    )
    expect([lobby?.statusCode, game?.statusCode, home?.statusCode]).toEqual([404, 404, 200])
    expect(home?.body).toContain('<html data-casino="off" lang="az">')
    await without.close()
  })

  it('and where they are on nothing is said', async () => {
    const [lobby, home] = await Promise.all(['/casino', '/'].map((url) => fastify.inject(url)))
    expect(lobby?.statusCode).toBe(200)
    expect(home?.body).not.toContain('data-casino')
  })
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
    ['/assets/big-1.js.br', 404, undefined],
    ['/assets/big-1.js.gz', 404, undefined],
    ['/api', 404, undefined],
    ['/api/x', 404, undefined],
    ['/../../etc/passwd.txt', 404, undefined],
  ])('%s answers %i, kept: %s', async (url, status, cache) => {
    const answer = await fastify.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, cache])
  })

  it.each([
    ['/assets/a-1.js', false],
    ['/assets/a-1.svg', true],
    ['/worker.js', true],
    ['/', true],
    ['/nowhere', true],
  ])('%s carries what only pages and workers obey: %s', async (url, isSaid) => {
    const { headers } = await fastify.inject(url)
    const expected = isSaid ? 'p' : undefined
    expect([headers['content-security-policy'], headers['permissions-policy']]).toEqual([expected, expected])
    expect(headers['x-content-type-options']).toBe('nosniff')
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

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.5', 'br'],
    ['identity', undefined],
    ['sabre', undefined],
  ])('who takes %s gets the file that the build packed: %s', async (accepted, encoding) => {
    const url = '/assets/big-1.js'
    const { headers, body } = await fastify.inject({ url, headers: { 'accept-encoding': accepted } })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    expect(body).toBe(encoding === undefined ? 'x();'.repeat(1000) : `as ${encoding}`)
  })
})
