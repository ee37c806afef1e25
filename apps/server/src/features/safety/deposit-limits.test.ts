import type { Safety } from '@xezer/contract/safety'
import { parseWireTime } from '@xezer/contract/wire-time'
import type { PoolClient } from '@xezer/db/pool'
import { withTransaction } from '@xezer/db/transaction'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  breaches,
  closeSafety,
  database,
  newPlayer,
  openSafety,
  type Said,
  server,
} from './example-safety.ts'

const DAY_MS = 86_400_000

beforeAll(openSafety)
afterAll(closeSafety)
afterEach(async () => expect(await breaches()).toEqual([]))

interface Deposited extends Said {
  readonly payment?: { readonly id: number; readonly status: string }
  readonly redirect?: { readonly url: string } | null
  readonly fields?: Readonly<Record<string, string>>
}

async function newPayer() {
  const player = await newPlayer()
  return {
    ...player,
    deposit: (amount: number, turn = 0) =>
      player.call(turn, 'account/deposit', { method: 'payeer', amount }) as Promise<Deposited>,
    statusOf: async ({ payment }: Deposited) => {
      const said = (await player.call(1, `account/payment/${payment?.id}`)) as Deposited
      return said.payment?.status
    },
    /** A pending one that ends so. */
    end: (status: 'failed' | 'expired', { payment }: Deposited) =>
      database.ownerPool.query(
        `with moved as (update payment set status = $2 where id = $1)
         insert into payment_step (payment_id, number, status, actor) select $1, 3, $2, 'test'`,
        [payment?.id, status],
      ),
    rooms: async () => {
      const said = (await player.call(1, 'account/safety')) as unknown as Safety
      return said.depositRoom
    },
    age: (ms: number) =>
      database.ownerPool.query(
        "update payment set requested_at = requested_at - $2 * interval '1 millisecond' where player_id = $1",
        [player.id, ms],
      ),
  }
}

describe('a limit of deposits', () => {
  it('takes exactly what fits and not a hundredth more, and says which limit it is', async () => {
    const payer = await newPayer()
    await payer.limit('deposit', 7, 70)
    expect((await payer.deposit(50)).payment).toBeDefined()
    const refused = await payer.deposit(20.01, 1)
    const sentence =
      /^You have 20\.00.₼ of your 7-day deposit limit left\. This deposit fits from \d\d\.\d\d\.20\d\d \d\d:\d\d \(UTC\+4\)$/
    expect(refused.code).toBe('limit_reached')
    expect(refused.error).toMatch(sentence)
    expect(refused.fields?.amount).toMatch(sentence)
    expect((await payer.deposit(70.01)).error).toMatch(/^You have 20\.00.₼ of your .*deposit limit left$/)
    expect((await payer.deposit(20, 1)).payment).toBeDefined()
    expect((await payer.deposit(20)).error).toContain('You have 0.00')
    // It is no limit of stakes.
    expect((await payer.place(undefined, { amount: 500 })).success).toBe(true)
  })

  it('of 64 at once on two servers takes as many as fit', async () => {
    const payer = await newPayer()
    await payer.limit('deposit', 1, 119.99)
    const said = await Promise.all(Array.from({ length: 64 }, (_, turn) => payer.deposit(20, turn)))
    expect(said.filter(({ payment }) => payment !== undefined)).toHaveLength(5)
    expect(said.filter(({ code }) => code === 'limit_reached')).toHaveLength(59)
  })

  it('is not raised by asking: a raise and a deposit at once', async () => {
    const payer = await newPayer()
    await payer.limit('deposit', 30, 20)
    const [, refused] = await Promise.all([payer.limit('deposit', 30, 500), payer.deposit(20.01)])
    expect(refused.code).toBe('limit_reached')
    await payer.ageBets(DAY_MS)
    expect((await payer.deposit(20.01)).code).toBe('limit_reached')
    await payer.confirm('deposit', 30)
    expect((await payer.deposit(20.01)).payment).toBeDefined()
  })

  it('has room again for what was not paid, and as time passes', async () => {
    const payer = await newPayer()
    await payer.limit('deposit', 1, 20)
    await payer.end('failed', await payer.deposit(20))
    await payer.end('expired', await payer.deposit(20))
    expect((await payer.deposit(20)).payment).toBeDefined()
    await payer.age(DAY_MS - 60_000)
    expect((await payer.deposit(20)).code).toBe('limit_reached')
    await payer.age(60_000)
    expect((await payer.deposit(20)).payment).toBeDefined()
    const { limits } = await payer.call(0, 'account/safety')
    expect(limits?.[0]).toMatchObject({ kind: 'deposit', days: 1, amount: 20, used: 20 })
    expect(limits?.[1]).toMatchObject({ kind: 'deposit', days: 7, amount: null, used: 40 })
  })
})

describe('what is left of the limits', () => {
  it('is said before anything is ordered: now, and from when on more', async () => {
    const payer = await newPayer()
    expect(await payer.rooms()).toEqual([])
    await payer.limit('deposit', 1, 50)
    expect(await payer.rooms()).toEqual([{ left: 50, from: null }])
    await payer.limit('deposit', 7, 60)
    await payer.deposit(30)
    await payer.age(DAY_MS / 2)
    await payer.deposit(20)
    const [now, ...later] = await payer.rooms()
    expect([now, ...later.map(({ left }) => left)]).toEqual([{ left: 0, from: null }, 10, 40, 50])
    // What it says fits is taken, and a hundredth more is not.
    await payer.age(DAY_MS / 2)
    const [opened] = await payer.rooms()
    expect(opened).toEqual({ left: 10, from: null })
    expect((await payer.deposit(20)).code).toBe('limit_reached')
    await payer.age(6 * DAY_MS)
    expect((await payer.rooms())[0]).toEqual({ left: 40, from: null })
    expect((await payer.deposit(40.01)).code).toBe('limit_reached')
    expect((await payer.deposit(40)).payment).toBeDefined()
  })

  it('opens at the instant at which the refusal says that it fits', async () => {
    const payer = await newPayer()
    await payer.limit('deposit', 1, 50)
    await payer.deposit(30)
    const { error } = await payer.deposit(20.01)
    const [, next] = await payer.rooms()
    const said = /from (\d\d)\.(\d\d)\.(\d{4}) (\d\d:\d\d)/.exec(error ?? '')
    const [, day, month, year, time] = said ?? []
    const toldMs = parseWireTime(next?.from ?? '')
    expect(new Date(toldMs + 4 * 3_600_000).toISOString().slice(0, 16)).toBe(
      `${year}-${month}-${day}T${time}`,
    )
  })
})

/** How many wait for a row that this connection has. */
async function countWaiting(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { rowCount } = await database.ownerPool.query(
    'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
    [rows[0]?.pid],
  )
  return rowCount ?? 0
}

describe('a break closes what is not paid yet', () => {
  it('on whatever server it was opened, and what was paid all the same is credited', async () => {
    const payer = await newPayer()
    const [open, paid] = [await payer.deposit(20, 0), await payer.deposit(30, 1)]
    const { pathname } = new URL(paid.redirect?.url ?? '', server(1).world.url)
    const token = pathname.split('/').at(-1)
    const body = new URLSearchParams({ choice: 'approve', account: 'P1234567', seconds: '1' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const pressed: Promise<Response>[] = []
    // At the gateway, a stranger, the press came before its page is closed: who waits first for its row has it first.
    await withTransaction(database.ownerPool, async (client) => {
      await client.query('select from sandbox_order where token = $1 for no key update', [token])
      const page = `${server(1).world.url}${pathname}`
      pressed.push(fetch(page, { method: 'POST', redirect: 'manual', headers, body }))
      await vi.waitFor(async () => expect(await countWaiting(client)).toBe(1), { timeout: 20_000 })
      await payer.timeOut('24h', 0)
      expect([await payer.statusOf(open), await payer.statusOf(paid)]).toEqual(['cancelled', 'cancelled'])
      expect((await payer.deposit(20)).code).toBe('player_paused')
    })
    expect((await Promise.all(pressed)).map(({ status }) => status)).toEqual([303])
    await vi.waitFor(async () => expect(await payer.statusOf(paid)).toBe('done'), { timeout: 20_000 })
    expect(await payer.statusOf(open)).toBe('cancelled')
    expect(await payer.amounts()).toEqual([1030, 0])
  })
})

describe('money that comes when its day is over', () => {
  it('counts from when it came', async () => {
    const payer = await newPayer()
    await payer.limit('deposit', 1, 50)
    const late = await payer.deposit(50)
    await payer.age(DAY_MS + 60_000)
    await payer.end('expired', late)
    const page = `${server(1).world.url}${late.redirect?.url}`
    const body = new URLSearchParams({ choice: 'approve', account: 'P1234567', seconds: '1' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await fetch(page, { method: 'POST', redirect: 'manual', headers, body })
    await vi.waitFor(async () => expect(await payer.statusOf(late)).toBe('done'), { timeout: 20_000 })
    expect((await payer.deposit(20)).code).toBe('limit_reached')
  })
})
