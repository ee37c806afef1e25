import {
  type AcceptedBet,
  decidePlacement,
  type PlacementRefusal,
} from '@xezer/betting/acceptance/decide-placement'
import { type Minor, minor } from '@xezer/money/minor'
import type { BookSelection, OddsBook } from '@xezer/odds-book/book'
import type { BetType } from '@xezer/sport/bet-type'
import { must } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'
import type { Liability } from '../../core/bets/liability.ts'
import type { SuspensionLog } from '../../core/bets/suspension-log.ts'
import { fromManat } from '../../core/wallet/manat-equivalent.ts'
import type { PlaceOutcome } from './place-outcome.ts'
import type { PlacementRequest, PlayerTerms, RequestedBet } from './placement-request.ts'
import { findSelectionOf, readLimits, readSelectionState } from './read-selection.ts'

/** Singles are placed; combinations come with their own part of the product. */
const ALLOWED_TYPES: readonly BetType[] = ['singles']

export interface DecisionContext {
  readonly book: OddsBook
  readonly liability: Liability
  readonly suspensions: Pick<SuspensionLog, 'resumedAtMs'>
  /** The database's clock, read before the book is. */
  readonly nowMs: number
  /** The clock that the silence of the book's producers is measured on. */
  readonly steadyMs: number
}

export interface StruckSelection {
  readonly requested: RequestedBet
  readonly accepted: AcceptedBet
  readonly selection: BookSelection
  /** The instant of acceptance: after the last resumption, before the next stop. */
  readonly placedAtMs: number
}

/** Reads the book as it is in this instant and decides; nothing of what the client computed is used. */
export function decideRequest(
  context: DecisionContext,
  request: PlacementRequest,
  terms: PlayerTerms,
  balanceMinor: Minor,
  ownExposureMinor: (bet: RequestedBet) => bigint = () => 0n,
): Result<readonly StruckSelection[], PlaceOutcome> {
  const { book, liability, nowMs, steadyMs } = context
  const found = request.bets.map((bet) => findSelectionOf(book, bet.eventId, bet.handle))
  const decision = decidePlacement({
    bets: request.bets.map((bet, index) => ({
      ...bet,
      state: readSelectionState(book, bet.eventId, found[index] ?? null, steadyMs),
      limitsAt: (odds) => readLimits(getFound(found, index), request.currency, odds),
      liabilityLeftMinor: minor(
        fromManat(liability.leftManat(request.playerId, bet.eventId, bet.handle), request.currency) +
          ownExposureMinor(bet),
      ),
    })),
    quoteChanges: terms.quoteChanges,
    balanceMinor,
    nowMs,
    allowedTypes: ALLOWED_TYPES,
  })
  if (!decision.ok) return err(refusalOutcome(decision.error, request))
  return ok(
    decision.value.map((accepted, index) => {
      const requested = must(request.bets[index], 'a decision without its request')
      const placedAtMs = Math.max(nowMs, context.suspensions.resumedAtMs(requested.eventId))
      return { requested, accepted, selection: getFound(found, index), placedAtMs }
    }),
  )
}

/** What is decided to be open was found in the book. */
function getFound(found: readonly (BookSelection | null)[], index: number): BookSelection {
  return must(found[index], 'a selection that is open and was not found')
}

function refusalOutcome(refusal: PlacementRefusal, { currency }: PlacementRequest): PlaceOutcome {
  if (refusal.code !== 'positions_refused')
    return { kind: 'refused', code: refusal.code, currency, positions: [] }
  const first = refusal.positions[0]
  return {
    kind: 'refused',
    code: first?.code ?? 'selection_closed',
    currency,
    positions: refusal.positions.map(({ eventId, code, isPlaceable, odds, limitMinor }) => ({
      eventId,
      code,
      isPlaceable,
      odds,
      limitMinor: limitMinor === null ? null : String(limitMinor),
    })),
  }
}
