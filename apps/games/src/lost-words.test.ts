import { bootGames, type Games, type LineFault } from '@xezer/dev-world/boot-games'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from './core/catalogue/example-listings.ts'

// The line between game server and wallet is cut at every message, before and behind it, and the game server is started again: no
// round is paid half or twice, and what is open stands as it stood.

const SEED = '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4'
const LOW = { side: 'low', factor: 200 }
const BEFORE = 10_000
let games: Games

beforeAll(async () => {
  games = await bootGames({
    ...{ listings: EXAMPLE_LISTINGS, settings: { GAMES_TEST_SEED: SEED } },
    recoveryPeriodMs: 60_000,
  })
})
afterAll(() => games.stop())

/** Three tries of a message are lost alike. */
const always = (call: string, fault: LineFault['fault']) => [0, 1, 2].map(() => ({ call, fault }))

/** As if the seconds had passed that a bet has. */
async function letTimePass() {
  await games.wallet.database.superuserPool.query(
    'update games.message set due_at = now() where done_at is null',
  )
  await games.recover()
}

async function balanceOf(playerId: number): Promise<number> {
  const { rows } = await games.wallet.database.pool.query<{ cash: bigint; inplay: bigint }>(
    'select cash, inplay from wallet where player_id = $1',
    [playerId],
  )
  expect(Number(rows[0]?.inplay)).toBe(0)
  return Number(rows[0]?.cash)
}

async function statesOf(session: string) {
  const { body } = await games.call('rounds', {}, session)
  return (body.rounds as { status: string }[]).map(({ status }) => status)
}

describe('a round that ends with its press', { timeout: 60_000 }, () => {
  it.each<[string, LineFault[], number, string]>([
    ['its first try is lost', [{ call: 'play', fault: 'asked' }], 100, 'settled'],
    ['its first answer is lost', [{ call: 'play', fault: 'answered' }], 100, 'settled'],
    ['its answer comes too late', [{ call: 'play', fault: 'late' }], 100, 'settled'],
    ['the wallet is busy once', [{ call: 'play', fault: 'refused' }], 100, 'settled'],
    ['every try is lost', always('play', 'asked'), 0, 'voided'],
    ['every answer is lost', always('play', 'answered'), 100, 'settled'],
    ['and the rollback too', [...always('play', 'asked'), ...always('rollback', 'asked')], 0, 'voided'],
    ['and its answer', [...always('play', 'asked'), ...always('rollback', 'answered')], 0, 'voided'],
    [
      'paid, and no word of it',
      [...always('play', 'answered'), ...always('rollback', 'answered')],
      100,
      'settled',
    ],
  ])('%s', async (_name, faults, gained, state) => {
    const { session, playerId } = await games.openFor('ib_zer', minor(BigInt(BEFORE)))
    games.faults.push(...faults)
    const first = await games.call('start', { press: 'press-one', stakeMinor: 100, choice: LOW }, session)
    if (first.status !== 200) expect(JSON.stringify(first.body)).not.toMatch(/returnMinor|view|roll/)
    games.faults.length = 0
    await letTimePass()
    expect(await balanceOf(playerId)).toBe(BEFORE + gained)
    expect(await statesOf(session)).toEqual([state])
    const again = await games.call('start', { press: 'press-one', stakeMinor: 100, choice: LOW }, session)
    // An answer that stands: its frame would say the press again for ever.
    const isBack = { status: 409, body: { code: 'GIVEN_BACK' } }
    expect(again).toMatchObject(state === 'settled' ? { status: 200 } : isBack)
    expect(await balanceOf(playerId)).toBe(BEFORE + gained)
  })
})

describe('a round of several moves', { timeout: 60_000 }, () => {
  it.each<[string, LineFault[]]>([
    ['its win is lost', always('win', 'asked')],
    ['the answer of its win is lost', always('win', 'answered')],
    ['its win is answered late', [{ call: 'win', fault: 'late' }]],
  ])('%s', async (_name, faults) => {
    const { session, playerId } = await games.openFor('o_mina', minor(BigInt(BEFORE)))
    const start = await games.call(
      'start',
      { press: 'press-one', stakeMinor: 100, choice: { mines: 3 } },
      session,
    )
    const round = (start.body.round as { id: number }).id
    await games.call('move', { press: 'press-tile', round, move: { tile: 0 } }, session)
    games.faults.push(...faults)
    await games.call('move', { press: 'press-out', round, move: 'cash-out' }, session)
    games.faults.length = 0
    await letTimePass()
    const { body } = await games.call('round', { round }, session)
    const { returnMinor, status } = body.round as { returnMinor: number; status: string }
    expect(status).toBe('settled')
    expect(returnMinor).toBeGreaterThan(100)
    expect(await balanceOf(playerId)).toBe(BEFORE - 100 + returnMinor)
  })

  it.each(['asked', 'answered'] as const)(
    'a second stake whose word is lost (%s) is no stake',
    async (fault) => {
      const { session, playerId } = await games.openFor('k_kart', minor(BigInt(BEFORE)))
      const start = await games.call('start', { press: 'press-one', stakeMinor: 100, choice: {} }, session)
      const { id: round, options } = start.body.round as { id: number; options: { move: string }[] }
      expect(options.map(({ move }) => move)).toContain('double')
      games.faults.push(...always('bet', fault))
      const doubled = await games.call('move', { press: 'press-double', round, move: 'double' }, session)
      expect(doubled.status).not.toBe(200)
      games.faults.length = 0
      await letTimePass()
      const { body } = await games.call('open', { game: 'k_kart', token: null, locale: 'az' })
      expect(body.open).toBeNull()
      const again = await games.call('move', { press: 'press-double', round, move: 'double' }, session)
      expect(again).toMatchObject({ status: 409, body: { code: 'GIVEN_BACK' } })
      const looked = await games.call('round', { round }, session)
      expect(looked.body.round).toMatchObject({ status: 'open', moves: [], stakedMinor: 100 })
      const stood = await games.call('move', { press: 'press-stand', round, move: 'stand' }, session)
      const { returnMinor } = stood.body.round as { returnMinor: number }
      expect(await balanceOf(playerId)).toBe(BEFORE - 100 + returnMinor)
    },
  )

  it('stands as it stood behind a start of the game server, on another device', async () => {
    const { session, token } = await games.openFor('k_kart', minor(BigInt(BEFORE)))
    const start = await games.call('start', { press: 'press-one', stakeMinor: 100, choice: {} }, session)
    await games.restart()
    const { body } = await games.call('open', { game: 'k_kart', token, locale: 'ru' })
    expect(body.open).toEqual(start.body.round)
  })

  it('that nobody moves for three days ends by the printed rule', async () => {
    const { session, playerId } = await games.openFor('o_mina', minor(BigInt(BEFORE)))
    await games.call('start', { press: 'press-one', stakeMinor: 100, choice: { mines: 3 } }, session)
    await games.wallet.database.superuserPool.query(
      "update games.round set changed_at = now() - interval '73 hours' where state = 'open'",
    )
    await games.recover()
    expect(await statesOf(session)).toEqual(['voided'])
    expect(await balanceOf(playerId)).toBe(BEFORE)
  })
})

describe('both books', () => {
  it('tell the same of every message, whatever was lost on the way', async () => {
    await letTimePass()
    const told = await games.reconcile()
    expect(told).toMatchObject({ awaited: 0, differences: [] })
    expect(told.looked).toBeGreaterThan(20)
    await games.wallet.database.superuserPool.query(
      "update games.message set tx = tx || 'x' where id = (select max(id) from games.message where call = 'win')",
    )
    const { differences } = await games.reconcile()
    expect(differences.map(({ what }) => what)).toEqual([
      ...['unknown to the wallet', 'unknown to the game server'],
    ])
  })
})
