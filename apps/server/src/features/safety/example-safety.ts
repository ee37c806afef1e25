import type { TestDatabase } from '@xezer/db/cloned-database'
import { createTestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { exampleRegistration } from '@xezer/dev-world/example-registration'
import { createHeldDelay } from '@xezer/dev-world/held-delay'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import type { FeedMessage } from '@xezer/odds-book/messages'
import type { LimitKind } from '@xezer/sport/limit-kind'
import { must } from '@xezer/std/assert'
import { runAudit } from '../../core/upkeep/run-audit.ts'

/** Two servers on one database, which hear the same. */
export const script = createScript({ nowMs: () => Date.now() })
export const [OPEN, OTHER, LIVE, VIP] = [1, 2, 3, 4] as const
const PRICES: Readonly<Record<number, number>> = { [OPEN]: 2, [OTHER]: 2, [LIVE]: 2, [VIP]: 40 }
const DELAY_MS = 431
export const held = createHeldDelay(DELAY_MS)

export interface Said {
  readonly success?: boolean
  readonly code?: string
  readonly error?: string
  readonly bets?: readonly { readonly id: number }[]
  readonly limits?: readonly {
    kind: string
    days: number
    amount: number | null
    used: number
    wanted: object | null
  }[]
  readonly break?: { readonly kind: string; readonly until: string | null; readonly isOver: boolean } | null
}

export let database: TestDatabase
let servers: readonly { readonly world: World; readonly feed: ScriptedFeed }[] = []
let players = 0
export const server = (turn: number) => must(servers[turn % servers.length], 'no server')

export async function everywhere(message: FeedMessage): Promise<void> {
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

export async function openSafety(): Promise<void> {
  database = await createTestDatabase()
  servers = [await boot(), await boot()]
}
export async function closeSafety(): Promise<void> {
  for (const { world } of servers) await world.stop()
  await database.close()
}
export const breaches = async () => (await runAudit(database.pool)).filter(({ count }) => count > 0)

export const at = (event: number) => ({ event, factor: `${event}:1x2::1`, value: PRICES[event] })
export const single = (event: number, amount = 10) => ({ type: 'singles', amount, positions: [at(event)] })

export async function newPlayer(passport = `AZE${players}`) {
  players += 1
  // A feed that was silent for too long is away, and a slow machine takes its time.
  for (const producer of ['prematch', 'live'] as const) await everywhere(script.up(producer))
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
    limit: (kind: LimitKind, days: 1 | 7 | 30, amount: number | null, turn = 1) =>
      call(turn, 'account/limit', { kind, days, amount }),
    confirm: (kind: LimitKind, days: 1 | 7 | 30, turn = 1) =>
      call(turn, 'account/limitConfirm', { kind, days }),
    /** Another session of his. */
    async logInAgain() {
      const { body: opened } = await server(0).world.call('login', {
        email: form.email,
        password: form.password,
      })
      const own = { ...headers, authorization: `Bearer ${(opened as { token: string }).token}` }
      return async (path: string, input: object): Promise<Said> => {
        keys += 1
        const withKey = { ...own, 'idempotency-key': `${user.id}-${keys}` }
        return (await server(1).world.call(path, input, withKey)).body as Said
      }
    },
    /** So much earlier was everything that he staked, and asked for. */
    async ageBets(ms: number) {
      const by = `- ${ms} * interval '1 millisecond'`
      await database.ownerPool.query(
        `update bet set placed_at = placed_at ${by}, requested_at = requested_at ${by} where player_id = $1`,
        [user.id],
      )
      await database.ownerPool.query(
        `update player_limit set wanted_from = wanted_from ${by}, wanted_until = wanted_until ${by} where player_id = $1`,
        [user.id],
      )
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
