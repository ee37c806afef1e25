import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import {
  closeKilled,
  kill,
  killPostgres,
  openKilled,
  pool,
  serverUrl,
  startServer,
} from './example-killed-server.ts'
import { askOnce, pause, registerStubborn } from './example-stubborn-player.ts'

/** `npm run kills` runs more. */
const ROUNDS = process.env.KILLS === 'long' ? 20 : 1
const LIMIT_MS = 60_000 + ROUNDS * 15_000
const PLAYERS = 6
const STAKE = 1
/** 1.00 at 1.85 with a chance of one half, less five in a hundred. */
const WORTH = 0.87
const RETRY_MS = 40

let players = 0
beforeAll(openKilled)
afterAll(closeKilled)

interface Answer {
  readonly success: boolean
  readonly amount?: number
  readonly code?: string
  readonly bets?: readonly { readonly id: number }[]
}

/** Places a bet, cashes it out whole or in two parts, and asks about each press until there is an answer. */
async function openSeller() {
  players += 1
  const number = 100 + players
  const { token, user } = await registerStubborn(number, serverUrl())
  const paid: [bet: number, minor: bigint][] = []
  const refused: (string | undefined)[] = []
  let isStopped = false
  let count = 0
  let repeats = 0
  const ask = async (path: string, input: object): Promise<Answer> => {
    count += 1
    for (;;) {
      const answer = await askOnce<Answer>(serverUrl(), token, path, `s${number}-${count}`, input)
      if (answer !== null) return answer
      repeats += 1
      await pause(RETRY_MS)
    }
  }
  const sell = async (bet: number, value: number, stake?: number) => {
    const {
      success,
      amount = 0,
      code,
    } = await ask('cashOut/press', {
      bet,
      value,
      ...(stake === undefined ? {} : { stake }),
    })
    if (success) paid.push([bet, BigInt(Math.round(amount * 100))])
    else refused.push(code)
    return success
  }
  return {
    id: user.id,
    paid,
    refused,
    repeats: () => repeats,
    stop: () => {
      isStopped = true
    },
    async run() {
      for (let turn = 0; !isStopped; turn++) {
        // Of the match in play every press waits for its delay as a row.
        const event = turn % 2 === 0 ? 2 : 1
        const positions = [{ event, factor: `${event}:1x2::1`, value: 1.85 }]
        const { bets } = await ask('betSlip/place', { bets: [{ type: 'singles', amount: STAKE, positions }] })
        const bet = bets?.[0]?.id ?? 0
        if (turn % 3 === 0) {
          // What is left of the stake is worth floor(0.43875).
          if (await sell(bet, WORTH, 0.5)) await sell(bet, 0.43)
        } else await sell(bet, WORTH)
      }
    },
  }
}

async function play(kills: () => Promise<void>): Promise<void> {
  const sellers = []
  for (let count = 0; count < PLAYERS; count++) sellers.push(await openSeller())
  const runs = sellers.map((seller) => seller.run())
  for (let round = 0; round < ROUNDS; round++) {
    await pause(800 + ((round * 37) % 400))
    await kills()
  }
  await pause(400)
  for (const seller of sellers) seller.stop()
  await Promise.all(runs)
  expect(sellers.reduce((sum, seller) => sum + seller.repeats(), 0)).toBeGreaterThan(0)
  for (const { id, paid, refused } of sellers) {
    // One that nobody could end for a quarter of a minute is declined: the bet stays, and nothing was paid.
    expect(refused.filter((code) => code !== 'cash_out_expired')).toEqual([])
    expect(paid.length).toBeGreaterThan(0)
    const { rows } = await pool.query<{ bet_id: bigint; amount: bigint }>(
      "select bet_id, amount from cash_out where player_id = $1 and status = 'paid' order by id",
      [id],
    )
    const written = rows.map((row) => `${row.bet_id} ${row.amount}`)
    expect(written.sort()).toEqual(paid.map(([bet, amount]) => `${bet} ${amount}`).sort())
  }
  expect((await runAudit(pool)).filter(({ count }) => count > 0)).toEqual([])
}

describe('kill -9 during cash-outs: what was acknowledged was paid, once', () => {
  it(
    `of the server, rounds: ${ROUNDS}`,
    async () => {
      let server = await startServer()
      await play(async () => {
        await kill(server)
        server = await startServer()
      })
      await kill(server)
    },
    LIMIT_MS,
  )

  it(
    `of PostgreSQL, rounds: ${ROUNDS}`,
    async () => {
      const server = await startServer()
      await play(killPostgres)
      await kill(server)
    },
    LIMIT_MS,
  )
})
