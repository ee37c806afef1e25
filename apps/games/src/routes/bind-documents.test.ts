import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAME_PREFIXES } from '@xezer/contract/game-server'
import fastifyFactory from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFiles, type StaticFile } from '../platform/static-files.ts'
import { bindDocuments } from './bind-documents.ts'

// Who may frame a game, by the header that browsers obey and by the name that its script posts to.

const DOCUMENTS = [
  `/${GAME_PREFIXES.inbet}/token/demo/game/ib_zer/lang/az`,
  `/${GAME_PREFIXES.rpl}/token/demo/game/x_rulet/lang/en`,
  '/games/user/demo/lang/ru',
  '/verify',
]
const ON = ['ib_zer', 'x_rulet']
const SITE = 'https://xezer.example'
const SECOND = 'https://m.xezer.example'

const policyOf = (origins: string) =>
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; font-src 'self'; " +
  `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origins}`

let folder: string
let client: ReadonlyMap<string, StaticFile>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'games-client-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['game', 'lobby', 'verify'])
    writeFileSync(
      join(folder, `${name}.html`),
      '<meta name="site" content="%SITE_ORIGINS%" /><meta name="games" content="%GAMES%" />',
    )
  client = readFiles(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

async function ask(url: string, host: string | undefined, siteOrigins: readonly string[] = []) {
  const fastify = fastifyFactory()
  bindDocuments(fastify, { client, thumbnails: new Map(), siteOrigins, sitePort: 8080, gamesOn: ON })
  const answer = await fastify.inject({ url, headers: host === undefined ? {} : { host } })
  await fastify.close()
  return {
    status: answer.statusCode,
    policy: answer.headers['content-security-policy'],
    site: /content="([^"]*)"/.exec(answer.body)?.[1],
    games: /name="games" content="([^"]*)"/.exec(answer.body)?.[1],
  }
}

describe('a document of the games', () => {
  it.each(DOCUMENTS)(
    '%s is framed by the sites that are configured, whatever host it is asked at',
    async (url) => {
      for (const host of ['xezer.example', 'thief.example', 'localhost:8081', '" *']) {
        const answer = await ask(url, host, [SITE, SECOND])
        expect(answer).toMatchObject({
          ...{ status: 200, policy: policyOf(`${SITE} ${SECOND}`), site: `${SITE} ${SECOND}` },
        })
      }
    },
  )

  it.each(DOCUMENTS)('%s is framed by its own host at the port of the site where none is', async (url) => {
    for (const [host, origin] of [
      ['localhost:8081', 'http://localhost:8080'],
      ['192.168.1.20:8081', 'http://192.168.1.20:8080'],
      ['[::1]:8081', 'http://[::1]:8080'],
      // Who names another host gets that for himself, and no page of ours.
      ['thief.example', 'http://thief.example:8080'],
    ] as const)
      expect(await ask(url, host)).toMatchObject({ status: 200, policy: policyOf(origin), site: origin })
  })

  it.each([
    '*',
    'a b',
    "x 'self' https:",
    'thief.example; script-src *',
    'thief.example, https:',
    'thief.example/',
    'user@thief.example',
    'https://thief.example',
    'thief.example:99999999',
    `${'a'.repeat(254)}`,
  ])('asked at the host %j is framed by nobody', async (host) => {
    for (const url of DOCUMENTS) {
      const answer = await ask(url, host)
      expect(answer).toMatchObject({ status: 200, policy: policyOf("'none'"), site: "'none'" })
    }
  })
})

it('the page of all games names those that are switched on', async () => {
  expect((await ask('/games/user/demo/lang/ru', 'xezer.example')).games).toBe(ON.join(' '))
})
