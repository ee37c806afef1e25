import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import {
  closeKilled,
  endKilledTest,
  kill,
  killPostgres,
  openKilled,
  pool,
  serverUrl,
  setOff,
  startServer,
  tellBeforeEnd,
  until,
  urlOfTest,
} from './example-killed-server.ts'
import { openStubbornPlayer, pause, type StubbornPlayer } from './example-stubborn-player.ts'

/** `npm run kills` runs more. */
const IS_LONG = process.env.KILLS === 'long'
const ROUNDS = IS_LONG ? 20 : 3
const LIMIT_MS = 180_000
/** As many as there are presses: the first ones are of every type. */
const PLAYERS = 8
/** From ready to the first bet after a kill. */
const FIRST_BET_MS_MAX = 3000

let players = 0

beforeAll(openKilled)
afterEach(endKilledTest)
afterAll(closeKilled)

/** Until any of them has the next bet accepted, in milliseconds since it was ready. */
async function untilAccepted(stubborn: readonly StubbornPlayer[], killedMs: number): Promise<number> {
  await until(isReady)
  const readyMs = performance.now()
  await until(() => stubborn.some(({ acceptedAtMs }) => acceptedAtMs() > killedMs))
  return performance.now() - readyMs
}

function isReady(): Promise<boolean> {
  return fetch(`${serverUrl()}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function openPlayers(): Promise<StubbornPlayer[]> {
  const opened: StubbornPlayer[] = []
  for (let count = 0; count < PLAYERS; count++) {
    players += 1
    opened.push(await openStubbornPlayer(players, urlOfTest()))
  }
  return opened
}

/** Their runs, once each of them has a bet. */
async function begin(stubborn: readonly StubbornPlayer[]): Promise<{ readonly runs: Promise<unknown> }> {
  const callOff = tellBeforeEnd(LIMIT_MS, () => stubborn.map(({ doing }) => doing()))
  const runs = setOff(stubborn)
  runs.then(callOff, callOff)
  await until(() => stubborn.every(({ acceptedAtMs }) => acceptedAtMs() > 0))
  return { runs }
}

/** Every acknowledged bet is there, once, and nobody has more bets than were acknowledged. */
async function checkBooks(stubborn: readonly StubbornPlayer[]): Promise<void> {
  const types: string[] = []
  for (const player of stubborn) {
    const { rows } = await pool.query<{ operation_key: string; id: bigint; type: string }>(
      `select operation_key, id, case when exists (
           select from bet_leg l where l.bet_id = bet.id and l.market_type = 'combination'
         ) then type || ' of combinations' else type end as type
       from bet where player_id = $1 and status not in ('pending', 'declined')
       order by id`,
      [player.id],
    )
    const written = new Map<string, number[]>()
    for (const { operation_key: key, id } of rows) written.set(key, [...(written.get(key) ?? []), Number(id)])
    expect(written).toEqual(player.accepted)
    expect(player.accepted.size).toBeGreaterThan(0)
    types.push(...rows.map(({ type }) => type))
  }
  const placed = [
    'accumulator',
    'accumulator of combinations',
    'full_cover',
    'singles',
    'singles of combinations',
  ]
  expect([...new Set(types)].sort()).toEqual(placed)
  expect((await runAudit(pool)).filter(({ count }) => count > 0)).toEqual([])
}

describe('kill -9 during placing: nothing acknowledged is lost, nothing is doubled', () => {
  it(
    `of the server, rounds: ${ROUNDS}`,
    async () => {
      let server = await startServer()
      const stubborn = await openPlayers()
      const { runs } = await begin(stubborn)
      const waitsMs: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await pause(150 + ((round * 37) % 200))
        await kill(server)
        const killedMs = performance.now()
        server = await startServer()
        waitsMs.push(await untilAccepted(stubborn, killedMs))
      }
      for (const player of stubborn) player.stop()
      await runs
      await kill(server)
      expect(stubborn.reduce((sum, player) => sum + player.repeats(), 0)).toBeGreaterThan(ROUNDS)
      // A press is only ever refused because of itself, never because the house was on its way up.
      for (const player of stubborn) expect([...player.refused.values()]).toEqual([])
      // Beside other tests the quickest says it; alone each has to.
      expect((IS_LONG ? Math.max : Math.min)(...waitsMs)).toBeLessThan(FIRST_BET_MS_MAX)
      await checkBooks(stubborn)
    },
    LIMIT_MS,
  )

  it(
    `of PostgreSQL, rounds: ${ROUNDS}`,
    async () => {
      const server = await startServer()
      const stubborn = await openPlayers()
      const { runs } = await begin(stubborn)
      for (let round = 0; round < ROUNDS; round++) {
        await pause(150 + ((round * 37) % 200))
        await killPostgres()
      }
      await pool.query('update bet_reservation set expires_at = clock_timestamp()')
      for (const player of stubborn) player.stop()
      await runs
      await kill(server)
      expect(stubborn.reduce((sum, player) => sum + player.repeats(), 0)).toBeGreaterThan(ROUNDS)
      await checkBooks(stubborn)
    },
    LIMIT_MS,
  )
})
