import { OPEN_ROUND_HOURS } from '@xezer/contract/casino'
import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { findListing } from '@xezer/game-catalogue/find-listing'
import { createDraws } from '@xezer/game-math/draws/draws'
import { roundWords } from '@xezer/game-math/draws/words'
import type { EngineName, Json } from '@xezer/game-math/play/engine'
import { findEngine } from '@xezer/game-math/play/find-engine'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hmac, sha256 } from './core/seeds/seed-store.ts'

// A round that nobody moves any more is ended by the house, as the rules of its game print it: hands stand, all cards are held, what
// was won is taken, and where nothing was played yet the stake goes back.

const BEFORE = 10_000
const STAKE = 100
const GAMES = {
  blackjack: 'k_kart',
  'video-poker': 'rg_tovuz',
  'hi-lo': 'k_usturlab',
  mines: 'o_mina',
} satisfies Partial<Record<EngineName, string>>

interface Left {
  readonly engine: keyof typeof GAMES
  readonly choice: Json
  readonly moves: readonly Json[]
  /** What the house moves; null where it gives back what was staked. */
  readonly ends: readonly Json[] | null
}

/** The first round of this seed, after these moves. */
function playFirst(
  seed: string,
  { engine, choice }: Pick<Left, 'engine' | 'choice'>,
  moves: readonly Json[],
) {
  const draws = createDraws(roundWords(hmac, { server: seed, client: 'xezer', nonce: 0 }))
  return findEngine(engine).play(draws, STAKE, choice, moves)
}

const HAND = { engine: 'blackjack', choice: {} } as const
const POKER = { engine: 'video-poker', choice: {} } as const
const MINES = { engine: 'mines', choice: { mines: 3 } } as const
const HI_LO = { engine: 'hi-lo', choice: {} } as const

/** A pair that is split and has to be played on, one of both hands wins, cards that pay when all are held, and no mine at the first tile. */
const SEED = must(
  Array.from({ length: 20_000 }, (_, place) => sha256(`left ${place}`)).find((seed) => {
    const split = playFirst(seed, HAND, ['split', 'stand', 'stand'])
    const doubled = playFirst(seed, HAND, ['split', 'double', 'stand'])
    const isPaid = (split?.returnMinor ?? 0) > 0 && (doubled?.returnMinor ?? 0) > 0
    if (!isPaid || split?.returnMinor === doubled?.returnMinor) return false
    return (
      (playFirst(seed, POKER, [{ hold: 31 }])?.returnMinor ?? 0) > 0 &&
      playFirst(seed, MINES, [{ tile: 0 }])?.isOver === false
    )
  }),
  'a seed of such rounds',
)
const RIGHT = must(
  ['higher', 'lower', 'same'].find((guess) => playFirst(SEED, HI_LO, [guess])?.isOver === false),
  'a guess that is right',
)

let games: Games

beforeAll(async () => {
  const listings = Object.values(GAMES).map((id) => must(findListing(id), 'a game of the catalogue'))
  games = await bootGames({ listings, settings: { GAMES_TEST_SEED: SEED }, recoveryPeriodMs: 600_000 })
})
afterAll(() => games.stop())

const sql = (text: string, ...values: unknown[]) => games.wallet.database.superuserPool.query(text, values)

async function leaveFor(round: number, hours: number) {
  await sql(
    'update games.round set changed_at = now() - make_interval(hours => $2) where id = $1',
    round,
    hours,
  )
  await games.recover()
}

/** What may be staked, and what is staked. */
async function moneyOf(playerId: number): Promise<readonly number[]> {
  const { rows } = await sql('select cash, inplay from wallet where player_id = $1', playerId)
  return [Number(rows[0]?.cash), Number(rows[0]?.inplay)]
}

/** Opens a round and moves it, each press once. */
async function begin({ engine, choice, moves }: Left) {
  const { session, playerId } = await games.openFor(GAMES[engine], minor(BigInt(BEFORE)))
  const start = await games.call('start', { press: 'press-start', stakeMinor: STAKE, choice }, session)
  const { id } = start.body.round as { readonly id: number }
  const press = (name: string, move: Json) =>
    games.call('move', { press: `press-move-${name}`, round: id, move }, session)
  for (const [place, move] of moves.entries()) expect((await press(`${place}`, move)).status).toBe(200)
  const look = async () => (await games.call('round', { round: id }, session)).body.round
  return { session, playerId, id, press, look }
}

it.each<[string, Left]>([
  ['a hand that was dealt', { ...HAND, moves: [], ends: ['stand'] }],
  ['the second hand of a split, the first stood', { ...HAND, moves: ['split', 'stand'], ends: ['stand'] }],
  ['both hands of a split', { ...HAND, moves: ['split'], ends: ['stand', 'stand'] }],
  ['the second of them, the first doubled', { ...HAND, moves: ['split', 'double'], ends: ['stand'] }],
  ['cards of video poker', { ...POKER, moves: [], ends: [{ hold: 31 }] }],
  ['a right guess', { ...HI_LO, moves: [RIGHT], ends: ['cash-out'] }],
  ['no guess', { ...HI_LO, moves: [], ends: null }],
  ['a safe tile', { ...MINES, moves: [{ tile: 0 }], ends: ['cash-out'] }],
  ['no tile', { ...MINES, moves: [], ends: null }],
])('%s, left for three days', { timeout: 60_000 }, async (_name, left) => {
  const { engine, choice, moves, ends } = left
  const stakedMinor = must(playFirst(SEED, left, moves), 'a legal round').stakedMinor
  const { playerId, id, press, look } = await begin(left)
  await leaveFor(id, OPEN_ROUND_HOURS - 1)
  expect(await look()).toMatchObject({ status: 'open', moves, stakedMinor })
  expect(await moneyOf(playerId)).toEqual([BEFORE - stakedMinor, stakedMinor])

  await leaveFor(id, OPEN_ROUND_HOURS + 1)
  const ended =
    ends === null ? null : must(playFirst(SEED, { engine, choice }, [...moves, ...ends]), 'an end')
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
