import type { LiabilityOf } from '@xezer/betting/acceptance/placement'
import type { Queryable } from '@xezer/db/pool'
import { type Minor, major, minor } from '@xezer/money/minor'
import { marketOfHandle } from '@xezer/sport/handle'
import type { Exposure } from './exposure.ts'
import { findOpenCombinations, findOpenSingles } from './find-open-exposures.ts'

/** The house's own limits, in manat. */
export interface LiabilityLimits {
  readonly outcome: Minor
  readonly market: Minor
  readonly event: Minor
  readonly playerEvent: Minor
  /** All open combinations of one player, if everything in them wins. */
  readonly playerCombinations: Minor
  /** All open combinations of the very same selections, whoever made them. */
  readonly combination: Minor
}

export const LIABILITY_LIMITS: LiabilityLimits = {
  outcome: major(200_000),
  market: major(300_000),
  event: major(500_000),
  playerEvent: major(100_000),
  playerCombinations: major(500_000),
  combination: major(500_000),
}

type Left = readonly [of: LiabilityOf, manat: bigint]

export interface Liability {
  /** What may still be lost on the selection before the first limit is reached, in manat. */
  leftManat(playerId: number, eventId: number, handle: string): Minor
  /** Which of the limits on the selection is reached first. */
  nearestLimit(playerId: number, eventId: number, handle: string): LiabilityOf
  /** What combinations of this name (`nameCombination`) may still cost the house if everything in them wins, in manat. */
  combinationLeftManat(playerId: number, name: string): Minor
  add(exposure: Exposure): void
  remove(exposure: Exposure): void
  /** Reads the open bets; at start. */
  rebuild(database: Queryable): Promise<void>
}

/**
 * Kept in memory and rebuilt from the open bets at start: limits guard against a wave of bets, and being
 * reserved before the commit and released on failure they can only err on the careful side.
 */
export function createLiability(changed: Partial<LiabilityLimits> = {}): Liability {
  const limits = { ...LIABILITY_LIMITS, ...changed }
  const events = new Map<number, EventLosses>()
  const players = new Map<number, bigint>()
  const combinations = new Map<string, bigint>()
  const leftOf = (playerId: number, eventId: number, handle: string): readonly Left[] => {
    const event = events.get(eventId)
    return [
      ['outcome', limits.outcome - (event?.outcomes.get(handle) ?? 0n)],
      ['market', limits.market - (event?.markets.get(marketOfHandle(handle)) ?? 0n)],
      ['event', limits.event - (event?.manat ?? 0n)],
      ['player', limits.playerEvent - (event?.players.get(playerId) ?? 0n)],
    ]
  }
  const changeAll = ({ playerId, legs, combination }: Exposure, times: bigint) => {
    for (const { eventId, handle, lossManat } of legs)
      changeEvent(events, eventId, { playerId, handle }, times * lossManat)
    if (combination === null) return
    change(players, playerId, times * combination.lossManat)
    change(combinations, combination.name, times * combination.lossManat)
  }
  return {
    leftManat: (...selection) => least(leftOf(...selection).map(([, manat]) => manat)),
    nearestLimit: (...selection) =>
      leftOf(...selection).reduce((nearest, one) => (one[1] < nearest[1] ? one : nearest))[0],
    combinationLeftManat: (playerId, name) =>
      least([
        limits.playerCombinations - (players.get(playerId) ?? 0n),
        limits.combination - (combinations.get(name) ?? 0n),
      ]),
    add: (exposure) => changeAll(exposure, 1n),
    remove: (exposure) => changeAll(exposure, -1n),
    async rebuild(database) {
      for (const sums of [events, players, combinations]) sums.clear()
      for (const { exposure, count } of await findOpenSingles(database)) changeAll(exposure, count)
      for await (const exposure of findOpenCombinations(database)) changeAll(exposure, 1n)
    },
  }
}

/** What may be lost on one event; sums of nothing are not kept. */
interface EventLosses {
  manat: bigint
  readonly outcomes: Map<string, bigint>
  readonly markets: Map<string, bigint>
  readonly players: Map<number, bigint>
}

/** An event of which nothing can be lost any more is forgotten. */
function changeEvent(
  events: Map<number, EventLosses>,
  eventId: number,
  { playerId, handle }: { readonly playerId: number; readonly handle: string },
  by: bigint,
): void {
  let event = events.get(eventId)
  if (event === undefined) {
    event = { manat: 0n, outcomes: new Map(), markets: new Map(), players: new Map() }
    events.set(eventId, event)
  }
  const sum = event.manat + by
  event.manat = sum > 0n ? sum : 0n
  change(event.outcomes, handle, by)
  change(event.markets, marketOfHandle(handle), by)
  change(event.players, playerId, by)
  const { manat, outcomes, markets, players } = event
  if (manat === 0n && outcomes.size + markets.size + players.size === 0) events.delete(eventId)
}

function change<Key>(sums: Map<Key, bigint>, key: Key, by: bigint): void {
  const sum = (sums.get(key) ?? 0n) + by
  if (sum > 0n) sums.set(key, sum)
  else sums.delete(key)
}

/** Never below nothing. */
function least(amounts: readonly bigint[]): Minor {
  const smallest = amounts.reduce((least, value) => (value < least ? value : least))
  return minor(smallest > 0n ? smallest : 0n)
}
