import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createHeldDelay } from '@xezer/dev-world/held-delay'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { must } from '@xezer/std/assert'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSessions } from '../../core/player/sessions.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { askToReturn } from './breaks.ts'

const script = createScript({ nowMs: () => Date.now() })
const [OPEN, OTHER, LIVE, VIP] = [1, 2, 3, 4] as const
const PRICES: Readonly<Record<number, number>> = { [OPEN]: 2, [OTHER]: 2, [LIVE]: 2, [VIP]: 40 }
const DELAY_MS = 431
const held = createHeldDelay(DELAY_MS)

interface Said {
  readonly success?: boolean
  readonly code?: string
  readonly error?: string
  readonly bets?: readonly { readonly id: number }[]
  readonly break?: { readonly kind: string; readonly until: string | null; readonly isOver: boolean } | null
}

let database: TestDatabase
let servers: readonly { readonly world: World; readonly feed: ScriptedFeed }[] = []
let players = 0
const server = (turn: number) => must(servers[turn % servers.length], 'no server')

async function everywhere(message: FeedMessage): Promise<void> {
  for (const { feed } of servers) await feed.send(message)
}

async function boot() {
  const feed = createScriptedFeed()
  const settings = { PLACES_PER_SECOND: '100000', LOG_LEVEL: 'silent', LIVE_DELAY_MS: String(DELAY_MS) }
  const world = await bootWorld({ feed, database, settings, machine: { timers: held.timers } })
  for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
  await feed.send(script.catalogue())
  await feed.send(script.sides(100, 8))
  for (const event of [OPEN, OTHER, LIVE, VIP]) {
    const startsAtMs = Date.now() + (event === LIVE ? -60_000 : 3_600_000)
    await feed.send(script.fixture(event, startsAtMs, { homeId: 98 + 2 * event, awayId: 99 + 2 * event }))
    if (event === LIVE) await feed.send(script.score(event))
    const market = prices('1x2', '', [
      ['1', must(PRICES[event], 'no price'), 0.4],
      ['2', 3, 0.3],
    ])
    await feed.send(script.odds(event === LIVE ? 'live' : 'prematch', event, [market], event === LIVE))
  }
  return { world, feed }
}

beforeAll(async () => {
  database = await createTestDatabase()
  servers = [await boot(), await boot()]
})
afterAll(async () => {
  for (const { world } of servers) await world.stop()
  await database.close()
})
afterEach(async () => {
  expect((await runAudit(database.pool)).filter(({ count }) => count > 0)).toEqual([])
})

const at = (event: number) => ({ event, factor: `${event}:1x2::1`, value: PRICES[event] })
const single = (event: number, amount = 10) => ({ type: 'singles', amount, positions: [at(event)] })

async function newPlayer(passport = `AZE${players}`) {
  players += 1
  const form = { ...exampleRegistration(`away${players}@example.com`), passport }
  const { body } = await server(0).world.call('register', form)
  const { token, user } = body as { token: string; user: { id: number; token: string } }
  const headers = { authorization: `Bearer ${token}`, cookie: 'locale=en' }
  let keys = 0
  const call = async (turn: number, path: string, input?: object): Promise<Said> => {
    keys += 1
    const key = `${user.id}-${keys}`
    return (await server(turn).world.call(path, input, { ...headers, 'idempotency-key': key })).body as Said
  }
  return {
    id: user.id,
    email: form.email,
    launchToken: user.token,
    call,
    place: (event: number = OPEN, { turn = 0, amount = 10, vip = false } = {}) =>
      call(turn, 'betSlip/place', { bets: [single(event, amount)], ...(vip ? { vip } : {}) }),
    timeOut: (length: string, turn = 1) => call(turn, 'account/timeOut', { length }),
    exclude: (length: string, turn = 1) => call(turn, 'account/exclude', { length, confirmed: true }),
    async amounts() {
      const { balance, unplayed } = (await call(1, 'account/actual')) as unknown as Record<string, number>
      return [balance, unplayed]
    },
    async bets() {
      const list = await call(1, 'account/bets', { filter: 'all' })
      return list.bets as unknown as readonly { status: string; reason?: string }[]
    },
    /** The calendar goes on: what stands began and ends so much earlier. */
    async age(days: number) {
      await database.ownerPool.query(
        `update player_break set began_at = began_at - $2 * interval '1 day', ends_at = ends_at - $2 * interval '1 day',
           return_asked_at = return_asked_at - $2 * interval '1 day', return_from = return_from - $2 * interval '1 day'
         where player_id = $1 and ended_at is null`,
        [user.id, days],
      )
    },
  }
}

describe('whoever stays away', () => {
  it('stakes nothing, on either server, with any kind of bet; all else goes on', async () => {
    const player = await newPlayer()
    const [id] = (await player.place()).bets ?? []
    const began = await player.timeOut('24h')
    expect(began.break).toMatchObject({ kind: 'time_out', isOver: false })
    const position = at(OPEN)
    const presses = [
      { bets: [single(OPEN)] },
      { bets: [{ type: 'accumulator', amount: 10, positions: [position, at(OTHER)] }] },
      { bets: [single(LIVE)] },
      { bets: [single(VIP, 900)], vip: true },
    ]
    for (const [turn, press] of presses.entries()) {
      const said = await player.call(turn, 'betSlip/place', press)
      expect(said).toMatchObject({ success: false, code: 'player_paused' })
      expect(said.error).toMatch(/until \d\d\.\d\d\.20\d\d \d\d:\d\d \(UTC\+4\)/)
    }
    expect(await player.amounts()).toEqual([990, 10])
    const sold = await player.call(0, 'cashOut/press', { bet: must(id, 'no bet').id, value: 7.6 })
    expect(sold.code ?? 'sold').toBe('sold')
    const login = { email: player.email, password: EXAMPLE_PASSWORD }
    expect((await server(1).world.call('login', login)).status).toBe(200)
  })

  it('is told the day and the hour in each language, and for ever where it is for ever', async () => {
    const player = await newPlayer()
    await player.exclude('ever')
    const { error } = await player.place()
    expect(error).toBe('You excluded yourself for good: no bets are taken')
    expect((await player.place()).code).toBe('player_excluded')
  })

  it('opens no game: the launch token is dead meanwhile', async () => {
    const player = await newPlayer()
    const sessions = createSessions({ ...nodeMachine, pool: database.pool })
    expect(await sessions.findLauncher(player.launchToken)).not.toBeNull()
    await player.timeOut('24h')
    expect(await sessions.findLauncher(player.launchToken)).toBeNull()
  })

  it('shortens nothing, and lengthens what he likes', async () => {
    const player = await newPlayer()
    await player.timeOut('7d')
    expect((await player.timeOut('24h')).code).toBe('break_not_longer')
    const longer = await player.timeOut('30d', 0)
    expect(longer.break?.kind).toBe('time_out')
    expect((await player.exclude('6m')).break?.kind).toBe('exclusion')
    expect((await player.timeOut('42d')).code).toBe('break_not_longer')
  })

  it('plays again when a time-out is over, without a word', async () => {
    const player = await newPlayer()
    await player.timeOut('24h')
    await player.age(1)
    expect(await player.call(0, 'account/safety')).toMatchObject({ break: null })
    expect((await player.place()).success).toBe(true)
  })
})

describe('bets that are under way', () => {
  it('one that waits for its acceptance is voided, and says why', async () => {
    const player = await newPlayer()
    const [said] = await held.during(async () => void (await player.timeOut('24h')), player.place(LIVE))
    expect(said).toMatchObject({ success: false, code: 'player_paused' })
    expect(await player.amounts()).toEqual([1000, 0])
    expect((await player.bets())[0]).toMatchObject({ status: 'rejected' })
    expect((await player.bets())[0]?.reason).toContain('You had begun a break')
  })

  it('an undecided VIP bet goes back', async () => {
    const player = await newPlayer()
    expect((await player.place(VIP, { amount: 900, vip: true })).success).toBe(true)
    expect(await player.amounts()).toEqual([100, 900])
    await player.exclude('1y')
    await vi.waitFor(async () => expect(await player.amounts()).toEqual([1000, 0]), { timeout: 20_000 })
    expect((await player.bets())[0]?.reason).toContain('You had excluded yourself')
  })

  it('a struck bet stands and is paid', async () => {
    const player = await newPlayer()
    await player.place(OTHER)
    await player.exclude('6m')
    await everywhere(script.settle(OTHER, '1x2', { '1': { kind: 'won' }, '2': { kind: 'lost' } }, 1))
    await vi.waitFor(async () => expect(await player.amounts()).toEqual([1010, 0]), { timeout: 20_000 })
  })

  it('the word waits for the wallet, as every bet does', async () => {
    const player = await newPlayer()
    const client = await database.ownerPool.connect()
    try {
      await client.query('begin')
      await client.query('select from wallet where player_id = $1 for update', [player.id])
      const word = player.timeOut('24h')
      const waiting = "select from pg_locks where not granted and locktype = 'transactionid'"
      await vi.waitFor(async () => expect((await database.superuserPool.query(waiting)).rows).toHaveLength(1))
      await client.query('commit')
      expect((await word).break).not.toBeNull()
    } finally {
      client.release()
    }
  })

  it('of many presses beside the word, on two servers, each is before it or after it', async () => {
    const player = await newPlayer()
    let isAway = false
    const late: Said[] = []
    const press = async (turn: number) => {
      const wasAway = isAway
      const said = await player.place(OPEN, { turn })
      if (wasAway) late.push(said)
    }
    const first = Array.from({ length: 16 }, (_, turn) => press(turn))
    await player.timeOut('24h', 1)
    isAway = true
    await Promise.all([...first, ...Array.from({ length: 16 }, (_, turn) => press(turn))])
    expect(late.map(({ code }) => code)).toEqual(Array.from({ length: 16 }, () => 'player_paused'))
  })
})

describe('an exclusion', () => {
  it('lets nobody in by a second account with the same passport', async () => {
    const player = await newPlayer('AZE 777X')
    await player.exclude('6m')
    const again = { ...exampleRegistration('second@example.com'), passport: 'AZE777X ' }
    const { status, body } = await server(0).world.call('register', again)
    expect([status, (body as Said).code]).toEqual([403, 'registration_refused'])
  })

  it('ends by asking, waiting a day and confirming, not by the calendar', async () => {
    const player = await newPlayer()
    const say = (step: string) => player.call(1, 'account/return', { step })
    await player.exclude('6m')
    expect((await say('ask')).code).toBe('return_too_early')
    await player.age(190)
    expect(await player.call(0, 'account/safety')).toMatchObject({ break: { isOver: true } })
    expect((await player.place()).code).toBe('player_excluded')
    expect((await say('confirm')).code).toBe('return_not_possible')
    await say('ask')
    expect((await say('confirm')).code).toBe('return_too_early')
    await player.age(1)
    expect(await say('confirm')).toMatchObject({ break: null })
    expect((await player.place()).success).toBe(true)
  })

  it('for ever is opened by the house alone, a week ahead', async () => {
    const player = await newPlayer()
    await player.exclude('ever')
    expect((await player.call(1, 'account/return', { step: 'ask' })).code).toBe('return_by_house')
    const word = { actor: 'desk', reason: 'asked in writing' }
    expect((await askToReturn(database.pool, player.id, word)).ok).toBe(true)
    await player.age(6)
    expect((await player.call(1, 'account/return', { step: 'confirm' })).code).toBe('return_too_early')
    await player.age(1)
    expect(await player.call(1, 'account/return', { step: 'confirm' })).toMatchObject({ break: null })
  })
})
