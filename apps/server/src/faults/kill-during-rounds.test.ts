import { createPool, type Pool } from '@xezer/db/pool'
import { PROVIDERS } from '@xezer/game-catalogue/providers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { reconcileGames } from '../features/game-wallet/reconcile-games.ts'
import { buildGames, GAME_SECRETS, gamesUrl, killGames, startGames } from './example-killed-games.ts'
import {
  closeKilled,
  endKilledTest,
  kill,
  killedUrls,
  killPostgres,
  openKilled,
  pool,
  setOff,
  startServer,
  tellBeforeEnd,
  until,
  urlOfTest,
} from './example-killed-server.ts'
import { type GamePlayer, openGamePlayer } from './example-stubborn-gambler.ts'
import { pause } from './example-stubborn-player.ts'

/** `npm run games:kills` runs more. */
const ROUNDS = process.env.KILLS === 'long' ? 20 : 1
const LIMIT_MS = 90_000 + ROUNDS * 20_000
/** Of each of the five games one or more. */
const PLAYERS = ROUNDS === 1 ? 5 : 10
/** What a player opens with. */
const CASH_MINOR = 100_000

let players = 0
beforeAll(async () => {
  await Promise.all([openKilled(), buildGames()])
})
afterEach(async () => {
  await killGames()
  await endKilledTest()
})
afterAll(closeKilled)

const startHouse = () => startServer({ GAME_SECRETS })

async function play(kills: () => Promise<void>): Promise<void> {
  const houseUrl = urlOfTest()
  const games = () => {
    houseUrl()
    return gamesUrl()
  }
  const all: GamePlayer[] = []
  for (let count = 0; count < PLAYERS; count++)
    all.push(await openGamePlayer(++players, { house: houseUrl, games }))
  let round = 0
  const callOff = tellBeforeEnd(LIMIT_MS, () => [`round ${round}`, ...all.map(({ doing }) => doing())])
  const runs = setOff(all)
  // A player may have to ask again, or the game server does it for him: what counts is whom the kill found waiting.
  const outlived: (() => boolean)[] = []
  try {
    for (; round < ROUNDS; round++) {
      await pause(1500 + ((round * 137) % 900))
      await until(() => all.some((player) => player.isPressing()))
      for (const player of all.filter((one) => one.isPressing())) {
        const before = player.answered()
        outlived.push(() => player.answered() > before)
      }
      await kills()
    }
    await pause(400)
    for (const player of all) player.stop()
    let areOver = false
    const ended = runs.finally(() => {
      areOver = true
    })
    await Promise.all([ended, until(async () => (await hasten()) && areOver)])
  } finally {
    callOff()
  }
  expect(outlived.length).toBeGreaterThanOrEqual(ROUNDS)
  expect(outlived.filter((isAnswered) => !isAnswered())).toEqual([])
  for (const player of all) await checkRounds(player)
  expect(await reconcile()).toMatchObject({ awaited: 0, differences: [] })
  expect((await runAudit(pool)).filter(({ count }) => count > 0)).toEqual([])
}

/** On the books of the games, with a connection of its own: a kill may have taken every other. */
async function withGames<Value>(work: (own: Pool) => Promise<Value>): Promise<Value> {
  const own = createPool({ connectionString: killedUrls().games, maxConnections: 1 })
  try {
    return await work(own)
  } finally {
    await own.end()
  }
}

/** No message waits for its time any more, which grows with every try. True where none is left. */
async function hasten(): Promise<boolean> {
  const { rowCount } = await withGames((own) =>
    own.query(
      "update games.message set due_at = least(due_at, now() + interval '1 second') where done_at is null",
    ),
  )
  await pause(300)
  return rowCount === 0
}

/** Both books, message by message. */
const reconcile = () =>
  withGames((own) =>
    reconcileGames(
      pool,
      own,
      PROVIDERS.map(({ code }) => code),
    ),
  )

/** Each press is one round, paid as the frame was told, and the wallet has no other money. */
async function checkRounds({ id, rounds, voided }: GamePlayer): Promise<void> {
  expect(rounds.size).toBeGreaterThan(0)
  const { rows } = await pool.query<{ staked: bigint; returned: bigint; status: string }>(
    'select staked, returned, status from casino_round where player_id = $1 and moves > 0 and staked > 0 order by id',
    [id],
  )
  expect(rows.filter(({ status }) => status !== 'closed')).toEqual([])
  const told = [...rounds.values()].map(({ stakedMinor, returnMinor }) => `${stakedMinor} ${returnMinor}`)
  expect(rows.map(({ staked, returned }) => `${staked} ${returned}`).sort()).toEqual(told.sort())
  expect([...rounds.keys()].filter((one) => voided.has(one))).toEqual([])
  const gained = [...rounds.values()].reduce((sum, one) => sum + one.returnMinor - one.stakedMinor, 0)
  const { rows: wallets } = await pool.query('select cash, inplay from wallet where player_id = $1', [id])
  expect(wallets).toEqual([{ cash: BigInt(CASH_MINOR + gained), inplay: 0n }])
}

describe('kill -9 while rounds are played: each press is one round, which ends as its player was told, and no stake is held', () => {
  it(
    `of the game server, rounds: ${ROUNDS}`,
    async () => {
      const house = await startHouse()
      await startGames()
      await play(async () => {
        await killGames()
        await startGames()
      })
      await kill(house)
    },
    LIMIT_MS,
  )

  it(
    `of the house, rounds: ${ROUNDS}`,
    async () => {
      let house = await startHouse()
      await startGames()
      await play(async () => {
        await kill(house)
        house = await startHouse()
      })
      await kill(house)
    },
    LIMIT_MS,
  )

  it(
    `of PostgreSQL, rounds: ${ROUNDS}`,
    async () => {
      const house = await startHouse()
      await startGames()
      await play(killPostgres)
      await kill(house)
    },
    LIMIT_MS,
  )
})
