import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  account,
  accumulator,
  amounts,
  call,
  closeCombinations,
  feed,
  LIVE,
  LIVE_DELAY_MS,
  MATCHES,
  nextPlayer,
  OTHER_LIVE,
  openCombinations,
  PRICE,
  place,
  placeDuring,
  playerId,
  position,
  reprice,
  script,
  sell,
  setQuoteChanges,
  single,
  system,
  threeWay,
} from './example-combinations.ts'

beforeAll(openCombinations)
afterAll(closeCombinations)
beforeEach(nextPlayer)

describe('betSlip/place: accumulators and systems', () => {
  it('takes singles, the accumulator and every system of one press, each a bet of its own', async () => {
    const events = MATCHES.slice(0, 4)
    const answer = await place(
      ...events.map((event) => single(event)),
      accumulator(events, 10),
      system(2, events, 12),
      { ...system(3, events, 8), code: 'full_cover_3_4' },
    )
    expect(answer).toMatchObject({ status: 200, success: true })
    expect(answer.bets).toHaveLength(7)
    expect(await amounts()).toMatchObject({ balance: 966, unplayed: 34 })
    const shown = (await account()).slice(0, 3).reverse()
    expect(shown).toMatchObject([
      { type: 'accumulator', typeName: 'Accumulator', size: 4, factor: 16, amount: 10, winning: 160 },
      { type: 'full_cover', typeName: 'System 2/4', size: 2, factor: 4, amount: 12, winning: 48 },
      { type: 'full_cover', typeName: 'System 3/4', size: 3, factor: 8, amount: 8, winning: 64 },
    ])
    for (const bet of shown) expect(bet).toMatchObject({ status: 'placed', positions: [{}, {}, {}, {}] })
  })

  it('takes 30 positions with all 28 systems, the accumulator and 30 singles in one press', async () => {
    const events = Array.from({ length: 30 }, (_, index) => 1000 + index)
    for (const event of events) {
      await sell(event, Date.now() + 3_600_000)
      await reprice(event, 1.01)
    }
    const whole = (bet: object) => ({
      ...bet,
      positions: events.map((event) => ({ ...position(event, 1.01), amount: 0.2, maximum: 12.5 })),
    })
    const sizes = Array.from({ length: 28 }, (_, index) => index + 2)
    const answer = await place(
      whole({ type: 'singles', amount: 6 }),
      whole({ type: 'accumulator', amount: 1 }),
      ...sizes.map((size) => whole({ type: 'full_cover', value: size, amount: 1_600_000 })),
    )
    // More than the player has, but understood and decided: each system for itself.
    expect(answer).toMatchObject({ success: false })
    expect(answer.options).toHaveLength(28)
    const small = await place(
      whole({ type: 'singles', amount: 6 }),
      whole({ type: 'accumulator', amount: 1 }),
      ...[2, 28, 29].map((size) => whole({ type: 'full_cover', value: size, amount: 5 })),
    )
    expect(small).toMatchObject({ success: true })
    expect(small.bets).toHaveLength(34)
  })

  it('mixes matches before and in play, and waits for the latter', async () => {
    const startedMs = Date.now()
    expect(await place(accumulator([1, LIVE, 2]), system(2, [1, LIVE, 2]))).toMatchObject({ success: true })
    expect(Date.now() - startedMs).toBeGreaterThanOrEqual(LIVE_DELAY_MS)
    expect(await account()).toMatchObject([
      { status: 'placed', type: 'full_cover' },
      {
        status: 'placed',
        type: 'accumulator',
        positions: [{ live: false }, { live: true }, { live: false }],
      },
    ])
  })
})

describe('quoteChanges of combinations: on the price that is shown, enforced here too', () => {
  /** Positions 1 and 2 were seen at 2.00 each; the product was 4.00. */
  it.each<[1 | 2 | 3, number, number, number | null]>([
    [1, 2, 2, 4],
    [1, 2.1, 2, null],
    // 1.25 x 3.2 is 4.00 as well: what was shown stands.
    [1, 1.25, 3.2, 4],
    [2, 2.5, 1.7, 4.25],
    [2, 1.9, 2.1, null],
    [2, 1.25, 3.2, 4],
    [3, 1.5, 1.5, 2.25],
  ])('%i: now %d and %d: struck at %s', async (setting, first, second, struck) => {
    await setQuoteChanges(setting)
    await reprice(1, first)
    await reprice(2, second)
    const answer = await place(accumulator([1, 2]))
    expect(answer.success).toBe(struck !== null)
    if (struck !== null) expect(await account()).toMatchObject([{ factor: struck }])
    else {
      const moved = [first, second].flatMap((value, index) =>
        value === 2 ? [] : [{ event: index + 1, value }],
      )
      expect(answer.errors).toMatchObject(
        moved.map((one) => ({ ...one, code: 'price_changed', placeable: true })),
      )
      const value = Math.floor((first * 1000 * second * 1000) / 10_000) / 100
      expect(answer.options).toMatchObject([{ option: 'accumulator_2_2', code: 'price_changed', value }])
    }
  })

  it('a system is held to its mean line, singles of the same press to their own price', async () => {
    await setQuoteChanges(2)
    await reprice(1, 1.9)
    await reprice(2, 2.3)
    // (1.9 x 2.3 + 1.9 x 2 + 2.3 x 2) / 3 is 4.25: better than 4.00.
    expect(await place(system(2, [1, 2, 3]))).toMatchObject({ success: true })
    const withSingle = await place(system(2, [1, 2, 3]), single(1))
    expect(withSingle).toMatchObject({
      success: false,
      errors: [{ event: 1, code: 'price_changed', value: 1.9 }],
    })
    expect(withSingle.options).toBeUndefined()
  })
})

describe('a combination in play is decided once more after its delay', () => {
  const during = (change: () => Promise<void>, ...bets: object[]) =>
    placeDuring(
      async () => {
        expect(await amounts()).toMatchObject({ balance: 990 })
        await change()
      },
      ...bets,
    )

  it.each<[string, () => Promise<void>, string]>([
    ['its match in play is stopped', () => feed.send(script.stop(LIVE)), 'event_paused'],
    [
      'a leg before the match is suspended',
      () => feed.send(script.odds('prematch', 1, [{ ...threeWay(PRICE), status: 'suspended' }])),
      'market_suspended',
    ],
    ['its last leg moves', () => reprice(OTHER_LIVE, 1.8), 'price_changed'],
  ])('%s: all of the press comes back', async (_name, change, code) => {
    const legs = [1, LIVE, OTHER_LIVE]
    const answer = await during(change, accumulator(legs, 6), system(2, legs, 4))
    expect(answer).toMatchObject({ success: false, code })
    expect(await amounts()).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
    expect(await account()).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  })

  it('is struck at the prices after it, where the player allows that', async () => {
    await setQuoteChanges(3)
    const answer = await during(() => reprice(LIVE, 1.5), accumulator([1, LIVE], 10))
    expect(answer).toMatchObject({ success: true })
    expect(await account()).toMatchObject([
      { factor: 3, winning: 30, positions: [{ factor: 2 }, { factor: 1.5 }] },
    ])
  })
})

describe('betSlip/place: many at once', () => {
  it('64 accumulators of all the money accept exactly one', async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => place(accumulator([1, 2, 3], 1000))))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'insufficient_funds']))
    expect(await amounts()).toMatchObject({ balance: 0, unplayed: 1000 })
  })

  it('64 repeats of one press make its bets once', async () => {
    const bets = { bets: [accumulator([1, 2, 3]), system(2, [1, 2, 3])] }
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => call('betSlip/place', bets, `same-${playerId}`)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await account()).toHaveLength(2)
    expect(await amounts()).toMatchObject({ unplayed: 22 })
  })
})
