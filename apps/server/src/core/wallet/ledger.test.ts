import type { PoolClient } from '@xezer/db/pool'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major, minor } from '@xezer/money/minor'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamplePlayer } from '../player/example-player.ts'
import { INVARIANTS } from '../upkeep/invariants.ts'
import { runAudit } from '../upkeep/run-audit.ts'
import { houseAccountId, playerAccountId } from './account-id.ts'
import { getAmounts } from './find-amounts.ts'
import { lockWallets } from './lock-wallets.ts'
import {
  createPosting,
  grantPlayMoney,
  payCashOut,
  placeStake,
  type Released,
  releaseLost,
  releaseRefund,
  releaseWon,
  reverseRelease,
  voidStake,
} from './posting.ts'
import type { WalletState } from './wallet-state.ts'
import { postingParts, writePosting } from './write-posting.ts'

let database: TestDatabase
let player: number
let rich: number

const newPlayer = (email: string, playMoney = major(1000)): Promise<number> =>
  openExamplePlayer(database.pool, email, playMoney)

beforeAll(async () => {
  database = await createTestDatabase()
  player = await newPlayer('ledger@example.com')
  rich = await newPlayer('rich@example.com', major(100_000))
})
afterAll(() => database.close())

function wallet(balances: Partial<WalletState['balances']> = {}): WalletState {
  const zero = { cash: 0n, inplay: 0n, bonus: 0n, bonus_inplay: 0n, withdraw_hold: 0n, owed: 0n }
  return { playerId: 7, currency: 'AZN', balances: { ...zero, ...balances }, room: null, storedRoom: null }
}
const posting = (state: WalletState) => createPosting(new Map([[state.playerId, state]]))
const worth = ({ balances }: WalletState) => balances.cash + balances.inplay - balances.owed

describe('movements of a bet', () => {
  const cause = { id: 1, generation: 1 }
  it('a stake is refused when the cash is not enough, and then nothing moved', () => {
    const state = wallet({ cash: 99n })
    const moves = posting(state)
    expect(placeStake(moves, state, minor(100n), 1)).toBe(false)
    expect([moves.transfers, state.balances.cash]).toEqual([[], 99n])
  })

  it('placing touches no house account', () => {
    const state = wallet({ cash: 100n })
    const moves = posting(state)
    placeStake(moves, state, minor(100n), 1)
    expect(moves.transfers.map(({ debit, credit }) => [debit, credit])).toEqual([['cash', 'inplay']])
  })

  it('a reversal takes back what is there and remembers the rest', () => {
    const state = wallet({ cash: 30n })
    const moves = posting(state)
    reverseRelease(moves, state, { status: 'won', stake: minor(10n), payout: minor(50n) }, cause)
    expect(state.balances).toMatchObject({ cash: 0n, inplay: 10n, owed: 20n })
    expect(moves.transfers.map(({ code, amount }) => [code, amount])).toEqual([
      ['payout_reversed', 30n],
      ['payout_owed', 20n],
      ['stake_taken_reversed', 10n],
    ])
  })

  it.each<[string, bigint, [string, bigint][]]>([
    ['nothing is there', 0n, [['stake_refund_owed', 10n]]],
    [
      'the smallest amount is there',
      1n,
      [
        ['stake_refund_reversed', 1n],
        ['stake_refund_owed', 9n],
      ],
    ],
    [
      'the smallest amount is missing',
      9n,
      [
        ['stake_refund_reversed', 9n],
        ['stake_refund_owed', 1n],
      ],
    ],
    ['all is there', 10n, [['stake_refund_reversed', 10n]]],
    ['more is there', 11n, [['stake_refund_reversed', 10n]]],
  ])('a refund that is taken back when %s', (_, cash, expected) => {
    const state = wallet({ cash })
    const moves = posting(state)
    reverseRelease(moves, state, { status: 'refunded', stake: minor(10n), payout: minor(10n) }, cause)
    expect(moves.transfers.map(({ code, amount }) => [code, amount])).toEqual(expected)
    const [left, owed] = cash > 10n ? [cash - 10n, 0n] : [0n, 10n - cash]
    expect(state.balances).toMatchObject({ cash: left, inplay: 10n, owed })
  })

  it.each([
    ['nothing', 0n, []],
    ['the smallest amount', 1n, [1n]],
    ['more than what comes', 30n, [10n]],
  ])('what comes back pays what is owed first: %s', (_, owed, recovered) => {
    const state = wallet({ inplay: 10n, owed })
    const moves = posting(state)
    releaseRefund(moves, state, minor(10n), cause)
    const back = moves.transfers.filter(({ code }) => code === 'owed_recovered')
    expect(back.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual(
      recovered.map((amount) => ['cash', 'owed', amount]),
    )
  })

  it.each<[Released, bigint, unknown[]]>([
    ['lost', 0n, [['inplay', 'sports', 'stake_taken', 10n]]],
    [
      'won',
      4n,
      [
        ['inplay', 'sports', 'stake_taken', 10n],
        ['sports', 'cash', 'payout', 25n],
        ['cash', 'owed', 'owed_recovered', 4n],
      ],
    ],
    [
      'won',
      0n,
      [
        ['inplay', 'sports', 'stake_taken', 10n],
        ['sports', 'cash', 'payout', 25n],
      ],
    ],
    ['refunded', 0n, [['inplay', 'cash', 'stake_refund', 10n]]],
  ])('a bet that is %s by a player who owes %s', (status, owed, expected) => {
    const state = wallet({ inplay: 10n, owed })
    const moves = posting(state)
    const [stake, payout] = [minor(10n), minor(25n)]
    if (status === 'won') releaseWon(moves, state, { stake, payout }, cause)
    else if (status === 'lost') releaseLost(moves, state, stake, cause)
    else releaseRefund(moves, state, stake, cause)
    const { transfers } = moves
    expect(transfers.map(({ debit, credit, code, amount }) => [debit, credit, code, amount])).toEqual(
      expected,
    )
  })

  it('what is bought back pays what is owed first', () => {
    const state = wallet({ inplay: 10n, owed: 4n })
    const moves = posting(state)
    payCashOut(moves, state, { stake: minor(10n), amount: minor(9n) }, 5)
    expect(state.balances).toMatchObject({ cash: 5n, inplay: 0n, owed: 0n })
    expect(
      moves.transfers.map(({ debit, credit, amount, causeId }) => [debit, credit, amount, causeId]),
    ).toEqual([
      ['inplay', 'sports', 10n, 5],
      ['sports', 'cash', 9n, 5],
      ['cash', 'owed', 4n, 5],
    ])
  })

  it('what somebody ordered says who and why, and of which settlement it is', () => {
    const state = wallet({ inplay: 10n })
    const moves = posting(state)
    releaseRefund(moves, state, minor(10n), { id: 5, generation: 2, actor: 'leyla', reason: 'a wrong score' })
    expect(moves.transfers).toMatchObject([
      { playerId: 7, currency: 'AZN', causeId: 5, generation: 2, actor: 'leyla', reason: 'a wrong score' },
    ])
  })

  it('when nothing moved, nothing is written', async () => {
    const client = { query: () => Promise.reject(new Error('asked to write')) } as unknown as PoolClient
    expect(postingParts(posting(wallet()))).toEqual([])
    await writePosting(client, posting(wallet()))
  })

  it('what precedes a settlement belongs to no generation, and nobody ordered it', () => {
    const state = wallet({ cash: 100n })
    const moves = posting(state)
    placeStake(moves, state, minor(10n), 5)
    voidStake(moves, state, minor(10n), 5)
    grantPlayMoney(moves, state, minor(50n), 6)
    const none = { generation: 0, actor: null, reason: null }
    expect(moves.transfers).toMatchObject([
      { ...none, debit: 'cash', credit: 'inplay', code: 'stake', amount: 10n, causeId: 5 },
      { ...none, debit: 'inplay', credit: 'cash', code: 'stake_void', amount: 10n, causeId: 5 },
      { ...none, debit: 'adjustments', credit: 'cash', code: 'play_money', amount: 50n, causeId: 6 },
    ])
  })

  it('a release and its reversal leave the player’s worth as it was, whatever the cash', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10_000n),
        fc.bigInt(0n, 50_000n),
        fc.bigInt(0n, 50_000n),
        fc.bigInt(0n, 50_000n),
        fc.constantFrom('won', 'lost', 'refunded'),
        (stakeSize, payoutSize, spent, owed, status) => {
          const state = wallet({ cash: 0n, inplay: stakeSize, owed })
          const moves = posting(state)
          const before = worth(state)
          const [stake, payout] = [minor(stakeSize), minor(payoutSize)]
          if (status === 'won') releaseWon(moves, state, { stake, payout }, cause)
          else if (status === 'lost') releaseLost(moves, state, stake, cause)
          else releaseRefund(moves, state, stake, cause)
          const other = minor(spent < state.balances.cash ? spent : state.balances.cash)
          if (other > 0n) placeStake(moves, state, other, 2)
          reverseRelease(moves, state, { status, stake, payout }, cause)
          expect(worth(state)).toBe(before)
          expect(Object.values(state.balances).every((balance) => balance >= 0n)).toBe(true)
        },
      ),
    )
  })
})

it('what a player has is told only of a player with a wallet', async () => {
  const nothingElse = { currency: 'AZN', unplayed: 0n, bonus: 0n }
  expect(await getAmounts(database.pool, rich)).toEqual({ ...nothingElse, balance: major(100_000) })
  await expect(getAmounts(database.pool, 999_999)).rejects.toThrow('has no wallet')
})

describe('the database refuses', () => {
  const [cash, sports] = [() => playerAccountId(player, 'cash'), houseAccountId('AZN', 'sports')]
  it.each([
    [
      'a negative balance',
      () => `update wallet set cash = -1 where player_id = ${player}`,
      /wallet_cash_check/,
    ],
    ['another currency', () => insert(cash(), sports, 'USD', 5), /foreign key/],
    ['nothing', () => insert(cash(), sports, 'AZN', 0), /transfer_amount_check/],
    ['a transfer to itself', () => insert(cash(), cash(), 'AZN', 5), /check/],
    ['an account that is not there', () => insert(cash(), 12_345_678, 'AZN', 5), /foreign key/],
    ['a change of a transfer', () => 'update transfer set amount = amount + 1', /append-only/],
    ['the removal of a transfer', () => 'delete from transfer', /append-only/],
    ['an empty ledger', () => 'truncate transfer', /append-only/],
    [
      'an adjustment without actor and reason',
      () => insert(houseAccountId('AZN', 'adjustments'), cash(), 'AZN', 5, 'adjustment'),
      /check/,
    ],
  ])('%s, to the owner of the tables too', async (_, sql, complaint) => {
    await expect(database.ownerPool.query(sql())).rejects.toThrow(complaint)
  })
  it('a second stake of one bet', async () => {
    const stake = () => insert(cash(), playerAccountId(player, 'inplay'), 'AZN', 5, 'stake', 42)
    const twice = withTransaction(database.pool, async (client) => {
      await client.query(stake())
      await client.query(stake())
    })
    await expect(twice).rejects.toThrow(/transfer_pkey/)
  })
})

function insert(
  debit: number,
  credit: number,
  currency: string,
  amount: number,
  code = 'play_money',
  causeId = 1,
): string {
  return `insert into transfer (debit, credit, currency, amount, code, cause)
          values (${debit}, ${credit}, '${currency}', ${amount}, '${code}', ${causeId})`
}

describe('concurrent stakes', () => {
  it('of one player never overdraw, in whatever order they come', async () => {
    const stakes = Array.from({ length: 40 }, (_, index) => index)
    const results = await Promise.all(
      stakes.map((index) =>
        withTransaction(database.pool, async (client) => {
          const wallets = await lockWallets(client, index % 2 ? [player, rich] : [rich, player])
          const moves = createPosting(wallets)
          const state = wallets.get(player)
          const isPaid = state !== undefined && placeStake(moves, state, major(60), 9000 + index)
          await writePosting(client, moves)
          return isPaid
        }),
      ),
    )
    expect(results.filter(Boolean).length).toBe(16)
    const { rows } = await database.pool.query('select cash, inplay from wallet where player_id = $1', [
      player,
    ])
    expect(rows).toEqual([{ cash: 4000n, inplay: 96_000n }])
  })
})

it('who waits for a wallet holds none that comes after it, however they were named', async () => {
  const waiting = `select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  const lastIsFree = 'select player_id from wallet where player_id = $1 for no key update skip locked'
  const [first, last] = [player, rich]
  const both = await withTransaction(database.pool, async (client) => {
    await lockWallets(client, [first])
    const wallets = withTransaction(database.pool, (other) => lockWallets(other, [last, first]))
    await expect.poll(async () => (await database.pool.query(waiting)).rows).toEqual([{ count: 1 }])
    expect((await client.query(lastIsFree, [last])).rows).toHaveLength(1)
    return { wallets }
  })
  expect((await both.wallets).size).toBe(2)
})

describe('the audit finds', () => {
  const breach = async (name: string, ...tampering: string[]) => {
    expect(INVARIANTS.map((invariant) => invariant.name)).toContain(name)
    await database.ownerPool.query('alter table transfer disable trigger user')
    await database.ownerPool.query('alter table bet disable trigger user')
    for (const sql of tampering) await database.ownerPool.query(sql)
    return (await runAudit(database.pool)).find((line) => line.name === name)?.count
  }
  it('stakes whose bets are missing', async () => {
    // The test above staked without bets.
    expect(
      await breach(
        'transfers without the bet, the adjustment, the cash-out, the payment, the grant or the round that caused them',
      ),
    ).toBe(16)
    expect(await breach('money in play other than the sum of open stakes of bets and rounds')).toBe(1)
  })
  it('a balance that no transfer explains', async () => {
    const more = `update wallet set cash = cash + 1 where player_id = ${rich}`
    expect(await breach('balances other than the sum of their transfers', more)).toBe(1)
    expect(await breach('currencies in which players and house are not zero together')).toBe(1)
  })
  it('a bet without its stake, accepted after the start of its event', async () => {
    const bet = `insert into bet (id, player_id, currency, type, status, size, stake, odds, possible_return,
        rules_version, operation_key, requested_at, placed_at)
      values (1, ${rich}, 'AZN', 'singles', 'placed', 1, 100, 2000, 200, 1, 'k', now(), now())`
    const leg = `insert into bet_leg (bet_id, position, event_id, market_type, specifier, outcome, odds, odds_seen,
        is_live, starts_at, feed_rev, names)
      values (1, 1, 5, '1x2', '', '1', 2000, 2000, false, now() - interval '1 minute', 1, '{}')`
    expect(await breach('bets without exactly one stake transfer', bet, leg)).toBe(1)
    expect(await breach('pre-match bets accepted after the start')).toBe(1)
    expect(await breach('accepted requests without their bets, and bets without their request')).toBe(1)
    expect(await breach('open bets with money released, or declined ones with money kept')).toBe(1)
  })
  it('a live bet accepted while its event was suspended', async () => {
    const live = 'update bet_leg set is_live = true'
    const stop = `insert into event_stop (event_id, stopped_at, resumed_at, reason)
      select 5, placed_at - interval '1 second', placed_at + interval '1 second', 'goal' from bet`
    expect(await breach('bets accepted while their event was suspended', live, stop)).toBe(1)
  })
  it('a bet accepted after the result, or that a result did not reach', async () => {
    const result = `insert into market_result (event_id, market_type, specifier, step, outcomes, first_at, changed_at)
      values (5, '1x2', '', 2, '{"1": {"kind": "won"}}', now() - interval '1 hour', now() - interval '1 hour')`
    expect(await breach('bets accepted after the result of their market', result)).toBe(1)
    expect(await breach('results that did not reach all of their bets')).toBe(1)
  })
  it('a settled bet with another payout, and an illegal state', async () => {
    const won = "update bet set status = 'won', payout = 200, settled_at = now()"
    expect(await breach('settled bets without exactly one release, or with another payout', won)).toBe(1)
    expect(await breach('illegal states of bets')).toBe(1)
  })
  it('money released for an open bet, or kept for a declined one', async () => {
    const name = 'open bets with money released, or declined ones with money kept'
    const open = "update bet set status = 'placed', payout = null, settled_at = null"
    const stake = `insert into transfer (debit, credit, currency, amount, code, cause) values
      (${playerAccountId(rich, 'cash')}, ${playerAccountId(rich, 'inplay')}, 'AZN', 100, 'stake', 1)`
    const release = `insert into transfer (debit, credit, currency, amount, code, cause, generation) values
      (${playerAccountId(rich, 'inplay')}, ${houseAccountId('AZN', 'sports')}, 'AZN', 100, 'stake_taken', 1, 1)`
    expect(await breach(name, open, stake)).toBe(0)
    expect(await breach(name, release)).toBe(1)
    expect(await breach(name, "update bet set status = 'declined'")).toBe(1)
  })
  it('an answered request whose bet is not there, or is another player’s', async () => {
    const name = 'accepted requests without their bets, and bets without their request'
    const answer = `insert into operation (scope, key, request_hash, response)
      values ('place:7', 'k', decode(repeat('00', 32), 'hex'), '{"kind": "accepted", "betIds": [1]}')`
    expect(await breach(name, answer)).toBe(1)
    expect(await breach(name, "update bet set status = 'rejected'")).toBe(2)
  })
  it('a transaction that stays open, and a balance below zero if the database let it', async () => {
    // Neither can be brought about in a test's time: what the rules read must at least be there.
    expect(await breach('transactions open for more than 30 s')).toBe(0)
    const below = `update wallet set cash = -1 where player_id = ${rich}`
    await expect(database.ownerPool.query(below)).rejects.toThrow(/wallet_cash_check/)
    const free = 'alter table wallet drop constraint wallet_cash_check'
    expect(await breach('negative balances of players', free, below)).toBe(1)
  })
  it('money held for no withdrawal', async () => {
    const hold = `update wallet set withdraw_hold = 5 where player_id = ${rich}`
    expect(await breach('money held for withdrawals that nobody ordered', hold)).toBe(1)
  })
})
