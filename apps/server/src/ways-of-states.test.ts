import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { major } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openExamplePlayer } from './core/player/example-player.ts'

// Every pair of states of what has no table of its own in the code: the database alone says which ways there are.

let database: TestDatabase
let player: number
beforeAll(async () => {
  database = await createTestDatabase()
  player = await openExamplePlayer(database.pool, 'states@example.com', major(0))
})
afterAll(() => database.close())

interface Machine {
  readonly table: 'player' | 'voucher' | 'quarantine'
  readonly states: readonly string[]
  readonly ways: readonly string[]
  readonly first: string
  /** Columns that a row in this state has. */
  columns(status: string): Readonly<Record<string, string>>
  /** What makes another row, beside `columns`. */
  readonly added: Readonly<Record<string, string>>
}

const MACHINES: readonly Machine[] = [
  {
    table: 'player',
    states: ['active', 'blocked', 'closed'],
    ways: ['active blocked', 'active closed', 'blocked active'],
    first: 'active',
    columns: (status) => ({ status: `'${status}'`, closed_at: status === 'closed' ? 'now()' : 'null' }),
    added: {},
  },
  {
    table: 'voucher',
    states: ['issued', 'used', 'void'],
    ways: ['issued used', 'issued void'],
    first: 'issued',
    columns: (status) => ({
      status: `'${status}'`,
      payment_id: status === 'used' ? '1' : 'null',
      ended_at: status === 'issued' ? 'null' : 'now()',
    }),
    added: { code_hash: "'x'", ending: "'1234'", amount: '100' },
  },
  {
    table: 'quarantine',
    states: ['open', 'credited', 'returned'],
    ways: ['open credited', 'open returned'],
    first: 'open',
    columns: (status) => ({
      status: `'${status}'`,
      player_id: status === 'credited' ? String(player) : 'null',
      decided_at: status === 'open' ? 'null' : 'now()',
      ...(status === 'open' ? {} : { actor: "'x'", note: "'x'" }),
    }),
    added: { event_id: '1', gateway: "'x'", currency: "'AZN'", amount: '100', reason: "'amount'" },
  },
]

const assignments = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ')
const values = (columns: Readonly<Record<string, string>>) =>
  `(${Object.keys(columns).join(', ')}) values (${Object.values(columns).join(', ')})`

/** The answer of the database, nothing kept. */
async function isRefused(text: string): Promise<boolean> {
  const client = await database.superuserPool.connect()
  try {
    await client.query('begin')
    // References are not what is asked here.
    for (const table of ['voucher', 'quarantine'])
      await client.query(`alter table ${table} disable trigger all; alter table ${table} enable trigger user`)
    await client.query(text)
    return false
  } catch (error) {
    expect(String(error)).toMatch(/cannot (become|begin)/)
    return true
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it.each(MACHINES)(
  'of all pairs of states of a $table the ways of its table alone are open',
  async (machine) => {
    const { table, states, ways, columns, added, first } = machine
    if (table !== 'player')
      await database.writePast(`insert into ${table} ${values({ ...added, ...columns(first) })}`)
    const { rows } = await database.pool.query<{ id: bigint }>(`select max(id) as id from ${table}`)
    const { id } = must(rows[0], 'a row')
    const open: string[] = []
    for (const from of states) {
      await database.writePast(`update ${table} set ${assignments(columns(from))} where id = ${id}`)
      for (const to of states.filter((one) => one !== from))
        if (!(await isRefused(`update ${table} set ${assignments(columns(to))} where id = ${id}`)))
          open.push(`${from} ${to}`)
    }
    expect(open.sort()).toEqual([...ways].sort())
  },
)

it.each(MACHINES.filter(({ table }) => table !== 'player'))(
  'a $table begins at its beginning',
  async (machine) => {
    const { table, states, columns, added, first } = machine
    await database.writePast(`delete from ${table}`)
    for (const status of states)
      expect([
        status,
        await isRefused(`insert into ${table} ${values({ ...added, ...columns(status) })}`),
      ]).toEqual([...[status, status !== first]])
  },
)

it('an account begins as an active one', async () => {
  const another = (status: string) =>
    isRefused(
      `insert into player overriding system value
       select (jsonb_populate_record(p, '{"id": 1, "email": "new@example.com", "email_key": null, "passport": null,
         "phone": "+994500000000", "status": "${status}", "closed_at": null}')).* from player p where id = ${player}`,
    )
  await database.writePast(`update player set status = 'active', closed_at = null where id = ${player}`)
  expect([await another('active'), await another('blocked')]).toEqual([false, true])
})

it('an address that is confirmed stays so until it is another one', async () => {
  await database.writePast(`update player set email_confirmed_at = now() where id = ${player}`)
  const changes = ['email_confirmed_at = null', "email_confirmed_at = null, email = 'other@example.com'"]
  const refused = []
  for (const change of changes)
    refused.push(await isRefused(`update player set ${change} where id = ${player}`))
  expect(refused).toEqual([true, false])
})
