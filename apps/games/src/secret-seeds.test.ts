import { createPool, type Pool } from '@xezer/db/pool'
import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { LISTINGS } from '@xezer/game-catalogue/find-listing'
import type { Listing } from '@xezer/game-catalogue/listing'
import { ENGINE_NAMES, type EngineName } from '@xezer/game-math/play/engine'
import { EXAMPLE_CHOICES } from '@xezer/game-math/play/example-play'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { seededRandom } from '@xezer/std/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildKilledGames, type KilledGames, type StartedGames } from './example-killed-games.ts'

// A walk through all that a player can ask, in every engine, with the program as it is shipped and its log at its chattiest: until a
// pair of seeds is changed its server seed is in nothing that leaves the game server, and no other secret of its shape either.

/** One game of each engine. */
const GAMES: readonly Listing[] = ENGINE_NAMES.map((engine) =>
  must(
    LISTINGS.find((listing) => listing.engine === engine),
    'a game of every engine',
  ),
)
const HEX = /[0-9a-f]{64}/gi

let games: Games
let program: KilledGames
let running: StartedGames
let pool: Pool

beforeAll(async () => {
  games = await bootGames({ listings: GAMES })
  program = await buildKilledGames()
  await games.leave()
  running = await program.start(games, { LOG_LEVEL: 'trace' })
  pool = createPool({ connectionString: games.wallet.database.urls.games, maxConnections: 2 })
}, 120_000)
afterAll(async () => {
  await pool.end()
  await running.kill()
  program.stop()
  await games.stop()
})

/** Of pairs that were changed. */
const revealed: string[] = []

type Answer = Readonly<Record<string, unknown>>
interface Changed {
  readonly old: { readonly server: string; readonly hash: string }
  readonly seeds: { readonly hash: string }
}
interface Round {
  readonly id: number
  readonly status: string
  readonly options: readonly { readonly move: unknown }[]
}

/** What anybody may know: the hashes of pairs, and of flights the link that was published before. */
async function readPublished(): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ hash: string }>(
    `select hash from games.seed union select hash from games.shared_round
     union select published from games.chain union select link from games.shared_round where state = 'crashed'`,
  )
  return new Set(rows.map(({ hash }) => hash))
}

async function expectPublished(text: string, where: string): Promise<void> {
  const published = await readPublished()
  for (const [hex] of text.matchAll(HEX)) expect(published, `${where}: ${text}`).toContain(hex)
}

/** A player at a game, and everything that was said to him. */
async function sitDown({ id: game, stakes }: Listing) {
  const { login } = await games.wallet.newPlayer(minor(1_000_000n))
  const heard: string[] = []
  let presses = 0
  let session = ''
  const send = async (name: string, input: object) => (await running.ask(name, input, session)).text()
  async function ask(name: string, input: object): Promise<Answer> {
    const text = await send(name, input)
    heard.push(text)
    await expectPublished(text, `${game} ${name}`)
    return JSON.parse(text) as Answer
  }
  const opened = await ask('open', { game, token: login.launchToken, locale: 'az' })
  session = String(opened.session)
  return {
    ...{ heard, ask, press: () => `press-no-${++presses}`, stakeMinor: Math.max(stakes.min, 100) },
    /** Shows the old pair, which is what it is for. */
    async change() {
      const { old, seeds } = JSON.parse(await send('seeds', {})) as Changed
      revealed.push(old.server)
      return { old, seeds }
    },
  }
}
type Seat = Awaited<ReturnType<typeof sitDown>>

const roundOf = (answer: Answer): Round =>
  must((answer.round as Round | undefined) ?? null, JSON.stringify(answer))

/** To its end: every move that there is at first, and what ends it soonest from then on. */
async function playRound({ ask, press, stakeMinor }: Seat, engine: EngineName): Promise<Round> {
  if (engine === 'crash') return roundOf(await ask('crash/bet', { press: press(), stakeMinor, auto: 101 }))
  const choice = EXAMPLE_CHOICES[engine](seededRandom(engine))
  let round = roundOf(await ask('start', { press: press(), stakeMinor, choice }))
  for (let moves = 0; round.status === 'open'; moves++) {
    await lookBack({ ask }, round)
    const ends = round.options.find(({ move }) => move === 'cash-out' || move === 'stand')
    const { move } = must((moves > 0 ? ends : undefined) ?? round.options[0] ?? null, 'a move')
    round = roundOf(await ask('move', { press: press(), round: round.id, move }))
  }
  return round
}

async function lookBack({ ask }: Pick<Seat, 'ask'>, { id }: Round): Promise<Round> {
  await ask('balance', {})
  await ask('rounds', {})
  const answer = await ask('round', { round: id })
  expect(answer.serverSeed).toBeNull()
  return roundOf(answer)
}

/** A flight takes its time. */
async function untilSettled(seat: Seat, round: Round): Promise<void> {
  while ((await lookBack(seat, round)).status !== 'settled')
    await new Promise((resolve) => setTimeout(resolve, 200))
}

/** What everybody sees of flights, looked through as it comes. */
async function watchFlights(game: string) {
  const end = new AbortController()
  const { body } = await fetch(`${running.url}/play/crash/${game}/stream`, { signal: end.signal })
  let seen = ''
  const read = (async () => {
    const decoder = new TextDecoder()
    for await (const chunk of must(body, 'a stream') as unknown as AsyncIterable<Uint8Array>) {
      const text = decoder.decode(chunk, { stream: true })
      seen += text
      await expectPublished(text, 'the stream')
    }
  })().catch((error: unknown) => (end.signal.aborted ? null : Promise.reject(error)))
  return async () => {
    end.abort()
    await read
    return seen
  }
}

describe('until its pair is changed a server seed is in no answer', { timeout: 120_000 }, () => {
  it.each(GAMES.map((listing) => [listing.engine, listing] as const))('of %s', async (engine, listing) => {
    const stopWatching = engine === 'crash' ? await watchFlights(listing.id) : null
    const seat = await sitDown(listing)
    const round = await playRound(seat, engine)
    await untilSettled(seat, round)
    // What is refused says no more.
    await seat.ask('start', { press: 'press-no-1', stakeMinor: seat.stakeMinor, choice: null })
    await seat.ask('move', { press: seat.press(), round: round.id, move: 'nothing' })
    const { old, seeds } = await seat.change()
    const before = seat.heard.join('\n')
    expect(before).toContain(old.hash)
    expect(before).not.toContain(old.server)
    // The next one is as secret as the first was.
    await seat.ask('balance', {})
    const { old: next } = await seat.change()
    expect(next.hash).toBe(seeds.hash)
    expect([...seat.heard, JSON.stringify({ old, seeds })].join('\n')).not.toContain(next.server)
    if (stopWatching !== null) expect(await stopWatching()).toMatch(HEX)
  })
})

it('nor in any line of the log, when calls fail half-way either', { timeout: 60_000 }, async () => {
  const seat = await sitDown(must(GAMES.find(({ engine }) => engine === 'dice') ?? null, 'dice'))
  const choice = EXAMPLE_CHOICES.dice(seededRandom('dice'))
  const start = () => seat.ask('start', { press: seat.press(), stakeMinor: seat.stakeMinor, choice })
  // With the seed at hand, and nowhere to write down what it drew.
  await pool.query('alter table games.message rename to message_away')
  expect(await start()).toEqual({ code: 'INTERNAL' })
  await pool.query('alter table games.message_away rename to message')
  games.faults.push({ call: 'play', fault: 'refused' })
  const round = roundOf(await start())
  await untilSettled(seat, round)
  await seat.change()
  const logged = running.logged()
  expect(logged).toContain('a call failed')
  await expectPublished(logged, 'the log')
  for (const server of revealed) expect(logged).not.toContain(server)
  expect(new Set(revealed).size).toBe(2 * GAMES.length + 1)
})
