import type { PoolClient } from '@xezer/db/pool'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { INVARIANTS } from '../../core/upkeep/invariants.ts'
import {
  apply,
  clockMs,
  database,
  newEvent,
  newPlayer,
  openExample,
  settle,
  strike,
} from './example-settlement.ts'

const DAY_MS = 86_400_000
let open: number
let won: number
let lost: number
let accumulator: number
let system: number
let corrected: number

/** A bet that is open, one that won and one that lost, an accumulator and a system, one that won until a correction. */
beforeAll(async () => {
  await openExample()
  const player = await newPlayer()
  const [played, next] = [newEvent(), newEvent()]
  const placedAtMs = clockMs - DAY_MS
  won = await strike(player, { eventId: played, outcome: '1', placedAtMs })
  lost = await strike(player, { eventId: played, outcome: '2', placedAtMs })
  open = await strike(player, { eventId: next, placedAtMs })
  const others = [newEvent(), newEvent()]
  accumulator = await strike(player, { eventId: next, alsoOn: others, placedAtMs })
  system = await strike(player, { eventId: next, alsoOn: others, size: 2, placedAtMs })
  await apply(settle(played, 1, 1, 0))
  const amended = newEvent()
  corrected = await strike(player, { eventId: amended, outcome: '1', placedAtMs })
  await apply(settle(amended, 1, 1, 0))
  await apply(settle(amended, 2, 0, 1))
})
afterAll(() => database.close())

async function findBreached(client: PoolClient): Promise<string[]> {
  const names: string[] = []
  for (const { name, sql } of INVARIANTS) {
    const { rows } = await client.query<{ count: bigint }>(sql)
    if (rows[0]?.count !== 0n) names.push(name)
  }
  return names
}

/** What the audit says once `damage` was done; the damage is undone. */
async function breachesAfter(damage: string): Promise<string[]> {
  const client = await database.superuserPool.connect()
  try {
    await client.query('begin')
    // Nothing but the audit stands in the way of the damage.
    await client.query('set local session_replication_role = replica')
    const sql = damage
      .replaceAll('$open', String(open))
      .replaceAll('$won', String(won))
      .replaceAll('$lost', String(lost))
      .replaceAll('$accumulator', String(accumulator))
      .replaceAll('$system', String(system))
      .replaceAll('$corrected', String(corrected))
    await client.query(sql)
    return await findBreached(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it('finds nothing where nothing is wrong', async () => {
  expect(await breachesAfter('select 1')).toEqual([])
})

const NEVER = 'alter table wallet drop constraint wallet_cash_check'
const STOP =
  "insert into event_stop (event_id, stopped_at, resumed_at, reason) select event_id, placed_at - interval '1 s'"
const STOPPED = 'from bet join bet_leg on bet_id = id where id = $open'
const KEPT =
  'insert into stop_keeper default values; update event_stop set keeper = (select max(id) from stop_keeper)'
const VIP = 'insert into vip_bet (bet_id, due_at)'
const VIP_SAID =
  'insert into vip_bet (bet_id, due_at, decision, accepted, actor, decided_at, outcome, part_id, ended_at)'
const RESULT =
  'insert into market_result (event_id, market_type, specifier, step, outcomes, first_at, changed_at)'

/** A cash-out that nothing else says anything of. */
const BOUGHT = `insert into cash_out (bet_id, player_id, stake, amount, seen, is_automatic, status, scope, key,
  open_events, due_at, decided_at) select bet.id, player_id, 100, 90, 900, false, 'paid', 's', 'k',
  jsonb_build_array(event_id), now(), placed_at from bet join bet_leg on bet_id = bet.id where bet.id =`

/** A grant that began and was given nothing. */
const GRANT = `insert into bonus_grant (player_id, campaign, version, status, currency, amount, unit, needed, rules, days,
  is_once, on_withdrawal, started_at, expires_at) select player_id, 'c', 1, 'active', 'AZN', 5, 'bets', 9, '{}', 1, false,
  'keep', placed_at, placed_at from bet where id = $open`
/** All that it should have been given, and what was taken from it besides. */
const moved = (code: string) => `${GRANT}; insert into transfer (debit, credit, currency, amount, code, cause)
  select 1, 2, 'AZN', 5, code, id from bonus_grant, (values ('bonus_grant'), ('${code}')) c (code)`
const DONE = "status = 'done', done = needed, ended_at = started_at"
/** Of the settlement of a bet that stands. */
const transferOf = (bet: string, code: string, amount: number) =>
  `insert into transfer (debit, credit, currency, amount, code, cause, generation) values (1, 13, 'AZN', ${amount}, '${code}', ${bet}, 1)`
const OF_GRANT = 'update bet set grant_id = (select id from bonus_grant)'

it.each([
  ['negative balances', `${NEVER}; update wallet set cash = -1`],
  ['balances other than', 'update wallet set cash = cash + 1'],
  ['money in play other than', 'update wallet set inplay = inplay + 1'],
  ['money in play other than', "update bet set status = 'vip', stake = stake + 1 where id = $open"],
  ['without exactly one stake', "delete from transfer where cause = $open and code = 'stake'"],
  [
    'without exactly one stake',
    "update transfer set amount = amount + 1 where cause = $open and code = 'stake'",
  ],
  ['transfers without the bet', 'delete from bet where id = $won'],
  ['transfers without the bet', 'delete from adjustment'],
  ['transfers without the bet', 'insert into adjustment select $won, player_id, kind from adjustment'],
  ['no statement of their player', 'update bet set player_id = player_id + 1 where id = $won'],
  ['no statement of their player', 'update adjustment set player_id = player_id + 1'],
  [
    'no statement of their player',
    'update transfer set credit = credit + 10 where cause = $won and credit > 0',
  ],
  ['no statement of their player', 'update transfer set debit = debit + 10 where cause = $won and debit > 0'],
  ['moved nothing', "delete from transfer where code = 'play_money'"],
  ['another payout', 'update bet set payout = payout + 1 where id = $won'],
  ['another payout', "delete from transfer where cause = $lost and code = 'stake_taken'"],
  ['another payout', 'update bet set generation = 2 where id = $lost'],
  ['money released', "update bet set status = 'placed', payout = null, settled_at = null where id = $lost"],
  ['money released', "update bet set status = 'declined' where id = $open"],
  ['without their request', "delete from operation where key = '$open'"],
  ['without their request', 'delete from bet where id = $open'],
  ['held for withdrawals', 'update wallet set withdraw_hold = 5'],
  ['not zero together', 'update wallet set cash = cash + 1'],
  ['not zero together', "delete from transfer where cause = $won and code = 'payout'"],
  ['their event was suspended', `${STOP}, placed_at + interval '1 s', 'goal' ${STOPPED}`],
  ['their event was suspended', `${STOP}, null, 'goal' ${STOPPED}; ${KEPT}`],
  [
    'their event was suspended',
    `update bet_leg set is_live = false; ${STOP}, null, 'operator' ${STOPPED}; ${KEPT}`,
  ],
  [
    'accepted after the start',
    'update bet_leg set is_live = false, starts_at = (select placed_at from bet where id = $open)',
  ],
  ['accepted after the result', "update market_result set first_at = first_at - interval '9 days'"],
  [
    'did not reach all',
    `${RESULT} select event_id, market_type, specifier, 2, '{"1": {"kind": "won"}}', now(), now() - interval '2 min'
     from bet_leg where bet_id = $open`,
  ],
  ['illegal states', "update bet set status = 'pending' where id = $open"],
  ['illegal states', "insert into bet_reservation values ($open, 'place:1', 'k', now())"],
  ['illegal states', 'update bet set generation = 0 where id = $won'],
  ['illegal states', 'update bet_leg set is_void = true where bet_id = $open'],
  ['illegal states', 'update bet_leg set is_void = true where bet_id = $system'],
  ['what the active grants hold', 'update wallet set bonus = bonus + 1'],
  ['what the active grants hold', `${GRANT}; update bonus_grant set balance = 1`],
  ['grants other than their transfers', GRANT],
  ['grants other than their transfers', moved('bonus_convert')],
  ['grants other than their transfers', moved('bonus_forfeit')],
  ['took other cash', `${GRANT}; update bonus_grant set ${DONE}, cash_left = 1`],
  ['took other cash', `${moved('bonus_convert')}; update bonus_grant set ${DONE}`],
  ['repaid more', transferOf('$won', 'bonus_recovered', 4)],
  [
    'paid before they did',
    `${transferOf('$won', 'bonus_payout_borne', 5)}; ${transferOf('$won', 'bonus_recovered', 4)};
     ${transferOf('$won', 'bonus_payout', 5)}`,
  ],
  ['bonus in play other than', 'update wallet set bonus_inplay = bonus_inplay + 1'],
  ['bonus in play other than', `${GRANT}; ${OF_GRANT}, bonus_stake = 1 where id = $open`],
  ['without exactly one stake', `${GRANT}; ${OF_GRANT}, bonus_stake = 1 where id = $open`],
  ['has another part than of their stake', `${GRANT}; ${OF_GRANT}, bonus_stake = 1 where id = $won`],
  [
    'has another part than of their stake',
    `${GRANT}; ${OF_GRANT}, bonus_stake = stake where id = $open; ${BOUGHT} $open`,
  ],
  ['whose progress is not', `${GRANT}; ${OF_GRANT} where id = $won`],
  ['whose progress is not', `${GRANT}; update bonus_grant set done = 1`],
  ['not active when they were struck', `${GRANT}; ${OF_GRANT} where id = $open`],
  [
    'not active when they were struck',
    `${GRANT}; ${OF_GRANT} where id = $open;
     update bonus_grant set expires_at = 'infinity', player_id = player_id + 1`,
  ],
  [
    'not active when they were struck',
    `${GRANT}; ${OF_GRANT} where id = $open;
     update bonus_grant set expires_at = 'infinity', started_at = started_at + interval '1 s'`,
  ],
  [
    'not active when they were struck',
    `${GRANT}; ${OF_GRANT} where id = $open;
     update bonus_grant set expires_at = 'infinity', status = 'done', done = 9, ended_at = started_at - interval '1 s'`,
  ],
  ['legs of no bet', 'delete from bet where id = $open'],
  ['what they are called', 'delete from leg_names'],
  ['left no trace', 'delete from bet_past where bet_id = $corrected'],
  ['left no trace', 'update bet_past set payout = payout + 1 where bet_id = $corrected'],
  ['left no trace', 'update bet set generation = generation + 1 where id = $corrected'],
  [
    'while their player stayed away',
    `insert into player_break (player_id, kind, length, began_at, ends_at)
     select player_id, 'time_out', '24h', placed_at - interval '1 s', placed_at + interval '1 s' from bet where id = $open`,
  ],
  ['VIP bets', "update bet set status = 'vip' where id = $open"],
  ['VIP bets', `${VIP} values ($open, now())`],
  [
    'VIP bets',
    `${VIP} values ($open, now() - interval '2 min'); update bet set status = 'vip' where id = $open`,
  ],
  ['VIP bets', `${VIP_SAID} values ($open, now(), 'reject', null, 'desk', now(), 'rejected', null, now())`],
  ['VIP bets', `${VIP_SAID} values ($open, now(), null, null, null, null, 'accepted', null, now())`],
  ['VIP bets', `${VIP_SAID} values ($open, now(), 'accept', 1, 'desk', now(), 'accepted', null, now())`],
  [
    'VIP bets',
    `${VIP_SAID} values ($open, now(), 'accept', 1, 'desk', now(), 'part', $won, now());
     update bet set status = 'rejected' where id = $open`,
  ],
  ['do not fit their type', 'update bet set size = 2 where id = $open'],
  ['do not fit their type', 'update bet set size = 2 where id = $accumulator'],
  ['do not fit their type', 'delete from bet_leg where bet_id = $accumulator and position = 3'],
  ['do not fit their type', 'update bet set size = 3 where id = $system'],
  ['do not fit their type', 'delete from bet_leg where bet_id = $system and position = 3'],
  ['do not fit their type', 'update bet_leg set event_id = 77 where bet_id = $system and position < 3'],
  ['paid more than', 'update bet set payout = possible_return + 1 where id = $won'],
  ['paid more than', 'update bet set cashed_amount = possible_return + 1 where id = $open'],
  [
    'transfers without the bet',
    "update transfer set code = 'cash_out' where cause = $won and code = 'payout'",
  ],
  ['cash-outs other than', `${BOUGHT} $open`],
  [
    'cash-outs other than',
    `update transfer set code = 'cash_out', cause = 5 where cause = $won and code = 'payout'; ${BOUGHT} $won;
     update cash_out set id = 5, status = 'declined', refusal = 'x', amount = null`,
  ],
  ['bought part', `${BOUGHT} $open`],
  ['bought part', 'update bet set cashed_stake = 1 where id = $open'],
  ['bought part', 'update bet set cashed_amount = 1 where id = $open'],
  ['bought part', 'update bet set cashed_stake = stake where id = $open'],
  ['of another player', `${BOUGHT} $open; update cash_out set player_id = player_id + 1`],
  [
    'of another player',
    'insert into cash_out_rule (bet_id, player_id, above) select id, player_id + 1, 9 from bet where id = $open',
  ],
  ['of an open leg was suspended', `${BOUGHT} $open; ${STOP}, placed_at + interval '1 s', 'goal' ${STOPPED}`],
  [
    'after the result of their bet',
    `${BOUGHT} $won; update cash_out set decided_at = now() + interval '1 s'`,
  ],
  [
    'long over',
    `${BOUGHT} $open; update cash_out set status = 'waiting', amount = null, decided_at = null,
     due_at = now() - interval '2 min'`,
  ],
])('counts a breach of "%s" after %s', async (name, damage) => {
  expect((await breachesAfter(damage)).filter((breached) => breached.includes(name))).toHaveLength(1)
})

it('counts a transaction that stands open', async () => {
  const [line] = INVARIANTS.filter(({ name }) => name.includes('transactions open'))
  const client = await database.superuserPool.connect()
  const idle = await database.pool.connect()
  try {
    await idle.query('begin')
    await client.query('select pg_sleep(0.02)')
    const sooner = String(line?.sql).replace("interval '30 seconds'", "interval '10 milliseconds'")
    expect((await client.query(sooner)).rows).toEqual([{ count: 1n }])
  } finally {
    await idle.query('rollback')
    idle.release()
    client.release()
  }
})
