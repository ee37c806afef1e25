import type { Campaign } from '@xezer/bonuses/campaign'
import type { GrantState } from '@xezer/bonuses/grant-states'
import type { TestDatabase } from '@xezer/db/test-database'
import type { World } from '@xezer/dev-world/boot-world'
import { createScript, prices, type ScriptedFeed } from '@xezer/dev-world/scripted-feed'
import { minor } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { BetType } from '@xezer/sport/bet-type'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { giveExample, shipped, underLock } from '../core/bonuses/example-grants.ts'
import { cancelGrant, completeGrant, expireGrant, forfeitGrant } from '../core/bonuses/grants.ts'
import { openExamplePlayer } from '../core/player/example-player.ts'
import { createSessions } from '../core/player/sessions.ts'
import { nodeMachine } from '../platform/node-machine.ts'
import { createOwnBook, type OwnBet, type OwnEnd, type OwnLeg, openOf } from './example-split-book.ts'

/** A player whose bets cash and a bonus pay together, and all that can become of them on the server. */

/** Takes every kind of bet, and is played to its end by a few. */
const ANY: Campaign = {
  ...shipped('reload'),
  ...{ stake: 'any', isOnce: false, wagering: { unit: 'bets', count: 4 } },
  bets: [
    { type: 'singles', legsMin: 1, oddsMin: odds(1100) },
    { type: 'accumulator', legsMin: 2, oddsMin: odds(1100) },
    { type: 'full_cover', legsMin: 3, oddsMin: odds(1100) },
  ],
}
const SHAPES: readonly (readonly [type: BetType, legs: number, size: number])[] = [
  ...[['singles', 1, 1] as const, ['singles', 1, 1] as const, ['accumulator', 2, 2] as const],
  ...[['accumulator', 3, 3] as const, ['full_cover', 3, 2] as const, ['full_cover', 4, 3] as const],
]
const PRICES = [1870, 1330, 2450, 3170, 1910]
export const RESULTS: readonly OutcomeResult[] = [
  ...[{ kind: 'won' } as const, { kind: 'won' } as const, { kind: 'lost' } as const],
  ...[{ kind: 'void' } as const, { kind: 'half_won' } as const, { kind: 'half_lost' } as const],
  { kind: 'dead_heat', numerator: 1, denominator: 3 },
]
const BUILT = { market: 'combination', specifier: 'legs=1x2~~1,btts~~yes', outcome: 'yes' }
const PLAIN = { market: '1x2', specifier: '', outcome: '1' }
export const ENDS = {
  forfeited: forfeitGrant,
  cancelled: cancelGrant,
  expired: expireGrant,
} as const

export interface SplitHouse {
  readonly database: TestDatabase
  readonly world: World
  readonly feed: ScriptedFeed
  /** How often what happened, in all of them. */
  readonly happened: Map<string, number>
}

let told = 0
/** Later than all before it: what is told at one instant has no order. */
const nowMs = () => {
  told = Math.max(told + 1, Date.now())
  return told
}
const script = createScript({ nowMs })
let events = 1000

export async function openSplit(house: SplitHouse, seed: string) {
  const { database, feed, world, happened } = house
  const { pool } = database
  const random: Random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item
  const paidIn = BigInt(200 + random.below(1500))
  const playerId = await openExamplePlayer(pool, `${seed}@example.com`, minor(paidIn))
  const opened = await createSessions({ pool, ...nodeMachine }).open(pool, { playerId, passwordHash: 'none' })
  const { token } = must(opened, 'no session')
  const own = createOwnBook(paidIn)
  const done: string[] = []
  let keys = 0
  const tell = (what: string) => {
    done.push(what)
    happened.set(what, 1 + (happened.get(what) ?? 0))
  }
  const call = async (path: string, body?: object) => {
    const headers = {
      ...{ authorization: `Bearer ${token}`, cookie: 'locale=en', 'idempotency-key': `${seed}-${++keys}` },
    }
    return (await world.call(path, body, headers)).body as Record<string, never>
  }

  const sell = async (): Promise<OwnLeg> => {
    events += 1
    const event = events
    const homeId = 100 + 2 * (event % 400)
    await feed.send(script.fixture(event, Date.now() + 3_600_000, { homeId, awayId: homeId + 1 }))
    const leg = { event, price: BigInt(pick(PRICES)), ...(random.below(4) === 0 ? BUILT : PLAIN) }
    const price = Number(leg.price) / 1000
    const market = prices(leg.market, leg.specifier, [[leg.outcome, price, 0.95 / price]])
    await feed.send(script.odds('prematch', event, [market]))
    return { ...leg, result: null, isVoid: false }
  }
  const place = async () => {
    const { cash, bonus } = own.money
    // More than there is in cash, mostly.
    const isOwn = bonus < 50n || random.below(5) === 0
    const [least, most] = isOwn ? [49n, cash / 3n] : [cash < 49n ? 49n : cash, cash + bonus]
    if (most < least + 50n) return
    const [type, count, size] = pick(SHAPES)
    const legs: OwnLeg[] = []
    for (let leg = 0; leg < count; leg++) legs.push(await sell())
    const stake = least + 1n + BigInt(random.below(Number(most - least)))
    const grant = own.active()
    const positions = legs.map(({ event, market, specifier, outcome, price }) => ({
      ...{ event, factor: `${event}:${market}:${specifier}:${outcome}`, value: Number(price) / 1000 },
    }))
    const placed = await call('betSlip/place', {
      bets: [{ type, amount: Number(stake) / 100, positions, value: size }],
    })
    const id = (placed as unknown as { bets?: { id: number }[] }).bets?.[0]?.id
    if (id === undefined) throw new Error(JSON.stringify(placed))
    const ofBonus = own.bonusOf(stake)
    const bought = { boughtStake: 0n, boughtAmount: 0n, boughtBonus: 0n }
    const never = { borne: 0n, gaveBack: 0n, wasBonus: false }
    own.place({ ...{ id, type, size, stake, bonus: ofBonus, grant, legs, end: null }, ...bought, ...never })
    tell(`placed ${type}${ofBonus > 0n ? ' with bonus' : ''}`)
  }

  const generations = new Map<OwnLeg, number>()
  const noteSettled = (bet: OwnBet, [before, after]: readonly [OwnEnd | null, OwnEnd | null]) => {
    if (bet.bonus === 0n || before === after) return
    tell(`${before?.status ?? 'open'} to ${after?.status ?? 'open'}`)
    if (after !== null && after.bonus > 0n && after.cash > 0n) tell(`divided by ${bet.type}`)
  }
  const change = async () => {
    const mixed = own.bets.filter(({ bonus }) => bonus > 0n)
    const bet = pick(random.below(6) === 0 ? own.bets : mixed.slice(-4))
    if (bet === undefined) return
    const leg = pick(bet.legs)
    const markets = [{ type: leg.market, specifier: leg.specifier }]
    const says = {
      provider: 'script',
      producer: 'live',
      generatedAtMs: nowMs(),
      receivedAtMs: nowMs(),
    } as const
    const whose = { ...says, eventId: leg.event, markets }
    const [state, stood] = [bet.grant?.status, bet.end]
    const word = random.below(10)
    if (word === 0 && generations.has(leg)) {
      await feed.send({ ...whose, kind: 'unsettle', generation: generations.get(leg) ?? null })
      leg.result = null
    } else if (word <= 2) {
      const kind = leg.isVoid ? 'unvoid' : 'void'
      await feed.send({ ...whose, kind, fromMs: null, toMs: null })
      leg.isVoid = !leg.isVoid
    } else {
      const generation = 1 + (generations.get(leg) ?? 0)
      generations.set(leg, generation)
      leg.result = pick(RESULTS)
      const outcomes = [{ outcome: leg.outcome, result: leg.result }]
      await feed.send({
        ...{ ...says, kind: 'settle', eventId: leg.event, generation, facts: {}, isFinal: false },
        markets: [{ type: leg.market, specifier: leg.specifier, outcomes }],
      })
      if (bet.bonus > 0n) tell(`${leg.market} ${leg.result.kind}`)
    }
    const { borne } = bet
    const moved = own.settle(bet)
    noteSettled(bet, moved)
    if (bet.borne > borne) tell(`borne where the grant is ${state}`)
    if (moved[0] !== moved[1] && moved[1] !== null && bet.gaveBack > 0n)
      tell(`given back where the grant is ${state}`)
    if (bet.bonus > 0n && moved[0] !== moved[1])
      tell(`${stood === null ? 'settled' : 'corrected'} where the grant is ${state}`)
  }
  const buy = async () => {
    const open = own.bets.filter((bet) => bet.end === null && openOf(bet)[0] > 0n)
    const bet = pick(open)
    const isPart = random.below(2) === 0
    if (bet === undefined) return
    const { offers } = (await call('cashOut/offers', { bets: [bet.id] })) as unknown as {
      offers: { value: number | null }[]
    }
    const value = offers[0]?.value
    if (value == null) return
    const part = isPart ? openOf(bet)[0] / 3n : null
    const pressed = await call('cashOut/press', {
      ...{ bet: bet.id, value },
      ...(part === null ? {} : { stake: Number(part) / 100 }),
    })
    if (!(pressed as unknown as { success: boolean }).success) return
    const { rows } = await pool.query<{ stake: bigint; amount: bigint }>(
      "select stake, amount from cash_out where bet_id = $1 and status = 'paid' order by id desc limit 1",
      [bet.id],
    )
    const paid = must(rows[0], 'nothing was paid')
    own.buy(bet, BigInt(paid.stake), BigInt(paid.amount))
    const [left] = openOf(bet)
    if (left === 0n) {
      const nothing = { payout: 0n, cash: 0n, bonus: 0n }
      bet.end = { status: 'won', ...nothing }
    }
    if (bet.bonus === 0n) return
    tell(`bought ${left === 0n ? 'whole' : 'in part'}`)
    tell(`bought where the grant is ${bet.grant?.status}`)
  }
  const give = async () => {
    const amount = BigInt(300 + random.below(2000))
    const { id, needed } = must(await giveExample(pool, playerId, ANY, minor(amount)), 'no grant')
    own.give({ id, amount, needed: Number(needed) })
    tell(own.active()?.id === id ? 'given' : 'one waited for another')
  }
  const end = async () => {
    const grant = own.active()
    const status = pick([...(Object.keys(ENDS) as (keyof typeof ENDS)[]), 'done' as const])
    if (grant === null) return
    await underLock(pool, playerId, async (client, wallet) => {
      if (status !== 'done') return ENDS[status](client, wallet, grant.id)
      await client.query('update bonus_grant set done = needed where id = $1', [grant.id])
      return completeGrant(client, wallet, grant.id)
    })
    own.finish(grant, status satisfies GrantState)
    tell(`ended as ${status}`)
  }
  const acts = [place, place, place, ...Array.from({ length: 9 }, () => change), buy, buy, give, end, end]
  await give()
  await place()
  return {
    ...{ seed, playerId, own, done, call },
    async step() {
      await pick(acts)()
    },
  }
}
export type SplitPlayer = Awaited<ReturnType<typeof openSplit>>
