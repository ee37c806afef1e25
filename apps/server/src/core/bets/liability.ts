import type { LiabilityOf } from '@xezer/betting/acceptance/placement'
import type { Queryable } from '@xezer/db/pool'
import { type Minor, major, minor } from '@xezer/money/minor'
import { marketOfHandle } from '@xezer/sport/handle'
import { type Exposure, nameCombination } from './exposure.ts'
import { findOpenCombinations, findOpenSingles } from './find-open-exposures.ts'

/** The house's own limits, in manat. */
interface LiabilityLimits {
  readonly outcome: Minor
  readonly market: Minor
  readonly event: Minor
  readonly playerEvent: Minor
  /** All open combinations of one player, if everything in them wins. */
  readonly playerCombinations: Minor
  /** All open combinations of the very same selections, whoever made them. */
  readonly combination: Minor
}

const LIABILITY_LIMITS: LiabilityLimits = {
  outcome: major(200_000),
  market: major(300_000),
  event: major(500_000),
  playerEvent: major(100_000),
  playerCombinations: major(500_000),
  combination: major(500_000),
}

type Nearest = readonly [of: LiabilityOf, manat: bigint]

export interface Liability {
  /** What may still be lost on the selection before the first limit is reached, in manat. */
  leftManat(playerId: number, eventId: number, handle: string): Minor
  /** Which of the limits on the selection is reached first. */
  nearestLimit(playerId: number, eventId: number, handle: string): LiabilityOf
  /** What combinations of these selections may still cost the house if everything in them wins, in manat. */
  combinationLeftManat(playerId: number, handles: readonly string[]): Minor
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
  const sums = new Map<string, bigint>()
  const change = (key: string, by: bigint) => {
    const sum = (sums.get(key) ?? 0n) + by
    if (sum > 0n) sums.set(key, sum)
    else sums.delete(key)
  }
  const left = (key: string, limit: Minor): bigint => limit - (sums.get(key) ?? 0n)
  const leftOf = (
    playerId: number,
    eventId: number,
    handle: string,
  ): [Nearest, Nearest, Nearest, Nearest] => {
    const [outcome, market, event, playerEvent] = keysOf(playerId, eventId, handle)
    return [
      ['outcome', left(outcome, limits.outcome)],
      ['market', left(market, limits.market)],
      ['event', left(event, limits.event)],
      ['player', left(playerEvent, limits.playerEvent)],
    ]
  }
  const changeAll = ({ playerId, legs, combination }: Exposure, times: bigint) => {
    for (const { eventId, handle, lossManat } of legs) {
      for (const key of keysOf(playerId, eventId, handle)) change(key, times * lossManat)
    }
    if (combination === null) return
    change(playerKey(playerId), times * combination.lossManat)
    change(combinationKey(combination.name), times * combination.lossManat)
  }
  return {
    leftManat: (...selection) => least(leftOf(...selection).map(([, manat]) => manat)),
    nearestLimit(...selection) {
      const lefts = leftOf(...selection)
      return lefts.reduce((nearest, one) => (one[1] < nearest[1] ? one : nearest))[0]
    },
    combinationLeftManat: (playerId, handles) =>
      least([
        left(playerKey(playerId), limits.playerCombinations),
        left(combinationKey(nameCombination(handles)), limits.combination),
      ]),
    add: (exposure) => changeAll(exposure, 1n),
    remove: (exposure) => changeAll(exposure, -1n),
    async rebuild(database) {
      sums.clear()
      for (const { exposure, count } of await findOpenSingles(database)) changeAll(exposure, count)
      for await (const exposure of findOpenCombinations(database)) changeAll(exposure, 1n)
    },
  }
}

/** Never below nothing. */
function least(amounts: readonly bigint[]): Minor {
  const smallest = amounts.reduce((least, value) => (value < least ? value : least))
  return minor(smallest > 0n ? smallest : 0n)
}

function playerKey(playerId: number): string {
  return `c ${playerId}`
}

function combinationKey(name: string): string {
  return `s ${name}`
}

function keysOf(playerId: number, eventId: number, handle: string): [string, string, string, string] {
  return [`o ${handle}`, `m ${marketOfHandle(handle)}`, `e ${eventId}`, `p ${playerId} ${eventId}`]
}
