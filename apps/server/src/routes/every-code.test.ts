import type { Call, Schema } from '@xezer/contract/call'
import { CALLS } from '@xezer/contract/calls'
import { errorCodesOf } from '@xezer/contract/error-codes-of'
import { ERROR_CODES, type ErrorCode, errorStatus, SLIP_CODES } from '@xezer/contract/errors'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createHeldDelay } from '@xezer/dev-world/held-delay'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashRequest, insertOperations } from '../core/operations/operation-store.ts'

/** Every code of the contract, given by a call of the real server that declares it. */

const feed = createScriptedFeed()
const script = createScript({ nowMs: () => Date.now() })
const LIVE_DELAY_MS = 300
const delay = createHeldDelay(LIVE_DELAY_MS)
/** Enough for the scenarios that prove the password of one account. */
const LOGINS_PER_MINUTE = 8
const NO_CALL = 'no call'
let world: World
let token = ''
let playerId = 0
let keys = 0

interface Said {
  readonly status: number
  readonly code: string
}
interface Body {
  readonly code?: string
  readonly position?: { readonly code: string | null }
}

/** Matches by what is wrong with them. */
const OPEN = 1
const STARTED = 2
const LIVE = 3
const PAUSED = 4
const OVER = 5
const ODD_MARKETS = 6
const BIG = 7
/** Matches of sides of their own, and two at the shortest prices. */
const APART = [11, 12, 13, 14, 15, 16, 17] as const
const SHORT = [18, 19] as const
const SHORTEST = [20, 21] as const

const threeWay = (home: number | null, status: 'open' | 'suspended' | 'hidden' = 'open') =>
  prices(
    '1x2',
    '',
    [
      ['1', home],
      ['x', 3.4],
      ['2', 4.2],
    ],
    status,
  )

beforeAll(async () => {
  const settings = {
    LIVE_DELAY_MS: String(LIVE_DELAY_MS),
    PLACES_PER_SECOND: '1000',
    PLAY_MONEY: '110000',
    LOGINS_PER_MINUTE: String(LOGINS_PER_MINUTE),
    LOG_LEVEL: 'silent',
  }
  world = await bootWorld({ feed, settings, machine: { timers: delay.timers } })
  const nowMs = Date.now()
  for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
  await feed.send(script.catalogue())
  for (const id of [OPEN, ODD_MARKETS, BIG]) await feed.send(script.fixture(id, nowMs + 3_600_000))
  const apart = [...APART, ...SHORT, ...SHORTEST]
  await feed.send(script.sides(100, 2 * apart.length))
  for (const [index, id] of apart.entries()) {
    const homeId = 100 + 2 * index
    await feed.send(script.fixture(id, nowMs + 3_600_000, { homeId, awayId: homeId + 1 }))
  }
  for (const id of [STARTED, LIVE, PAUSED, OVER]) await feed.send(script.fixture(id, nowMs - 60_000))
  for (const id of [LIVE, PAUSED, OVER]) {
    await feed.send(script.score(id))
    await feed.send(script.odds('live', id, [threeWay(2)], true))
  }
  await feed.send(script.stop(PAUSED))
  await feed.send(script.score(OVER, { status: 'ended', period: 'finished' }))
  for (const id of [OPEN, BIG]) await feed.send(script.odds('prematch', id, [threeWay(2)]))
  for (const id of APART) await feed.send(script.odds('prematch', id, [threeWay(2)]))
  for (const id of SHORT) await feed.send(script.odds('prematch', id, [threeWay(1.01)]))
  for (const id of SHORTEST) await feed.send(script.odds('prematch', id, [threeWay(1.004)]))
  const total = prices('total', 'total=2.5', [['over', 1.9]], 'suspended')
  const half = prices('h1_1x2', '', [['1', 2.4]], 'hidden')
  await feed.send(script.odds('prematch', ODD_MARKETS, [threeWay(null), total, half]))
  const { body } = await world.call('register', exampleRegistration('codes@example.com'))
  const opened = body as { token: string; user: { id: number } }
  token = opened.token
  playerId = opened.user.id
})
afterAll(() => world.stop())

async function ask(
  call: Call<Schema, Schema>,
  input: unknown,
  more: Record<string, string> = {},
): Promise<Said> {
  keys += 1
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `code-${keys}`, ...more }
  const path = call.path.replace('{id}', '999')
  const { status, body } = await world.call(path, call.method === 'GET' ? undefined : input, headers)
  const { code, position } = body as Body
  return { status, code: code ?? position?.code ?? 'none' }
}

/** As a client that is none of ours. */
async function raw(path: string, init: RequestInit): Promise<Said> {
  const response = await fetch(`${world.url}/api/${path}`, init)
  return { status: response.status, code: ((await response.json()) as Body).code ?? 'none' }
}

const single = (event: number, market: string, value = 2, amount = 5) => ({
  type: 'singles',
  amount,
  positions: [{ event, factor: `${event}:${market}`, value }],
})
const together = (events: readonly number[], value: number, amount: number, market = '1x2::1') => ({
  amount,
  positions: events.map((event) => ({ event, factor: `${event}:${market}`, value })),
})
const accumulator = (...given: Parameters<typeof together>) => ({
  bets: [{ type: 'accumulator', ...together(...given) }],
})
const bet = (event: number, market = '1x2::1', value = 2, amount = 5) => ({
  bets: [single(event, market, value, amount)],
})
const place = (input: object, headers?: Record<string, string>) => ask(CALLS.slipPlace, input, headers)
const form = (change: object = {}) => ({ ...exampleRegistration(`code-${keys}@example.com`), ...change })
const passwords = (change: object) => ({
  prev: EXAMPLE_PASSWORD,
  next: 'another long secret',
  repeat: 'another long secret',
  ...change,
})

/** While it lasts every change of a setting fails with the error of the database. */
async function whileFailing(sqlState: string): Promise<Said> {
  await world.ownerPool.query(
    `create function fail_on_purpose() returns trigger language plpgsql as
       $$ begin raise exception 'on purpose' using errcode = '${sqlState}'; end $$;
     create trigger fail_on_purpose before update on player for each row execute function fail_on_purpose()`,
  )
  const said = await ask(CALLS.accountSetting, { name: 'quoteChanges', value: 1 })
  await world.ownerPool.query('drop function fail_on_purpose cascade')
  return said
}

async function setStatus(status: 'active' | 'blocked'): Promise<void> {
  await world.ownerPool.query('update player set status = $2 where id = $1', [playerId, status])
}

type Scenario = readonly [call: string, code: ErrorCode, run: () => Promise<Said>]

const SCENARIOS: readonly Scenario[] = [
  ['login', 'bad_request', () => ask(CALLS.login, { email: 'a\u0000', password: 'x' })],
  ['search', 'invalid_fields', () => ask(CALLS.search, { query: 'a' })],
  ['login', 'payload_too_large', () => ask(CALLS.login, { email: 'a'.repeat(70_000), password: 'x' })],
  ['login', 'unsupported_media_type', () => raw('login', { method: 'POST', body: 'email=a' })],
  [
    'login',
    'too_many_requests',
    async () => {
      const input = { email: 'nobody@example.com', password: 'x' }
      for (let attempt = 0; attempt < LOGINS_PER_MINUTE; attempt++) await ask(CALLS.login, input)
      return ask(CALLS.login, input)
    },
  ],
  ['accountSetting', 'internal', () => whileFailing('XX000')],
  ['accountSetting', 'unavailable', () => whileFailing('53100')],
  ['accountActual', 'session_required', () => raw('account/actual', {})],
  [
    'accountActual',
    'session_expired',
    () => ask(CALLS.accountActual, {}, { authorization: `Bearer ${'x'.repeat(43)}` }),
  ],
  [
    'slipPlace',
    'idempotency_conflict',
    async () => {
      await place(bet(OPEN), { 'idempotency-key': 'twice' })
      return place(bet(OPEN, '1x2::x', 3.4), { 'idempotency-key': 'twice' })
    },
  ],
  [
    'register',
    'idempotency_conflict',
    async () => {
      await ask(CALLS.register, form(), { 'idempotency-key': 'form' })
      return ask(CALLS.register, form({ email: 'else@example.com' }), { 'idempotency-key': 'form' })
    },
  ],
  [
    'slipPlace',
    'in_progress',
    async () => {
      // What another server has begun and not finished.
      const input = CALLS.slipPlace.input.parse(bet(OPEN))
      const begun = {
        scope: `place:${playerId}`,
        key: 'begun',
        requestHash: hashRequest(input),
        response: null,
      }
      await insertOperations(world.pool, [begun])
      return place(bet(OPEN), { 'idempotency-key': 'begun' })
    },
  ],
  ['slipPlace', 'idempotency_key_required', () => place(bet(OPEN), { 'idempotency-key': '' })],
  ['liveOverview', 'not_found', () => ask(CALLS.liveOverview, { group: 99 })],
  ['prematchMatches', 'not_found', () => ask(CALLS.prematchMatches, { hours: 0, sport: 99 })],
  [NO_CALL, 'method_not_allowed', () => raw('login', {})],
  ['login', 'wrong_credentials', () => ask(CALLS.login, { email: 'x@example.com', password: 'x' })],
  [
    'login',
    'account_blocked',
    async () => {
      await setStatus('blocked')
      const said = await ask(CALLS.login, { email: 'codes@example.com', password: EXAMPLE_PASSWORD })
      await setStatus('active')
      return said
    },
  ],
  ['register', 'email_taken', () => ask(CALLS.register, form({ email: 'codes@example.com' }))],
  [
    'register',
    'under_age',
    () => ask(CALLS.register, form({ birthdate: '2020-01-01', iwhen: '2021-01-01' })),
  ],
  ['register', 'rules_not_accepted', () => ask(CALLS.register, form({ rules: false }))],
  ['register', 'password_too_common', () => ask(CALLS.register, form({ password: 'password123' }))],
  ['changePassword', 'password_mismatch', () => ask(CALLS.changePassword, passwords({ repeat: 'else' }))],
  ['changePassword', 'password_wrong', () => ask(CALLS.changePassword, passwords({ prev: 'wrong' }))],
  [
    'changePassword',
    'password_too_common',
    () => ask(CALLS.changePassword, passwords({ next: 'password123', repeat: 'password123' })),
  ],
  ['liveEvent', 'event_not_found', () => ask(CALLS.liveEvent, {})],
  ['prematchEvent', 'event_not_found', () => ask(CALLS.prematchEvent, {})],
  ['slipPosition', 'event_not_found', () => ask(CALLS.slipPosition, single(999, '1x2::1').positions[0])],
  ['slipPosition', 'selection_closed', () => ask(CALLS.slipPosition, single(OPEN, 'btts::yes').positions[0])],
  ['slipBook', 'selection_closed', () => ask(CALLS.slipBook, { positions: single(999, '1x2::1').positions })],
  ['slipBooked', 'booking_not_found', () => ask(CALLS.slipBooked, { code: 'ZZZZZZZZ' })],
  ['slipPlace', 'event_not_found', () => place(bet(999))],
  ['slipPlace', 'event_started', () => place(bet(STARTED))],
  ['slipPlace', 'event_finished', () => place(bet(OVER))],
  ['slipPlace', 'event_paused', () => place(bet(PAUSED))],
  ['slipPlace', 'market_suspended', () => place(bet(ODD_MARKETS, 'total:total=2.5:over', 1.9))],
  ['slipPlace', 'market_closed', () => place(bet(ODD_MARKETS, 'h1_1x2::1', 2.4))],
  ['slipPlace', 'selection_closed', () => place(bet(ODD_MARKETS, '1x2::1', 2))],
  ['slipPlace', 'price_changed', () => place(bet(OPEN, '1x2::1', 2.2))],
  ['slipPlace', 'stake_below_minimum', () => place(bet(OPEN, '1x2::1', 2, 0.01))],
  ['slipPlace', 'stake_above_maximum', () => place(bet(OPEN, '1x2::1', 2, 100_000))],
  [
    'slipPlace',
    'duplicate_event',
    () => place({ bets: [single(OPEN, '1x2::1'), single(OPEN, '1x2::x', 3.4)] }),
  ],
  [
    'slipPlace',
    'too_many_positions',
    () => {
      const positions = Array.from({ length: 16 }, () => ({
        ...single(OPEN, '1x2::1').positions[0],
        amount: 5,
      }))
      const many = { type: 'singles', amount: 5, positions }
      return place({ bets: [many, many] })
    },
  ],
  [
    'slipPlace',
    'bet_type_unavailable',
    () => place({ bets: [{ ...single(OPEN, '1x2::1'), type: 'accumulator' }] }),
  ],
  ['slipPlace', 'positions_related', () => place(accumulator([OPEN, BIG], 2, 5))],
  [
    'slipPlace',
    'line_below_minimum',
    // 35 lines of 0.01 are more than the least stake.
    () => place({ bets: [{ type: 'full_cover', value: 3, ...together(APART, 2, 0.3) }] }),
  ],
  ['slipPlace', 'payout_above_maximum', () => place(accumulator(SHORT, 1.01, 197_000))],
  ['slipPlace', 'combined_odds_too_low', () => place(accumulator(SHORTEST, 1.004, 5))],
  [
    'slipPlace',
    'combination_limit_reached',
    async () => {
      // All combinations of a player cost the house at most 500 000 AZN: twelve wins of 40 000.
      const most = accumulator(APART.slice(0, 3), 4.2, 547.3, '1x2::2')
      for (let count = 0; count < 12; count++) await place(most)
      return place(most)
    },
  ],
  [
    'slipPlace',
    'bet_expired',
    async () => {
      const [said] = await delay.during(() => setStatus('blocked'), place(bet(LIVE)))
      await setStatus('active')
      return said
    },
  ],
  [
    'slipPlace',
    'liability_reached',
    async () => {
      // The house loses at most 100 000 AZN to one player on one event: five wins of 20 000.
      for (let count = 0; count < 5; count++) await place(bet(BIG, '1x2::1', 2, 20_000))
      return place(bet(BIG, '1x2::1', 2, 20_000))
    },
  ],
  ['slipPlace', 'insufficient_funds', () => place(bet(OPEN, '1x2::1', 2, 20_000))],
  [
    'slipPlace',
    'outcome_unknown',
    async () => {
      // Another transaction holds the wallet for longer than a press is kept waiting.
      const client = await world.ownerPool.connect()
      await client.query('begin')
      await client.query('select from wallet where player_id = $1 for update', [playerId])
      const said = await place(bet(OPEN))
      await client.query('rollback')
      client.release()
      return said
    },
  ],
  [
    'slipPlace',
    'not_ready',
    async () => {
      await feed.send(script.down('prematch'))
      const said = await place(bet(OPEN))
      await feed.send(script.up('prematch'))
      return said
    },
  ],
  [
    'slipPlace',
    'feed_down',
    async () => {
      // The stake was reserved while the feed spoke.
      const [said] = await delay.during(() => feed.send(script.down('live')), place(bet(LIVE)))
      await feed.send(script.up('live'))
      return said
    },
  ],
]

describe('every code is given by the real server', () => {
  it.each(SCENARIOS)('%s: %s', async (name, code, run) => {
    const said = await run()
    expect(said.code).toBe(code)
    const isDecision = name === 'slipPlace' && SLIP_CODES.some((one) => one === code)
    expect(said.status).toBe(isDecision ? 200 : errorStatus(code))
    const call = Object.values(CALLS).find((one) => one.name === name)
    if (call !== undefined && !isDecision) expect(errorCodesOf(call)).toContain(code)
  })

  it('and none is left out: no code of the contract, and no code that a call declares', () => {
    const shown = new Set<string>(SCENARIOS.map(([, code]) => code))
    expect(ERROR_CODES.filter((code) => !shown.has(code))).toEqual([])
    const pairs = new Set(SCENARIOS.map(([name, code]) => `${name} ${code}`))
    const declared = Object.values(CALLS).flatMap(({ name, errors }) =>
      errors.map((code) => `${name} ${code}`),
    )
    expect(declared.filter((pair) => !pairs.has(pair))).toEqual([])
  })
})

describe('every call of the contract is bound', () => {
  it.each(Object.values(CALLS).map((call) => [call.name, call] as const))('%s', async (_name, call) => {
    const { status, code } = await ask(call, {})
    expect([status, code]).not.toEqual([404, 'not_found'])
    expect([status, code]).not.toEqual([405, 'method_not_allowed'])
  })
})
