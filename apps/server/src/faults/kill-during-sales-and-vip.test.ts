import { assert } from '@xezer/std/assert'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import {
  closeKilled,
  endKilledTest,
  kill,
  killPostgres,
  openKilled,
  pool,
  setOff,
  startServer,
  tellBeforeEnd,
  urlOfTest,
} from './example-killed-server.ts'
import { endPayments, findOtherBooks, openPayer, type Payer } from './example-payer.ts'
import { openSeller, type Seller } from './example-seller.ts'
import { pause } from './example-stubborn-player.ts'
import {
  openVipSender,
  PART_MINOR,
  untilDone,
  VIP_STAKE_MINOR,
  type VipSender,
} from './example-vip-sender.ts'

/** `npm run kills` runs more. */
const ROUNDS = process.env.KILLS === 'long' ? 20 : 1
const LIMIT_MS = 60_000 + ROUNDS * 15_000
const SELLERS = 6
/** So many that each end of a VIP bet comes at once. */
const SENDERS = 4
const PAYERS = 4
/** What a player opens with. */
const CASH_MINOR = 100_000n

let players = 100
beforeAll(openKilled)
afterEach(endKilledTest)
afterAll(closeKilled)

async function play(kills: () => Promise<void>): Promise<void> {
  const sellers: Seller[] = []
  const senders: VipSender[] = []
  for (let count = 0; count < SELLERS; count++) sellers.push(await openSeller(++players, urlOfTest()))
  for (let count = 0; count < SENDERS; count++)
    senders.push(await openVipSender(++players, urlOfTest(), pool))
  const payers: Payer[] = []
  for (let count = 0; count < PAYERS; count++) payers.push(await openPayer(++players, urlOfTest(), pool))
  const all = [...sellers, ...senders, ...payers]
  let round = 0
  const callOff = tellBeforeEnd(LIMIT_MS, () => [`round ${round}`, ...all.map(({ doing }) => doing())])
  const runs = setOff(all)
  try {
    for (; round < ROUNDS; round++) {
      await pause(800 + ((round * 37) % 400))
      await kills()
    }
    await pause(400)
    for (const player of all) player.stop()
    await runs
    await untilDone(async () => assert(await endPayments(pool), 'payments are under way'), urlOfTest())
  } finally {
    callOff()
  }
  expect(sellers.reduce((sum, seller) => sum + seller.repeats(), 0)).toBeGreaterThan(0)
  for (const seller of sellers) await checkSales(seller)
  for (const sender of senders) await checkVips(sender)
  expect(payers.reduce((sum, payer) => sum + payer.repeats(), 0)).toBeGreaterThan(0)
  for (const payer of payers) await checkPayments(payer)
  expect(await findOtherBooks(pool)).toEqual([])
  expect((await runAudit(pool)).filter(({ count }) => count > 0)).toEqual([])
}

async function checkSales({ id, paid, refused }: Seller): Promise<void> {
  // What nobody could end for a quarter of a minute is declined: a stake is back, a bet stays, and nothing was paid.
  expect(refused.filter((code) => code !== 'cash_out_expired' && code !== 'bet_expired')).toEqual([])
  expect(paid.length).toBeGreaterThan(0)
  const { rows } = await pool.query<{ bet_id: bigint; amount: bigint }>(
    "select bet_id, amount from cash_out where player_id = $1 and status = 'paid' order by id",
    [id],
  )
  const written = rows.map((row) => `${row.bet_id} ${row.amount}`)
  expect(written.sort()).toEqual(paid.map(([bet, amount]) => `${bet} ${amount}`).sort())
}

/** Each ended once and as was said, and what was not taken is back. */
async function checkVips({ id, sent }: VipSender): Promise<void> {
  expect(sent.size).toBeGreaterThan(0)
  const { rows } = await pool.query<{ bet_id: bigint; outcome: string }>(
    'select v.bet_id, v.outcome from vip_bet v join bet b on b.id = v.bet_id where b.player_id = $1',
    [id],
  )
  expect(new Map(rows.map((row) => [Number(row.bet_id), row.outcome]))).toEqual(sent)
  const taken = [...sent.values()].flatMap((end) => {
    if (end === 'accepted') return [VIP_STAKE_MINOR]
    return end === 'part' ? [PART_MINOR] : []
  })
  const { rows: stakes } = await pool.query<{ stake: bigint }>(
    "select stake from bet where player_id = $1 and status = 'placed' order by stake",
    [id],
  )
  expect(stakes.map(({ stake }) => stake)).toEqual([...taken].sort((a, b) => Number(a - b)))
  const inplay = taken.reduce((sum, stake) => sum + stake, 0n)
  const wallet = await pool.query('select cash, inplay from wallet where player_id = $1', [id])
  expect(wallet.rows).toEqual([{ cash: CASH_MINOR - inplay, inplay }])
}

/** Each press is one payment, what was paid at the gateway is credited, and the wallet has no other money. */
async function checkPayments({ id, deposits, withdrawals }: Payer): Promise<void> {
  const { rows } = await pool.query<{ id: bigint; direction: string; status: string; amount: bigint }>(
    'select id, direction, status, amount from payment where player_id = $1 order by id',
    [id],
  )
  const of = (way: string) => rows.filter(({ direction }) => direction === way)
  expect(of('in').map((row) => [Number(row.id), row.status])).toEqual(
    deposits.map((one) => [one, 'credited']),
  )
  expect(of('out').map((row) => Number(row.id))).toEqual(withdrawals)
  expect(deposits.length).toBeGreaterThan(0)
  const sum = (status: string) =>
    rows.reduce((total, row) => total + (row.status === status ? row.amount : 0n), 0n)
  const { rows: wallets } = await pool.query(
    'select cash + inplay as cash, withdraw_hold as held from wallet where player_id = $1',
    [id],
  )
  expect(wallets).toEqual([{ cash: CASH_MINOR + sum('credited') - sum('paid'), held: 0n }])
}

describe('kill -9 during cash-outs, VIP bets and payments: what was acknowledged is done, once, and no stake is held', () => {
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
