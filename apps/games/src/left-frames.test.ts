import { createPool } from '@xezer/db/pool'
import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from './core/catalogue/example-listings.ts'

const SEED = '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4'
const LOW = { side: 'low', factor: 200 }
let games: Games

beforeAll(async () => {
  games = await bootGames({ listings: EXAMPLE_LISTINGS, settings: { GAMES_TEST_SEED: SEED } })
})
afterAll(() => games.stop())

const press = (name: string, stakeMinor: number, choice: unknown) => ({
  ...{ press: `press-${name}`, stakeMinor, choice },
})
const endLogin = (playerId: number) =>
  games.wallet.database.ownerPool.query(
    'update session set ended_at = instant_now() where player_id = $1 and ended_at is null',
    [playerId],
  )

/** Mines of the seed lie at 5, 11 and 22. */
async function openMines(session: string) {
  const begun = await games.call('start', press('begun', 100, { mines: 3 }), session)
  const { id } = begun.body.round as { id: number }
  const move = (name: string, what: unknown) =>
    games.call('move', { press: `press-${name}`, round: id, move: what }, session)
  return { id, move }
}

describe('a frame whose player has logged out', () => {
  it.each([
    ['balance', {}],
    ['rounds', {}],
    ['round', { round: 1 }],
    ['seeds', {}],
  ] as const)('is told nothing and changes nothing: %s', async (call, body) => {
    const { session, playerId } = await games.openFor('ib_zer', minor(10_000n))
    expect((await games.call('start', press('one', 100, LOW), session)).status).toBe(200)
    await endLogin(playerId)
    expect(await games.call(call, body, session)).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_EXPIRED' },
    })
  })

  it('begins no round, and ends the one that is open', async () => {
    const { session, playerId } = await games.openFor('o_mina', minor(10_000n))
    const { move } = await openMines(session)
    await endLogin(playerId)
    expect((await move('one', { tile: 0 })).status).toBe(200)
    expect((await move('out', 'cash-out')).body).toMatchObject({ round: { status: 'settled' } })
    const begin = () => games.call('start', press('three', 100, { mines: 3 }), session)
    await expect.poll(begin).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } })
  })
})

it('what a round returns is in no sum before the wallet has answered', async () => {
  const { session } = await games.openFor('o_mina', minor(10_000n))
  const readNet = async () => Number((await games.call('balance', {}, session)).body.netMinor)
  const { id, move } = await openMines(session)
  await move('one', { tile: 0 })
  const before = games.said.length
  games.faults.push({ call: 'win', fault: 'late' })
  const taken = move('out', 'cash-out')
  await expect.poll(() => games.said.slice(before).map(({ call }) => call)).toContain('win')
  expect(await readNet()).toBe(-100)
  expect((await taken).body).toMatchObject({ round: { id, status: 'settled' } })
  expect(await readNet()).toBeGreaterThan(0)
})

it('a refusal of the wallet that is no word of the frame ends the press all the same', async () => {
  const { session } = await games.openFor('ib_zer', minor(10_000n))
  const own = createPool({ connectionString: games.wallet.database.urls.games, maxConnections: 1 })
  await own.query("update games.player set currency = 'USD' where id = (select max(id) from games.player)")
  await own.end()
  const pressed = await games.call('start', press('one', 100, LOW), session)
  expect(pressed).toMatchObject({ status: 409, body: { code: 'REFUSED' } })
})
