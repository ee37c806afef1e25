import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAudit } from '../core/upkeep/run-audit.ts'
import { findWallet } from '../core/wallet/lock-wallets.ts'
import { openSplit, RESULTS, type SplitHouse, type SplitPlayer } from './example-split.ts'

const SEEDS = 70
const STEPS = 20
const WIDTH = 8

let house: SplitHouse
beforeAll(async () => {
  const database = await createTestDatabase()
  const feed = createScriptedFeed()
  const settings = { PLACES_PER_SECOND: '100000', LOG_LEVEL: 'silent' }
  house = { database, feed, world: await bootWorld({ feed, database, settings }), happened: new Map() }
  const script = createScript({ nowMs: () => Date.now() })
  await feed.send(script.up('prematch'))
  await feed.send(script.up('live'))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 802))
}, 60_000)
afterAll(async () => {
  await house.world.stop()
  await house.database.close()
})

async function forEach<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items]
  const line = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: WIDTH }, line))
}

/** What the ledger moved to the player by the last settlement of each bet, and by its cash-outs. */
const PARTS = `
  select b.id, b.status, b.payout, b.bonus_stake, b.cashed_amount,
    (select coalesce(sum(t.amount), 0) from transfer t where t.cause = b.id and t.generation = b.generation
      and b.payout is not null and t.code in ('payout', 'stake_refund')) as cash,
    (select coalesce(sum(t.amount), 0) from transfer t where t.cause = b.id and t.generation = b.generation
      and b.payout is not null and t.code in ('bonus_payout', 'bonus_stake_refund')) as bonus,
    (select coalesce(sum(t.amount), 0) from cash_out c join transfer t on t.cause = c.id
      where c.bet_id = b.id and t.code = 'cash_out') as bought_cash,
    (select coalesce(sum(t.amount), 0) from cash_out c join transfer t on t.cause = c.id
      where c.bet_id = b.id and t.code = 'bonus_cash_out') as bought_bonus
  from bet b where b.player_id = $1 order by b.id`
interface PartsRow {
  readonly id: bigint
  readonly status: string
  readonly payout: bigint | null
  readonly bonus_stake: bigint
  readonly cashed_amount: bigint
  readonly cash: bigint
  readonly bonus: bigint
  readonly bought_cash: bigint
  readonly bought_bonus: bigint
}

async function expectOwn({ seed, playerId, own, done }: SplitPlayer): Promise<void> {
  const { pool } = house.database
  const { cash, inplay, bonus, bonus_inplay, owed } = (await findWallet(pool, playerId)).balances
  const said = `${seed}: ${done.join(', ')}`
  expect({ cash, inplay, bonus, bonus_inplay, owed }, said).toEqual(own.money)
  const { rows } = await pool.query<PartsRow>(PARTS, [playerId])
  for (const [index, row] of rows.entries()) {
    const bet = must(own.bets[index], 'a bet that nobody placed')
    const { end } = bet
    expect(
      {
        ...{ id: Number(row.id), status: row.status, payout: row.payout, bonusStake: row.bonus_stake },
        ...{ cash: BigInt(row.cash), bonus: BigInt(row.bonus), bought: row.cashed_amount },
        ...{ boughtCash: BigInt(row.bought_cash), boughtBonus: BigInt(row.bought_bonus) },
      },
      said,
    ).toEqual({
      ...{ id: bet.id, status: end?.status ?? 'placed', payout: end?.payout ?? null, bonusStake: bet.bonus },
      ...{ cash: end?.cash ?? 0n, bonus: end?.bonus ?? 0n, bought: bet.boughtAmount },
      ...{ boughtCash: bet.boughtAmount - bet.boughtBonus, boughtBonus: bet.boughtBonus },
    })
  }
  const { rows: grants } = await pool.query<{ id: bigint; status: string; done: bigint }>(
    'select id, status, done from bonus_grant where player_id = $1 order by granted_at, id',
    [playerId],
  )
  expect(
    grants.map(({ id, status }) => [Number(id), status]),
    said,
  ).toEqual(own.grants.map(({ id, status }) => [id, status]))
}

interface ToldBet {
  readonly id: number
  readonly winning: number
  readonly details: { readonly bonus?: { readonly stake: number; readonly winning: number | null } }
}
const wire = (amount: bigint) => Number(amount) / 100

/** What is shown to the player: his amounts, his cards and the table of them. */
async function expectTold({ own, call, seed }: SplitPlayer): Promise<void> {
  const { cash, bonus, inplay, bonus_inplay: played } = own.money
  expect(await call('account/actual'), seed).toEqual({
    ...{ balance: wire(cash + bonus), bonus: wire(bonus), unplayed: wire(inplay + played) },
  })
  const { bets } = (await call('account/bets', { filter: 'all' })) as unknown as { bets: ToldBet[] }
  const { csv } = (await call('account/betsTable', { filter: 'all' })) as unknown as { csv: string }
  const lines = csv.trimEnd().split('\r\n').slice(1)
  for (const [index, bet] of [...own.bets].reverse().slice(0, bets.length).entries()) {
    const { end } = bet
    const isWhole = end !== null && bet.boughtStake === 0n
    const winning = isWhole ? wire(end.bonus) : null
    const part = bet.bonus === 0n ? undefined : { stake: wire(bet.bonus), winning }
    expect([bets[index]?.id, bets[index]?.details.bonus], seed).toEqual([bet.id, part])
    if (!isWhole) continue
    expect(bets[index]?.winning, seed).toBe(wire(end.payout))
    const [whole, ofBonus] = [
      wire(end.payout).toFixed(2),
      part === undefined ? '' : wire(end.bonus).toFixed(2),
    ]
    expect(lines[index]?.split(',').slice(-2), seed).toEqual([whole, ofBonus])
  }
}

/** What the seeds come to, or they show nothing. */
const HAPPENED = [
  ...['singles', 'accumulator', 'full_cover'].flatMap((type) => [
    `placed ${type}`,
    `placed ${type} with bonus`,
    `divided by ${type}`,
  ]),
  ...['1x2', 'combination'].flatMap((market) => RESULTS.map(({ kind }) => `${market} ${kind}`)),
  ...['won', 'lost', 'refunded'].map((after) => `open to ${after}`),
  ...['won to lost', 'lost to won', 'won to refunded', 'refunded to won', 'lost to refunded', 'won to open'],
  ...['won to won', 'refunded to open', 'lost to open', 'refunded to lost'],
  ...['active', 'done', 'forfeited', 'expired', 'cancelled'].flatMap((state) => [
    `settled where the grant is ${state}`,
    `corrected where the grant is ${state}`,
    `bought where the grant is ${state}`,
  ]),
  ...['active', 'done'].flatMap((state) => [
    `borne where the grant is ${state}`,
    `given back where the grant is ${state}`,
  ]),
  ...['bought whole', 'bought in part', 'one waited for another'],
]

it('what a bet comes to is its cash and its bonus, wherever its grant stands and whatever is corrected', async () => {
  const players: SplitPlayer[] = []
  const seeds = Array.from({ length: SEEDS }, (_, at) => `split${at}`)
  await forEach(seeds, async (seed) => {
    players.push(await openSplit(house, seed))
  })
  for (let step = 0; step < STEPS; step++) {
    await forEach(players, (player) => player.step())
    await forEach(players, expectOwn)
    expect((await runAudit(house.database.pool)).filter(({ count }) => count > 0)).toEqual([])
  }
  await forEach(players, expectTold)
  expect(HAPPENED.filter((what) => !house.happened.has(what))).toEqual([])
}, 120_000)
