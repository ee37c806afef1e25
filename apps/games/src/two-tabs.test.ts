import type { PlayRound } from '@xezer/contract/game-server'
import type { Json } from '@xezer/game-math/play/engine'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, describe, expect, it } from 'vitest'
import {
  bootMoved,
  findFirstSeed,
  HAND,
  HI_LO,
  MINES,
  type Moved,
  playFirst,
  STAKE,
} from './example-first-rounds.ts'

// One player has a game open twice and presses in both at once: the round goes one step, as one of both presses says.

const BEFORE = 10_000
const isOpen = (seed: string, game: Moved, moves: readonly Json[]) =>
  playFirst(seed, game, moves)?.isOver === false
/** A pair, no mine below the first tiles, and a card that may be followed by higher and by lower ones. */
const SEED = findFirstSeed(
  (seed) =>
    isOpen(seed, HAND, ['split']) &&
    isOpen(seed, MINES, [{ tile: 0 }, { tile: 1 }, { tile: 2 }]) &&
    isOpen(seed, HI_LO, ['lower', 'lower']) &&
    playFirst(seed, HI_LO, ['higher']) !== null &&
    playFirst(seed, HI_LO, ['lower', 'higher']) !== null,
)

const { games, sql, moneyOf } = await bootMoved(SEED)
afterAll(() => games.stop())

async function callsOf(round: number): Promise<readonly string[]> {
  const { rows } = await sql('select call from games.message where round_id = $1 order by id', round)
  return rows.map(({ call }) => call as string)
}

/** One player, and two frames of the game. */
async function openTwice({ game, choice }: Moved, money = BEFORE) {
  const { session, token, playerId } = await games.openFor(game, minor(BigInt(money)))
  const { body } = await games.call('open', { game, token, locale: 'ru' })
  const sessions = [session, String(body.session)]
  expect(new Set(sessions).size).toBe(2)
  const start = (tab: number) =>
    games.call('start', { press: `press-start-${tab}`, stakeMinor: STAKE, choice }, sessions[tab])
  const look = async (round: number) =>
    (await games.call('round', { round }, session)).body.round as PlayRound
  return { sessions, playerId, start, look }
}

describe('two different moves at once', { timeout: 60_000 }, () => {
  it.each<[string, Moved, Json[], Json, Json]>([
    ['two tiles', MINES, [], { tile: 1 }, { tile: 2 }],
    ['a tile and the way out', MINES, [{ tile: 0 }], { tile: 1 }, 'cash-out'],
    ['a card and none', HAND, [], 'hit', 'stand'],
    ['a card in each', HAND, [], 'hit', 'hit'],
    ['two that stake more', HAND, [], 'double', 'split'],
    ['one that stakes more, and a card', HAND, [], 'double', 'hit'],
    ['two of a split hand', HAND, ['split'], 'double', 'stand'],
    ['two guesses', HI_LO, [], 'higher', 'lower'],
    ['a guess and the way out', HI_LO, ['lower'], 'higher', 'cash-out'],
  ])('%s', async (_name, game, moves, one, other) => {
    const { sessions, playerId, start, look } = await openTwice(game)
    const { id } = (await start(0)).body.round as PlayRound
    const press = (tab: number, seen: number, move: Json) =>
      games.call('move', { press: `press-${tab}-${seen}`, round: id, move, seen }, sessions[tab])
    for (const [seen, move] of moves.entries()) expect((await press(0, seen, move)).status).toBe(200)

    const answers = await Promise.all([press(0, moves.length, one), press(1, moves.length, other)])
    const round = await look(id)
    expect([
      [...moves, one],
      [...moves, other],
    ]).toContainEqual(round.moves)
    for (const { status, body } of answers) {
      if (status === 200) expect(body.round).toEqual(round)
      else expect([status, body.code]).toEqual([503, 'CHECKING'])
    }
    expect(answers.map(({ status }) => status)).toContain(200)

    // Both frames say their press again, and nothing more comes of it.
    const again = await Promise.all([press(0, moves.length, one), press(1, moves.length, other)])
    expect(again.map(({ body }) => body.round)).toEqual([round, round])
    const { isOver, stakedMinor, returnMinor } = must(
      playFirst(SEED, game, round.moves as Json[]),
      'a legal round',
    )
    expect(round).toMatchObject({ status: isOver ? 'settled' : 'open', stakedMinor, returnMinor })
    const inPlay = isOver ? 0 : stakedMinor
    expect(await moneyOf(playerId)).toEqual([BEFORE - stakedMinor + returnMinor, inPlay])
    const bets = Array.from({ length: stakedMinor / STAKE }, () => 'bet')
    expect(await callsOf(id)).toEqual([...bets, ...(isOver ? ['win'] : [])])
    expect(await games.reconcile()).toMatchObject({ awaited: 0, differences: [] })
  })
})

describe('a frame that did not see the last moves', { timeout: 60_000 }, () => {
  async function splitElsewhere() {
    const frames = await openTwice(HAND, 2 * STAKE + 50)
    const { id } = (await frames.start(0)).body.round as PlayRound
    const press = (tab: number, name: string, seen: number, move: Json) =>
      games.call('move', { press: `press-${name}`, round: id, move, seen }, frames.sessions[tab])
    expect((await press(0, 'split', 0, 'split')).status).toBe(200)
    return { ...frames, id, press }
  }

  it('is shown the round, and not why another press was refused', async () => {
    const { id, press, look } = await splitElsewhere()
    const refused = await press(0, 'double', 1, 'double')
    expect(refused).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_FUNDS' } })
    const { status, body } = await press(1, 'hit', 0, 'hit')
    expect([status, body.round]).toEqual([200, await look(id)])
    expect(body.round).toMatchObject({ status: 'open', moves: ['split'] })
  })

  it('is shown how it ended', async () => {
    const { id, press, look } = await splitElsewhere()
    for (const [place, seen] of [1, 2].entries()) await press(0, `stand-${place}`, seen, 'stand')
    const { status, body } = await press(1, 'hit', 0, 'hit')
    expect([status, body.round]).toEqual([200, await look(id)])
    expect(body.round).toMatchObject({ status: 'settled', moves: ['split', 'stand', 'stand'] })
  })

  it('ends nothing that would be legal all the same', async () => {
    const { playerId, press } = await splitElsewhere()
    const { body } = await press(1, 'stand', 0, 'stand')
    expect(body.round).toMatchObject({ status: 'open', moves: ['split'] })
    expect(await moneyOf(playerId)).toEqual([50, 2 * STAKE])
  })
})

describe('two starts at once', { timeout: 60_000 }, () => {
  it.each([
    ['mines', MINES],
    ['blackjack', HAND],
    ['hi-lo', HI_LO],
  ] as const)('of %s open one round', async (_name, game) => {
    const { playerId, start } = await openTwice(game)
    const answers = await Promise.all([start(0), start(1)])
    const [begun, refused] = answers[0].status === 200 ? answers : [answers[1], answers[0]]
    expect(begun.status).toBe(200)
    expect(refused.body.code).toMatch(/^(ROUND_OPEN|CHECKING)$/)
    const { id } = begun.body.round as PlayRound
    const { rows } = await sql(
      'select id::int, state from games.round where player_id = (select player_id from games.round where id = $1)',
      id,
    )
    expect(rows).toEqual([{ id, state: 'open' }])
    expect(await callsOf(id)).toEqual(['bet'])
    expect(await moneyOf(playerId)).toEqual([BEFORE - STAKE, STAKE])
    // What was pressed in vain begins no other one later.
    const again = await Promise.all([start(0), start(1)])
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await moneyOf(playerId)).toEqual([BEFORE - STAKE, STAKE])
    expect(await games.reconcile()).toMatchObject({ awaited: 0, differences: [] })
  })
})
