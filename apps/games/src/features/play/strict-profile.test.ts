import { createPool, type Pool } from '@xezer/db/pool'
import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from '../../core/catalogue/example-listings.ts'
import { profileOf } from './pace.ts'

const CYCLES = [
  ['ib_zer', { side: 'low', factor: 200 }, 100, 5000],
  ['rg_buta', {}, 20, 2500],
] as const

describe('strict rules of play', () => {
  let games: Games
  let pool: Pool
  beforeAll(async () => {
    games = await bootGames({ listings: EXAMPLE_LISTINGS, settings: { PLAY_PROFILE: 'strict' } })
    pool = createPool({ connectionString: games.wallet.database.urls.games, maxConnections: 1 })
  })
  afterAll(async () => {
    await pool.end()
    await games.stop()
  })

  /** Moves the start of the player's last round back, as if so much time had passed. */
  const pass = (ms: number) =>
    pool.query(
      `update games.round set started_at = started_at - make_interval(secs => $1::float8 / 1000)
       where id = (select max(id) from games.round)`,
      [ms],
    )

  it.each(CYCLES)(
    '%s begins no round before its time, and the frame plays none by itself',
    async (...row) => {
      const [game, choice, stakeMinor, cycleMs] = row
      const { token } = await games.openFor(game, minor(10_000n))
      const { body: opened } = await games.call('open', { game, token, locale: 'az' })
      expect(opened.profile).toEqual({ name: 'strict', cycleMs, hasAutoplay: false })
      const start = (name: string) =>
        games.call('start', { press: `press-${name}`, stakeMinor, choice }, String(opened.session))
      const first = await start('one')
      expect(first.status).toBe(200)
      await pass(cycleMs - 1500)
      expect(await start('two')).toMatchObject({ status: 409, body: { code: 'TOO_EARLY' } })
      const { until } = (await start('three')).body
      expect(Number(until)).toBeGreaterThan(Date.now())
      await pass(1500)
      expect((await start('four')).status).toBe(200)
    },
  )
})

it.each([
  ['standard', 'slots', 2500, true],
  ['standard', 'table', 1000, true],
  ['standard', 'instant', 1000, true],
  ['strict', 'slots', 2500, false],
  ['strict', 'table', 5000, false],
  ['strict', 'instant', 5000, false],
] as const)('%s rules: %s begin again after %d ms, autoplay %s', (name, kind, cycleMs, hasAutoplay) => {
  expect(profileOf(name, { kind })).toEqual({ name, cycleMs, hasAutoplay })
})
