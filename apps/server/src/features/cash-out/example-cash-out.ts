import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createHeldDelay } from '@xezer/dev-world/held-delay'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import type { FeedMessage } from '@xezer/odds-book/messages'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { must } from '@xezer/std/assert'
import { runAudit } from '../../core/upkeep/run-audit.ts'

/** Two servers on one database, which hear the same. */
export const script = createScript({ nowMs: () => Date.now() })
/** Before the match, and one in play. */
export const EVENTS = [1, 2, 3, 4, 5, 6] as const
export const LIVE = 9
const DELAY_MS = 431
const held = createHeldDelay(DELAY_MS)

export let database: TestDatabase
let worlds: readonly World[] = []
let feeds: readonly ScriptedFeed[] = []
let players = 0

export const serverOf = (turn: number): World => must(worlds[turn % worlds.length], 'no server')

/** Both hear it. */
export async function say(message: FeedMessage): Promise<void> {
  await Promise.all(feeds.map((feed) => feed.send(message)))
}

const threeWay = (price: number | null, chance: number) =>
  prices('1x2', '', [
    ['1', price, chance],
    ['2', 3, 0.3],
  ])

/** The price of a home win, and its chance without a margin. */
export const reprice = (event: number, price: number | null, chance: number, resumes = false) =>
  say(script.odds(event === LIVE ? 'live' : 'prematch', event, [threeWay(price, chance)], resumes))

export const settleHome = (event: number, result: OutcomeResult, generation = 1) =>
  say(script.settle(event, '1x2', { '1': result }, generation))

export async function openCashOuts(): Promise<void> {
  database = await createTestDatabase()
  feeds = [createScriptedFeed(), createScriptedFeed()]
  const settings = { PLACES_PER_SECOND: '100000', LOG_LEVEL: 'silent', LIVE_DELAY_MS: String(DELAY_MS) }
  worlds = []
  for (const feed of feeds)
    worlds = [...worlds, await bootWorld({ feed, database, settings, machine: { timers: held.timers } })]
  await say(script.up('prematch'))
  await say(script.up('live'))
  await say(script.catalogue())
  await say(script.sides(100, 40))
  for (const event of [...EVENTS, LIVE]) await newEvent(event)
  await say(script.score(LIVE))
  await reprice(LIVE, 2, 0.48, true)
}

/** An event that nothing happened on yet: the home win at 2.00, its chance 0.48. */
export async function newEvent(event: number): Promise<number> {
  const homeId = 98 + 2 * (event % 20)
  const startsAtMs = event === LIVE ? Date.now() - 60_000 : Date.now() + 3_600_000
  await say(script.fixture(event, startsAtMs, { homeId, awayId: homeId + 1 }))
  if (event !== LIVE) await reprice(event, 2, 0.48)
  return event
}

export async function closeCashOuts(): Promise<void> {
  for (const world of worlds) await world.stop()
  await database.close()
}

/** A player with 1,000.00, and what he does. */
export async function newPlayer() {
  players += 1
  const { body } = await serverOf(0).call('register', exampleRegistration(`cash${players}@example.com`))
  const { token } = body as { token: string }
  let keys = 0
  const call = async (path: string, body?: object, turn = 0, key = `key-${++keys}`) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    return (await serverOf(turn).call(path, body, headers)).body as Record<string, never>
  }
  const place = async (type: string, amount: number, events: readonly number[], value?: number) => {
    const positions = events.map((event) => ({ event, factor: `${event}:1x2::1`, value: 2 }))
    const bet = { type, amount, positions, ...(value === undefined ? {} : { value }) }
    const placed = await call('betSlip/place', { bets: [bet] })
    return (
      must((placed['bets'] as unknown as { id: number }[] | undefined)?.[0], JSON.stringify(placed)) as {
        id: number
      }
    ).id
  }
  const offer = async (bet: number, turn = 0) => {
    const { offers } = (await call('cashOut/offers', { bets: [bet] }, turn)) as unknown as {
      offers: { value: number | null; stake: number; delay: number }[]
    }
    return offers[0]
  }
  return {
    token,
    call,
    place,
    offer,
    single: (event: number, amount = 100) => place('singles', amount, [event]),
    press: (bet: number, value: number, stake?: number, turn = 0, key?: string) =>
      call('cashOut/press', { bet, value, ...(stake === undefined ? {} : { stake }) }, turn, key),
    rule: (bet: number, above: number | null, below: number | null) =>
      call('cashOut/rule', { bet, above, below }),
    amounts: () => call('account/actual'),
    bet: async (id: number) => {
      const { bets } = (await call('account/bets', { filter: 'all' })) as unknown as {
        bets: { id: number }[]
      }
      return bets.find((bet) => bet.id === id)
    },
  }
}

/** What happens while the delay of the answers runs. */
export const during = held.during

export async function breaches(): Promise<string[]> {
  return (await runAudit(database.pool)).flatMap(({ name, count }) => (count > 0 ? [name] : []))
}
