import type { Pool } from '@xezer/db/pool'
import type { SportModule } from '@xezer/sports/sport-module'
import { exposureOf } from '../../core/bets/exposure.ts'
import type { Liability } from '../../core/bets/liability.ts'
import type { AccountPublisher } from '../../core/player/account-publisher.ts'
import {
  listQuarantined,
  type MarketChange,
  type ResultChange,
  type ResultMessage,
  readMarketChanges,
  type VoidContext,
} from './market-change.ts'
import { answerMissing, tellsStanding } from './missing-competitors.ts'
import { findVoidWords, type KeptMessage } from './result-inbox.ts'
import { findCombinations, findNextBets, storeResults } from './result-store.ts'
import { type ReachedBet, settleBatch } from './settle-batch.ts'
import type { SettlementOptions } from './settlement-options.ts'
import { getSportOfEvent } from './sport-of-event.ts'

/**
 * Bets of one transaction: few, and one transaction at a time, so that a placing never waits long for a wallet. Two
 * at once settle half as many again in a second, and a placing waits four times as long.
 */
const BATCH_MAX = 120

/**
 * Applies results, voids and their reversals to every bet that they concern, in batches. Safe to repeat, in any
 * order and after a crash in between: each leg knows the newest step that reached it.
 */
export async function applyResult(options: SettlementOptions, message: ResultMessage): Promise<void> {
  const ready = Promise.all([getSportOfEvent(options, message.eventId), options.waitForPlacements()])
  // Only how a competition ended waits for every bet on it before it is kept.
  const whole = tellsStanding(message)
    ? ready.then(([sport]) => answerMissing(options.pool, message, sport))
    : message
  const [kept, [sport]] = await Promise.all([options.batches.keep(await whole), ready])
  const quarantined = message.kind === 'settle' ? listQuarantined(message, sport) : []
  if (quarantined.length > 0) options.onQuarantined(quarantined)
  await settleBy(options, kept, sport)
}

/** Settles by a message that was kept. */
export async function settleBy(
  options: SettlementOptions,
  { message, receivedAtMs }: KeptMessage,
  sport: SportModule,
): Promise<void> {
  const isOfVoids = message.kind === 'void' || message.kind === 'unvoid'
  const known = isOfVoids ? await findVoidContext(options.pool, message.eventId) : undefined
  const changes = readMarketChanges(message, sport, known)
  const results = changes.filter((change): change is ResultChange => change.kind === 'result')
  const matter = await options.batches.findThatMatter(results)
  const takenBack = results.filter((change) => change.results === null)
  await storeResults(options.pool, [...new Set([...matter, ...takenBack])], receivedAtMs)
  const voids = changes.filter((change) => change.kind === 'void')
  for (const change of [...matter, ...voids]) await applyChange(options, change)
}

async function findVoidContext(pool: Pool, eventId: number): Promise<VoidContext> {
  const [words, combinations] = await Promise.all([
    findVoidWords(pool, eventId),
    findCombinations(pool, eventId),
  ])
  return { words, combinations }
}

async function applyChange(options: SettlementOptions, change: MarketChange): Promise<void> {
  let afterId = 0
  for (;;) {
    const found = await findNextBets(options.pool, change, afterId, BATCH_MAX)
    const last = found.at(-1)
    if (last === undefined) return
    await settle(options, change, found)
    if (found.length < BATCH_MAX) return
    afterId = last.betId
  }
}

async function settle(
  options: SettlementOptions,
  change: MarketChange,
  found: Awaited<ReturnType<typeof findNextBets>>,
): Promise<void> {
  const reached = await settleBatch(options.pool, change, found)
  noteLiability(options.liability, reached)
  publish(options.publisher, reached)
}

/** What an open bet can cost changes with each of its legs: as it stood leaves, as it stands comes. */
function noteLiability(liability: Liability, reached: readonly ReachedBet[]): void {
  for (const { bet, legsAfter, isOpenAfter } of reached) {
    if (bet.status === 'placed') liability.remove(exposureOf(bet))
    if (isOpenAfter) liability.add(exposureOf({ ...bet, legs: legsAfter }))
  }
}

/** After the commit only. */
function publish(publisher: AccountPublisher, reached: readonly ReachedBet[]): void {
  const byPlayer = new Map<number, number[]>()
  for (const { bet } of reached) {
    const ids = byPlayer.get(bet.playerId)
    if (ids === undefined) byPlayer.set(bet.playerId, [bet.id])
    else ids.push(bet.id)
  }
  for (const [playerId, betIds] of byPlayer) publisher.publishAccount(playerId, betIds)
}
