import type { Call, Schema } from '@xezer/contract/call'
import { CALLS } from '@xezer/contract/calls'
import type { ErrorCode } from '@xezer/contract/errors'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { EXAMPLE_PASSWORD, exampleRegistration } from '@xezer/dev-world/example-registration'
import { createHeldDelay } from '@xezer/dev-world/held-delay'
import { createScript, createScriptedFeed, prices } from '@xezer/dev-world/scripted-feed'

/** A world in which every code of the contract can be heard. */

export const feed = createScriptedFeed()
export const script = createScript({ nowMs: () => Date.now() })
const LIVE_DELAY_MS = 300
export const delay = createHeldDelay(LIVE_DELAY_MS)
/** Enough for the scenarios that prove the password of one account. */
export const LOGINS_PER_MINUTE = 20
export let world: World
let token = ''
export let playerId = 0
let keys = 0

export interface Said {
  readonly status: number
  readonly code: string
}
/** How a code is heard from a call. */
export type Scenario = readonly [call: string, code: ErrorCode, run: () => Promise<Said>]

interface Body {
  readonly code?: string
  readonly position?: { readonly code: string | null }
}

/** Matches by what is wrong with them. */
export const OPEN = 1
export const STARTED = 2
export const LIVE = 3
export const PAUSED = 4
export const OVER = 5
export const ODD_MARKETS = 6
export const BIG = 7
export const SOON = 10
/** Of which the chances are told too. */
export const VALUED = 8
/** Matches of sides of their own, and two at the shortest prices. */
export const APART = [11, 12, 13, 14, 15, 16, 17] as const
export const SHORT = [18, 19] as const
export const SHORTEST = [20, 21] as const

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

export async function openCodes(): Promise<void> {
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
  await feed.send(script.fixture(SOON, nowMs + 300_000, { homeId: 3, awayId: 4 }))
  await feed.send(script.odds('prematch', SOON, [threeWay(2)]))
  await feed.send(script.stop(PAUSED))
  await feed.send(script.score(OVER, { status: 'ended', period: 'finished' }))
  await feed.send(script.fixture(VALUED, nowMs + 3_600_000))
  for (const id of [VALUED, LIVE])
    await feed.send(script.odds(id === LIVE ? 'live' : 'prematch', id, [prices('1x2', '', [['1', 2, 0.48]])]))
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
}

export async function ask(
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

/** The one player of these scenarios. */
export const bearer = () => ({ authorization: `Bearer ${token}` })

const elsewhere = new Map<string, Promise<{ readonly world: World; readonly token: string }>>()

/** In another house, with settings of its own. */
export async function askElsewhere(
  settings: Readonly<Record<string, string>>,
  call: Call<Schema, Schema>,
  input: unknown,
): Promise<Said> {
  const name = JSON.stringify(settings)
  const opening = elsewhere.get(name) ?? openElsewhere(settings)
  elsewhere.set(name, opening)
  const house = await opening
  keys += 1
  const headers = { authorization: `Bearer ${house.token}`, 'idempotency-key': `code-${keys}` }
  const { status, body } = await house.world.call(
    call.path,
    call.method === 'GET' ? undefined : input,
    headers,
  )
  return { status, code: (body as Body).code ?? 'none' }
}

async function openElsewhere(settings: Readonly<Record<string, string>>) {
  const opened = await bootWorld({
    feed: createScriptedFeed(),
    settings: { LOG_LEVEL: 'silent', ...settings },
  })
  const { body } = await opened.call('register', exampleRegistration('elsewhere@example.com'))
  return { world: opened, token: (body as { token: string }).token }
}

export async function closeCodes(): Promise<void> {
  for (const house of elsewhere.values()) await (await house).world.stop()
  await world.stop()
}

/** A withdrawal that waits. */
export async function withdrawn(): Promise<number> {
  await setConfirmed(true)
  keys += 1
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `out-${keys}` }
  const { body } = await world.call(
    'account/withdrawal',
    { method: 'payeer', amount: 20, wallet: 'P1234567' },
    headers,
  )
  return (body as { payment: { id: number } }).payment.id
}

/** As a client that is none of ours. */
export async function raw(path: string, init: RequestInit): Promise<Said> {
  const response = await fetch(`${world.url}/api/${path}`, init)
  return { status: response.status, code: ((await response.json()) as Body).code ?? 'none' }
}

export const single = (event: number, market: string, value = 2, amount = 5) => ({
  type: 'singles',
  amount,
  positions: [{ event, factor: `${event}:${market}`, value }],
})
export const together = (events: readonly number[], value: number, amount: number, market = '1x2::1') => ({
  amount,
  positions: events.map((event) => ({ event, factor: `${event}:${market}`, value })),
})
export const accumulator = (...given: Parameters<typeof together>) => ({
  bets: [{ type: 'accumulator', ...together(...given) }],
})
export const bet = (event: number, market = '1x2::1', value = 2, amount = 5) => ({
  bets: [single(event, market, value, amount)],
})
export const place = (input: object, headers?: Record<string, string>) => ask(CALLS.slipPlace, input, headers)
export const form = (change: object = {}) => ({
  ...exampleRegistration(`code-${keys}@example.com`),
  ...change,
})
/** Somebody new with a passport of his own stays away from play, and asks for something more. */
export async function goAway(
  passport: string,
  away: Call<Schema, Schema>,
  input: object,
  then: Call<Schema, Schema> = away,
  more: object = input,
): Promise<Said> {
  keys += 1
  const own = { ...exampleRegistration(`away-${keys}@example.com`), passport }
  const { body } = await world.call('register', own)
  const headers = { authorization: `Bearer ${(body as { token: string }).token}` }
  await ask(away, input, headers)
  return ask(then, more, headers)
}

/** Somebody new asks under rules that he never agreed to. */
export async function underOldRules(call: Call<Schema, Schema>, input: object): Promise<Said> {
  keys += 1
  const { body } = await world.call('register', form())
  const { token: own, user } = body as { token: string; user: { id: number } }
  await world.ownerPool.query('update player set rules_version = 0 where id = $1', [user.id])
  return ask(call, input, { authorization: `Bearer ${own}` })
}

export const passwords = (change: object) => ({
  prev: EXAMPLE_PASSWORD,
  next: 'another long secret',
  repeat: 'another long secret',
  ...change,
})

/** While it lasts every change of a setting fails with the error of the database. */
export async function whileFailing(sqlState: string): Promise<Said> {
  await world.ownerPool.query(
    `create function fail_on_purpose() returns trigger language plpgsql as
       $$ begin raise exception 'on purpose' using errcode = '${sqlState}'; end $$;
     create trigger fail_on_purpose before update on player for each row execute function fail_on_purpose()`,
  )
  const said = await ask(CALLS.accountSetting, { name: 'quoteChanges', value: 1 })
  await world.ownerPool.query('drop function fail_on_purpose cascade')
  return said
}

/** Also where no way leads: back from a closed account, or from a confirmed address. */
async function setPlayer(changes: string): Promise<void> {
  await world.ownerPool.query(
    `alter table player disable trigger user; update player set ${changes} where id = ${playerId};
     alter table player enable trigger user`,
  )
}
export const setConfirmed = (isConfirmed: boolean): Promise<void> =>
  setPlayer(`email_confirmed_at = ${isConfirmed ? 'now()' : 'null'}`)
export const setStatus = (status: 'active' | 'blocked' | 'closed'): Promise<void> =>
  setPlayer(`status = '${status}', closed_at = ${status === 'closed' ? 'now()' : 'null'}`)

/** A bet that is open, and what becomes of a press of its cash-out. */
export async function placed(event: number, market?: string): Promise<number> {
  keys += 1
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `cash-${keys}` }
  const { body } = await world.call('betSlip/place', bet(event, market, 2, 5), headers)
  return (body as { bets: { id: number }[] }).bets[0]?.id ?? 0
}
export const cashOut = (input: object) => ask(CALLS.cashOutPress, input)
export const WORTH = 4.56

export async function whileWaiting(betId: number): Promise<Said> {
  const { rows } = await world.ownerPool.query(
    `insert into cash_out (bet_id, player_id, seen, is_automatic, status, scope, key, due_at)
     values ($1, $2, 1, false, 'waiting', 's', 'k', now() + interval '1 h') returning id`,
    [betId, playerId],
  )
  const said = await cashOut({ bet: betId, value: WORTH })
  await world.ownerPool.query('delete from cash_out where id = $1', [rows[0]?.['id']])
  return said
}

/** Another transaction holds the wallet for longer than a press is kept waiting. */
export async function whileLocked(press: () => Promise<Said>): Promise<Said> {
  const client = await world.ownerPool.connect()
  await client.query('begin')
  await client.query('select from wallet where player_id = $1 for update', [playerId])
  const said = await press()
  await client.query('rollback')
  client.release()
  return said
}
