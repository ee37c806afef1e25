import { OPEN_ROUND_HOURS } from '@xezer/contract/casino'
import type { Json } from '@xezer/game-math/play/engine'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, expect, it } from 'vitest'
import {
  bootMoved,
  findFirstSeed,
  HAND,
  HI_LO,
  MINES,
  type Moved,
  POKER,
  playFirst,
  STAKE,
} from './example-first-rounds.ts'

// A round that nobody moves any more is ended by the house, as the rules of its game print it: hands stand, all cards are held, what
// was won is taken, and where nothing was played yet the stake goes back.

const BEFORE = 10_000
interface Left {
  readonly game: Moved
  readonly moves: readonly Json[]
  /** What the house moves; null where it gives back what was staked. */
  readonly ends: readonly Json[] | null
}

/** A pair whose hands are paid once split, cards that pay when all are held, and no mine at the first tile. */
const SEED = findFirstSeed((seed) => {
  const returnOf = (game: Moved, moves: readonly Json[]) => playFirst(seed, game, moves)?.returnMinor ?? 0
  const split = returnOf(HAND, ['split', 'stand', 'stand'])
  const doubled = returnOf(HAND, ['split', 'double', 'stand'])
  if (split === 0 || doubled === 0 || split === doubled) return false
  return returnOf(POKER, [{ hold: 31 }]) > 0 && playFirst(seed, MINES, [{ tile: 0 }])?.isOver === false
})
const RIGHT = must(
  ['higher', 'lower', 'same'].find((guess) => playFirst(SEED, HI_LO, [guess])?.isOver === false),
  'a guess that is right',
)

const { games, sql, moneyOf } = await bootMoved(SEED)
afterAll(() => games.stop())

async function leaveFor(round: number, hours: number) {
  await sql(
    'update games.round set changed_at = now() - make_interval(hours => $2) where id = $1',
    round,
    hours,
  )
  await games.recover()
}

/** Opens a round and moves it, each press once. */
async function begin({ game: { game, choice }, moves }: Left) {
  const { session, playerId } = await games.openFor(game, minor(BigInt(BEFORE)))
  const start = await games.call('start', { press: 'press-start', stakeMinor: STAKE, choice }, session)
  const { id } = start.body.round as { readonly id: number }
  const press = (name: string, move: Json) =>
    games.call('move', { press: `press-move-${name}`, round: id, move }, session)
  for (const [place, move] of moves.entries()) expect((await press(`${place}`, move)).status).toBe(200)
  const look = async () => (await games.call('round', { round: id }, session)).body.round
  return { session, playerId, id, press, look }
}

it.each<[string, Left]>([
  ['a hand that was dealt', { game: HAND, moves: [], ends: ['stand'] }],
  ['the second hand of a split, the first stood', { game: HAND, moves: ['split', 'stand'], ends: ['stand'] }],
  ['both hands of a split', { game: HAND, moves: ['split'], ends: ['stand', 'stand'] }],
  ['the second of them, the first doubled', { game: HAND, moves: ['split', 'double'], ends: ['stand'] }],
  ['cards of video poker', { game: POKER, moves: [], ends: [{ hold: 31 }] }],
  ['a right guess', { game: HI_LO, moves: [RIGHT], ends: ['cash-out'] }],
  ['no guess', { game: HI_LO, moves: [], ends: null }],
  ['a safe tile', { game: MINES, moves: [{ tile: 0 }], ends: ['cash-out'] }],
  ['no tile', { game: MINES, moves: [], ends: null }],
])('%s, left for three days', { timeout: 60_000 }, async (_name, left) => {
  const { game, moves, ends } = left
  const stakedMinor = must(playFirst(SEED, game, moves), 'a legal round').stakedMinor
  const { playerId, id, press, look } = await begin(left)
  await leaveFor(id, OPEN_ROUND_HOURS - 1)
  expect(await look()).toMatchObject({ status: 'open', moves, stakedMinor })
  expect(await moneyOf(playerId)).toEqual([BEFORE - stakedMinor, stakedMinor])

  await leaveFor(id, OPEN_ROUND_HOURS + 1)
  const ended = ends === null ? null : must(playFirst(SEED, game, [...moves, ...ends]), 'an end')
  const returnMinor = ended?.returnMinor ?? stakedMinor
  const after = BEFORE - stakedMinor + returnMinor
  const status = ended === null ? 'voided' : 'settled'
  expect(await look()).toMatchObject({ status, returnMinor: ended?.returnMinor ?? 0 })
  if (ended !== null) expect(await look()).toMatchObject({ moves: [...moves, ...(ends ?? [])], stakedMinor })
  expect(await moneyOf(playerId)).toEqual([after, 0])

  // Neither another look nor its player, who is back, ends it once more.
  await leaveFor(id, OPEN_ROUND_HOURS + 1)
  await Promise.all([games.recover(), games.recover()])
  for (const move of ends ?? ['cash-out'])
    expect(await press('back', move)).toMatchObject({ status: 409, body: { code: 'ILLEGAL_MOVE' } })
  expect(await moneyOf(playerId)).toEqual([after, 0])
  const { rows } = await sql('select call from games.message where round_id = $1 order by id', id)
  const last = rows.filter(({ call }) => call !== 'bet').map(({ call }) => call)
  expect(last).toEqual([ended === null ? 'rollback' : 'win'])
  expect(await games.reconcile()).toMatchObject({ awaited: 0, differences: [] })
})
