import { combinePrices, listBetOptions } from '@xezer/betting/combinations/bet-option'
import { createTestDatabase, type TestDatabase } from '@xezer/db/test-database'
import { withTransaction } from '@xezer/db/transaction'
import { major, minor, ZERO_MINOR } from '@xezer/money/minor'
import { odds } from '@xezer/money/odds'
import type { UnvoidMessage, VoidMessage } from '@xezer/odds-book/messages'
import type { OutcomeResult } from '@xezer/sport/outcome-result'
import { assert } from '@xezer/std/assert'
import type { BetRecord } from '../../core/bets/bet-record.ts'
import { findBets } from '../../core/bets/find-bets.ts'
import { insertBets } from '../../core/bets/insert-bets.ts'
import { createLegNamesMemory } from '../../core/bets/leg-names.ts'
import { createLiability } from '../../core/bets/liability.ts'
import type { BonusShare } from '../../core/bonuses/fund-press.ts'
import { insertOperations } from '../../core/operations/operation-store.ts'
import { openExamplePlayer } from '../../core/player/example-player.ts'
import { runAudit } from '../../core/upkeep/run-audit.ts'
import { stakeBonus } from '../../core/wallet/bonus-posting.ts'
import { getAmounts } from '../../core/wallet/find-amounts.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting, placeStake } from '../../core/wallet/posting.ts'
import { writePosting } from '../../core/wallet/write-posting.ts'
import { nodeMachine } from '../../platform/node-machine.ts'
import { applyResult } from './apply-result.ts'
import type { ResultMessage } from './market-change.ts'
import { createResultBatches } from './result-batches.ts'
import type { NumberedSettle, NumberedUnsettle } from './standing-results.ts'
import { sweepLateBets } from './sweep-late-bets.ts'

export let database: TestDatabase
/** What players were told: player and bets. */
export const published: [number, readonly number[]][] = []
/** What of the messages was not understood. */
export const quarantined: string[] = []
/** What was struck, by its id. */
export const struck = new Map<number, BetRecord>()
let players = 0
/** Below those of the house's own sequence. */
let betIds = 0
let events = 0
/** Rises with every message. */
export let clockMs = Date.now() - 1_000_000

/** A database of its own for one test file. */
export async function openExample(): Promise<void> {
  database = await createTestDatabase()
}

export function newPlayer(): Promise<number> {
  players += 1
  return openExamplePlayer(database.pool, `settled${players}@example.com`, major(1000))
}

const NAMES = { az: 'A', ru: 'A', en: 'A' }

interface Struck {
  readonly eventId: number
  /** Events whose same outcome at the same price makes it an accumulator. */
  readonly alsoOn?: readonly number[]
  /** Of those, how many a line combines: a full cover instead. */
  readonly size?: number
  readonly type?: string
  readonly specifier?: string
  readonly outcome?: string
  readonly odds?: number
  readonly stake?: bigint
  readonly placedAtMs?: number
  readonly isPending?: boolean
  /** The grant that counts it, and what that one pays. */
  readonly bonus?: BonusShare
}

function legsOf(given: Struck): BetRecord['legs'] {
  const price = odds(given.odds ?? 2000)
  return [given.eventId, ...(given.alsoOn ?? [])].map((eventId, index) => ({
    legNumber: index + 1,
    eventId,
    marketType: given.type ?? '1x2',
    specifier: given.specifier ?? '',
    outcome: given.outcome ?? '1',
    odds: price,
    oddsSeen: price,
    isLive: true,
    startsAtMs: clockMs + 3_600_000,
    scoreHome: 0,
    scoreAway: 0,
    clockSeconds: 60,
    feedRev: 1,
    names: { sportAlias: 'football', sport: NAMES, league: NAMES, home: NAMES, away: NAMES },
  }))
}

export async function strike(playerId: number, leg: Struck): Promise<number> {
  betIds += 1
  const id = betIds
  const legs = legsOf(leg)
  const size = leg.size ?? legs.length
  const prices = legs.map(({ odds }) => odds)
  const option = listBetOptions(legs.length).find((one) => one.type !== 'singles' && one.size === size)
  const combined = combinePrices(prices)
  const price = option === undefined ? odds(prices[0] ?? 0) : combined.oddsOf(option)
  const stakeMinor = minor(leg.stake ?? 1000n)
  const singleReturn = minor((stakeMinor * BigInt(price)) / 1000n)
  const bet: BetRecord = {
    id,
    playerId,
    currency: 'AZN',
    type: option?.type ?? 'singles',
    status: leg.isPending === true ? 'pending' : 'placed',
    size,
    stakeMinor,
    odds: price,
    possibleReturnMinor: option === undefined ? singleReturn : combined.returnOf(option, stakeMinor),
    operationKey: String(id),
    requestedAtMs: clockMs,
    placedAtMs: leg.placedAtMs ?? clockMs,
    ...(leg.bonus === undefined ? {} : { bonus: leg.bonus }),
    legs,
  }
  await withTransaction(database.pool, async (client) => {
    const wallets = await lockWallets(client, [playerId])
    const posting = createPosting(wallets)
    const wallet = wallets.get(playerId)
    const bonusMinor = leg.bonus?.stakeMinor ?? ZERO_MINOR
    if (wallet === undefined || !placeStake(posting, wallet, minor(stakeMinor - bonusMinor), id))
      throw new Error('too poor')
    stakeBonus(posting, wallet, bonusMinor, id)
    await writePosting(client, posting)
    await insertBets(client, [bet], createLegNamesMemory())
    const scope = `place:${playerId}`
    const requestHash = Buffer.alloc(32)
    const response = leg.isPending === true ? null : { kind: 'accepted', betIds: [id] }
    await insertOperations(client, [{ scope, key: String(id), requestHash, response }])
    if (leg.isPending === true) {
      await client.query(
        'insert into bet_reservation (bet_id, scope, key, expires_at) values ($1, $2, $3, now())',
        [id, scope, String(id)],
      )
    }
  })
  struck.set(id, bet)
  return id
}

/** Before every result, however far a test sets results back, and by the database's clock too when this process is ahead of it. */
const LONG_AGO_MS = 400 * 86_400_000

/** As by a placement that was under way in another process when the results came. */
export const strikeLongAgo: typeof strike = (playerId, leg) =>
  strike(playerId, { placedAtMs: clockMs - LONG_AGO_MS, ...leg })

/** The rules of the ledger that are broken. */
export async function breaches(): Promise<string[]> {
  return (await runAudit(database.pool)).filter(({ count }) => count > 0).map(({ name }) => name)
}

/** What open bets can cost; those that are struck here are added by the test that asks. */
export const liability = createLiability()
const options = () => ({
  pool: database.pool,
  batches: createResultBatches(database.pool, nodeMachine.timers),
  descriptions: { find: () => null },
  liability,
  publisher: {
    publishAccount: (playerId: number, ids: readonly number[]) => published.push([playerId, ids]),
  },
  waitForPlacements: async () => undefined,
  onQuarantined: (parts: readonly string[]) => {
    assert(parts.length > 0, 'nothing was told of')
    quarantined.push(...parts)
  },
})
export const apply = (message: ResultMessage) => applyResult(options(), message)
/** By the same batches, as one server does. */
export async function applyTogether(messages: readonly ResultMessage[]): Promise<void> {
  const shared = options()
  await Promise.all(messages.map((message) => applyResult(shared, message)))
}
/** How many events had open bets behind a kept result. */
export const sweep = (withinMinutes: number | null = null) => sweepLateBets(options(), withinMinutes)

function envelope() {
  clockMs += 1000
  return { provider: 'script', producer: 'live', generatedAtMs: clockMs, receivedAtMs: clockMs } as const
}
const goals = (home: number, away: number) => [
  ...Array.from({ length: home }, () => ({ half: 'h1', clockSeconds: 60, team: 'home', isOwnGoal: false })),
  ...Array.from({ length: away }, () => ({ half: 'h2', clockSeconds: 3000, team: 'away', isOwnGoal: false })),
]
/** The full-time result of 1x2 from a score. */
export function settle(eventId: number, generation: number, home: number, away: number): NumberedSettle {
  const winner = home > away ? '1' : home < away ? '2' : 'x'
  return {
    ...envelope(),
    kind: 'settle',
    eventId,
    generation,
    markets: [
      {
        type: '1x2',
        specifier: '',
        outcomes: ['1', 'x', '2'].map((outcome) => ({
          outcome,
          result: { kind: outcome === winner ? 'won' : 'lost' } as OutcomeResult,
        })),
      },
    ],
    facts: {
      status: 'finished',
      isFirstHalfOver: true,
      goals: goals(home, away),
      corners: [],
      cards: [],
      penalties: [],
    },
    isFinal: true,
  }
}
const MARKET = [{ type: '1x2', specifier: '' }]
export const unsettle = (eventId: number, generation: number): NumberedUnsettle => ({
  ...envelope(),
  kind: 'unsettle',
  eventId,
  generation,
  markets: MARKET,
})
export const cancel = (
  eventId: number,
  fromMs: number | null = null,
  toMs: number | null = null,
): VoidMessage => ({
  ...envelope(),
  kind: 'void',
  eventId,
  markets: MARKET,
  fromMs,
  toMs,
})
export const uncancel = (
  eventId: number,
  fromMs: number | null = null,
  toMs: number | null = null,
): UnvoidMessage => ({
  ...envelope(),
  kind: 'unvoid',
  eventId,
  markets: MARKET,
  fromMs,
  toMs,
})

/** Balance and in-play in minor units. */
export async function money(playerId: number): Promise<[bigint, bigint]> {
  const { balance, unplayed } = await getAmounts(database.pool, playerId)
  return [balance, unplayed]
}
export async function statusOf(playerId: number) {
  const query = { statuses: ['placed', 'won', 'lost', 'refunded'], limit: 10 } as const
  const bets = await findBets(database.pool, {
    playerId,
    ...query,
    fromMs: null,
    toMs: null,
    beforeId: null,
    ids: null,
  })
  // As they were written, whenever they are said to have been struck.
  return bets.toSorted((left, right) => right.id - left.id).map((bet) => bet.status)
}
export function newEvent(): number {
  events += 1
  return events
}
