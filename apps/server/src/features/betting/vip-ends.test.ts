import type { Pool } from '@xezer/db/pool'
import { createScript, prices } from '@xezer/dev-world/scripted-feed'
import { describe, expect, it } from 'vitest'
import { createLiability } from '../../core/bets/liability.ts'
import { createBook } from '../../core/catalogue/create-book.ts'
import { NO_INTEREST } from '../../core/catalogue/interest.ts'
import { createSessions } from '../../core/player/sessions.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { createVipEnds } from './vip-ends.ts'

const NOW_MS = Date.now()
const PLAYER = 7n

/** 900.00 at 40.00 that wait for their word. */
const WAITING = {
  id: 1n,
  player_id: PLAYER,
  currency: 'AZN',
  type: 'singles',
  size: 1,
  stake: 90_000n,
  event_id: 1n,
  market_type: '1x2',
  specifier: '',
  outcome: '1',
  odds: 40_000,
  decision: 'accept' as 'accept' | 'reject' | null,
  accepted: null as bigint | null,
  is_due: false,
  is_shut: false,
  now_ms: BigInt(NOW_MS),
  ...{ break_kind: null, break_ends_ms: null, break_return_ms: null },
}
const WALLET = {
  ...{ player_id: PLAYER, currency: 'AZN', cash: 0n, inplay: 90_000n },
  ...{ bonus: 0n, bonus_inplay: 0n, withdraw_hold: 0n, owed: 0n, room_stake: null, room_until_ms: null },
}

/** Ends over a book and a database that says what the test says; `waiting` null: another server has ended it. */
function stage(waiting: typeof WAITING | null) {
  const script = createScript({ nowMs: () => NOW_MS })
  const book = createBook(nodeMachine.secureRandom)
  for (const message of [
    ...[script.up('prematch'), script.catalogue(), script.sides(100, 2)],
    script.fixture(1, NOW_MS + 3_600_000, { homeId: 100, awayId: 101 }),
    script.odds('prematch', 1, [prices('1x2', '', [['1', 40]])]),
  ])
    book.apply(message)
  const asked: string[] = []
  const errors: unknown[] = []
  const told: (readonly number[])[] = []
  const wanted: string[] = []
  const outside = { isOfferComplete: true, looks: 0, hold: Promise.resolve() }
  const query = async (one: { readonly name?: string } | string) => {
    const name = typeof one === 'string' ? one : (one.name ?? '')
    asked.push(name)
    if (name === 'lock_wallets') return { rows: [{ ...WALLET }] }
    if (name === 'lock_vip') return { rows: waiting === null ? [] : [waiting] }
    return { rows: [], rowCount: 1 }
  }
  const client = { query, on: () => undefined, off: () => undefined, release: () => undefined }
  const pool = { query, connect: async () => client } as unknown as Pool
  const look = async () => {
    outside.looks += 1
    await outside.hold
    return { rows: [{ bet_id: 1n, player_id: PLAYER, handles: ['1:1x2::1'] }] }
  }
  const liability = createLiability()
  const ends = createVipEnds(
    {
      ...{ ...nodeMachine, pool, restPool: { query: look } as unknown as Pool, book, liability },
      steadyClock: { steadyMs: () => NOW_MS },
      interest: {
        ...NO_INTEREST,
        wantAll: (handles) => {
          wanted.push(...handles)
          return null
        },
      },
      isOfferComplete: () => outside.isOfferComplete,
      suspensions: { resumedAtMs: () => 0 },
      publisher: { publishAccount: (_playerId, betIds) => told.push(betIds) },
      sessions: createSessions({ pool, ...nodeMachine }),
      liveDelayMs: 0,
      onError: (error) => errors.push(error),
    },
    { take: async () => [2] },
  )
  const leftOf = () => liability.leftManat(Number(PLAYER), 1, '1:1x2::1')
  return { ends, outside, asked, errors, told, wanted, leftOf, leftBefore: leftOf() }
}
/** What is written of a bet. */
const writes = (asked: readonly string[]) => asked.filter((text) => /^(update|insert)/.test(text.trim()))

describe('the end of the wait of a VIP bet', () => {
  it('that is taken counts as what the house could lose, and is told', async () => {
    const { ends, told, errors, wanted, leftOf, leftBefore } = stage(WAITING)
    await ends.endDue()
    expect(wanted, 'asked for before it is decided on').toEqual(['1:1x2::1'])
    expect([told, errors]).toEqual([[[1]], []])
    expect(leftBefore - leftOf()).toBe(90_000n * 39n)
  })

  it('of which a part is taken counts with that part, as a bet of its own', async () => {
    const { ends, told, leftOf, leftBefore } = stage({ ...WAITING, accepted: 10_000n })
    await ends.endDue()
    expect(told).toEqual([[1, 2]])
    expect(leftBefore - leftOf()).toBe(10_000n * 39n)
  })

  it.each<[string, typeof WAITING | null, readonly unknown[]]>([
    ['that is refused costs nothing', { ...WAITING, decision: 'reject' }, [[1]]],
    ['whose time is over costs nothing', { ...WAITING, is_due: true }, [[1]]],
    ['that nobody spoke of waits on', { ...WAITING, decision: null }, []],
    ['that another server ended is none any more', null, []],
  ])('%s', async (_name, waiting, expected) => {
    const { ends, asked, told, errors, leftOf, leftBefore } = stage(waiting)
    await ends.endDue()
    expect([told, errors, leftOf()]).toEqual([expected, [], leftBefore])
    if (expected.length === 0) expect(writes(asked)).toEqual([])
  })

  it('waits for the whole offer, and is there with it', async () => {
    const { ends, outside, asked, told } = stage(WAITING)
    outside.isOfferComplete = false
    await ends.endDue()
    expect([told, writes(asked)]).toEqual([[], []])
    outside.isOfferComplete = true
    await ends.endDue()
    expect(told).toEqual([[1]])
  })

  it('is looked for once at a time, and a result waits for the look that is under way', async () => {
    const { ends, outside, told } = stage(WAITING)
    let go = () => {}
    outside.hold = new Promise((resolve) => {
      go = resolve
    })
    const both = [ends.endDue(), ends.endDue()]
    let isSettled = false
    const settled = ends.settled().then(() => {
      isSettled = true
    })
    await new Promise(setImmediate)
    expect([outside.looks, isSettled, told]).toEqual([1, false, []])
    go()
    await settled
    expect(told).toEqual([[1]])
    await Promise.all(both)
    await ends.endDue()
    expect(outside.looks).toBe(2)
  })
})
