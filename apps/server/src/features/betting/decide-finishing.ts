import { qualifies } from '@xezer/bonuses/qualifying-bet'
import { minor } from '@xezer/money/minor'
import { type Exposure, exposureOf } from '../../core/bets/exposure.ts'
import type { ActiveBonus } from '../../core/bonuses/fund-press.ts'
import type { Grant } from '../../core/bonuses/grant.ts'
import type { PlayerTerms } from '../../core/player/read-player-terms.ts'
import { type DecisionContext, decideRequest, type StruckBet } from './decide-request.ts'
import { playedBet } from './fund-bets.ts'
import type { PendingBet } from './pending-bets.ts'
import { type PlaceOutcome, refused, refuseProtected } from './place-outcome.ts'
import type { PlacementRequest } from './placement-request.ts'

/** A request whose acceptance delay is over; without its request it is what a crash left, and is refused. */
export interface Finishing {
  readonly scope: string
  readonly key: string
  readonly playerId: number
  readonly betIds: readonly number[]
  readonly request: PlacementRequest | null
}

/** A reserved bet and what it was struck on. */
export interface PostedBet {
  readonly bet: PendingBet
  readonly struck: StruckBet
  /** That counts it from now on. */
  readonly grantId: number | null
}

/** What becomes of the reserved bets of one request: all are posted, or all are declined. */
export interface FinishDecision {
  readonly outcome: PlaceOutcome
  readonly posted: readonly PostedBet[]
  readonly declined: readonly PendingBet[]
}

/**
 * Decides one request once more on the book as it is now. `bets` are those of its reserved bets that are still
 * pending, locked; `player` is undefined when the session is gone. Reads the book and nothing else, writes nothing.
 */
export function decideFinishing(
  context: DecisionContext,
  { request, betIds }: Finishing,
  bets: readonly PendingBet[],
  player: PlayerTerms | undefined,
  grants: ReadonlyMap<number, Pick<Grant, 'status'>>,
): FinishDecision {
  const decline = (outcome: PlaceOutcome) => ({ outcome, posted: [], declined: bets })
  if (request === null || player?.isActive !== true || bets.length < betIds.length) {
    return decline(refused('bet_expired', bets[0]?.currency ?? request?.currency ?? 'AZN'))
  }
  const away = refuseProtected(player, request.currency)
  if (away !== null) return decline(away)
  const stakeMinor = minor(bets.reduce((sum, bet) => sum + bet.stakeMinor, 0n))
  const decision = decideRequest(context, request, player, stakeMinor, bets.map(exposureOf))
  if (!decision.ok) return decline(decision.error)
  const posted = bets.flatMap((bet, index) => {
    const struck = decision.value.bets[index]
    return struck === undefined ? [] : [{ bet, struck, grantId: grantOf(struck, player.bonus) }]
  })
  // What a grant paid must be a bet of that grant on the prices of now. Of one that is done it is the player's own.
  const kept = posted.map((one) => (isDone(one.bet, grants) ? { ...one, grantId: one.bet.grantId } : one))
  if (kept.some(({ bet, grantId }) => bet.bonusMinor > 0n && grantId !== bet.grantId)) {
    return decline(refused('insufficient_funds', request.currency))
  }
  return { outcome: { kind: 'accepted', betIds }, posted: kept, declined: [] }
}

function grantOf(struck: StruckBet, bonus: ActiveBonus | null): number | null {
  return bonus !== null && qualifies(playedBet(struck), bonus.rules, bonus.amount) ? bonus.grantId : null
}

function isDone(
  { grantId, bonusMinor }: PendingBet,
  grants: ReadonlyMap<number, Pick<Grant, 'status'>>,
): boolean {
  return bonusMinor > 0n && grantId !== null && grants.get(grantId)?.status === 'done'
}

/** What leaves the liability with the reservations, and what comes to it with the bets. */
export function exposuresOf(
  posted: readonly PostedBet[],
  declined: readonly PendingBet[],
): { removed: Exposure[]; added: Exposure[] } {
  return {
    removed: [...declined, ...posted.map(({ bet }) => bet)].map(exposureOf),
    added: posted.map(({ bet, struck }) =>
      exposureOf({
        ...bet,
        possibleReturnMinor: struck.accepted.possibleReturnMinor,
        legs: bet.legs.map((leg, index) => ({
          ...leg,
          odds: struck.legs[index]?.accepted.odds ?? leg.odds,
        })),
      }),
    ),
  }
}
