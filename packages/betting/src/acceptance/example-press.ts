import { minor } from '@xezer/money/minor'
import { type Odds, odds } from '@xezer/money/odds'
import { BET_TYPES, type BetType } from '@xezer/sport/bet-type'
import { decidePlacement } from './decide-placement.ts'
import type { PlacementBet, PlacementInput, PlacementPosition } from './placement.ts'
import type { StakeLimits } from './stake-limits.ts'

/** A press of matches that have nothing to do with each other, on which a test changes what it is about. */
export const NOW_MS = 1_800_000_000_000

export const WIDE: StakeLimits = {
  minimumMinor: minor(20n),
  maximumMinor: minor(10n ** 12n),
  maximumSystemExpressMinor: minor(10n ** 15n),
  maximumPayoutMinor: minor(10n ** 15n),
}

export function position(
  eventId: number,
  price: number | null,
  changes: Partial<PlacementPosition> = {},
): PlacementPosition {
  return {
    eventId,
    handle: `${eventId}:1x2::1`,
    seenOdds: odds(price ?? 2000),
    state: {
      eventStatus: 'prematch',
      startsAtMs: NOW_MS + 1,
      isPaused: false,
      isFeedAlive: true,
      marketStatus: 'open',
      odds: price === null ? null : odds(price),
    },
    origin: { competitionId: 1, sides: [2 * eventId, 2 * eventId + 1] },
    limitsAt: () => WIDE,
    liabilityLeftMinor: minor(10n ** 15n),
    ...changes,
  }
}

/** The price moved since it was seen. */
export function moved(eventId: number, seen: number, now: number): PlacementPosition {
  return position(eventId, now, { seenOdds: odds(seen) })
}

export function bet(type: BetType, legs: readonly number[], stake = 1000n, size?: number): PlacementBet {
  return {
    type,
    size: size ?? (type === 'singles' ? 1 : legs.length),
    stakeMinor: minor(stake),
    legs,
  }
}

export function decide(
  positions: readonly PlacementPosition[],
  bets: readonly PlacementBet[],
  changes: Partial<PlacementInput> = {},
): ReturnType<typeof decidePlacement> {
  return decidePlacement({
    positions,
    bets,
    quoteChanges: 1,
    balanceMinor: minor(10n ** 15n),
    combinationsLeftMinor: minor(10n ** 15n),
    nowMs: NOW_MS,
    allowedTypes: BET_TYPES,
    ...changes,
  })
}

/** Every reason in one line: `2 price_changed`, `accumulator_2_2 stake_above_maximum 500`; or the prices struck. */
export function read(answer: ReturnType<typeof decide>): readonly string[] {
  if (answer.ok) return answer.value.bets.map(({ odds }: { odds: Odds }) => `at ${odds}`)
  if (answer.error.code !== 'bets_refused') return [answer.error.code]
  const { positions, combinations } = answer.error
  return [
    ...positions.map(({ eventId, code, limitMinor }) => say(String(eventId), code, limitMinor)),
    ...combinations.map(({ option, code, limitMinor }) => say(option, code, limitMinor)),
  ]
}

function say(subject: string, code: string, limit: bigint | null): string {
  return limit === null ? `${subject} ${code}` : `${subject} ${code} ${limit}`
}
