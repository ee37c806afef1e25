import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../../core/upkeep/run-audit.ts'

const script = createScript({ nowMs: () => Date.now() })
const EVENTS = [1, 2, 3, 4, 5, 6] as const
/** The largest win of a single on the result market of a top league, in manat; at 2.00 its largest stake as well. */
const WIN = 20_000
/** So little is left before the last stake of a limit. */
const LEFT = 500

interface Said {
  readonly success: boolean
  readonly code?: string
  readonly errors?: readonly { readonly message: string; readonly limit?: number }[]
  readonly options?: readonly { readonly message: string; readonly limit?: number }[]
}

let world: World
let players = 0

beforeAll(async () => {
  const feed = createScriptedFeed()
  const settings = { PLACES_PER_SECOND: '100000', PLAY_MONEY: '900000', LOG_LEVEL: 'silent' }
  world = await bootWorld({ feed, settings })
  await feed.send(script.up('prematch'))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 2 * EVENTS.length))
  for (const event of EVENTS) {
    const homeId = 98 + 2 * event
    const short = event > 4
    await feed.send(script.fixture(event, Date.now() + 3_600_000, { homeId, awayId: homeId + 1 }))
    const three = (type: string) =>
      prices(type, '', [
        ['1', short ? 1.01 : 2],
        ['x', 2],
        ['2', 2],
      ])
    await feed.send(script.odds('prematch', event, [three('1x2'), three('h1_1x2'), three('h2_1x2')]))
  }
})
afterAll(async () => {
  expect((await runAudit(world.pool)).filter(({ count }) => count > 0)).toEqual([])
  await world.stop()
})

type Place = (...bets: readonly object[]) => Promise<Said>

async function newPlayer(): Promise<Place> {
  players += 1
  const form = exampleRegistration(`limits${players}@example.com`)
  const { status, body } = await world.call('register', form, { 'idempotency-key': `limits-${players}` })
  expect(status, JSON.stringify(body)).toBe(200)
  const authorization = `Bearer ${(body as { token: string }).token}`
  return async (...bets) => {
    const headers = { authorization, cookie: 'locale=en', 'idempotency-key': String(Math.random()) }
    return (await world.call('betSlip/place', { bets }, headers)).body as Said
  }
}

/** One after the other: a password takes its time, and many at once are told to wait. */
async function newPlayers(count: number): Promise<readonly Place[]> {
  const all: Place[] = []
  while (all.length < count) all.push(await newPlayer())
  return all
}

const at = (event: number, market = '1x2::1', value = 2) => ({ event, factor: `${event}:${market}`, value })
const single = (amount: number, ...position: Parameters<typeof at>) => ({
  type: 'singles',
  amount,
  positions: [at(...position)],
})

/** Stakes all of a limit of 100 000 on the selection but `left`. */
async function fill(place: Place, left: number, ...position: Parameters<typeof at>): Promise<void> {
  for (const amount of [WIN, WIN, WIN, WIN, WIN - left]) {
    expect(await place(single(amount, ...position))).toMatchObject({ success: true })
  }
}

/** The first is refused with its limit, the limit itself is taken, and two hundredths more are not: returns are cut. */
async function expectOffered(press: (amount: number) => Promise<Said>, above: number, words: string) {
  const refused = await press(above)
  const [said] = [...(refused.options ?? []), ...(refused.errors ?? []).filter(({ limit }) => limit)]
  expect(said?.message.replaceAll(/\s/g, ' ')).toContain(words)
  const limit = said?.limit ?? 0
  expect((await press(Math.round(limit * 100 + 2) / 100)).success).toBe(false)
  expect(await press(limit)).toMatchObject({ success: true })
  return limit
}

describe('a limit is named, and the largest stake that fits is offered and taken', () => {
  it('the maximum of the event', async () => {
    const place = await newPlayer()
    expect(await expectOffered((amount) => place(single(amount, 1)), 50_000, 'Maximum stake 20 000.00')).toBe(
      WIN,
    )
  })

  it('the largest win of a combination with the event', async () => {
    const place = await newPlayer()
    const press = (amount: number) => place({ type: 'accumulator', amount, positions: [at(1), at(2)] })
    expect(await expectOffered(press, 50_000, 'Maximum stake 13 333.33')).toBe(13_333.33)
  })

  it('the largest payout of a bet', async () => {
    const place = await newPlayer()
    const positions = [at(5, '1x2::1', 1.01), at(6, '1x2::1', 1.01)]
    const press = (amount: number) => place({ type: 'accumulator', amount, positions })
    // 200 000 / 1.02
    expect(await expectOffered(press, 300_000, 'largest payout')).toBe(196_078.43)
  })

  it('what the house may lose: to a player, on a selection, a market, an event, whoever bets', async () => {
    const [first, second, third, fourth, fifth, sixth] = await newPlayers(6)
    if (!(first && second && third && fourth && fifth && sixth)) throw new Error('no players')
    const above = (words: string) => `${words}. You can stake up to 500.00`
    await fill(first, LEFT, 3)
    const own = (amount: number) => first(single(amount, 3, '1x2::x'))
    expect(await expectOffered(own, WIN, above('Above your own limit on this event'))).toBe(LEFT)
    // 99 500 of the first: at 199 500 of 200 000.
    await fill(second, 0, 3)
    const selection = (amount: number) => third(single(amount, 3))
    expect(await expectOffered(selection, WIN, above('Above the limit of this selection'))).toBe(LEFT)
    // 200 500 of 300 000 on the market.
    for (const amount of [WIN, WIN, WIN, WIN, WIN - 1000]) await third(single(amount, 3, '1x2::2'))
    const market = (amount: number) => fourth(single(amount, 3, '1x2::x'))
    expect(await expectOffered(market, WIN, above('Above the limit of this market'))).toBe(LEFT)
    // 300 000 of 500 000 on the event, and its other halves have markets of their own.
    await fill(fifth, 0, 3, 'h1_1x2::1')
    await fill(sixth, LEFT, 3, 'h1_1x2::2')
    const event = (amount: number) => fourth(single(amount, 3, 'h2_1x2::1'))
    expect(await expectOffered(event, WIN, above('Above the limit of this event'))).toBe(LEFT)
    // An accumulator with it says so as well, beside the selection.
    const combined = await second({
      type: 'accumulator',
      amount: 100,
      positions: [at(3, 'h2_1x2::2'), at(4)],
    })
    expect(combined).toMatchObject({ code: 'liability_reached' })
    expect(combined.errors?.[0]?.message).toBe('Above the limit of this event')
  })

  it('all combinations of a player', async () => {
    const place = await newPlayer()
    // Each wins 40 000, and 500 000 is the most: twelve of them leave 20 000.48, which is seven times the stake.
    const positions = [at(1, '1x2::x'), at(2, '1x2::x'), at(4)]
    const press = (amount: number) => place({ type: 'accumulator', amount, positions })
    for (let count = 0; count < 12; count += 1) expect((await press(5714.28)).success).toBe(true)
    const words = 'The limit of accumulators and systems is reached. You can stake up to 2 857.21'
    expect(await expectOffered(press, 5714.28, words)).toBe(2857.21)
  })
})
