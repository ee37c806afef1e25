import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from './core/catalogue/example-listings.ts'
import type { PlayedListing } from './core/catalogue/game-book.ts'

// A new release may draw otherwise: whatever was begun under the rules before is never moved, drawn or paid by others. And rounds that
// nobody moves are ended, however many they are.

const SEED = '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4'
const LOW = { side: 'low', factor: 200 }
const BEFORE = 10_000
/** Those of the release that is started next. */
const listings: PlayedListing[] = [...EXAMPLE_LISTINGS]
let games: Games

beforeAll(async () => {
  games = await bootGames({
    ...{ listings, settings: { GAMES_TEST_SEED: SEED } },
    recoveryPeriodMs: 600_000,
  })
})
afterAll(() => games.stop())
afterEach(async () => {
  if (listings[0] !== EXAMPLE_LISTINGS[0]) await enterWith(EXAMPLE_LISTINGS)
})

const sql = (text: string, ...values: unknown[]) => games.wallet.database.superuserPool.query(text, values)
/** As if it had been begun by the release before. */
const outdate = (round: number) => sql('update games.round set version = 0 where id = $1', round)
const stateOf = async (round: number) =>
  (await sql('select state, bets from games.round where id = $1', round)).rows[0]

/** Another release, with other games. */
async function enterWith(played: readonly PlayedListing[]) {
  await games.leave()
  listings.splice(0, listings.length, ...played)
  await games.enter()
}

async function moneyOf(playerId: number): Promise<readonly number[]> {
  const { rows } = await sql('select cash, inplay from wallet where player_id = $1', playerId)
  return [Number(rows[0]?.cash), Number(rows[0]?.inplay)]
}

async function begin(game: string, choice: object) {
  const { session, token, playerId } = await games.openFor(game, minor(BigInt(BEFORE)))
  const { body } = await games.call('start', { press: 'press-one', stakeMinor: 100, choice }, session)
  const { id } = body.round as { readonly id: number }
  const move = (name: string, what: unknown) =>
    games.call('move', { press: `press-${name}`, round: id, move: what }, session)
  return { session, token, playerId, id, move }
}

describe('a round whose rules have changed', { timeout: 60_000 }, () => {
  it('makes no move any more: its stake goes back, once', async () => {
    const { playerId, id, move } = await begin('o_mina', { mines: 3 })
    await move('tile', { tile: 0 })
    await outdate(id)
    const out = await move('out', 'cash-out')
    expect(out).toMatchObject({ body: { code: 'GIVEN_BACK', round: id } })
    expect(await stateOf(id)).toMatchObject({ state: 'voided' })
    expect(await moneyOf(playerId)).toEqual([BEFORE, 0])
    expect((await move('out', 'cash-out')).body).toEqual(out.body)
    await games.recover()
    expect(await moneyOf(playerId)).toEqual([BEFORE, 0])
  })

  it('is ended by the first look of the new release, the player present or not', async () => {
    const { playerId, id, session, move } = await begin('o_mina', { mines: 3 })
    // By the printed rule it would end with what it has won by now.
    await move('tile', { tile: 0 })
    const other = await begin('o_mina', { mines: 3 })
    await outdate(id)
    await games.recover()
    expect(await stateOf(id)).toMatchObject({ state: 'voided' })
    expect(await moneyOf(playerId)).toEqual([BEFORE, 0])
    expect(await stateOf(other.id)).toMatchObject({ state: 'open' })
    const again = await games.call(
      'start',
      { press: 'press-two', stakeMinor: 100, choice: { mines: 3 } },
      session,
    )
    expect(again.body).toMatchObject({ round: { status: 'open' } })
  })

  it('gives every stake of it back where a second one is just being taken', async () => {
    const { playerId, id, move } = await begin('k_kart', {})
    games.said.length = 0
    games.faults.push({ call: 'bet', fault: 'late' })
    const doubled = move('double', 'double')
    await expect.poll(async () => (await stateOf(id))?.state, { timeout: 10_000 }).toBe('raising')
    await outdate(id)
    expect((await doubled).status).not.toBe(200)
    expect(await stateOf(id)).toMatchObject({ state: 'voided' })
    expect(await moneyOf(playerId)).toEqual([BEFORE, 0])
    expect(games.said.filter(({ call }) => call === 'rollback').map(({ body }) => body.betTx)).toEqual([
      expect.stringMatching(/\.b2$/),
      expect.stringMatching(/\.b1$/),
    ])
  })

  it('was paid as it was said where it ended with its press', async () => {
    const { session, playerId } = await games.openFor('ib_zer', minor(BigInt(BEFORE)))
    games.faults.push(...[0, 1, 2].map(() => ({ call: 'play', fault: 'answered' as const })))
    games.faults.push(...[0, 1, 2].map(() => ({ call: 'rollback', fault: 'asked' as const })))
    await games.call('start', { press: 'press-one', stakeMinor: 100, choice: LOW }, session)
    games.faults.length = 0
    const { rows } = await sql('select max(id)::int as id from games.round')
    // Under these rules another choice would have been drawn, and lost.
    await sql(
      `update games.round set version = 0, choice = '{"side":"high","factor":200}' where id = $1`,
      rows[0]?.id,
    )
    await sql('update games.message set due_at = now() where done_at is null')
    await games.recover()
    const settled = await sql('select state, return_minor from games.round where id = $1', rows[0]?.id)
    expect(settled.rows).toEqual([{ state: 'settled', return_minor: 200n }])
    expect(await moneyOf(playerId)).toEqual([BEFORE + 100, 0])
  })

  it('goes back where its game has left the catalogue, also out of a round of everybody', async () => {
    const open = await begin('o_mina', { mines: 3 })
    const bet = await games.openFor('l8_sar', minor(BigInt(BEFORE)))
    const press = { press: 'press-one', stakeMinor: 100, auto: null }
    const { body } = await games.call('crash/bet', press, bet.session)
    const { id } = body.round as { readonly id: number }
    expect(await moneyOf(bet.playerId)).toEqual([BEFORE - 100, 100])
    // Their engines are there, under other games.
    await enterWith(listings.map((one) => ({ ...one, id: `${one.id}_new` })))
    await games.recover()
    expect([await stateOf(open.id), await stateOf(id)]).toMatchObject([
      { state: 'voided' },
      { state: 'voided' },
    ])
    expect([await moneyOf(open.playerId), await moneyOf(bet.playerId)]).toEqual([
      [BEFORE, 0],
      [BEFORE, 0],
    ])
  })

  it('is shown by its sums where its game has left the catalogue, by its number and by its name', async () => {
    const { id, token, move } = await begin('o_mina', { mines: 3 })
    await move('tile', { tile: 0 })
    const { body: paid } = await move('out', 'cash-out')
    const { returnMinor } = paid.round as { readonly returnMinor: number }
    const { rows } = await sql('select name from games.round where id = $1', id)
    await enterWith(listings.map((one) => ({ ...one, id: one.id === 'o_mina' ? 'o_other' : one.id })))
    const { session } = (await games.call('open', { game: 'o_other', token, locale: 'az' })).body
    for (const round of [id, rows[0]?.name]) {
      const { status, body } = await games.call('round', { round }, String(session))
      expect([status, body]).toMatchObject([
        200,
        { engine: 'mines', variant: null, round: { id, status: 'settled', returnMinor, view: null } },
      ])
    }
  })

  it('is shown by its sums alone where its game has another engine since', async () => {
    const { id, session, move } = await begin('o_mina', { mines: 3 })
    await move('tile', { tile: 0 })
    await move('out', 'cash-out')
    const look = async () => (await games.call('round', { round: id }, session)).body
    expect(await look()).toMatchObject({ engine: 'mines', round: { status: 'settled', view: { mines: 3 } } })
    await sql("update games.round set engine = 'hi-lo' where id = $1", id)
    expect(await look()).toMatchObject({ engine: 'hi-lo', round: { status: 'settled', view: null } })
  })

  it('leaves both books alike', async () => {
    expect(await games.reconcile()).toMatchObject({ awaited: 0, differences: [] })
  })
})

describe('rounds that nobody moves', { timeout: 120_000 }, () => {
  it('are ended, and not the one whose player comes back while the look is at those before it', async () => {
    const [first, second] = [await begin('o_mina', { mines: 3 }), await begin('o_mina', { mines: 3 })]
    await sql("update games.round set changed_at = now() - interval '74 hours' where id = $1", first.id)
    await sql("update games.round set changed_at = now() - interval '73 hours' where id = $1", second.id)
    games.faults.push({ call: 'rollback', fault: 'late' })
    const looked = games.recover()
    await expect.poll(async () => (await stateOf(first.id))?.state, { timeout: 10_000 }).toBe('voiding')
    expect((await second.move('tile', { tile: 0 })).body).toMatchObject({ round: { status: 'open' } })
    await looked
    expect(await stateOf(second.id)).toMatchObject({ state: 'open' })
    expect((await second.move('out', 'cash-out')).body).toMatchObject({ round: { status: 'settled' } })
  })

  it('are ended though the rounds of everybody cannot be looked at', async () => {
    const { id, playerId } = await begin('o_mina', { mines: 3 })
    await sql("update games.round set changed_at = now() - interval '73 hours' where id = $1", id)
    await sql('alter table games.shared_round rename to gone')
    await games.recover()
    await sql('alter table games.gone rename to shared_round')
    expect(await stateOf(id)).toMatchObject({ state: 'voided' })
    expect(await moneyOf(playerId)).toEqual([BEFORE, 0])
  })

  it('are ended by one look, all of them, and one that cannot be keeps no other waiting', async () => {
    const ids: number[] = []
    for (let place = 0; place < 45; place += 1) {
      const { body } = await games.call('open', { game: 'o_mina', token: null, locale: 'az' })
      const started = await games.call(
        'start',
        { press: 'press-one', stakeMinor: 100, choice: { mines: 3 } },
        String(body.session),
      )
      ids.push((started.body.round as { readonly id: number }).id)
    }
    const openOf = async () => {
      const { rows } = await sql("select id from games.round where id = any($1) and state = 'open'", ids)
      return rows.length
    }
    await sql("update games.round set changed_at = now() - interval '71 hours' where id = any($1)", ids)
    await games.recover()
    expect(await openOf()).toBe(45)
    // One instant for all of them: a page ends in its midst. The first of them stand on moves that were never legal.
    await sql("update games.round set changed_at = now() - interval '73 hours' where id = any($1)", ids)
    await sql(`update games.round set moves = '[{"tile":0},{"tile":0}]' where id = any($1)`, ids.slice(0, 21))
    await games.recover()
    expect(await openOf()).toBe(21)
    await sql("update games.round set moves = '[]' where id = any($1)", ids)
    await games.recover()
    expect(await openOf()).toBe(0)
  })
})
