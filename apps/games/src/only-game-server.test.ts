import { bootGames, type Games } from '@xezer/dev-world/boot-games'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from './core/catalogue/example-listings.ts'
import { becomeOnlyServer, OtherServerError } from './core/store/only-server.ts'
import { buildKilledGames, type KilledGames } from './example-killed-games.ts'
import { createGameServer } from './game-server.ts'
import { readGamesConfig } from './platform/config.ts'
import { nodeMachine } from './platform/node-machine.ts'

let games: Games
let program: KilledGames

beforeAll(async () => {
  games = await bootGames({ listings: EXAMPLE_LISTINGS })
  program = await buildKilledGames()
})
afterAll(async () => {
  program.stop()
  await games.stop()
})

it('is the one of its database: a second one says so and ends, and the next one after a kill comes in', {
  timeout: 120_000,
}, async () => {
  const config = readGamesConfig(games.environment)
  const open = (otherPatienceMs: number) =>
    createGameServer({ listings: EXAMPLE_LISTINGS, machine: nodeMachine, config, otherPatienceMs })
  await expect(open(500)).rejects.toThrow(OtherServerError)
  await games.leave()
  const running = await program.start(games)
  await expect(open(500)).rejects.toThrow('Another game server runs on this database.')
  // At once behind the kill, while the database may still hold its connection.
  const [next] = await Promise.all([open(10_000), running.kill()])
  await expect(open(0)).rejects.toThrow(OtherServerError)
  await next.stop()
  await games.enter()
})

it('takes its place again where its connection was cut, and is told where another one has it', {
  timeout: 60_000,
}, async () => {
  const { superuserPool, urls } = games.wallet.database
  const beats: (() => void)[] = []
  const timers = {
    ...nodeMachine.timers,
    every(_periodMs: number, run: () => void) {
      beats.push(run)
      return () => undefined
    },
  }
  await games.leave()
  let isTaken = false
  const only = await becomeOnlyServer({
    ...{ databaseUrl: urls.games, timers, patienceMs: 300 },
    onTaken: () => {
      isTaken = true
    },
    onError: () => undefined,
  })
  const holders = async () => {
    const { rows } = await superuserPool.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'xezer-games-only' and datname = current_database()",
    )
    return rows.map(({ pid }) => pid)
  }
  const cut = () =>
    superuserPool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'xezer-games-only' and datname = current_database()",
    )
  const [first] = await holders()
  await cut()
  await expect.poll(holders).toEqual([])
  beats[0]?.()
  await expect.poll(async () => (await holders()).length, { timeout: 10_000 }).toBe(1)
  expect(await holders()).not.toEqual([first])
  await expect(games.enter()).rejects.toThrow(OtherServerError)
  await cut()
  await expect.poll(holders).toEqual([])
  await games.enter()
  beats[0]?.()
  await expect.poll(() => isTaken, { timeout: 10_000 }).toBe(true)
  await only.leave()
})
