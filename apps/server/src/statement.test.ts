import { presentWireTime } from '@xezer/contract/wire-time'
import { minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { LOCALES } from '@xezer/std/locale'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveExample, shipped, underLock } from './core/bonuses/example-grants.ts'
import { completeGrant } from './core/bonuses/grants.ts'
import { playerAccountId } from './core/wallet/account-id.ts'
import { makeStatementFile, tellStatement } from './features/account/statement/account-statement.ts'
import { walkLines } from './features/account/statement/walk-lines.ts'
import {
  apply,
  clockMs,
  database,
  newEvent,
  newPlayer,
  openExample,
  settle,
  strike,
} from './features/settlement/example-settlement.ts'
import { Refusal } from './platform/http/refusal.ts'
import { nodeMachine } from './platform/node-machine.ts'

const DAY_MS = 86_400_000
const HALF_MS = DAY_MS / 2
let player: number
/** Every instant at which something moved, and one before and one behind them all. */
let instants: number[]

beforeAll(async () => {
  await openExample()
  player = await newPlayer()
  const results: [number, number][] = [
    [1, 0],
    [0, 1],
    [0, 0],
  ]
  for (const scores of results) {
    const event = newEvent()
    for (const outcome of ['1', '2', 'x'] as const)
      await strike(player, { eventId: event, outcome, placedAtMs: clockMs - DAY_MS })
    await apply(settle(event, 1, ...scores))
    if (scores[0] === 1) await apply(settle(event, 2, 0, 1))
  }
  await strike(player, { eventId: newEvent(), placedAtMs: clockMs - DAY_MS })
  await winWithBonus()
  const { rows } = await database.pool.query<{ at: Date }>(
    'select created_at as at from transfer where $1 in (debit, credit) order by 1',
    [playerAccountId(player, 'cash')],
  )
  const moved = rows.map(({ at }) => at.getTime())
  instants = [Math.min(...moved) - HALF_MS, ...moved, Math.max(...moved) + HALF_MS]
})
afterAll(() => database.close())

/** A bonus that becomes cash while a bet that it paid a part of is open: what that one wins is cash too. */
async function winWithBonus(): Promise<void> {
  const eventId = newEvent()
  const given = await giveExample(database.pool, player, shipped('reload'), minor(500n))
  const { id: grantId } = must(given, 'a grant')
  await strike(player, { eventId, placedAtMs: Date.now(), bonus: { grantId, stakeMinor: minor(400n) } })
  await underLock(database.pool, player, async (client, wallet) => {
    await client.query('update bonus_grant set done = needed where id = $1', [grantId])
    await completeGrant(client, wallet, grantId)
  })
  await apply(settle(eventId, 1, 1, 0))
}

async function tell(fromMs: number, toMs: number, before?: number) {
  const period = { from: presentWireTime(fromMs), to: presentWireTime(toMs) }
  const told = await tellStatement(
    database.pool,
    player,
    { ...period, ...(before === undefined ? {} : { before }) },
    'en',
  )
  if (told instanceof Refusal) throw new Error(told.code)
  return told
}

/** Amounts of the wire in hundredths, so that sums are exact. */
const cents = (amount: number) => Math.round(amount * 100)

describe('a statement', () => {
  it('opens, moves and closes to the hundredth between any two instants, and ends with what is there', async () => {
    const { rows } = await database.pool.query<{ cash: bigint }>(
      'select cash from wallet where player_id = $1',
      [player],
    )
    const whole = await tell(instants[0] ?? 0, instants.at(-1) ?? 0)
    expect(cents(whole.opening)).toBe(0)
    expect(cents(whole.closing)).toBe(Number(rows[0]?.cash))
    expect(whole.count).toBe(instants.length - 2)
    const place = fc.nat({ max: instants.length - 1 })
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        const [fromMs = 0, toMs = 0] = [instants[Math.min(one, other)], instants[Math.max(one, other)]]
        const { opening, closing, movements, count, ...sums } = await tell(fromMs, toMs)
        const moved = movements.reduce((sum, { amount }) => sum + cents(amount), 0)
        expect(cents(opening) + moved).toBe(cents(closing))
        expect(cents(sums.in) - cents(sums.out)).toBe(moved)
        expect(movements).toHaveLength(count)
        let balance = cents(closing)
        for (const movement of movements) {
          expect(cents(movement.balance)).toBe(balance)
          balance -= cents(movement.amount)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('goes on where a page ended', async () => {
    const [fromMs = 0, toMs = 0] = [instants[0], instants.at(-1)]
    const { movements } = await tell(fromMs, toMs)
    const third = movements[2]?.number ?? 0
    expect((await tell(fromMs, toMs, third)).movements).toEqual(movements.slice(3))
    expect((await tell(fromMs, toMs, 1)).movements).toEqual([])
  })

  it('tells nothing of another player', async () => {
    const other = await newPlayer()
    const period = { from: presentWireTime(instants[0] ?? 0), to: presentWireTime(instants.at(-1) ?? 0) }
    expect(await tellStatement(database.pool, other, period, 'en')).toMatchObject({ count: 1, closing: 1000 })
  })

  it('is not given when it does not add up: a kind of movement that it does not know', async () => {
    const stranger = await newPlayer()
    const cash = playerAccountId(stranger, 'cash')
    // As money of a cause that no line of the statement finds.
    await database.superuserPool.query(
      `insert into transfer (debit, credit, currency, amount, code, cause) values (-105, ${cash}, 'AZN', 5, 'play_money', 999999999);
       update wallet set cash = cash + 5 where player_id = ${stranger}`,
    )
    const period = { from: presentWireTime(0), to: presentWireTime(DAY_MS) }
    await expect(tellStatement(database.pool, stranger, period, 'en')).rejects.toThrow('movements of player')
    const options = { pool: database.pool, ...nodeMachine }
    const file = makeStatementFile(options, stranger, { ...period, format: 'csv' }, 'en')
    await expect(file).rejects.toThrow('movements of player')
  })

  const day = (days: number) => presentWireTime(clockMs + days * DAY_MS)
  it.each([
    ['a day', day(0), day(1), false],
    ['an instant', day(0), day(0), false],
    ['366 days', day(0), presentWireTime(clockMs + 366 * DAY_MS - 1), false],
    ['a millisecond more', day(0), day(366), true],
    ['367 days', day(0), day(367), true],
    ['backwards', day(1), day(0), true],
  ])('of %s: refused %4$s', async (_, from, to, isRefused) => {
    const told = await tellStatement(database.pool, player, { from, to }, 'en')
    expect(told instanceof Refusal).toBe(isRefused)
  })
})

describe('a file', () => {
  const options = () => ({ pool: database.pool, clock: nodeMachine.clock, timers: nodeMachine.timers })
  const make = (format: 'csv' | 'pdf', locale: (typeof LOCALES)[number]) => {
    const [from, to] = [instants[3] ?? 0, instants.at(-1) ?? 0].map(presentWireTime) as [string, string]
    return makeStatementFile(options(), player, { from, to, format }, locale)
  }
  const bytes = async (format: 'csv' | 'pdf', locale: (typeof LOCALES)[number]) => {
    const file = await make(format, locale)
    if (file instanceof Refusal) throw new Error(file.code)
    expect(file.name).toMatch(new RegExp(`^xezer-\\d+-[-\\d_]+\\.${format}$`))
    return Buffer.from(file.data, 'base64')
  }

  it.each([
    [
      'the days of the player, where he says them',
      { from: '2026-11-01', to: '2026-11-29' },
      '2026-11-01_2026-11-29',
    ],
    ['those of the wire, where nobody does', undefined, '2026-10-31_2026-11-29'],
  ])('is named by %s', async (_, days, named) => {
    // Whole days in Baku.
    const [from, to] = ['2026-11-01T00:00:00+04:00', '2026-11-29T23:59:59.999+04:00'].map((at) =>
      presentWireTime(Date.parse(at)),
    ) as [string, string]
    const asked = { from, to, format: 'csv' as const, ...(days && { days }) }
    const file = await makeStatementFile(options(), player, asked, 'en')
    expect(file).toMatchObject({ name: `xezer-${player}-${named}.csv` })
  })

  it.each(LOCALES)('as a table adds up as it stands (%s)', async (locale) => {
    const [separator, comma] = locale === 'en' ? [',', '.'] : [';', ',']
    const text = (await bytes('csv', locale)).toString()
    expect(text.startsWith('\uFEFF')).toBe(true)
    expect(text).not.toMatch(/csv\.|statement\.|movement\./)
    const lines = text
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.replaceAll('"', '').split(locale === 'en' ? separator : ';'))
    // The comma of an amount parts no cells: `"5,00"` keeps its quotes.
    const amountOf = (cell = '') => (cell === '' ? 0 : Number(cell.replace(comma, '')))
    const [, opening, ...rest] = lines
    const closing = rest.at(-1)
    const sums = rest.at(-2)
    const moved = rest.slice(0, -2)
    let balance = amountOf(opening?.[6])
    for (const cells of moved) {
      balance += amountOf(cells[4]) - amountOf(cells[5])
      expect(amountOf(cells[6])).toBe(balance)
    }
    expect(amountOf(closing?.[6])).toBe(balance)
    expect(amountOf(opening?.[6]) + amountOf(sums?.[4]) - amountOf(sums?.[5])).toBe(balance)
    expect(moved).toHaveLength(instants.length - 4)
  })

  it('as a table says instants to the millisecond, cut and never rounded, and each hundredth', async () => {
    const other = await newPlayer()
    const cash = playerAccountId(other, 'cash')
    const moved = [
      ['2026-03-01 00:00:00', 5, '2026-03-01T00:00:00.000Z', '0.05'],
      ['2026-03-01 00:00:00.1', 10, '2026-03-01T00:00:00.100Z', '0.10'],
      ['2026-03-01 23:59:59.999999', 1234567, '2026-03-01T23:59:59.999Z', '12345.67'],
      ['2026-03-02 00:00:00.000999', 100, '2026-03-02T00:00:00.000Z', '1.00'],
    ] as const
    for (const [index, [at, amount]] of moved.entries())
      await database.ownerPool.query(
        `with a as (insert into adjustment (id, player_id, kind) values ($1, $2, 'correction') returning id)
         insert into transfer (debit, credit, currency, amount, code, cause, actor, reason, created_at)
         select -105, $3, 'AZN', $4, 'adjustment', id, 'desk', 'test', ($5 || '+00')::timestamptz from a`,
        [-1_000_000 - index, other, cash, amount, at],
      )
    await database.ownerPool.query(
      'update wallet set cash = cash + (select sum(n) from unnest($2::bigint[]) n) where player_id = $1',
      [other, moved.map(([, amount]) => amount)],
    )
    const [from, to] = [Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 2)].map(presentWireTime) as [string, string]
    const file = await makeStatementFile(options(), other, { from, to, format: 'csv' }, 'en')
    if (file instanceof Refusal) throw new Error(file.code)
    const lines = Buffer.from(file.data, 'base64').toString().split('\r\n').slice(2, -3)
    const cells = lines.map((line) => line.split(','))
    expect(cells.map(([, at, , , amount]) => [at, amount])).toEqual(moved.map(([, , ...told]) => told))
    expect(cells.map(([, , kind]) => kind)).toEqual(moved.map(() => 'Correction by the house'))
  })

  it.each(LOCALES)('as a document is a PDF with the letters of its language (%s)', async (locale) => {
    const text = (await bytes('pdf', locale)).toString('latin1')
    expect(text.startsWith('%PDF-1.')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(text).toContain('Onest')
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  it('of a document that nobody could read is refused with how many it takes', async () => {
    await database.ownerPool.query(
      `insert into adjustment (id, player_id, kind) select -n, ${player}, 'correction' from generate_series(1, 5001) n;
       insert into transfer (debit, credit, currency, amount, code, cause, actor, reason)
       select -105, ${playerAccountId(player, 'cash')}, 'AZN', 1, 'adjustment', -n, 'desk', 'test' from generate_series(1, 5001) n;
       update wallet set cash = cash + 5001 where player_id = ${player}`,
    )
    const [from, to] = [clockMs - DAY_MS, Date.now() + DAY_MS].map(presentWireTime) as [string, string]
    const refused = await makeStatementFile(options(), player, { from, to, format: 'pdf' }, 'en')
    expect(refused).toMatchObject({ code: 'statement_too_long', values: { n: 5000 } })
    const table = await makeStatementFile(options(), player, { from, to, format: 'csv' }, 'en')
    if (table instanceof Refusal) throw new Error(table.code)
    expect(table.type).toBe('text/csv;charset=utf-8')
    // Of its parts of a thousand lines none is lost, and none stands before another.
    const numbers = Buffer.from(table.data, 'base64')
      .toString()
      .match(/^\d+(?=,)/gm)
    const count = 5001 + instants.length - 2
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)))
    const period = { fromMs: clockMs - DAY_MS, toMs: Date.now() + DAY_MS }
    const few = { playerId: player, period, locale: 'en' as const }
    expect(await walkLines(database.pool, { ...few, linesMax: count - 1 }, () => undefined)).toBeNull()
    expect(await walkLines(database.pool, { ...few, linesMax: count }, () => undefined)).toMatchObject({
      count,
    })
  })
})
