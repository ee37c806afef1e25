import { minor } from '@xezer/money/minor'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { giveExample, shipped } from '../../core/bonuses/example-grants.ts'
import {
  closeSafety,
  database,
  everywhere,
  held,
  LIVE,
  newPlayer,
  OPEN,
  OTHER,
  openSafety,
  script,
} from './example-safety.ts'

const DAY_MS = 86_400_000

beforeAll(openSafety)
afterAll(closeSafety)

type Player = Awaited<ReturnType<typeof newPlayer>>
async function ask(player: Player, turn: number, span: string) {
  const { rows } = (await player.call(turn, 'account/activity', { span })) as unknown as {
    rows: readonly { from: string; staked: number; returned: number }[]
  }
  return rows
}
const sums = (rows: readonly { staked: number; returned: number }[]) => [
  rows.reduce((sum, { staked }) => sum + staked, 0),
  rows.reduce((sum, { returned }) => sum + returned, 0),
]

it('what was staked and came back stands on the day of the bet, for its player alone', async () => {
  const [player, other] = [await newPlayer(), await newPlayer()]
  await player.place(OPEN, { amount: 30 })
  await player.ageBets(40 * DAY_MS)
  await player.place(OTHER, { amount: 20 })
  // What was never struck was not staked.
  await held.during(() => everywhere(script.stop(LIVE)), player.place(LIVE, { amount: 50 }))
  await everywhere(script.settle(OTHER, '1x2', { '1': { kind: 'won' }, '2': { kind: 'lost' } }, 1))
  await vi.waitFor(async () => expect(sums(await ask(player, 1, 'day'))).toEqual([20, 40]), {
    timeout: 20_000,
  })
  const days = await ask(player, 0, 'day')
  expect(days).toHaveLength(14)
  expect(new Set(days.map(({ from }) => from)).size).toBe(14)
  expect(days.filter(({ staked }) => staked > 0)).toHaveLength(1)
  expect(sums(await ask(player, 0, 'week'))).toEqual([50, 40])
  const months = await ask(player, 1, 'month')
  expect(sums(months)).toEqual([50, 40])
  expect(months.filter(({ staked }) => staked > 0)).toHaveLength(2)
  expect(months.every(({ from }) => from.endsWith('-01'))).toBe(true)
  expect(sums(await ask(other, 0, 'month'))).toEqual([0, 0])
})

it('of a bet that a bonus paid for in part it tells what was the player’s own, as his limits do', async () => {
  const player = await newPlayer()
  const grant = await giveExample(database.pool, player.id, shipped('reload'), minor(1000n))
  await player.limit('stake', 7, 500)
  await player.limit('loss', 7, 500)
  await player.place(OPEN)
  // 3.33 of cash and 6.67 of the bonus, of 18.70 that came back 6.23 and 12.47.
  await database.ownerPool.query(
    `update bet set grant_id = $2, bonus_stake = 667, status = 'won', payout = 1870, generation = 1,
       settled_at = instant_now() where player_id = $1`,
    [player.id, grant?.id],
  )
  expect(sums(await ask(player, 0, 'day'))).toEqual([3.33, 6.23])
  expect(await player.call(1, 'account/reality')).toMatchObject({ staked: 3.33, returned: 6.23 })
  const { limits } = await player.call(1, 'account/safety')
  const used = (kind: string) => limits?.find((limit) => limit.kind === kind && limit.days === 7)?.used
  expect([used('stake'), used('loss')]).toEqual([3.33, -2.9])
})

it('what was paid in and out and how long he played stands beside it', async () => {
  const player = await newPlayer()
  const pay = (direction: string, status: string, amount: number) =>
    database.writePast(
      `insert into payment (player_id, direction, method, gateway, status, currency, amount, fee, pay_currency, pay_amount,
         rate_numerator, rate_denominator, rate_source, reference)
       values (${player.id}, '${direction}', 'payeer', 'sandbox', '${status}', 'AZN', ${amount}, 0, 'AZN', ${amount}, 1, 1,
         'static', gen_random_uuid()::text)`,
    )
  for (const status of ['credited', 'charged_back', 'pending', 'failed']) await pay('in', status, 2000)
  for (const status of ['paid', 'ordered', 'cancelled', 'returned']) await pay('out', status, 500)
  await database.ownerPool.query('delete from play_hour where player_id = $1', [player.id])
  await database.ownerPool.query(
    `insert into play_hour (player_id, hour, minutes)
     select $1, date_trunc('hour', instant_now(), 'UTC') - n * interval '1 hour', 7 from unnest(array[0, 30 * 24]) n`,
    [player.id],
  )
  const { ownerPool } = database
  await ownerPool.query(
    `insert into transfer (debit, credit, currency, amount, code, cause)
     select -105, -101, 'AZN', amount, 'deposit', id from payment where player_id = $1 and status in ('credited', 'charged_back')`,
    [player.id],
  )
  // 20.00 were ordered, and an operator credited the 7.00 that came; another one was credited and is none of its player's any more.
  await pay('in', 'credited', 2000)
  await database.writePast(
    `with heard as (
       insert into gateway_event (gateway, digest, body, outcome, decided_at) values ('sandbox', '', '', 'quarantined', now()) returning id
     ), aside as (
       insert into quarantine (id, event_id, payment_id, player_id, gateway, currency, amount, reason, status, actor, note, decided_at)
       select next_cause(), heard.id, p.id, p.player_id, 'sandbox', 'AZN', 700, 'amount', 'credited', 'desk', 'test', instant_now()
       from heard, payment p where p.player_id = ${player.id} and not exists (select from transfer t where t.cause = p.id)
         and p.status = 'credited' returning id
     ) insert into transfer (debit, credit, currency, amount, code, cause) select -105, -101, 'AZN', 700, 'suspense_credit', id from aside`,
  )
  const { rows } = (await player.call(0, 'account/activity', { span: 'month' })) as unknown as {
    rows: readonly { deposited: number; withdrawn: number; minutes: number }[]
  }
  const sumOf = (name: 'deposited' | 'withdrawn' | 'minutes') => rows.reduce((sum, row) => sum + row[name], 0)
  expect([sumOf('deposited'), sumOf('withdrawn')]).toEqual([47, 10])
  // Twelve months and the one that runs.
  expect(rows).toHaveLength(13)
  // This very call may have been noted.
  expect([6, 7]).toContain(sumOf('minutes'))
  const own = `select id from payment where player_id = ${player.id} union all select id from quarantine where player_id = ${player.id}`
  await database.writePast(`delete from transfer where cause in (${own})`)
  for (const table of ['quarantine', 'payment'])
    await ownerPool.query(`delete from ${table} where player_id = $1`, [player.id])
  await ownerPool.query("delete from gateway_event where digest = ''")
})
