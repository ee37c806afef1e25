import { createPool } from '@xezer/db/pool'
import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from './core/catalogue/example-listings.ts'
import { readGamesConfig } from './platform/config.ts'

// What somebody tries against the game server who knows its calls.

let games: Games

beforeAll(async () => {
  games = await bootGames({ listings: EXAMPLE_LISTINGS })
})
afterAll(() => games.stop())

const LOW = { side: 'low', factor: 200 }

describe('the role of the games', () => {
  it.each([
    'select * from transfer',
    'select * from wallet',
    'select * from player',
    'select * from casino_tx',
    'update wallet set cash = 1000000',
    'insert into transfer default values',
    'create table public.mine (id int)',
    'create schema mine',
  ])('may not: %s', async (statement) => {
    const pool = createPool({ connectionString: games.wallet.database.urls.games, maxConnections: 1 })
    try {
      await expect(pool.query(statement)).rejects.toThrow(/permission denied/)
    } finally {
      await pool.end()
    }
  })
})

describe('a session', () => {
  it('is neither the launch token nor the bearer of a log-in, nor anything else', async () => {
    const { token } = await games.openFor('ib_zer', minor(1000n))
    const { login } = await games.wallet.newPlayer(minor(1000n))
    for (const secret of [token, login.token, 'x'.repeat(43), '']) {
      const { status, body } = await games.call('balance', {}, secret)
      expect([status, body]).toEqual([401, { code: 'INVALID_TOKEN' }])
    }
    // Nor does a bearer open a game.
    const { body } = await games.call('open', { game: 'ib_zer', token: login.token, locale: 'az' })
    expect(body).toEqual({ code: 'INVALID_TOKEN' })
  })
})

describe('what is sent along', () => {
  it.each<object>([
    { outcome: 5 },
    { multiplier: 100 },
    { returnMinor: 100 },
    { at: 1 },
    { nonce: 0 },
    { seed: 'a' },
    { constructor: 1 },
  ])('of an outcome, multiple or time is refused: %j', async (more) => {
    const { session } = await games.openFor('ib_zer', minor(1000n))
    const { body } = await games.call(
      'start',
      { press: 'press-one', stakeMinor: 100, choice: LOW, ...more },
      session,
    )
    expect(body).toEqual({ code: 'WRONG_SYNTAX' })
  })

  it.each(['../../etc/passwd', 'ib_zer/../x', '%2e%2e', '', 'ib_zer\u0000', 'IB_ZER', 'constructor'])(
    'a game called %j is none',
    async (game) => {
      const { body } = await games.call('open', { game, token: null, locale: 'az' })
      expect(['WRONG_SYNTAX', 'GAME_DISABLED']).toContain(body.code)
    },
  )

  it('a file above the folder of scripts is none', async () => {
    for (const path of [
      '/assets/../game.html',
      '/assets/%2e%2e/package.json',
      '/thumbnails/..%2f..%2fpackage.json',
    ]) {
      expect((await fetch(games.url + path)).status).toBe(404)
    }
  })

  it('a body that is too long, of another type or no JSON is refused', async () => {
    const ask = (body: string, type = 'application/json') =>
      fetch(`${games.url}/play/open`, { method: 'POST', headers: { 'content-type': type }, body })
    expect((await ask('x'.repeat(9000))).status).toBe(400)
    expect((await ask('{}', 'text/plain')).status).toBe(400)
    expect((await ask('{')).status).toBe(400)
  })
})

describe('another game of the same player', () => {
  it('does not move this one', async () => {
    const { session, token } = await games.openFor('o_mina', minor(1000n))
    const start = await games.call(
      'start',
      { press: 'press-one', stakeMinor: 100, choice: { mines: 3 } },
      session,
    )
    const round = (start.body.round as { id: number }).id
    const { body: other } = await games.call('open', { game: 'k_kart', token, locale: 'az' })
    const move = { press: 'press-two', round, move: 'stand' }
    expect((await games.call('move', move, String(other.session))).body).toEqual({ code: 'ROUND_NOT_FOUND' })
  })
})

describe('a production', () => {
  it('takes no seed of a test', () => {
    const settings = {
      ...{ GAMES_DATABASE_URL: 'x', WALLET_URL: 'x', GAME_SECRETS: '{}' },
      GAMES_KEY: Buffer.alloc(32).toString('base64'),
      GAMES_TEST_SEED: 'a'.repeat(64),
    }
    expect(readGamesConfig(settings).testSeed).toBe('a'.repeat(64))
    expect(() => readGamesConfig({ ...settings, NODE_ENV: 'production' })).toThrow('GAMES_TEST_SEED')
  })
})
