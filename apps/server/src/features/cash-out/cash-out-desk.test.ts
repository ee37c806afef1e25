import type { CashOutMove } from '@xezer/contract/cash-out'
import type { Pool } from '@xezer/db/pool'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { createHandDrivenTimers } from '@xezer/std/example-timers'
import { describe, expect, it } from 'vitest'
import { createLiability } from '../../core/bets/liability.ts'
import { createBook } from '../../core/catalogue/create-book.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createCashOutDesk } from './cash-out-desk.ts'
import { findOpenBets } from './open-bets.ts'

const NOW_MS = Date.UTC(2026, 0, 5)
const TICK_MS = 1000
const PLAYER = 7
const HANDLE = '1:1x2::1'

/** A bet of 100.00 on the home win at 2.00. */
const OPEN = {
  id: 1n,
  player_id: BigInt(PLAYER),
  currency: 'AZN',
  type: 'singles',
  size: 1,
  status: 'placed',
  stake: 10_000n,
  possible_return: 20_000n,
  cashed_stake: 0n,
  waiting_id: null as bigint | null,
  above: null as bigint | null,
  below: null as bigint | null,
  event_id: 1n,
  market_type: '1x2',
  specifier: '',
  outcome: '1',
  odds: 2000,
  result: null,
  is_void: false,
}

/** A desk over a book and a table of bets that the test changes; time moves by hand. */
async function stage(first: Partial<typeof OPEN> = {}) {
  const script = createScript({ nowMs: () => NOW_MS })
  const book = createBook(nodeMachine.secureRandom)
  for (const message of [script.up('prematch'), script.catalogue(), script.sides(100, 2)]) book.apply(message)
  book.apply(script.fixture(1, NOW_MS + 3_600_000, { homeId: 100, awayId: 101 }))
  const reprice = (chance: number) =>
    book.apply(script.odds('prematch', 1, [prices('1x2', '', [['1', 1.01, chance]])]))
  reprice(0.48)
  const timers = createHandDrivenTimers(NOW_MS)
  const table = new Map([[1, { ...OPEN, ...first }]])
  const query = async (asked: { readonly values: readonly [readonly number[]] } | string) => {
    const rows = [...table.values()]
    if (typeof asked === 'string') return { rows: rows.filter((row) => row.above ?? row.below) }
    return { rows: rows.filter(({ id }) => asked.values[0].includes(Number(id))) }
  }
  const pool = { query } as unknown as Pool
  const told: (readonly CashOutMove[])[] = []
  const wanted: (readonly string[])[] = []
  const errors: unknown[] = []
  const sold: { end: () => void; fail: (error: Error) => void }[] = []
  const outside = { isOfferComplete: true }
  const desk = createCashOutDesk(
    {
      ...{ pool, book, timers, liability: createLiability(), liveDelayMs: null },
      clock: timers,
      // Whoever waits for long hears of its prices all the same.
      steadyClock: { steadyMs: () => NOW_MS },
      suspensions: { resumedAtMs: () => 0 },
      publisher: {
        publishAccount: () => undefined,
        publishCashOuts: (playerId, moves) => {
          expect(playerId).toBe(PLAYER)
          told.push(moves)
        },
      },
      interest: {
        wantAll: (handles) => {
          wanted.push(handles)
          return null
        },
      },
      isOfferComplete: () => outside.isOfferComplete,
      isSettling: () => false,
      onError: (error) => errors.push(error),
    },
    () => new Promise((resolve, reject) => sold.push({ end: resolve, fail: reject })),
  )
  await desk.start()
  await timers.pass(TICK_MS)
  const watch = async () => desk.watch(await findOpenBets(pool, [1]))
  const change = (changes: Partial<typeof OPEN>) => table.set(1, { ...OPEN, ...first, ...changes })
  return {
    ...{ desk, table, told, wanted, errors, sold, outside, reprice, watch, change },
    pass: (ms = TICK_MS) => timers.pass(ms),
  }
}

describe('what is watched is looked at each second, and told when it changed', () => {
  it('a price that moved, once, and only to who asked within half a minute', async () => {
    const { watch, reprice, pass, told } = await stage()
    expect(await watch()).toMatchObject([{ bet: 1, value: 91.2 }])
    await pass()
    expect(told).toEqual([])
    reprice(0.5)
    await pass(2 * TICK_MS)
    expect(told.splice(0)).toEqual([[[1, 95, 0]]])
    await pass(27 * TICK_MS)
    reprice(0.4)
    await pass()
    expect(told).toEqual([])
  })

  it('a bet of which something is said to have changed is read anew', async () => {
    const { desk, watch, change, pass, told } = await stage()
    await watch()
    change({ cashed_stake: 5000n })
    desk.noteChanged([1])
    await pass()
    expect(told).toEqual([[[1, 45.6, 0]]])
  })

  it('one that is over is looked at no more, whether that was said or asked about', async () => {
    for (const leave of ['noteChanged', 'refresh'] as const) {
      const { desk, watch, table, reprice, pass, told, wanted } = await stage()
      await watch()
      table.clear()
      await desk[leave]([1])
      reprice(0.5)
      await pass()
      expect(told).toEqual([])
      expect(wanted.at(-1)).toEqual([])
    }
  })

  it('a price that moved since the last look is told, also of a bet that was read anew meanwhile', async () => {
    const { desk, watch, reprice, pass, told } = await stage()
    await watch()
    reprice(0.5)
    await desk.refresh([1])
    await pass()
    expect(told).toEqual([[[1, 95, 0]]])
  })

  it('its selections are asked for at each look, until nobody watches any more', async () => {
    const { watch, wanted, pass } = await stage()
    await watch()
    await pass()
    expect(wanted.at(-1)).toEqual([HANDLE])
    await pass(42 * TICK_MS)
    expect(wanted.at(-1)).toEqual([])
  })
})

describe('a rule is followed when it is met, by one cash-out at a time', () => {
  const RULE = { above: 9500n }

  it('not before, and once', async () => {
    const { reprice, pass, sold, wanted } = await stage(RULE)
    await pass()
    expect(sold).toHaveLength(0)
    expect(wanted.at(-1)).toEqual([HANDLE])
    reprice(0.5)
    await pass(5 * TICK_MS)
    expect(sold).toHaveLength(1)
    sold[0]?.end()
    await pass()
    // What became of it is read first: here it is met still.
    expect(sold).toHaveLength(2)
  })

  it('not while another press on the bet waits, nor while the offer is not whole', async () => {
    const waits = await stage({ ...RULE, waiting_id: 5n })
    waits.reprice(0.5)
    await waits.pass()
    expect(waits.sold).toHaveLength(0)
    const { reprice, pass, sold, outside } = await stage(RULE)
    outside.isOfferComplete = false
    reprice(0.5)
    await pass()
    expect(sold).toHaveLength(0)
    outside.isOfferComplete = true
    await pass()
    expect(sold).toHaveLength(1)
  })

  it('one that fails is told, and tried again', async () => {
    const { reprice, pass, sold, errors } = await stage(RULE)
    reprice(0.5)
    await pass()
    sold[0]?.fail(new Error('away'))
    await pass()
    expect(errors).toHaveLength(1)
    expect(sold).toHaveLength(2)
  })

  it('of another server is known within ten seconds, and so is what it has changed or taken away', async () => {
    const { change, table, reprice, pass, sold } = await stage()
    reprice(0.5)
    change(RULE)
    await pass(10 * TICK_MS)
    expect(sold).toHaveLength(1)
    change({ above: 20_000n })
    sold[0]?.end()
    await pass(10 * TICK_MS)
    expect(sold).toHaveLength(1)
    change({ above: null, below: 9500n })
    await pass(10 * TICK_MS)
    expect(sold).toHaveLength(2)
    table.clear()
    sold[1]?.end()
    await pass(10 * TICK_MS)
    expect(sold).toHaveLength(2)
  })

  it('a stop waits for what is being sold', async () => {
    const { desk, reprice, pass, sold } = await stage(RULE)
    reprice(0.5)
    await pass()
    let isStopped = false
    const stopping = desk.stop().then(() => {
      isStopped = true
    })
    await pass(5 * TICK_MS)
    expect([isStopped, sold.length]).toEqual([false, 1])
    sold[0]?.end()
    await stopping
  })
})
