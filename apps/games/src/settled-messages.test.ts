import { createPool } from '@xezer/db/pool'
import { bootGames, type Games, type LineFault } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from './core/catalogue/example-listings.ts'
import { pruneGames } from './features/recovery/prune.ts'

// What was said of rounds that ended long ago goes, and with it nothing that may still be said, asked or counted.

const SEED = '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4'
const LOW = { side: 'low', factor: 200 }
const BEFORE = 10_000
let games: Games

beforeAll(async () => {
  games = await bootGames({
    ...{ listings: EXAMPLE_LISTINGS, settings: { GAMES_TEST_SEED: SEED } },
    recoveryPeriodMs: 600_000,
  })
})
afterAll(() => games.stop())

const sql = (text: string, ...values: unknown[]) => games.wallet.database.superuserPool.query(text, values)
const always = (call: string, fault: LineFault['fault']) => [0, 1, 2].map(() => ({ call, fault }))

async function prune(): Promise<number> {
  const pool = createPool({ connectionString: games.environment.GAMES_DATABASE_URL ?? '', maxConnections: 1 })
  try {
    return await pruneGames(pool)
  } finally {
    await pool.end()
  }
}

async function begin(game: string, choice: object, money = BEFORE) {
  const { session, token, playerId } = await games.openFor(game, minor(BigInt(money)))
  const press = (stakeMinor = 100) => games.call('start', { press: 'press-one', stakeMinor, choice }, session)
  const started = await press()
  const { rows } = await sql('select max(id)::int as id from games.round')
  const id = Number(rows[0]?.id)
  const move = (name: string, what: unknown) =>
    games.call('move', { press: `press-${name}`, round: id, move: what }, session)
  return { session, token, playerId, id, press, move, started }
}

/** All of a round becomes so much older. */
async function age(id: number, days: number) {
  await sql(
    `update games.round set started_at = started_at - $2 * interval '1 day', changed_at = changed_at - $2 * interval '1 day'
     where id = $1`,
    ...[id, days],
  )
  await sql(
    "update games.message set created_at = created_at - $2 * interval '1 day' where round_id = $1",
    ...[id, days],
  )
}

const saidOf = async (id: number) =>
  (await sql('select call, code from games.message where round_id = $1 order by id', id)).rows.map(
    ({ call, code }) => `${call} ${code ?? 'awaited'}`,
  )
const stateOf = async (id: number) =>
  (await sql('select state from games.round where id = $1', id)).rows[0]?.state

async function moneyOf(playerId: number): Promise<readonly number[]> {
  const { rows } = await sql('select cash, inplay from wallet where player_id = $1', playerId)
  return [Number(rows[0]?.cash), Number(rows[0]?.inplay)]
}

async function letTimePass() {
  await sql('update games.message set due_at = now() where done_at is null')
  await games.recover()
}

describe('what was said of a round', { timeout: 120_000 }, () => {
  it('goes 400 days behind its end, all of it, whatever the end was; and the books are held against each other all the same', async () => {
    const paid = await begin('ib_zer', LOW)
    const out = await begin('o_mina', { mines: 3 })
    await out.move('tile', { tile: 0 })
    await out.move('out', 'cash-out')
    const refused = await begin('ib_zer', LOW, 50)
    games.faults.push(...always('play', 'asked'))
    const back = await begin('ib_zer', LOW)
    games.faults.length = 0
    await letTimePass()
    const fresh = await begin('ib_zer', LOW)
    const ended = [paid, out, refused, back]
    expect(await Promise.all(ended.map(({ id }) => stateOf(id)))).toEqual([
      ...['settled', 'settled', 'voided', 'voided'],
    ])
    for (const { id } of ended) await age(id, 399)
    expect(await prune()).toBe(0)
    expect(await games.reconcile()).toMatchObject({ summed: 0, awaited: 0, differences: [] })

    for (const { id } of ended) await age(id, 2)
    // One of two words alone, as if they had been a day apart: it is not taken without the other.
    await sql("update games.message set created_at = now() where round_id = $1 and call = 'win'", out.id)
    const looked = async () => (await games.call('round', { round: paid.id }, paid.session)).body
    const before = await looked()
    expect(await prune()).toBe(6)
    expect(await Promise.all(ended.map(({ id }) => saidOf(id)))).toEqual([[], [], [], []])
    expect(await saidOf(fresh.id)).toEqual(['play OK'])
    expect(await prune()).toBe(0)

    expect(await looked()).toEqual(before)
    // Its press is known for as long as its row is there: the same round, and no second stake.
    const money = await moneyOf(paid.playerId)
    expect((await paid.press()).body).toMatchObject({ round: { id: paid.id } })
    expect((await refused.press()).body).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect((await back.press()).body).toMatchObject({ code: 'GIVEN_BACK' })
    expect(await moneyOf(paid.playerId)).toEqual(money)
    expect(await games.reconcile()).toMatchObject({ summed: 4, awaited: 0, differences: [] })
  })

  it('stays while the round waits for a move, and the round goes on', async () => {
    const { id, playerId, move } = await begin('o_mina', { mines: 3 })
    await move('tile', { tile: 0 })
    await age(id, 500)
    expect(await prune()).toBe(0)
    expect(await saidOf(id)).toEqual(['bet OK'])
    const { body } = await move('out', 'cash-out')
    const { returnMinor } = body.round as { readonly returnMinor: number }
    expect(await moneyOf(playerId)).toEqual([BEFORE - 100 + returnMinor, 0])
    // Over since now, however long ago it was begun.
    expect(await prune()).toBe(0)
    expect(await saidOf(id)).toEqual(['bet OK', 'win OK'])
  })

  it.each<[string, LineFault['fault'], string]>([
    ['a bet never came', 'asked', 'OK'],
    ['a bet was taken and nobody told', 'answered', 'ROUND_CLOSED'],
  ])('stays while %s, and is brought to its end', async (_name, fault, code) => {
    games.faults.push(...always('play', fault), ...always('rollback', 'asked'))
    const { id } = await begin('ib_zer', LOW)
    games.faults.length = 0
    await age(id, 500)
    expect(await prune()).toBe(0)
    expect(await saidOf(id)).toEqual(['play UNKNOWN', 'rollback awaited'])
    await letTimePass()
    expect(await saidOf(id)).toEqual(['play UNKNOWN', `rollback ${code}`])
    expect(await prune()).toBe(0)
  })

  it('stays while its win is not heard, and is paid once', async () => {
    const { id, playerId, move } = await begin('o_mina', { mines: 3 })
    await move('tile', { tile: 0 })
    games.faults.push(...always('win', 'answered'))
    await move('out', 'cash-out')
    games.faults.length = 0
    await age(id, 500)
    expect(await prune()).toBe(0)
    expect(await saidOf(id)).toEqual(['bet OK', 'win awaited'])
    const paid = await moneyOf(playerId)
    await letTimePass()
    expect([await stateOf(id), await saidOf(id)]).toEqual(['settled', ['bet OK', 'win OK']])
    expect(await moneyOf(playerId)).toEqual(paid)
  })

  it('stays where its row says that it is over and a word of it is awaited', async () => {
    const { id } = await begin('ib_zer', LOW)
    await age(id, 500)
    await sql('update games.message set done_at = null, code = null where round_id = $1', id)
    expect(await prune()).toBe(0)
    expect(await games.reconcile()).toMatchObject({ awaited: 2, differences: [] })
    await sql("update games.message set done_at = now(), code = 'OK' where round_id = $1", id)
    expect(await prune()).toBe(1)
  })

  it('goes in as many steps as it needs', async () => {
    const { id } = await begin('ib_zer', LOW)
    await age(id, 401)
    await sql(
      `insert into games.round (name, player_id, game, provider, engine, version, state, currency, stake_minor, choice, seed_id,
         nonce, staked_minor, started_at, changed_at)
       select 'old' || n, player_id, game, provider, engine, version, 'voided', currency, stake_minor, choice, seed_id, 1000 + n,
         staked_minor, started_at, changed_at
       from games.round, generate_series(1, 2500) n where id = $1`,
      id,
    )
    await sql(
      `insert into games.message (round_id, tx, call, body, created_at, due_at, done_at, code)
       select r.id, r.name || '.b1', 'play', m.body, m.created_at, m.due_at, m.done_at, 'INSUFFICIENT_FUNDS'
       from games.round r, games.message m where r.name like 'old%' and m.round_id = $1`,
      id,
    )
    expect(await prune()).toBe(2501)
    expect(await games.reconcile()).toMatchObject({ differences: [] })
  })
})

describe('both books', { timeout: 60_000 }, () => {
  const whatOf = async () => (await games.reconcile()).differences.map(({ what }) => what)

  it('find what differs in a round whose messages are gone', async () => {
    const { id } = await begin('ib_zer', LOW)
    await age(id, 401)
    await prune()
    expect(await whatOf()).toEqual([])
    for (const [damage, repair] of [
      ['return_minor = return_minor + 1', 'return_minor = return_minor - 1'],
      ['staked_minor = staked_minor + 1', 'staked_minor = staked_minor - 1'],
      ["state = 'voided'", "state = 'settled'"],
    ]) {
      await sql(`update games.round set ${damage} where id = $1`, id)
      expect(await whatOf()).toEqual(['another sum of a round'])
      await sql(`update games.round set ${repair} where id = $1`, id)
    }
    expect(await whatOf()).toEqual([])
  })

  it('find a word that is missing of a round that is not past, and one of a round that is not there', async () => {
    const { id } = await begin('ib_zer', LOW)
    await age(id, 399)
    const { rows } = await sql('delete from games.message where round_id = $1 returning *', id)
    expect(await whatOf()).toEqual(['unknown to the game server', 'unknown to the game server'])
    await age(id, 2)
    await sql("update games.round set name = 'x' || name where id = $1", id)
    expect((await whatOf()).toSorted()).toEqual([
      ...['another sum of a round', 'unknown to the game server', 'unknown to the game server'],
    ])
    expect(rows).toHaveLength(1)
  })

  it('are read to their end, however much play money stands in between', async () => {
    const before = await games.reconcile()
    const { body } = await games.call('open', { game: 'ib_zer', token: null, locale: 'az' })
    await games.call('start', { press: 'press-one', stakeMinor: 100, choice: LOW }, String(body.session))
    await sql(
      `insert into games.message (round_id, tx, call, body, due_at, done_at, code)
       select round_id, tx || n, call, body, due_at, done_at, code
       from games.message, generate_series(1, 5001) n where id = (select max(id) from games.message)`,
    )
    await begin('ib_zer', LOW)
    expect(await games.reconcile()).toEqual({ ...before, looked: before.looked + 2 })
  })
})
