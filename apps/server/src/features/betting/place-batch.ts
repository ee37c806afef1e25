import { joinStatements } from '@xezer/db/joint-statement'
import type { PoolClient } from '@xezer/db/pool'
import { isCommitUnknown, withReadAhead } from '@xezer/db/transaction'
import { minor, ZERO_MINOR } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import type { BetRecord } from '../../core/bets/bet-record.ts'
import type { Exposure } from '../../core/bets/exposure.ts'
import { type BetIds, betParts } from '../../core/bets/insert-bets.ts'
import type { LegNamesMemory } from '../../core/bets/leg-names.ts'
import { liveDelayMs } from '../../core/bets/live-delay.ts'
import type { BonusShare } from '../../core/bonuses/fund-press.ts'
import { createKnownKeys, type KnownKeys } from '../../core/operations/answer-once.ts'
import {
  findOperations,
  operationParts,
  type StoredOperation,
} from '../../core/operations/operation-store.ts'
import {
  type CountedPlay,
  countPlay,
  findPassedPlayLimit,
  hasPlayLimits,
  isRoomFor,
} from '../../core/player/play-room.ts'
import { type PlayerTerms, readPlayerTerms } from '../../core/player/read-player-terms.ts'
import { stakeBonus } from '../../core/wallet/bonus-posting.ts'
import { lockWallets } from '../../core/wallet/lock-wallets.ts'
import { createPosting, type Posting, placeStake } from '../../core/wallet/posting.ts'
import type { WalletState } from '../../core/wallet/wallet-state.ts'
import { postingParts } from '../../core/wallet/write-posting.ts'
import type { BettingOptions } from './betting-options.ts'
import { type DecisionContext, decideRequest, type StruckPress } from './decide-request.ts'
import { fundBets } from './fund-bets.ts'
import {
  type PlaceOutcome,
  refused,
  refuseLimited,
  refuseProtected,
  refuseUnrested,
} from './place-outcome.ts'
import type { PlacementRequest } from './placement-request.ts'
import { insertReservations, type Reservation } from './reservation-store.ts'
import { exposeStruck, strikeBet } from './strike-bets.ts'
import type { UnknownStrikes } from './unknown-strikes.ts'
import { insertVipBets } from './vip-store.ts'

/** What a batch answers for one request. */
export type PlaceStep =
  /** Decided for good, now or by the first request with the same key. */
  | { readonly kind: 'done'; readonly outcome: PlaceOutcome; readonly isNew: boolean }
  /** Stakes are reserved; the decision comes after the acceptance delay. */
  | { readonly kind: 'reserved'; readonly betIds: readonly number[]; readonly delayMs: number }
  | { readonly kind: 'conflict' | 'in_progress' | 'session_ended' }
  /** The house cannot decide now; nothing is stored, so that the same press may come again. */
  | { readonly kind: 'not_ready' }

/** What the writing of bets keeps in the process. */
export interface BetWriting {
  readonly betIds: BetIds
  readonly legNames: LegNamesMemory
  readonly unknown: UnknownStrikes
}

interface Batch {
  readonly options: BettingOptions
  readonly terms: ReadonlyMap<number, PlayerTerms>
  /** What counts against limits, this batch included, of players whose room did not suffice. */
  readonly counted: ReadonlyMap<number, CountedPlay>
  readonly keys: KnownKeys<PlaceOutcome>
  readonly posting: Posting
  readonly context: DecisionContext
  readonly bets: BetRecord[]
  readonly reservations: Reservation[]
  readonly exposures: Exposure[]
}

/**
 * Decides a batch of requests in one transaction: wallets locked in the order of ids, then keys, sessions and clock
 * read, then the book, then everything written at once. A bet is struck no later than the instant that the book is
 * read, so a stop that comes afterwards finds it accepted before.
 */
export async function placeBatch(
  options: BettingOptions,
  { betIds, legNames, unknown }: BetWriting,
  requests: readonly PlacementRequest[],
): Promise<PlaceStep[]> {
  const ids = await betIds.take(requests.reduce((count, request) => count + request.bets.length, 0))
  const exposures: Exposure[] = []
  const release = () => {
    for (const exposure of exposures.splice(0)) options.liability.remove(exposure)
  }
  const decide = (read: BatchReading) => {
    // A retry starts from nothing.
    release()
    const batch = openBatch(options, read, exposures)
    const free = [...ids]
    const steps = requests.map((request) => decideOne(batch, request, free.splice(0, request.bets.length)))
    return { batch, steps }
  }
  try {
    const { bets, steps } = await withReadAhead(
      options.pool,
      (client) => readBatch(client, requests),
      async (client, read) => {
        const { batch, steps } = decide(read)
        await writeBatch(client, batch, legNames)
        return { bets: batch.bets, steps }
      },
    )
    legNames.keepWritten(bets)
    return steps
  } catch (error) {
    const playerIds = requests.map(({ playerId }) => playerId)
    if (isCommitUnknown(error)) unknown.hold({ playerIds, betIds: ids, exposures: exposures.splice(0) })
    else release()
    throw error
  }
}

interface BatchReading {
  readonly wallets: ReadonlyMap<number, WalletState>
  readonly stored: readonly StoredOperation[]
  readonly terms: ReadonlyMap<number, PlayerTerms>
  readonly counted: ReadonlyMap<number, CountedPlay>
  readonly nowMs: number
}

/** Sent at once and run in this order: what is read after the lock was committed before it was had. */
async function readBatch(client: PoolClient, requests: readonly PlacementRequest[]): Promise<BatchReading> {
  const playerIds = requests.map(({ playerId }) => playerId)
  const sessionIds = requests.map(({ sessionId }) => sessionId)
  const [wallets, stored, terms] = await Promise.all([
    lockWallets(client, playerIds),
    findOperations(client, requests),
    readPlayerTerms(client, sessionIds),
  ])
  const counted = await countPlay(client, findUnsure(requests, terms, wallets))
  return { wallets, stored, counted, ...terms }
}

/** Whose limits may be in the way, as far as their wallets know. */
function findUnsure(
  requests: readonly PlacementRequest[],
  { terms, nowMs }: Awaited<ReturnType<typeof readPlayerTerms>>,
  wallets: ReadonlyMap<number, WalletState>,
): number[] {
  const stakes = new Map<number, bigint>()
  for (const { sessionId, playerId, bets } of requests) {
    if (!hasPlayLimits(terms.get(sessionId))) continue
    const stakeMinor = bets.reduce((sum, bet) => sum + bet.stakeMinor, stakes.get(playerId) ?? 0n)
    stakes.set(playerId, stakeMinor)
  }
  const isUnsure = ([playerId, stakeMinor]: [number, bigint]) =>
    !isRoomFor(wallets.get(playerId)?.room ?? null, stakeMinor, nowMs)
  return [...stakes].filter(isUnsure).map(([playerId]) => playerId)
}

/** In one go; when any of it fails, the transaction has failed. */
async function writeBatch(client: PoolClient, batch: Batch, legNames: LegNamesMemory): Promise<void> {
  const parts = [
    ...postingParts(batch.posting),
    ...betParts(batch.bets, legNames),
    ...operationParts(batch.keys.written),
  ]
  await Promise.all([
    parts.length === 0 ? null : client.query(joinStatements(parts)),
    insertReservations(client, batch.reservations),
    insertVipBets(client, batch.bets),
  ])
}

function openBatch(options: BettingOptions, read: BatchReading, exposures: Exposure[]): Batch {
  const { wallets, stored, terms, counted, nowMs } = read
  return {
    options,
    terms,
    counted,
    keys: createKnownKeys(stored),
    posting: createPosting(wallets),
    context: { ...options, nowMs, steadyMs: options.steadyClock.steadyMs() },
    bets: [],
    reservations: [],
    exposures,
  }
}

function decideOne(batch: Batch, request: PlacementRequest, ids: readonly number[]): PlaceStep {
  const replay = batch.keys.find(request)
  if (replay.kind === 'known') return { kind: 'done', outcome: replay.kept, isNew: false }
  if (replay.kind !== 'new') return { kind: replay.kind }
  const terms = batch.terms.get(request.sessionId)
  const wallet = batch.posting.wallets.get(request.playerId)
  if (terms?.isActive !== true || wallet === undefined) return { kind: 'session_ended' }
  // Whose play was not counted has room for all that he asks.
  const counted = batch.counted.get(request.playerId)
  const away =
    refuseProtected(terms, request.currency) ?? refuseUnrested(terms, counted?.minutes ?? 0, request.currency)
  if (away !== null) return remember(batch, request, away)
  if (!terms.hasAgreed) return remember(batch, request, refused('rules_changed', request.currency))
  if (request.isEarly === true || !batch.options.isOfferComplete()) return { kind: 'not_ready' }
  const { cash, bonus } = wallet.balances
  const { nowMs } = batch.context
  const active = request.isVip ? null : terms.bonus
  const thereMinor = minor(active === null ? cash : cash + bonus)
  const decision = decideRequest(batch.context, request, terms, thereMinor)
  if (!decision.ok) {
    return isHouseAway(decision.error) ? { kind: 'not_ready' } : remember(batch, request, decision.error)
  }
  const shares = active === null ? null : fundBets(decision.value.bets, active, wallet)
  const stakeMinor = decision.value.bets.reduce((sum, { accepted }) => sum + accepted.stakeMinor, 0n)
  const cashMinor = stakeMinor - bonusOf(shares)
  if (cashMinor > cash || (active !== null && shares === null))
    return remember(batch, request, refused('insufficient_funds', request.currency))
  const passed = findPassedPlayLimit(terms, wallet, counted, { stakeMinor: cashMinor, nowMs })
  if (passed !== null) return remember(batch, request, refuseLimited(passed, request.currency))
  const delayMs = liveDelayMs(batch.options.liveDelayMs, decision.value.positions)
  const isDelayed = delayMs > 0
  const status = request.isVip ? 'vip' : isDelayed ? 'pending' : 'placed'
  strikeAll(batch, request, wallet, decision.value, { ids, status, shares })
  if (!isDelayed) return remember(batch, request, { kind: 'accepted', betIds: ids })
  batch.keys.keep(request, null)
  batch.reservations.push(...ids.map((betId) => ({ betId, scope: request.scope, key: request.key, delayMs })))
  return { kind: 'reserved', betIds: ids, delayMs }
}

/** Of each bet what of it a grant counts and pays; null where no grant is asked. */
type Shares = readonly (BonusShare | null)[] | null

function bonusOf(shares: Shares): bigint {
  return shares === null ? 0n : shares.reduce((sum, share) => sum + (share?.stakeMinor ?? 0n), 0n)
}

function strikeAll(
  batch: Batch,
  request: PlacementRequest,
  wallet: WalletState,
  { bets, combinationName }: StruckPress,
  made: {
    readonly ids: readonly number[]
    readonly status: 'placed' | 'pending' | 'vip'
    readonly shares: Shares
  },
): void {
  for (const [index, one] of bets.entries()) {
    const id = must(made.ids[index], 'a bet without an id')
    const share = made.shares?.[index] ?? null
    const bonusMinor = share?.stakeMinor ?? ZERO_MINOR
    placeStake(batch.posting, wallet, minor(one.accepted.stakeMinor - bonusMinor), id)
    stakeBonus(batch.posting, wallet, bonusMinor, id)
    const bet = strikeBet(request, one, { id, status: made.status, share })
    batch.bets.push(bet)
    // It costs the house nothing before somebody of it has decided.
    if (bet.status === 'vip') continue
    const exposure = exposeStruck(request, one, combinationName)
    batch.options.liability.add(exposure)
    batch.exposures.push(exposure)
  }
}

/** Kept with its key: a repeat gets the same answer, a refused one too. */
function remember(batch: Batch, request: PlacementRequest, outcome: PlaceOutcome): PlaceStep {
  batch.keys.keep(request, outcome)
  return { kind: 'done', outcome, isNew: true }
}

/** The prices of a selection are not to be trusted: that is no answer to a press, only a wait. */
function isHouseAway(outcome: PlaceOutcome): boolean {
  return outcome.kind === 'refused' && outcome.positions.some(({ code }) => code === 'feed_down')
}
