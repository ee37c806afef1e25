import type { WalletCallName } from '@xezer/contract/game-wallet'
import { presentWireTime } from '@xezer/contract/wire-time'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHindrances } from './core/player/closing.ts'
import { runAudit } from './core/upkeep/run-audit.ts'
import { listCasinoRounds } from './features/casino/casino-rounds.ts'
import { changeFavouriteGame } from './features/casino/favourite-games.ts'
import { createGamePopularity } from './features/casino/game-popularity.ts'
import { LISTED_GAMES } from './features/casino/listed-games.ts'
import { presentAway } from './features/casino/lobby-answers.ts'
import { isAway, isOffered } from './features/casino/offered-game.ts'
import { presentOwnGames } from './features/casino/own-games.ts'
import { type ExampleWallet, openExampleWallet } from './features/game-wallet/example-game-wallet.ts'
import { createExampleProvider } from './features/game-wallet/example-provider.ts'

let wallet: ExampleWallet
let player: Awaited<ReturnType<ExampleWallet['newPlayer']>>
let other: Awaited<ReturnType<ExampleWallet['newPlayer']>>
beforeAll(async () => {
  wallet = await openExampleWallet()
  player = await wallet.newPlayer(minor(100_000n))
  other = await wallet.newPlayer(minor(100_000n))
})
afterAll(() => wallet.stop())

async function open(of: typeof player, game: string) {
  const alpha = createExampleProvider(wallet, 'alpha')
  const { body } = await alpha('session', { token: of.login.launchToken, game })
  const ask = (call: WalletCallName, fields: object) =>
    alpha(call, { session: body.session, game, currency: 'AZN', ...fields })
  return {
    bet: (round: string, amount: number) => ask('bet', { round, tx: `${round}b`, amount }),
    end: (round: string) =>
      ask('win', { round, tx: `${round}w`, betTx: `${round}b`, amount: 0, final: true }),
    back: (round: string) =>
      alpha('rollback', { session: body.session, game, round, tx: `${round}r`, betTx: `${round}b` }),
    play: (round: string, staked: number, returned: number) =>
      ask('play', {
        ...{ round, final: true },
        ...{ bet: { tx: `${round}b`, amount: staked }, win: { tx: `${round}w`, amount: returned } },
      }),
  }
}

const SETTINGS = { port: 8081, familiesOff: new Set(['mines']), gamesOff: new Set<string>(['ng4_nar']) }
const AWAY = LISTED_GAMES.filter((game) => isAway(game, SETTINGS))
const presentOwn = (of: typeof player) =>
  presentOwnGames(wallet.database.pool, of.id, (ids) =>
    presentAway(
      { clock: { nowMs: () => 0 }, images: { inbet: '/thumbnails/', rpl: '/thumbnails/' } },
      AWAY.filter(({ id }) => ids.has(id)),
      'az',
    ),
  )

const nameOf = (game: string) => (game === 'known' ? 'A game' : null)

describe('what of the games is a player’s own', () => {
  it('begins empty', async () => {
    expect(await presentOwn(player)).toEqual({
      ...{ favourites: [], played: [], open: [], away: [], currency: 'AZN' },
    })
  })

  it('is what was played, the last first, and what waits with its stake', async () => {
    const known = await open(player, 'known')
    const waiting = await open(player, 'waiting')
    await known.play('r1', 100, 250)
    await waiting.bet('r2', 1050)
    await known.play('r3', 100, 0)
    const own = await presentOwn(player)
    expect(own.played.map(({ game }) => game)).toEqual(['known', 'waiting'])
    expect(own.open).toMatchObject([{ game: 'waiting', staked: 10.5 }])
    expect(await presentOwn(other)).toMatchObject({ played: [], open: [] })
  })

  it('is a game that is switched off while a round of it waits, and no longer', async () => {
    const guest = await wallet.newPlayer(minor(100_000n))
    const [off, family, on] = await Promise.all(
      ['ng4_nar', 'o_mina', 'pk_at'].map((game) => open(guest, game)),
    )
    // What was played of it before brings nobody back.
    await off?.play('a1', 100, 0)
    expect((await presentOwn(guest)).away).toEqual([])
    await off?.bet('a2', 100)
    await family?.bet('a3', 100)
    await on?.bet('a4', 100)
    const { away, open: waiting } = await presentOwn(guest)
    expect(waiting.map(({ game }) => game).toSorted()).toEqual(['ng4_nar', 'o_mina', 'pk_at'])
    expect(away.map(({ id, hasDemo }) => [id, hasDemo]).toSorted()).toEqual([
      ['ng4_nar', false],
      ['o_mina', false],
    ])
    await off?.end('a2')
    expect((await presentOwn(guest)).away.map(({ id }) => id)).toEqual(['o_mina'])
    // Given back, as whoever never moved has it in the end.
    await family?.back('a3')
    expect(await presentOwn(guest)).toMatchObject({ away: [], open: [{ game: 'pk_at' }] })
    const { rounds } = await listCasinoRounds(wallet.database.pool, guest.id, {}, nameOf)
    expect(rounds.map(({ round, status, staked }) => [round, status, staked])).toContainEqual([
      'a3',
      'closed',
      0,
    ])
    await on?.end('a4')
  })

  it('waits for nothing where every bet of a round went back and its provider never ends it', async () => {
    const guest = await wallet.newPlayer(minor(1000n))
    const alpha = createExampleProvider(wallet, 'alpha')
    const enter = async () =>
      (await alpha('session', { token: guest.login.launchToken, game: 'a-game' })).code
    const { body } = await alpha('session', { token: guest.login.launchToken, game: 'a-game' })
    const { session, player: handle } = body
    const place = { round: 'left', game: 'a-game' }
    const bet = (tx: string, amount: number) =>
      alpha('bet', { session, ...place, tx, amount, currency: 'AZN' })
    const back = (tx: string, betTx: string) => alpha('rollback', { player: handle, ...place, tx, betTx })
    const { pool } = wallet.database
    const look = async () => {
      const { rows } = await pool.query('select cash, inplay from wallet where player_id = $1', [guest.id])
      const { rounds } = await listCasinoRounds(pool, guest.id, {}, nameOf)
      return {
        money: [Number(rows[0]?.cash), Number(rows[0]?.inplay)],
        waiting: (await presentOwn(guest)).open.length,
        told: rounds.map(({ status }) => status),
        hindrances: (await readHindrances(pool, guest.id, null)).openRounds,
      }
    }
    expect([(await bet('b1', 600)).code, (await bet('b2', 400)).code]).toEqual(['OK', 'OK'])
    wallet.disabled.add('alpha a-game')
    expect(await enter()).toBe('OK')
    expect((await back('r2', 'b2')).body).toMatchObject({ code: 'OK', applied: true })
    // One of its stakes is in it still.
    expect([await look(), await enter()]).toEqual([
      { money: [400, 600], waiting: 1, told: ['open'], hindrances: 1 },
      'OK',
    ])
    expect((await back('r1', 'b1')).body).toMatchObject({ code: 'OK', applied: true })
    const nothing = { money: [1000, 0], waiting: 0, told: ['closed'], hindrances: 0 }
    expect([await look(), await enter()]).toEqual([nothing, 'GAME_DISABLED'])

    // The round is its provider's to end: a new bet may come in it, and an end.
    wallet.disabled.delete('alpha a-game')
    expect((await bet('b3', 100)).code).toBe('OK')
    expect(await look()).toEqual({ money: [900, 100], waiting: 1, told: ['open'], hindrances: 1 })
    await back('r3', 'b3')
    const close = () => alpha('close', { player: handle, ...place })
    expect((await close()).body).toMatchObject({ code: 'OK', applied: true })
    expect((await close()).body).toMatchObject({ code: 'OK', applied: false })
    expect((await bet('b4', 100)).code).toBe('ROUND_CLOSED')
    expect(await look()).toEqual(nothing)
    expect((await runAudit(pool)).filter(({ count }) => count > 0)).toEqual([])
  })

  it('no game is away where none is played', () => {
    const off = { ...SETTINGS, port: null }
    expect(LISTED_GAMES.filter((game) => isAway(game, off))).toEqual([])
    expect(LISTED_GAMES.filter((game) => isAway(game, SETTINGS) && isOffered(game, SETTINGS))).toEqual([])
  })

  it('is every round, in pages and in periods', async () => {
    const { pool } = wallet.database
    const { rounds, more, currency } = await listCasinoRounds(pool, player.id, {}, nameOf)
    expect([more, currency]).toEqual([false, 'AZN'])
    expect(
      rounds.map(({ round, name, status, staked, returned }) => [round, name, status, staked, returned]),
    ).toEqual([
      ['r3', 'A game', 'closed', 1, 0],
      ['r2', null, 'open', 10.5, 0],
      ['r1', 'A game', 'closed', 1, 2.5],
    ])
    const [first] = rounds
    const before = await listCasinoRounds(pool, player.id, { before: first?.id ?? 0 }, nameOf)
    expect(before.rounds.map(({ round }) => round)).toEqual(['r2', 'r1'])
    const hourAgo = presentWireTime(Date.now() - 3_600_000)
    expect((await listCasinoRounds(pool, player.id, { to: hourAgo }, nameOf)).rounds).toEqual([])
    expect((await listCasinoRounds(pool, player.id, { from: hourAgo }, nameOf)).rounds.length).toBe(3)
  })

  it('nobody else’s: another player’s number leads nowhere', async () => {
    const { pool } = wallet.database
    const [first] = (await listCasinoRounds(pool, player.id, {}, nameOf)).rounds
    const asked = { before: first?.id ?? 0 }
    expect((await listCasinoRounds(pool, other.id, asked, nameOf)).rounds).toEqual([])
  })
})

describe('favourite games', () => {
  const change = (game: string, on: boolean) =>
    changeFavouriteGame(wallet.database.pool, player.id, { game, on })

  it('stand in the order of choosing, each once', async () => {
    await change('a_one', true)
    await change('a_two', true)
    await change('a_one', true)
    expect((await change('a_three', true)).favourites).toEqual(['a_one', 'a_two', 'a_three'])
    expect((await change('a_two', false)).favourites).toEqual(['a_one', 'a_three'])
    expect((await change('a_two', false)).favourites).toEqual(['a_one', 'a_three'])
    expect((await presentOwn(other)).favourites).toEqual([])
  })

  it('two at once are both there', async () => {
    await Promise.all([change('b_one', true), change('b_two', true)])
    const { favourites } = await presentOwn(player)
    expect(favourites).toEqual(expect.arrayContaining(['b_one', 'b_two']))
  })

  it('are a hundred at most: where no place is left nothing is added', async () => {
    await wallet.database.ownerPool.query(
      "update player_favorites set games = array(select 'c_' || n from generate_series(1, 100) n) where player_id = $1",
      [player.id],
    )
    const { favourites } = await change('d_one', true)
    expect([favourites.length, favourites.includes('d_one')]).toEqual([100, false])
  })
})

it('rounds of a day are counted by game, and those of before are not', async () => {
  const { pool, writePast } = wallet.database
  const HOUR_MS = 3_600_000
  await writePast(
    `insert into casino_round (provider, round, player_id, game, currency, status, staked, in_play, returned, moves, taken_at,
       opened_at, closed_at)
     select 'alpha', 'old' || n, ${other.id}, 'popular', 'AZN', 'closed', 1, 0, 0, 1, 1, at, at
     from generate_series(1, 60) n, lateral (select instant_now() - n * interval '30 minutes' as at) t`,
  )
  let nowMs = Date.now()
  const count = createGamePopularity(pool, { nowMs: () => nowMs })
  const first = (await count()).get('popular') ?? 0
  // Half an hour apart: those of the last 23 to 24 hours.
  expect(first).toBeGreaterThanOrEqual(45)
  expect(first).toBeLessThanOrEqual(48)
  nowMs += 12 * HOUR_MS
  const later = (await count()).get('popular') ?? 0
  expect(first - later).toBe(24)
})
