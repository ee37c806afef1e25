import type { PlayRound } from '@xezer/contract/game-server'
import { bootGames, type Games, type LineFault } from '@xezer/dev-world/boot-games'
import { findListing } from '@xezer/game-catalogue/find-listing'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildKilledGames, type KilledGames, type RunningGames } from './example-killed-games.ts'
import { nodeMachine } from './platform/node-machine.ts'

// The process itself is killed in each state of a round, and another one goes on with it.

/** `npm run games:kills` kills each of the engines that are played in steps in each of its states, with twenty rounds in it. */
const IS_LONG = process.env.KILLS === 'long'
const ROUNDS = IS_LONG ? 20 : 1
const BEFORE = 100_000
const STAKE = 100
const CHOICES: Readonly<Record<string, object>> = {
  ib_zer: { side: 'low', factor: 200 },
  o_mina: { mines: 3 },
  k_kart: {},
  k_usturlab: {},
  rg_tovuz: {},
}
const IN_STEPS = IS_LONG ? ['o_mina', 'k_kart', 'k_usturlab', 'rg_tovuz'] : ['o_mina']

let games: Games
let program: KilledGames
let presses = 0
let roundsBefore = 0

beforeAll(async () => {
  const listings = Object.keys(CHOICES).map((id) => must(findListing(id), 'a game of the catalogue'))
  games = await bootGames({ listings, recoveryPeriodMs: 600_000 })
  program = await buildKilledGames()
})
beforeEach(() => {
  games.faults.length = 0
  games.said.length = 0
})
afterAll(async () => {
  program.stop()
  await games.stop()
})

interface Seat {
  readonly session: string
  readonly playerId: number
  readonly game: string
}

const never = (call: string): LineFault[] => [0, 1, 2].map(() => ({ call, fault: 'asked' }))

describe.each(['ib_zer', ...IN_STEPS])(`killed in %s, rounds: ${ROUNDS}`, { timeout: 300_000 }, (game) => {
  const bet = game === 'ib_zer' ? 'play' : 'bet'

  it('while it bets, and the wallet has heard it', async () => {
    const seats = await killed(game, {
      faults: [{ call: bet, fault: 'late' }],
      press: start,
      until: () => countSaid(bet),
    })
    // A bet that pays at once is done; another one, whose player never saw its round, goes back.
    await expectBehind(seats, game === 'ib_zer' ? 'settled' : 'voided')
  })

  it('while it bets, and the wallet has not', async () => {
    const seats = await killed(game, { faults: never(bet), press: start, until: countLost })
    await expectBehind(seats, 'voided')
  })

  it('while it gives the bet back', async () => {
    const seats = await killed(game, {
      faults: [...never(bet), { call: 'rollback', fault: 'late' }],
      press: start,
      until: () => countSaid('rollback'),
    })
    await expectBehind(seats, 'voided')
  })
})

describe.each(IN_STEPS)(`killed in %s, rounds: ${ROUNDS}`, { timeout: 300_000 }, (game) => {
  it('while it waits for a move', async () => {
    const seats = await killed(game, {
      before: (running, seat) => untilOpen(running, seat, () => true),
      press: async () => undefined,
      until: () => ROUNDS,
    })
    await expectBehind(seats, 'open')
    await playOn(seats)
  })

  it('while it pays', async () => {
    const seats = await killed(game, {
      before: (running, seat) => untilOpen(running, seat, () => true),
      faults: [{ call: 'win', fault: 'late' }],
      press: toEnd,
      until: () => countSaid('win'),
    })
    await expectBehind(seats, 'settled')
  })
})

describe(`killed in a hand, rounds: ${ROUNDS}`, { timeout: 300_000 }, () => {
  const raisable = (round: PlayRound) => raiseOf(round) !== undefined
  const before = (running: RunningGames, seat: Seat) => untilOpen(running, seat, raisable)

  it.each<[string, LineFault[], () => number]>([
    ['and the wallet has heard it', [{ call: 'bet', fault: 'late' }], () => countSaid('bet')],
    ['and the wallet has not', never('bet'), () => 3 * ROUNDS - games.faults.length],
  ])('while it raises, %s', async (_name, faults, until) => {
    const seats = await killed('k_kart', { ...{ before, faults, until }, press: raise })
    // Nobody saw it: the hand stands as it did before.
    await expectBehind(seats, 'open')
    for (const seat of seats) expect((await readRounds(seat))[0]?.stakedMinor).toBe(STAKE)
    await playOn(seats)
  })
})

interface Killing {
  /** What leads there without a fault. */
  readonly before?: (running: RunningGames, seat: Seat) => Promise<PlayRound>
  /** For each of the rounds. */
  readonly faults?: readonly LineFault[]
  /** Its answer may never come. */
  readonly press: (running: RunningGames, seat: Seat, round: PlayRound | undefined) => Promise<unknown>
  /** How many of the rounds are there by now. */
  readonly until: () => number | Promise<number>
}

/** Brings all rounds into the state, kills the program, and lets another one look at what it left. */
async function killed(game: string, { before, faults = [], press, until }: Killing): Promise<Seat[]> {
  const money = minor(BigInt(BEFORE))
  const seats = await Promise.all(
    Array.from({ length: ROUNDS }, async () => ({ game, ...(await games.openFor(game, money)) })),
  )
  await games.leave()
  const running = await program.start(games)
  const rounds = await Promise.all(seats.map((seat) => before?.(running, seat)))
  roundsBefore = await countRounds()
  games.said.length = 0
  games.faults.push(...Array.from({ length: ROUNDS }, () => faults).flat())
  for (const [place, seat] of seats.entries()) press(running, seat, rounds[place]).catch(() => undefined)
  await expect.poll(until, { timeout: 30_000 }).toBeGreaterThanOrEqual(ROUNDS)
  await running.kill()
  games.faults.length = 0
  await games.enter()
  await games.wallet.database.superuserPool.query(
    'update games.message set due_at = now() where done_at is null',
  )
  await games.recover()
  return seats
}

const countSaid = (call: string) => games.said.filter((one) => one.call === call).length

/** Words of a bet that were lost, once every round stands in the tables: each says it three times. */
async function countLost(): Promise<number> {
  const begun = (await countRounds()) - roundsBefore
  return Math.min(begun, 3 * ROUNDS - games.faults.length)
}

async function countRounds(): Promise<number> {
  const { rows } = await games.wallet.database.superuserPool.query<{ count: number }>(
    'select count(*)::int as count from games.round',
  )
  return rows[0]?.count ?? 0
}

function nextPress(): string {
  presses += 1
  return `press-number-${presses}`
}

async function start(running: RunningGames, { game, session }: Seat): Promise<PlayRound> {
  for (;;) {
    const body = { press: nextPress(), stakeMinor: STAKE, choice: CHOICES[game] }
    const said = (await (await running.ask('start', body, session)).json()) as {
      code?: string
      round?: PlayRound
    }
    if (said.code !== 'TOO_EARLY') return must(said.round, 'a round')
    await nodeMachine.timers.sleep(100)
  }
}

async function move(
  running: RunningGames,
  { session }: Seat,
  round: PlayRound,
  chosen: unknown,
): Promise<PlayRound> {
  const body = { press: nextPress(), round: round.id, move: chosen }
  return ((await (await running.ask('move', body, session)).json()) as { round: PlayRound }).round
}

/** A round that is not over with its cards, and that this may be done with. */
async function untilOpen(
  running: RunningGames,
  seat: Seat,
  isWanted: (round: PlayRound) => boolean,
): Promise<PlayRound> {
  for (;;) {
    const round = await start(running, seat)
    if (round.status === 'open' && isWanted(round)) return round
    if (round.status === 'open') await toEnd(running, seat, round)
  }
}

async function toEnd(running: RunningGames, seat: Seat, begun: PlayRound | undefined): Promise<PlayRound> {
  let round = must(begun, 'a round')
  while (round.status === 'open') {
    const ending = round.options.find(({ move: one }) => one === 'cash-out' || one === 'stand')
    round = await move(running, seat, round, must(ending ?? round.options[0], 'a move').move)
  }
  return round
}

const raiseOf = ({ options }: PlayRound) => options.find(({ extraMinor }) => extraMinor > 0)

function raise(running: RunningGames, seat: Seat, round: PlayRound | undefined): Promise<PlayRound> {
  const open = must(round, 'a hand')
  return move(running, seat, open, must(raiseOf(open), 'a raise').move)
}

async function readRounds({ session }: Seat): Promise<PlayRound[]> {
  return (await games.call('rounds', {}, session)).body.rounds as PlayRound[]
}

/** The last round of each stands so, and the purse holds what all of them came to. */
async function expectBehind(seats: readonly Seat[], status: PlayRound['status']): Promise<void> {
  for (const seat of seats) {
    const rounds = await readRounds(seat)
    expect(rounds[0]?.status).toBe(status)
    await expectPurse(seat, rounds)
  }
  expect(await games.reconcile()).toMatchObject({ awaited: 0, differences: [] })
}

async function expectPurse({ playerId }: Seat, rounds: readonly PlayRound[]): Promise<void> {
  const { rows } = await games.wallet.database.pool.query<{ cash: bigint; inplay: bigint }>(
    'select cash, inplay from wallet where player_id = $1',
    [playerId],
  )
  const stands = rounds.filter(({ status }) => status !== 'voided')
  const inPlay = stands
    .filter((round) => round.status === 'open')
    .reduce((sum, round) => sum + round.stakedMinor, 0)
  const gained = stands.reduce((sum, round) => sum + round.returnMinor - round.stakedMinor, 0)
  expect([Number(rows[0]?.cash), Number(rows[0]?.inplay)]).toEqual([BEFORE + gained, inPlay])
}

/** What came back as it stood can be played to its end. */
async function playOn(seats: readonly Seat[]): Promise<void> {
  const here: RunningGames = {
    ask: async (name, body, session) => Response.json((await games.call(name, body, session)).body),
    kill: async () => undefined,
  }
  for (const seat of seats) {
    const [open] = await readRounds(seat)
    expect((await toEnd(here, seat, open)).status).toBe('settled')
    await expectPurse(seat, await readRounds(seat))
  }
}
