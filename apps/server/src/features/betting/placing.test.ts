import { presentWireTime } from '@xezer/contract/wire-time'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createHeldDelay } from '@xezer/dev-world/held-delay'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAudit } from '../../core/upkeep/run-audit.ts'

const clock = { nowMs: () => Date.now() }
const script = createScript(clock)
const PREMATCH = 1
const LIVE = 2
const HOME = `${PREMATCH}:1x2::1`
const LIVE_HOME = `${LIVE}:1x2::1`
const LIVE_DELAY_MS = 200
const delay = createHeldDelay(LIVE_DELAY_MS)

let feed: ScriptedFeed
let world: World
let players = 0

interface Player {
  readonly token: string
  readonly id: number
}

async function newPlayer(): Promise<Player> {
  players += 1
  const answer = await world.call('register', exampleRegistration(`player${players}@example.com`), {
    'idempotency-key': `register-${players}`,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { token, user } = answer.body as { token: string; user: { id: number } }
  return { token, id: user.id }
}

function bearer(player: Player, key?: string): Record<string, string> {
  return {
    authorization: `Bearer ${player.token}`,
    cookie: 'locale=en',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
}

const single = (factor: string, value: number, amount: number) => ({
  type: 'singles',
  amount,
  positions: [{ event: Number(factor.split(':')[0]), factor, value }],
})

const spelled = (factor: string) => ({ event: PREMATCH, factor, value: 1.85 })

async function place(player: Player, key: string, ...bets: object[]) {
  const { status, body } = await world.call('betSlip/place', { bets }, bearer(player, key))
  return { status, body: body as Record<string, unknown> & { code?: string } }
}

async function amounts(player: Player) {
  return (await world.call('account/actual', undefined, bearer(player))).body
}

const threeWay = (home: number) =>
  prices('1x2', '', [
    ['1', home],
    ['x', 3.4],
    ['2', 4.2],
  ])

async function openMarkets(): Promise<void> {
  await feed.send(script.odds('prematch', PREMATCH, [threeWay(1.85)]))
  await feed.send(script.odds('live', LIVE, [threeWay(2.5)], true))
}

async function setQuoteChanges(player: Player, value: 1 | 2 | 3): Promise<void> {
  const { status } = await world.call('account/setting', { name: 'quoteChanges', value }, bearer(player))
  expect(status).toBe(200)
}

beforeAll(async () => {
  feed = createScriptedFeed()
  const settings = { LIVE_DELAY_MS: String(LIVE_DELAY_MS), PLACES_PER_SECOND: '100000' }
  world = await bootWorld({ feed, machine: { clock, timers: delay.timers }, settings })
  await feed.send(script.up('prematch'))
  await feed.send(script.up('live'))
  await feed.send(script.catalogue())
  await feed.send(script.fixture(PREMATCH, clock.nowMs() + 3_600_000))
  await feed.send(script.fixture(LIVE, clock.nowMs() - 60_000, { homeId: 3, awayId: 4 }))
  await feed.send(script.score(LIVE))
  await openMarkets()
})
afterAll(async () => {
  expect((await runAudit(world.pool)).filter(({ count }) => count > 0)).toEqual([])
  await world.stop()
})

describe('betSlip/place: a single before the match', () => {
  it('moves the stake from cash to in-play and shows in the account', async () => {
    const player = await newPlayer()
    expect(await amounts(player)).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
    const { status, body } = await place(player, 'a', single(HOME, 1.85, 12.5))
    expect([status, body]).toMatchObject([200, { success: true }])
    expect(await amounts(player)).toEqual({ balance: 987.5, unplayed: 12.5, bonus: 0 })
    const { body: list } = await world.call('account/bets', { filter: 'open' }, bearer(player))
    expect(list).toMatchObject({
      more: false,
      bets: [
        {
          amount: 12.5,
          factor: 1.85,
          winning: 23.12,
          status: 'placed',
          currency: 'AZN',
          positions: [{ event: PREMATCH, name: 'Qarabag – Neftchi', live: false, result: null }],
        },
      ],
    })
  })

  it.each([
    [{ ...single(HOME, 1.85, 0.01) }, 'stake_below_minimum'],
    [{ ...single(HOME, 1.85, 900_000) }, 'stake_above_maximum'],
    [{ ...single(HOME, 1.85, 1000.01) }, 'insufficient_funds'],
    [{ ...single(`${PREMATCH}:total:total=2.5:over`, 1.85, 1) }, 'market_closed'],
    [{ ...single('77:1x2::1', 1.85, 1) }, 'event_not_found'],
    // One spelling of a handle: another one would have limits of its own.
    [{ ...single(`0${HOME}`, 1.85, 1) }, 'market_closed'],
    [{ ...single(HOME, 1.85, 1), positions: [spelled('0x1:1x2::1')] }, 'market_closed'],
    [{ ...single(HOME, 1.85, 1), positions: [spelled('1e0:1x2::1')] }, 'market_closed'],
    [{ ...single(HOME, 1.84, 1) }, 'price_changed'],
    [{ ...single(HOME, 1.85, 1), type: 'accumulator' }, 'bet_type_unavailable'],
  ])('%j is refused as %s, and nothing moves', async (bet, code) => {
    const player = await newPlayer()
    const { status, body } = await place(player, 'b', bet)
    expect([status, body.success, body.code]).toEqual([200, false, code])
    expect(await amounts(player)).toEqual({ balance: 1000, unplayed: 0, bonus: 0 })
  })

  it('takes all bets of a call or none', async () => {
    const player = await newPlayer()
    const { body } = await place(player, 'c', single(HOME, 1.85, 1), single(LIVE_HOME, 9, 1))
    expect(body).toMatchObject({
      success: false,
      errors: [{ event: LIVE, placeable: true, code: 'price_changed', value: 2.5 }],
    })
    expect(await amounts(player)).toMatchObject({ balance: 1000, unplayed: 0 })
  })

  it('takes several singles of one entry with an amount of their own, never one amount for each', async () => {
    const player = await newPlayer()
    const positions = [spelled(HOME), { event: LIVE, factor: LIVE_HOME, value: 2.5 }]
    const unclear = await place(player, 'unclear', { type: 'singles', amount: 10, positions })
    expect([unclear.status, unclear.body.code]).toEqual([422, 'invalid_fields'])
    const own = positions.map((position, index) => ({ ...position, amount: index + 1 }))
    const clear = await place(player, 'clear', { type: 'singles', amount: 3, positions: own })
    expect(clear.body).toMatchObject({ success: true })
    expect(await amounts(player)).toMatchObject({ balance: 997, unplayed: 3 })
  })

  it.each([
    [1, 1.9, 'price_changed'],
    [2, 1.9, 'price_changed'],
    [2, 1.8, null],
    [3, 1.9, null],
  ] as const)('quoteChanges %i: seen at %d, now 1.85: %s', async (setting, seen, code) => {
    const player = await newPlayer()
    await setQuoteChanges(player, setting)
    const { body } = await place(player, 'd', single(HOME, seen, 1))
    expect([body.success, body.code ?? null]).toEqual([code === null, code])
    const { body: list } = await world.call('account/bets', { filter: 'all' }, bearer(player))
    // A better price is never withheld.
    if (code === null) expect(list).toMatchObject({ bets: [{ factor: 1.85 }] })
  })

  it('needs a session and a key', async () => {
    const player = await newPlayer()
    const bets = { bets: [single(HOME, 1.85, 1)] }
    expect((await world.call('betSlip/place', bets)).status).toBe(401)
    expect((await world.call('betSlip/place', bets, bearer(player))).status).toBe(400)
    const unknown = { bets: [{ ...single(HOME, 1.85, 1), maximumOdds: 3 }] }
    expect((await world.call('betSlip/place', unknown, bearer(player, 'x'))).status).toBe(422)
  })
})

describe('betSlip/place: the same press again', () => {
  it('gets the first answer, and another body gets 409', async () => {
    const player = await newPlayer()
    const first = await place(player, 'same', single(HOME, 1.85, 5))
    expect(await place(player, 'same', single(HOME, 1.85, 5))).toEqual(first)
    expect((await place(player, 'same', single(HOME, 1.85, 6))).status).toBe(409)
    expect(await amounts(player)).toMatchObject({ balance: 995, unplayed: 5 })
  })

  it('a refused first answer stays refused', async () => {
    const player = await newPlayer()
    const refusal = await place(player, 'poor', single(HOME, 1.85, 1000.5))
    expect(refusal.body.code).toBe('insufficient_funds')
    expect(await place(player, 'poor', single(HOME, 1.85, 1000.5))).toEqual(refusal)
  })

  it('twenty at once make one bet', async () => {
    const player = await newPlayer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(player, 'storm', single(HOME, 1.85, 7))),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await amounts(player)).toMatchObject({ balance: 993, unplayed: 7 })
  })

  it('200 at once with keys of their own never overdraw', async () => {
    const player = await newPlayer()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => place(player, `k${index}`, single(HOME, 1.85, 9))),
    )
    expect(answers.filter(({ body }) => body.success).length).toBe(111)
    expect(await amounts(player)).toMatchObject({ balance: 1, unplayed: 999 })
  })
})

describe('betSlip/place: a live bet waits for its delay', () => {
  it('is struck after it when nothing changed', async () => {
    const player = await newPlayer()
    const startedMs = Date.now()
    const { body } = await place(player, 'live', single(LIVE_HOME, 2.5, 10))
    expect(body).toMatchObject({ success: true })
    expect(Date.now() - startedMs).toBeGreaterThanOrEqual(LIVE_DELAY_MS)
    const { body: list } = await world.call('account/bets', { filter: 'all' }, bearer(player))
    expect(list).toMatchObject({ bets: [{ status: 'placed', positions: [{ live: true }] }] })
  })

  it('holds the stake meanwhile, and gives it back when its event is suspended', async () => {
    const player = await newPlayer()
    const [answer] = await delay.during(
      async () => {
        expect(await amounts(player)).toMatchObject({ balance: 990, unplayed: 10 })
        await feed.send(script.stop(LIVE))
      },
      place(player, 'goal', single(LIVE_HOME, 2.5, 10)),
    )
    expect(answer.body).toMatchObject({ success: false, code: 'event_paused' })
    expect(await amounts(player)).toMatchObject({ balance: 1000, unplayed: 0 })
    expect((await place(player, 'goal', single(LIVE_HOME, 2.5, 10))).body.code).toBe('event_paused')
    const { body: list } = await world.call('account/bets', { filter: 'all' }, bearer(player))
    expect(list).toMatchObject({ bets: [{ status: 'rejected' }] })
    await openMarkets()
  })

  it('follows the setting when the price moves', async () => {
    const [asks, takes] = [await newPlayer(), await newPlayer()]
    await setQuoteChanges(takes, 3)
    const [asked, taken] = await delay.during(
      () => feed.send(script.odds('live', LIVE, [threeWay(2.2)])),
      ...[asks, takes].map((player) => place(player, 'move', single(LIVE_HOME, 2.5, 10))),
    )
    expect(asked?.body).toMatchObject({ success: false, errors: [{ code: 'price_changed', value: 2.2 }] })
    expect(taken?.body).toMatchObject({ success: true })
    const { body: list } = await world.call('account/bets', { filter: 'all' }, bearer(takes))
    expect(list).toMatchObject({ bets: [{ factor: 2.2, winning: 22 }] })
    await openMarkets()
  })

  it('races with stops end refused or accepted before', async () => {
    const player = await newPlayer()
    const answers: ReturnType<typeof place>[] = []
    for (let round = 0; round < 30; round++) {
      answers.push(place(player, `race${round}`, single(LIVE_HOME, 2.5, 1)))
      await new Promise((resolve) => setTimeout(resolve, 15))
      if (round % 4 === 1) await feed.send(script.stop(LIVE))
      if (round % 4 === 3) await openMarkets()
    }
    await openMarkets()
    const outcomes = (await Promise.all(answers)).map(({ body }) => body.code ?? 'accepted')
    expect(new Set([...outcomes, 'accepted', 'event_paused'])).toEqual(new Set(['accepted', 'event_paused']))
  })
})

describe('account calls', () => {
  it('filter by range on the wire clock and show nobody else’s bets', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()]
    await place(player, 'mine', single(HOME, 1.85, 3))
    const list = async (who: Player, range: object) =>
      (await world.call('account/bets', { filter: 'all', ...range }, bearer(who))).body as { bets: [] }
    const [past, soon] = [presentWireTime(Date.now() - 60_000), presentWireTime(Date.now() + 60_000)]
    expect((await list(player, { from: past, to: soon })).bets).toHaveLength(1)
    expect((await list(player, { from: soon })).bets).toHaveLength(0)
    expect((await list(other, {})).bets).toHaveLength(0)
  })

  it('profile lists names and values in the language of the reader', async () => {
    const player = await newPlayer()
    const { body } = await world.call('account/profile', undefined, bearer(player))
    expect(body).toMatchObject({ user: { id: player.id, settings: { quoteChanges: 1 } } })
    expect((body as { info: object[] }).info).toContainEqual({
      key: 'firstname',
      name: 'First name',
      value: 'AYSEL',
    })
    expect((body as { info: object[] }).info).toContainEqual(
      expect.objectContaining({ key: 'adult', value: true }),
    )
  })

  it('fast bet toggles without a body and keeps its amount', async () => {
    const player = await newPlayer()
    const call = async (path: string, body: object) =>
      (await world.call(`betSlip/${path}`, body, bearer(player))).body
    expect(await call('getFastBet', {})).toEqual({ on: false, amount: 100 })
    expect(await call('fastBetOn', {})).toEqual({ on: true, amount: 100 })
    expect(await call('fastBetOn', { on: true, amount: 2.5 })).toEqual({ on: true, amount: 2.5 })
    expect(await call('fastBetOn', {})).toEqual({ on: false, amount: 2.5 })
    // The few connections of placing are for placing alone: none of them had this to do last.
    const { rows } = await world.pool.query(
      "select query from pg_stat_activity where application_name = 'xezer-placing'",
    )
    expect(rows.filter(({ query }) => query.includes('fast_bet'))).toEqual([])
  })

  it('a position comes with names, price and maximum', async () => {
    const player = await newPlayer()
    const asked = { event: PREMATCH, factor: HOME, value: 1.85 }
    const { body } = await world.call('betSlip/position', asked, bearer(player))
    expect(body).toMatchObject({
      position: {
        event: { id: PREMATCH, name: 'Qarabag – Neftchi', kind: 0, liveDelay: 0 },
        id: HOME,
        value: 1.85,
        placeable: true,
        code: null,
      },
    })
    const live = { event: LIVE, factor: LIVE_HOME, value: 2.5 }
    expect((await world.call('betSlip/position', live, bearer(player))).body).toMatchObject({
      position: { event: { id: LIVE, kind: 1, liveDelay: LIVE_DELAY_MS }, placeable: true },
    })
    const gone = { event: 5, factor: '5:1x2::1', value: 2 }
    expect((await world.call('betSlip/position', gone, bearer(player))).status).toBe(404)
    const { body: update } = await world.call('betSlip/update', { positions: [asked, gone] }, bearer(player))
    expect(update).toMatchObject({ positions: [{ placeable: true }, { placeable: false }] })
  })
})
