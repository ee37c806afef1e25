import { splitPayout } from '@xezer/bonuses/split'
import { minor } from '@xezer/money/minor'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { must } from '@xezer/std/assert'
import { type Random, seededRandom } from '@xezer/std/random'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveExample, shipped, underLock } from '../../core/bonuses/example-grants.ts'
import { readGrants } from '../../core/bonuses/grant-store.ts'
import { completeGrant, expireGrant, forfeitGrant } from '../../core/bonuses/grants.ts'
import { findWallet } from '../../core/wallet/lock-wallets.ts'
import {
  apply,
  breaches,
  cancel,
  database,
  newEvent,
  newPlayer,
  openExample,
  settle,
  strike,
  uncancel,
  unsettle,
} from './example-settlement.ts'

beforeAll(openExample)
afterAll(() => database.close())

const SEEDS = 10
const STEPS = 22
/** Every kind of result that a leg may have. */
const RESULTS: readonly OutcomeResult[] = [
  ...(['won', 'lost', 'void', 'half_won', 'half_lost'] as const).map((kind) => ({ kind })),
  { kind: 'dead_heat', numerator: 1, denominator: 2 },
  { kind: 'dead_heat', numerator: 2, denominator: 3 },
]
/** Singles, accumulators and systems, by how many legs there are and how many a line combines. */
const SHAPES = [
  [1, undefined],
  [2, undefined],
  [4, undefined],
  [3, 2],
  [4, 3],
] as const

interface Settled {
  readonly id: bigint
  readonly status: string
  readonly stake: bigint
  readonly bonus: bigint
  readonly payout: bigint
  /** What its last settlement moved to the cash's side, to the bonus's, and out of each part of the play. */
  readonly cash_back: bigint
  readonly bonus_back: bigint
  readonly cash_out_of_play: bigint
  readonly bonus_out_of_play: bigint
}

async function readSettled(playerId: number): Promise<readonly Settled[]> {
  const of = (...codes: string[]) =>
    `coalesce(sum(t.amount) filter (where t.code in (${codes.map((code) => `'${code}'`).join()})), 0)::bigint`
  const { rows } = await database.ownerPool.query<Settled>(
    `select b.id, b.status, b.stake, b.bonus_stake as bonus, b.payout,
       ${of('payout', 'stake_refund')} as cash_back, ${of('bonus_payout', 'bonus_stake_refund')} as bonus_back,
       ${of('stake_taken', 'stake_refund')} as cash_out_of_play,
       ${of('bonus_stake_taken', 'bonus_stake_refund')} as bonus_out_of_play
     from bet b left join transfer t on t.cause = b.id and t.generation = b.generation
     where b.player_id = $1 and b.status in ('won', 'lost', 'refunded') group by b.id`,
    [playerId],
  )
  return rows
}

/** What of each settled bet came back makes its payout to the minor unit, and each part has its share. */
async function expectSplit(playerId: number, seen: Set<string>): Promise<void> {
  for (const bet of await readSettled(playerId)) {
    const { stake, bonus, payout } = bet
    const parts = splitPayout(minor(payout), { stakeMinor: minor(stake), bonusMinor: minor(bonus) })
    const said = `bet ${bet.id}, ${bet.status}, ${stake} with ${bonus} of bonus for ${payout}`
    expect([bet.cash_back, bet.bonus_back], said).toEqual([parts.cash, parts.bonus])
    expect([bet.cash_out_of_play, bet.bonus_out_of_play], said).toEqual([stake - bonus, bonus])
    const funded = bonus === 0n ? 'cash' : bonus === stake ? 'bonus' : 'both'
    seen.add(`${bet.status} ${funded} ${payout === stake ? 'even' : payout > stake ? 'more' : 'less'}`)
  }
}

interface Event {
  readonly id: number
  generation: number
  isSettled: boolean
  isCancelled: boolean
}

async function play(random: Random, seen: Set<string>): Promise<void> {
  const below = (count: number) => Math.floor(random.next() * count)
  const pick = <T>(from: readonly T[]) => must(from[below(from.length)], 'nothing to choose from')
  const playerId = await newPlayer()
  const events: Event[] = []
  const give = () =>
    giveExample(
      database.pool,
      playerId,
      { ...shipped('first_deposit'), isOnce: false },
      minor(500n + BigInt(below(3000))),
    )
  const active = async () =>
    (await readGrants(database.pool, playerId)).find(({ status }) => status === 'active')
  const bet = async () => {
    const [legs, size] = pick(SHAPES)
    const fresh = Array.from({ length: legs }, () => ({
      id: newEvent(),
      generation: 0,
      isSettled: false,
      isCancelled: false,
    }))
    events.push(...fresh)
    const { cash, bonus } = (await findWallet(database.pool, playerId)).balances
    const grant = await active()
    const stake = 1n + BigInt(below(grant === undefined ? 900 : 2500))
    const most = bonus < stake ? bonus : stake
    const share = grant === undefined ? 0n : below(3) === 0 ? most : (most * BigInt(below(11))) / 10n
    if (cash < stake - share) return
    const [first, ...others] = fresh.map(({ id }) => id)
    await strike(playerId, {
      ...{ eventId: must(first, 'an event'), alsoOn: others, ...(size === undefined ? {} : { size }) },
      ...{ stake, odds: pick([1010, 1333, 1870, 2500, 7001]), placedAtMs: Date.now() },
      ...(grant === undefined ? {} : { bonus: { grantId: grant.id, stakeMinor: minor(share) } }),
    })
  }
  const end = async () => {
    const grant = await active()
    if (grant === undefined) return
    await underLock(database.pool, playerId, async (client, wallet) => {
      const how = below(3)
      if (how === 0) await forfeitGrant(client, wallet, grant.id)
      else if (how === 1) await expireGrant(client, wallet, grant.id)
      else {
        await client.query('update bonus_grant set done = needed where id = $1', [grant.id])
        await completeGrant(client, wallet, grant.id)
      }
    })
  }
  const decide = async (event: Event) => {
    event.generation += 1
    event.isSettled = true
    const message = settle(event.id, event.generation, 1, 0)
    const [market] = message.markets
    const outcomes = [{ outcome: '1', result: pick(RESULTS) }]
    await apply({ ...message, markets: [{ ...must(market, 'a market'), outcomes }] })
  }
  await give()
  for (let step = 0; step < STEPS; step += 1) {
    const act = below(12)
    const event = events[below(events.length)]
    if (act <= 3 || event === undefined) await bet()
    else if (act <= 7) {
      // All legs of a bet come to their end sooner if those that wait go first.
      await decide(events.find(({ isSettled }) => !isSettled) ?? event)
    } else if (act === 8) await decide(event)
    else if (act === 9 && event.isSettled) {
      await apply(unsettle(event.id, event.generation))
      event.isSettled = false
    } else if (act === 10) {
      await apply(event.isCancelled ? uncancel(event.id) : cancel(event.id))
      event.isCancelled = !event.isCancelled
    } else if (below(2) === 0) await end()
    else await give()
    await expectSplit(playerId, seen)
  }
  for (const event of events) if (!event.isSettled) await decide(event)
  await expectSplit(playerId, seen)
}

it('what comes back of a bet is its payout in two parts, whatever its legs came to and however its grant stands', async () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < SEEDS; seed += 1) {
    await play(seededRandom(`split ${seed}`), seen)
    expect(await breaches(), `seed ${seed}`).toEqual([])
  }
  // Every way to be settled has been met, with both kinds of money and with each alone.
  const met = ['won', 'lost', 'refunded'].flatMap((status) =>
    ['cash', 'bonus', 'both'].map((money) => `${status} ${money}`),
  )
  expect(met.filter((one) => ![...seen].some((name) => name.startsWith(one)))).toEqual([])
  expect([...seen].filter((name) => /^won both (more|less)$/.test(name)).toSorted()).toEqual([
    'won both less',
    'won both more',
  ])
})
