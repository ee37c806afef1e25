import { major } from '@xezer/money/minor'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runAudit } from './core/upkeep/run-audit.ts'
import { type EnteredGame, enterGame } from './features/game-wallet/example-game-player.ts'
import { type ExampleWallet, GAME, openExampleWallet } from './features/game-wallet/example-game-wallet.ts'
import {
  giveFreeRounds,
  listFreeRounds,
  withdrawFreeRounds,
} from './features/game-wallet/free-rounds-desk.ts'
import { runFreeRoundsOrder } from './operator-free-rounds.ts'

let wallet: ExampleWallet
let player: EnteredGame
beforeAll(async () => {
  wallet = await openExampleWallet()
})
afterAll(() => wallet.stop())
beforeEach(async () => {
  player = await enterGame(wallet, 'alpha', wallet.newPlayer(major(100)))
})
afterEach(async () => {
  expect((await runAudit(wallet.database.pool)).filter(({ count }) => count > 0)).toEqual([])
})

const sql = (text: string, ...values: unknown[]) => wallet.database.ownerPool.query(text, values)
const SAID = { actor: 'Desk', reason: 'a gift' }
const findGame = (_provider: string, game: string) => (game === 'a-game' ? GAME : null)

async function give(over: object = {}) {
  const gift = { playerId: player.id, provider: 'alpha', game: 'a-game', rounds: 2, stake: major(1), days: 7 }
  const given = await giveFreeRounds(wallet.database.pool, findGame, { ...gift, ...over }, SAID)
  return typeof given === 'string' ? given : given.id
}

const takeBack = (free: string) => withdrawFreeRounds(wallet.database.pool, free, SAID)
const endIn = (free: string, seconds: number) =>
  sql(
    `update free_rounds set given_at = given_at - interval '1 day', expires_at = instant_now() + make_interval(secs => $2)
     where id = $1`,
    ...[free, seconds],
  )
const REFUSED = { code: 'LIMIT', reason: 'free_rounds' }
const shown = async () =>
  (await listFreeRounds(wallet.database.pool, player.id)).map(({ used, state }) => [used, state])

describe('free rounds', () => {
  it('are counted down once each, given back by a rollback, and paid by the house', async () => {
    const free = await give()
    const [one, two, three] = [player.round(), player.round(), player.round()]
    expect((await one.bet(0, { free })).code).toBe('OK')
    expect((await one.bet(0, { free })).code).toBe('OK')
    expect((await two.bet(0, { free })).code).toBe('OK')
    expect(await shown()).toEqual([[2, 'used']])
    expect((await three.bet(0, { free })).body).toMatchObject(REFUSED)
    expect((await two.rollback()).body.applied).toBe(true)
    const four = player.round()
    expect((await four.bet(0, { free })).code).toBe('OK')
    expect((await one.win(700)).code).toBe('TX_NOT_FOUND')
    expect((await one.win(700, { free })).code).toBe('OK')
    expect(await player.cash()).toBe(10_700n)
    const { rows } = await sql(
      "select debit from transfer where code = 'casino_win' and cause in (select id from casino_round where player_id = $1)",
      player.id,
    )
    expect(rows).toEqual([{ debit: -103n }])
  })

  it('are their player’s and their provider’s', async () => {
    const free = await give()
    const other = await enterGame(wallet, 'alpha', wallet.newPlayer(major(100)))
    expect((await other.round().bet(0, { free })).body).toMatchObject(REFUSED)
    const elsewhere = await give({ provider: 'beta' })
    expect((await player.round().bet(0, { free: elsewhere })).body).toMatchObject(REFUSED)
    expect((await player.round().bet(0, { free: 'f0' })).body).toMatchObject(REFUSED)
  })

  it('are begun until their end and not behind it; what was begun is played and paid', async () => {
    const free = await give()
    await endIn(free, 60)
    const [begun, late] = [player.round(), player.round()]
    expect((await begun.bet(0, { free })).code).toBe('OK')
    await endIn(free, -1)
    expect((await late.bet(0, { free })).body).toMatchObject(REFUSED)
    // Another one of them, in the round that is under way, would be begun behind the end too.
    expect((await begun.bet(0, { free, tx: `${begun.name}again` })).body).toMatchObject(REFUSED)
    expect((await begun.bet(0, { free })).code).toBe('OK')
    expect((await begun.win(500, { free })).code).toBe('OK')
    expect(await player.cash()).toBe(10_500n)
    expect(await shown()).toEqual([[1, 'expired']])
    expect(await takeBack(free)).toBeNull()
  })

  it('that are rolled back behind their end are not there again', async () => {
    const free = await give()
    const begun = player.round()
    await begun.bet(0, { free })
    await endIn(free, -1)
    expect((await begun.rollback()).body.applied).toBe(true)
    expect(await shown()).toEqual([[0, 'expired']])
    expect((await player.round().bet(0, { free })).body).toMatchObject(REFUSED)
  })

  it('that are taken back are played to the end where they were begun, and else not', async () => {
    const free = await give({ rounds: 3 })
    const begun = player.round()
    await begun.bet(0, { free })
    expect(await takeBack(free)).toBe(2)
    expect(await takeBack(free)).toBeNull()
    expect(await takeBack('f0')).toBeNull()
    expect((await player.round().bet(0, { free })).body).toMatchObject(REFUSED)
    expect((await begun.win(300, { free })).code).toBe('OK')
    expect(await player.cash()).toBe(10_300n)
    expect(await shown()).toEqual([[1, 'withdrawn']])
    const { rows } = await sql(
      'select actor, action, after from trail where subject = $1 order by number',
      `free rounds ${free}`,
    )
    expect(rows).toMatchObject([
      { actor: 'Desk', action: 'free_rounds.given', after: { reason: 'a gift', rounds: 3, stake: '100' } },
      { actor: 'Desk', action: 'free_rounds.withdrawn', after: { reason: 'a gift', left: 2 } },
    ])
  })

  it('that are begun and taken back at once were one or the other', async () => {
    const free = await give({ rounds: 5 })
    const rounds = Array.from({ length: 12 }, () => player.round())
    const [said, left] = await Promise.all([
      Promise.all(rounds.map((round) => round.bet(0, { free }))),
      takeBack(free),
    ])
    expect(said.filter(({ code }) => code === 'OK').length + (left ?? 0)).toBe(5)
  })
})

describe('the desk', () => {
  it.each([
    [
      'who pauses',
      `insert into player_break (player_id, kind, length, began_at, ends_at)
       values ($1, 'time_out', '24h', instant_now(), instant_now() + interval '1 day')`,
    ],
    [
      'who excluded himself',
      `insert into player_break (player_id, kind, length, began_at, ends_at)
       values ($1, 'exclusion', '6m', instant_now(), instant_now() + interval '180 days')`,
    ],
    ['who is blocked', "update player set status = 'blocked' where id = $1"],
  ])('gives nothing to %s', async (_name, damage) => {
    await sql(damage, player.id)
    expect(await give()).toBe('not_now')
    expect(await shown()).toEqual([])
  })

  it.each<[object, string]>([
    [{ playerId: 999_999_999 }, 'no_player'],
    [{ game: 'another' }, 'no_game'],
    [{ stake: GAME.minMinor - 1n }, 'stake_range'],
    [{ stake: GAME.maxMinor + 1n }, 'stake_range'],
  ])('gives nothing where there is %o', async (over, refusal) => {
    expect(await give(over)).toBe(refusal)
  })

  it('gives at both ends of what is staked on the game', async () => {
    expect(await give({ stake: GAME.minMinor })).toMatch(/^f\d+$/)
    expect(await give({ stake: GAME.maxMinor })).toMatch(/^f\d+$/)
  })
})

describe('the order of an operator', () => {
  const stakes = { min: 10, max: 50_000, maxWin: 25_000_000 }
  const config = {
    gameProviders: new Map([['alpha', { secrets: ['s'], games: new Map([['a-game', stakes]]) }]]),
  }
  const BY = ['--actor', 'Desk', '--reason', 'a gift']
  async function order(...words: string[]) {
    const lines: string[] = []
    const note = (line: string) => void lines.push(line)
    const [log, error] = [
      vi.spyOn(console, 'log').mockImplementation(note),
      vi.spyOn(console, 'error').mockImplementation(note),
    ]
    const status = await runFreeRoundsOrder({ pool: wallet.database.pool, config }, words)
    log.mockRestore()
    error.mockRestore()
    return { status, text: lines.join('\n') }
  }
  const id = () => String(player.id)

  it('gives, tells and takes back', async () => {
    const { status, text } = await order('give', id(), 'alpha', 'a-game', '3', '0.50', '7', ...BY)
    expect(status).toBe(0)
    const free = /f\d+$/.exec(text)?.[0] ?? ''
    const round = player.round()
    expect((await round.bet(0, { free })).code).toBe('OK')
    await round.close()
    expect((await order('list', id())).text).toMatch(/alpha a-game {2}1 of 3 used at 0[.,]50.*: open/)
    expect(await order('withdraw', free, ...BY)).toMatchObject({ status: 0 })
    expect(await order('withdraw', free, ...BY)).toMatchObject({ status: 1 })
    expect((await order('list', id())).text).toContain('withdrawn')
  })

  it('gives nothing of a game of the house, which asks for none', async () => {
    const said = await order('give', id(), 'ib_', 'ib_zer', '3', '0.50', '7', ...BY)
    expect(said).toMatchObject({ status: 1 })
    expect(said.text).toContain('no free rounds')
  })

  it.each([
    ['nobody says it', ['give', '1', 'alpha', 'a-game', '3', '0.50', '7', '--reason', 'x']],
    ['nobody says why', ['give', '1', 'alpha', 'a-game', '3', '0.50', '7', '--actor', 'x']],
    ['there are too many', ['give', '1', 'alpha', 'a-game', '1001', '0.50', '7', ...BY]],
    ['there are none', ['give', '1', 'alpha', 'a-game', '0', '0.50', '7', ...BY]],
    ['they last too long', ['give', '1', 'alpha', 'a-game', '3', '0.50', '366', ...BY]],
    ['the stake is none', ['give', '1', 'alpha', 'a-game', '3', 'x', '7', ...BY]],
    ['there is more than it takes', ['give', '1', 'alpha', 'a-game', '3', '0.50', '7', 'more', ...BY]],
    ['it is another word', ['lend', ...BY]],
  ])('is none where %s', async (_name, words) => {
    expect((await order(...words)).status).toBeNull()
  })
})
