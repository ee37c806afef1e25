import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bootGames, type Games, type LineFault } from '@xezer/dev-world/boot-games'
import { buildProgram } from '@xezer/dev-world/build-program'
import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_LISTINGS } from './core/catalogue/example-listings.ts'
import { becomeOnlyServer, OtherServerError } from './core/store/only-server.ts'
import { createGameServer } from './game-server.ts'
import { readGamesConfig } from './platform/config.ts'
import { nodeMachine } from './platform/node-machine.ts'

// The process itself is killed in each state of a round, and another one goes on with it.

const SEED = '7a6b4430b84fd70f271cf5dea4d171d6a3b065a5672690bfb217f0a3c027f8e4'
const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/xezer-killed-games', import.meta.url))
const PROGRAM = join(FOLDER, 'main.mjs')
const BEFORE = 10_000
let games: Games
let killed: ChildProcess | null = null

beforeAll(async () => {
  games = await bootGames({
    ...{ listings: EXAMPLE_LISTINGS, settings: { GAMES_TEST_SEED: SEED } },
    recoveryPeriodMs: 600_000,
  })
  const entry = fileURLToPath(new URL('main.ts', import.meta.url))
  await buildProgram({ entryPoints: [entry], outfile: PROGRAM })
})
afterAll(async () => {
  killed?.kill('SIGKILL')
  await games.stop()
  rmSync(FOLDER, { recursive: true, force: true })
})

/** The program as it is started, and how it is asked. */
async function startProcess() {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env.PATH ?? '', ...games.environment },
  })
  killed = child
  const [said] = (await once(child, 'message')) as [{ readonly port: number }]
  return {
    ask: (name: string, body: object, session: string) =>
      fetch(`http://127.0.0.1:${said.port}/play/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session}` },
        body: JSON.stringify(body),
      }),
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

const never = (call: string): LineFault[] => [0, 1, 2].map(() => ({ call, fault: 'asked' }))

it.each<[string, string, LineFault[], string, string]>([
  ['betting, and the wallet has heard it', 'ib_zer', [{ call: 'play', fault: 'late' }], 'play', 'settled'],
  ['betting, and the wallet has not', 'ib_zer', never('play'), '', 'voided'],
  ['voiding', 'ib_zer', [...never('play'), { call: 'rollback', fault: 'late' }], 'rollback', 'voided'],
  ['open', 'o_mina', [], 'bet', 'open'],
  ['settling', 'o_mina', [{ call: 'win', fault: 'late' }], 'win', 'settled'],
])('killed while %s', { timeout: 120_000 }, async (_name, game, faults, heard, status) => {
  const { session, playerId } = await games.openFor(game, minor(BigInt(BEFORE)))
  await games.leave()
  const running = await startProcess()
  games.said.length = 0
  games.faults.push(...faults)
  const choice = game === 'ib_zer' ? { side: 'low', factor: 200 } : { mines: 3 }
  const pressed = running.ask('start', { press: 'press-one', stakeMinor: 100, choice }, session)
  pressed.catch(() => undefined)
  if (game === 'o_mina') {
    const { round } = (await (await pressed).json()) as { readonly round: { readonly id: number } }
    await running.ask('move', { press: 'press-tile', round: round.id, move: { tile: 0 } }, session)
    const out = { press: 'press-out', round: round.id, move: 'cash-out' }
    if (heard === 'win') running.ask('move', out, session).catch(() => undefined)
  }
  await expect
    .poll(() => (heard === '' ? games.faults.length < 3 : games.said.some(({ call }) => call === heard)), {
      timeout: 30_000,
    })
    .toBe(true)
  await running.kill()
  games.faults.length = 0
  await games.enter()

  await games.wallet.database.superuserPool.query(
    'update games.message set due_at = now() where done_at is null',
  )
  await games.recover()
  const { body } = await games.call('rounds', {}, session)
  const [round] = body.rounds as { readonly status: string; readonly returnMinor: number }[]
  expect(round?.status).toBe(status)
  const { rows } = await games.wallet.database.pool.query<{ cash: bigint; inplay: bigint }>(
    'select cash, inplay from wallet where player_id = $1',
    [playerId],
  )
  const gained = status === 'voided' ? 0 : (round?.returnMinor ?? 0) - 100
  expect([Number(rows[0]?.cash), Number(rows[0]?.inplay)]).toEqual([
    ...[BEFORE + gained, status === 'open' ? 100 : 0],
  ])
  expect(await games.reconcile()).toMatchObject({ awaited: 0, differences: [] })
})

it('is the one of its database: a second one says so and ends, and the next one after a kill comes in', {
  timeout: 120_000,
}, async () => {
  const config = readGamesConfig(games.environment)
  const open = (otherPatienceMs: number) =>
    createGameServer({ listings: EXAMPLE_LISTINGS, machine: nodeMachine, config, otherPatienceMs })
  await expect(open(500)).rejects.toThrow(OtherServerError)
  await games.leave()
  const running = await startProcess()
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
