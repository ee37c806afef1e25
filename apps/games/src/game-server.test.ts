import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from './core/catalogue/example-listings.ts'

// Whole rounds, from the press in a frame to the wallet and back, drawn of a known seed.

const SEED = '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4'
const HASH = 'adf5623a1ef47960a3e8f113f9c42a1c2fb31a6d47f8f84b2bf79ca578a4cc69'
const LOW = { side: 'low', factor: 200 }
let games: Games

beforeAll(async () => {
  games = await bootGames({ listings: EXAMPLE_LISTINGS, settings: { GAMES_TEST_SEED: SEED } })
})
afterAll(() => games.stop())

describe('a round that ends with its press', () => {
  it('is drawn of the seeds, paid by the wallet, and then shown', async () => {
    const { session } = await games.openFor('ib_zer', minor(10_000n))
    const { status, body } = await games.call('start', press('one', 100, LOW), session)
    expect(status).toBe(200)
    // Of the vector: 92361 of a million is low.
    expect(body).toMatchObject({
      balanceMinor: 10_100,
      round: { status: 'settled', stakedMinor: 100, returnMinor: 200, nonce: 0, hash: HASH, shared: null },
    })
    expect(JSON.stringify(body)).not.toContain(SEED)
  })

  it('is one however often its press is heard', async () => {
    const { session } = await games.openFor('ib_zer', minor(10_000n))
    const all = await Promise.all(
      Array.from({ length: 8 }, () => games.call('start', press('two', 100, LOW), session)),
    )
    const played = all.filter(({ status }) => status === 200)
    expect(new Set(played.map(({ body }) => JSON.stringify(body.round))).size).toBe(1)
    expect(all.every(({ status, body }) => status === 200 || body.code === 'CHECKING')).toBe(true)
    const { body } = await games.call('balance', {}, session)
    expect(body.balanceMinor).toBe(10_100)
    const other = await games.call('start', press('two', 200, LOW), session)
    expect(other.body).toEqual({ code: 'DUPLICATE' })
  })

  it('waits for the cycle of its game', async () => {
    const { session } = await games.openFor('rg_buta', minor(10_000n))
    expect((await games.call('start', press('one', 20, {}), session)).status).toBe(200)
    const early = await games.call('start', press('two', 20, {}), session)
    expect(early).toMatchObject({ status: 409, body: { code: 'TOO_EARLY', until: expect.any(Number) } })
  })

  it.each([
    [150, LOW, 'WRONG_SYNTAX'],
    [100, { side: 'low', factor: 200, roll: 5 }, 'WRONG_SYNTAX'],
    [100, { side: 'low', factor: 1e9 }, 'WRONG_SYNTAX'],
    [100, null, 'WRONG_SYNTAX'],
    [-100, LOW, 'WRONG_SYNTAX'],
    [0, LOW, 'WRONG_SYNTAX'],
    [1e15, LOW, 'WRONG_SYNTAX'],
    [50_100, LOW, 'LIMIT'],
    [200, { side: 'low', factor: 200 }, 'INSUFFICIENT_FUNDS'],
  ])('refuses %j on %j with %s', async (stakeMinor, choice, code) => {
    const { session } = await games.openFor('ib_zer', minor(100n))
    const { body } = await games.call('start', press('one', stakeMinor, choice), session)
    expect(body).toMatchObject({ code })
    expect((await games.call('balance', {}, session)).body.balanceMinor).toBe(100)
  })

  it('with play money says no word to the wallet', async () => {
    const { body: opened } = await games.call('open', { game: 'ib_zer', token: null, locale: 'ru' })
    const before = games.said.length
    const { body } = await games.call('start', press('one', 100, LOW), String(opened.session))
    expect(body).toMatchObject({ balanceMinor: 100_100, round: { status: 'settled', returnMinor: 200 } })
    expect(games.said).toHaveLength(before)
  })
})

describe('a round of several moves', () => {
  it('comes back as it stood, and ends when its player takes his money', async () => {
    const { session, token } = await games.openFor('o_mina', minor(10_000n))
    const start = await games.call('start', press('one', 100, { mines: 3 }), session)
    expect(start.body).toMatchObject({ balanceMinor: 9900, round: { status: 'open', moves: [] } })
    const round = roundOf(start)
    // Mines of the vector lie at 5, 11 and 22.
    const move = { press: 'press-m-one', round, move: { tile: 0 } }
    const moved = await games.call('move', move, session)
    expect(moved.body).toMatchObject({ round: { status: 'open', moves: [{ tile: 0 }] } })
    expect(JSON.stringify(moved.body)).not.toMatch(/"laid":\[/)
    expect((await games.call('start', press('two', 100, { mines: 3 }), session)).body).toEqual({
      ...{ code: 'ROUND_OPEN', round },
    })
    expect((await games.call('seeds', {}, session)).body).toEqual({ code: 'ROUND_OPEN', round })

    const again = await games.call('open', { game: 'o_mina', token, locale: 'az' })
    expect(again.body).toMatchObject({ open: { id: round, moves: [{ tile: 0 }] } })
    const out = { press: 'press-m-out', round, move: 'cash-out' }
    const ended = await games.call('move', out, String(again.body.session))
    expect(ended.body).toMatchObject({ round: { status: 'settled', returnMinor: expect.any(Number) } })
    expect((await games.call('move', out, session)).body).toEqual(ended.body)
  })

  it('tells nobody of a round of somebody else', async () => {
    const [own, other] = await Promise.all([
      games.openFor('o_mina', minor(1000n)),
      games.openFor('o_mina', minor(1000n)),
    ])
    const round = roundOf(await games.call('start', press('one', 100, { mines: 3 }), own.session))
    const move = { press: 'press-theirs', round, move: { tile: 0 } }
    expect((await games.call('move', move, other.session)).body).toEqual({ code: 'ROUND_NOT_FOUND' })
    expect((await games.call('round', { round }, other.session)).body).toEqual({ code: 'ROUND_NOT_FOUND' })
  })

  it('is found by the name that the account has for it, by its player alone', async () => {
    const [own, other] = await Promise.all([
      games.openFor('ib_zer', minor(1000n)),
      games.openFor('ib_zer', minor(1000n)),
    ])
    const played = await games.call('start', press('named', 100, LOW), own.session)
    const { rows } = await games.wallet.database.pool.query<{ round: string }>(
      'select round from casino_round order by id desc limit 1',
    )
    const named = { round: rows[0]?.round }
    const { body } = await games.call('round', named, own.session)
    expect(body).toMatchObject({ round: { id: roundOf(played), status: 'settled' } })
    expect((await games.call('round', named, other.session)).body).toEqual({ code: 'ROUND_NOT_FOUND' })
    for (const round of ['', 'a b', '../1', 'x'.repeat(65)])
      expect((await games.call('round', { round }, own.session)).status).toBe(400)
  })
})

describe('seeds', () => {
  it('are revealed when others take their place, and the next ones are promised', async () => {
    const { session } = await games.openFor('ib_zer', minor(1000n))
    const { body: played } = await games.call('start', press('one', 100, LOW), session)
    const { body } = await games.call('seeds', { client: 'my-own' }, session)
    expect(body).toMatchObject({
      old: { server: SEED, hash: HASH, client: 'xezer', rounds: 1 },
      seeds: { client: 'my-own', nonce: 0 },
    })
    const { body: looked } = await games.call('round', { round: roundOf({ body: played }) }, session)
    expect(looked).toMatchObject({ serverSeed: SEED, engine: 'dice', version: 1 })
  })
})

function press(name: string, stakeMinor: number, choice: unknown) {
  return { press: `press-${name}`, stakeMinor, choice }
}

function roundOf({ body }: { readonly body: Readonly<Record<string, unknown>> }): number {
  return Number((body.round as { readonly id: number }).id)
}
