import type { TestDatabase } from '@xezer/db/test-database'
import { bootWorld, type World } from '@xezer/dev-world/boot-world'
import { createScript, createScriptedFeed, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { formatAmountText } from '@xezer/money/amount-text'
import { major, minor } from '@xezer/money/minor'
import type { FeedMessage } from '@xezer/odds-book/messages'
import { signSandbox } from '@xezer/payments/signatures/sandbox-signature'
import { assert, must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { openExamplePlayer } from '../core/player/example-player.ts'
import { createSessions } from '../core/player/sessions.ts'
import { createSealing } from '../core/sealing/sealing.ts'
import { decideQuarantine, decideWithdrawal } from '../features/payments/payment-desk.ts'
import { sandboxKeyOf } from '../features/payments/sandbox-client.ts'
import { hmacHex, SIGNATURE_HEADER } from '../platform/message-digest.ts'
import { nodeMachine } from '../platform/node-machine.ts'
import {
  type Act,
  type Acting,
  createBonusActs,
  createBreakActs,
  createIdentityAct,
} from './example-sequence-acts.ts'

/** Two servers of one house that hear the same, and players to whom anything may happen in any order, at once on both. */

const SETTINGS = {
  ...{ PLACES_PER_SECOND: '100000', LIVE_DELAY_MS: '20', WITHDRAWAL_WAIT: '0', LOG_LEVEL: 'silent' },
}
const ACTOR = { actor: 'desk', reason: 'sequence' }
/** A match in play, whose bets wait, and one of a price above the limits: neither has a result. */
const [LIVE, LONG_SHOT] = [1_000_001, 1_000_002] as const
const LONG_PRICE = 400
/** Whose results come, and are corrected. */
const LATE_EVENTS = 12
/** Of each outcome once, so that corrections turn every bet round. */
const OUTCOMES = ['1', 'x', '2'] as const

export interface House {
  readonly database: TestDatabase
  readonly worlds: readonly World[]
  /** A match that is sold from now on; the last ones are bet on. */
  sell(): Promise<void>
  /** The result of one of the matches, or another one than before. */
  settle(random: Random): Promise<void>
  readonly openEvents: () => readonly number[]
  /** How often each thing was done, by what came of it. */
  readonly happened: Map<string, number>
  close(): Promise<void>
}

export async function openSequenceHouse(database: TestDatabase): Promise<House> {
  const script = createScript(nodeMachine.clock)
  const feeds: ScriptedFeed[] = []
  const worlds: World[] = []
  for (let count = 0; count < 2; count++) {
    const feed = createScriptedFeed()
    feeds.push(feed)
    worlds.push(await bootWorld({ feed, database, settings: SETTINGS }))
  }
  const tell = async (message: FeedMessage) => {
    await Promise.all(feeds.map((feed) => feed.send(message)))
  }
  await tell(script.up('prematch'))
  await tell(script.up('live'))
  await tell(script.catalogue())
  await tell(script.fixture(LIVE, Date.now() - 60_000))
  await tell(script.score(LIVE))
  await tell(script.odds('live', LIVE, [prices('1x2', '', [['1', 2, 0.4]])], true))
  await tell(script.fixture(LONG_SHOT, Date.now() + 7_200_000))
  await tell(script.odds('prematch', LONG_SHOT, [prices('1x2', '', [['1', LONG_PRICE, 0.002]])]))
  const sold: number[] = []
  const settled = new Map<number, number>()
  return {
    database,
    worlds,
    happened: new Map(),
    openEvents: () => sold.filter((event) => !settled.has(event)),
    async sell() {
      const event = sold.length + 1
      await tell(script.fixture(event, Date.now() + 3_600_000))
      const threeWay = OUTCOMES.map((outcome) => [outcome, 2, 0.33] as const)
      await tell(script.odds('prematch', event, [prices('1x2', '', threeWay)]))
      sold.push(event)
    },
    async settle(random) {
      const late = sold.slice(-LATE_EVENTS)
      const event = must(late[random.below(late.length)], 'nothing is sold')
      const won = random.below(4)
      const results = Object.fromEntries(
        OUTCOMES.map((outcome, index) => [
          outcome,
          won === OUTCOMES.length
            ? ({ kind: 'void' } as const)
            : ({ kind: index === won ? 'won' : 'lost' } as const),
        ]),
      )
      settled.set(event, (settled.get(event) ?? 0) + 1)
      await tell(script.settle(event, '1x2', results, settled.get(event)))
    },
    async close() {
      for (const world of worlds) await world.stop()
      await database.close()
    },
  }
}

interface Known {
  readonly id: number
  readonly direction: 'in' | 'out'
  readonly reference: string
  readonly amount: bigint
  readonly currency: string
}

const KNOWN = `select id, direction, reference, pay_amount as amount,
  case pay_currency when 'RUR' then 'RUB' else pay_currency end as currency from payment`

/** Answers that say no and why. Anything else is a fault of the server. */
const SOUND = new Set([200, 401, 403, 409, 422, 429, 503])

/** What happens to one player, by a seed. */
export interface Sequence {
  readonly seed: string
  readonly playerId: number
  /** One to three things at once, each at one of the servers. */
  step(): Promise<void>
  /** What was done, for who has to look. */
  readonly told: readonly string[]
}

export async function openSequence(house: House, seed: string): Promise<Sequence> {
  const { database, worlds } = house
  const random = seededRandom(seed)
  const sessions = createSessions({ pool: database.pool, ...nodeMachine })
  const playerId = await openExamplePlayer(database.pool, `${seed}@example.com`, major(200))
  await database.ownerPool.query('update player set email_confirmed_at = instant_now() where id = $1', [
    playerId,
  ])
  const opened = await sessions.open(database.pool, { playerId, passwordHash: 'none' })
  const { token } = must(opened, 'no session')
  const headers = { authorization: `Bearer ${token}`, cookie: 'locale=en' }
  const told: string[] = []
  let keys = 0
  const tell = (what: string, as = what.replace(/ \d+/g, '')) => {
    told.push(what)
    house.happened.set(as, 1 + (house.happened.get(as) ?? 0))
  }

  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item
  const call = async (world: World, path: string, input: object, key = `${seed}-${++keys}`) => {
    const { status, body } = await world.call(path, input, { ...headers, 'idempotency-key': key })
    const { code = '' } = body as { code?: string }
    tell(`${path} ${JSON.stringify(input)}: ${status} ${code}`, `${path} ${status} ${code}`.trimEnd())
    assert(SOUND.has(status), `${path}: ${status} ${JSON.stringify(body)}`)
  }
  const find = async (direction: 'in' | 'out'): Promise<Known | null> => {
    const { rows } = await database.pool.query<Known>(
      `${KNOWN} where player_id = $1 and direction = $2 order by id`,
      [playerId, direction],
    )
    // Drawn whether there is one or not: what follows depends on the seed alone.
    const draw = random.next()
    return rows[Math.floor(draw * rows.length)] ?? null
  }
  const say = async (body: string) => {
    const signature = signSandbox(
      body,
      keyOf(must(worlds[0], 'no world')),
      Math.floor(Date.now() / 1000),
      hmacHex,
    )
    const init = { method: 'POST', body, headers: { [SIGNATURE_HEADER]: signature } }
    // Doubled and at once: by each server one.
    const times = 1 + random.below(2)
    await Promise.all(
      Array.from({ length: times }, async (_, turn) => {
        const { status } = await fetch(`${must(worlds[turn], 'no world').url}/hooks/sandbox`, init)
        assert(status === 200 || status === 503, `the hook said ${status}`)
      }),
    )
    const { kind, status } = JSON.parse(body) as { kind: string; status: string }
    tell(`${times} x ${body}`, `hears ${kind} ${status}${times > 1 ? ' twice' : ''}`)
  }
  const message = async (direction: 'in' | 'out', statuses: readonly string[]) => {
    const known = await find(direction)
    const more = random.below(4) === 0 ? 1n : 0n
    const status = pick(statuses)
    const other = random.below(4) === 0
    if (known === null) return
    const kind = direction === 'in' ? 'deposit' : 'payout'
    const amount = formatAmountText(minor(BigInt(known.amount) + more))
    if (more > 0n) tell(`another amount of ${kind}`)
    if (other) tell(`another currency of ${kind}`)
    const currency = other ? 'EUR' : known.currency
    // Another number is another message of the same.
    const id = `m${random.below(3)}`
    await say(
      JSON.stringify({ id, kind, order: known.reference, status, amount, currency, account: 'P1234567' }),
    )
  }
  const decide = async (word: 'approve' | 'reject') => {
    const known = await find('out')
    if (known === null) return
    const isDone = await decideWithdrawal(database.pool, Number(known.id), word, ACTOR)
    tell(`${word} ${known.id}: ${isDone}`)
  }
  const free = async () => {
    const { rows } = await database.pool.query<{ id: bigint }>(
      `select q.id from quarantine q join payment p on p.id = q.payment_id where p.player_id = $1 and q.status = 'open'`,
      [playerId],
    )
    const isCredit = random.below(2) === 0
    const draw = random.next()
    const open = rows[Math.floor(draw * rows.length)]
    if (open === undefined) return
    const word = isCredit
      ? ({ kind: 'credit', playerId, amount: minor(1n + BigInt(random.below(5000))) } as const)
      : ({ kind: 'return' } as const)
    const isDone = await decideQuarantine(database.pool, Number(open.id), word, ACTOR)
    tell(`${word.kind} quarantine ${open.id}: ${isDone}`)
  }
  const expire = async () => {
    await database.ownerPool.query(
      `update payment set due_at = instant_now() where player_id = $1 and status in ('created', 'pending', 'processing')`,
      [playerId],
    )
    tell('what waits is due')
  }
  const bet = (world: World, event: number = pick(house.openEvents())) => {
    const outcome = event === LIVE ? '1' : pick(OUTCOMES)
    const positions = [{ event, factor: `${event}:1x2::${outcome}`, value: 2 }]
    return call(world, 'betSlip/place', {
      bets: [{ type: 'singles', amount: 1 + random.below(60), positions }],
    })
  }
  const askVip = (world: World) => {
    const positions = [{ event: LONG_SHOT, factor: `${LONG_SHOT}:1x2::1`, value: LONG_PRICE }]
    const bets = [{ type: 'singles', amount: 100 + random.below(50), positions }]
    return call(world, 'betSlip/place', { bets, vip: true })
  }
  const deposit = (world: World) => {
    const key = random.below(5) === 0 ? `${seed}-again` : undefined
    const amount = key === undefined ? 20 + random.below(40) : 20
    // The choice of a press that is made again is that of its first.
    const bonus = key === undefined ? pick([undefined, null, 1, 'first_deposit', 'welcome']) : undefined
    return call(world, 'account/deposit', { method: pick(['payeer', 'advcash']), amount, bonus }, key)
  }
  /** All that was ordered, told as it was ordered. */
  const payAll = async (status: 'paid' | 'charged_back' | 'reinstated', more = 0n) => {
    const { rows } = await database.pool.query<Known>(`${KNOWN} where player_id = $1 and direction = 'in'`, [
      playerId,
    ])
    for (const { reference, amount, currency } of rows) {
      const paid = { amount: formatAmountText(minor(BigInt(amount) + more)), currency, account: 'P1234567' }
      await say(JSON.stringify({ id: status, kind: 'deposit', order: reference, status, ...paid }))
    }
  }
  /** A payer takes all back, and as often as not the house wins. */
  const dispute = async () => {
    const isWon = random.below(2) === 0
    await payAll('paid')
    await payAll('charged_back')
    if (isWon) await payAll('reinstated')
  }
  /** Nobody knows whose more is before the desk says so. */
  const payMore = async () => {
    await payAll('paid', 1n)
    await free()
  }
  const withdraw = (world: World) =>
    call(world, 'account/withdrawal', {
      ...{ method: 'payeer', amount: 1 + random.below(80) },
      wallet: pick(['P1234567', 'P1234501', 'P1234503']),
      forfeitBonus: random.below(2) === 0,
    })
  const cancel = async (world: World) => {
    const known = await find('out')
    if (known !== null) await call(world, 'account/rejectPayment', { paymentOut: Number(known.id) })
  }
  const limit = (world: World) =>
    call(world, 'account/limit', {
      ...{ kind: pick(['stake', 'loss', 'deposit']), days: pick([1, 7, 30]) },
      amount: pick([10, 50, 500, null]),
    })
  const acting: Acting = { seed, playerId, database, random, headers, call, tell }
  const { give, reward, drop } = createBonusActs(acting)
  const { stayAway, exclude, comeBack } = createBreakActs(acting)
  const identify = createIdentityAct(acting)
  /** How often each comes up stands in how often it stands here. */
  const actions: readonly Act[] = [
    ...[deposit, deposit, bet, bet, bet, withdraw, withdraw, cancel, limit],
    ...[(world: World) => bet(world, LIVE), askVip, () => payAll('paid'), () => payAll('paid'), reward],
    ...Array.from(
      { length: 3 },
      () => () => message('in', ['paid', 'paid', 'failed', 'charged_back', 'reinstated']),
    ),
    ...Array.from({ length: 2 }, () => () => message('out', ['paid', 'failed', 'returned'])),
    ...[give, drop, identify, dispute, payMore],
    ...[() => decide('approve'), () => decide('reject'), free, expire],
  ]
  return {
    seed,
    playerId,
    told,
    async step() {
      const count = 1 + random.below(3)
      told.push(`-- ${count} at once`)
      const chosen = Array.from({ length: count }, () => [pick(actions), pick(worlds)] as const)
      // Once in a while he stays away, beside all else that happens, and money goes on coming and going.
      if (random.below(8) === 0) chosen.push([pick([stayAway, exclude, comeBack]), pick(worlds)])
      await Promise.all(chosen.map(([act, world]) => act(world)))
    },
  }
}

function keyOf(world: World): string {
  return sandboxKeyOf(createSealing(world.config.dataKey, nodeMachine.secureRandom))
}
