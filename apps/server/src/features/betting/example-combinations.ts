import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createHeldDelay } from '@xezer/dev-world/held-delay'
import {
  createScript,
  createScriptedFeed,
  LEAGUE_FIELD,
  prices,
  type ScriptedFeed,
} from '@xezer/dev-world/scripted-feed'
import { runAudit } from '../../core/upkeep/run-audit.ts'

/** A small world whose matches can be combined, and one player at a time. */
export const script = createScript({ nowMs: () => Date.now() })
export const LIVE_DELAY_MS = 150
const delay = createHeldDelay(LIVE_DELAY_MS)
/** Before the match, each with sides of its own. */
export const MATCHES = [1, 2, 3, 4, 5] as const
export const LIVE = 11
export const OTHER_LIVE = 12
/** The same two as in match 1, and who wins the league that all of them are in. */
export const RETURN_MATCH = 21
export const OUTRIGHT = 22
/** Of every home side and of the outright. */
export const PRICE = 2

export let feed: ScriptedFeed
export let world: World
export let playerId = 0
let token = ''
let players = 0
let keys = 0

interface Answer {
  readonly success: boolean
  readonly code?: string
  readonly bets?: readonly { readonly id: number }[]
  readonly errors?: readonly { event: number; code: string; placeable: boolean; value?: number }[]
  readonly options?: readonly { option: string; code: string; value: number; limit?: number }[]
  readonly fields?: Readonly<Record<string, string>>
}

export const threeWay = (home: number) =>
  prices('1x2', '', [
    ['1', home],
    ['x', 3.4],
    ['2', 4.2],
  ])
export const reprice = (event: number, home: number) =>
  feed.send(
    event === LIVE || event === OTHER_LIVE
      ? script.odds('live', event, [threeWay(home)], true)
      : script.odds('prematch', event, [threeWay(home)]),
  )

/** A match of two sides that nobody else has. */
export async function sell(event: number, startsAtMs: number): Promise<void> {
  const homeId = 10_000 + 2 * event
  await feed.send(script.sides(homeId, 2))
  await feed.send(script.fixture(event, startsAtMs, { homeId, awayId: homeId + 1 }))
}

export async function openCombinations(): Promise<void> {
  feed = createScriptedFeed()
  const settings = { LIVE_DELAY_MS: String(LIVE_DELAY_MS), PLACES_PER_SECOND: '100000', LOG_LEVEL: 'silent' }
  world = await bootWorld({ feed, settings, machine: { timers: delay.timers } })
  for (const producer of ['prematch', 'live'] as const) await feed.send(script.up(producer))
  await feed.send(script.catalogue())
  for (const event of MATCHES) await sell(event, Date.now() + 3_600_000)
  const again = { homeId: 10_003, awayId: 10_002 }
  await feed.send(script.fixture(RETURN_MATCH, Date.now() + 7_200_000, again))
  for (const event of [LIVE, OTHER_LIVE]) {
    await sell(event, Date.now() - 60_000)
    await feed.send(script.score(event))
  }
  const fixture = { ...LEAGUE_FIELD, eventId: OUTRIGHT, number: OUTRIGHT, startsAtMs: Date.now() + 9_000_000 }
  await feed.send({ ...script.fixture(OUTRIGHT, 0), fixture } as Parameters<ScriptedFeed['send']>[0])
  await feed.send(script.odds('prematch', OUTRIGHT, [prices('outright_winner', '', [['1', PRICE]])]))
}

/** When all is over every coin is where it belongs. */
export async function closeCombinations(): Promise<void> {
  const breaches = (await runAudit(world.pool)).filter(({ count }) => count > 0)
  await world.stop()
  if (breaches.length > 0) throw new Error(JSON.stringify(breaches))
}

/** Of the player of the moment. */
export const playerToken = () => token

/** A player with 1 000.00, and every price as at first. */
export async function nextPlayer(): Promise<void> {
  players += 1
  const { body } = await world.call('register', exampleRegistration(`combined${players}@example.com`))
  const opened = body as { token: string; user: { id: number } }
  token = opened.token
  playerId = opened.user.id
  for (const event of [...MATCHES, RETURN_MATCH, LIVE, OTHER_LIVE]) await reprice(event, PRICE)
}

export const position = (event: number, value = PRICE) => ({
  event,
  factor: event === OUTRIGHT ? `${event}:outright_winner::1` : `${event}:1x2::1`,
  value,
})
export const accumulator = (events: readonly number[], amount = 10, value = PRICE) => ({
  type: 'accumulator',
  amount,
  positions: events.map((event) => position(event, value)),
})
export const system = (size: number, events: readonly number[], amount = 12) => ({
  ...accumulator(events, amount),
  type: 'full_cover',
  value: size,
})
export const single = (event: number, amount = 1) => ({
  type: 'singles',
  amount,
  positions: [position(event)],
})

export async function call(path: string, input: object | undefined, key?: string) {
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: 'locale=en',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  return world.call(path, input, headers)
}
export async function place(...bets: object[]): Promise<Answer & { readonly status: number }> {
  keys += 1
  const { status, body } = await call('betSlip/place', { bets }, `combination-${keys}`)
  return { status, ...(body as Answer) }
}
/** Presses, lets something come to pass while the delay of the bets runs, and waits for the answer. */
export async function placeDuring(change: () => Promise<void>, ...bets: object[]): ReturnType<typeof place> {
  const [answer] = await delay.during(change, place(...bets))
  return answer
}
export const amounts = async () => (await call('account/actual', undefined)).body
export const account = async () =>
  ((await call('account/bets', { filter: 'all' })).body as { bets: readonly object[] }).bets
export async function setQuoteChanges(value: 1 | 2 | 3): Promise<void> {
  const { status } = await call('account/setting', { name: 'quoteChanges', value })
  if (status !== 200) throw new Error(`the setting was not taken: ${status}`)
}
