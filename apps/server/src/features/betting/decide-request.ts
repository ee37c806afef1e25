import { decidePlacement } from '@xezer/betting/acceptance/decide-placement'
import type {
  AcceptedBet,
  AcceptedPosition,
  PlacementBet,
  PlacementPosition,
  PlacementRefusal,
} from '@xezer/betting/acceptance/placement'
import { type Minor, minor } from '@xezer/money/minor'
import type { BookSelection, OddsBook } from '@xezer/odds-book/book'
import { BET_TYPES } from '@xezer/sport/bet-type'
import { must } from '@xezer/std/assert'
import { err, ok, type Result } from '@xezer/std/result'
import { type Exposure, nameCombination } from '../../core/bets/exposure.ts'
import type { Liability } from '../../core/bets/liability.ts'
import {
  findSelectionOf,
  readLimits,
  readOrigin,
  readSelectionState,
} from '../../core/bets/read-selection.ts'
import type { SuspensionLog } from '../../core/bets/suspension-log.ts'
import type { PlayerTerms } from '../../core/player/read-player-terms.ts'
import { fromManat } from '../../core/wallet/manat-equivalent.ts'
import type { PlaceOutcome } from './place-outcome.ts'
import type { PlacementRequest, RequestedPosition } from './placement-request.ts'

export interface DecisionContext {
  readonly book: OddsBook
  readonly liability: Liability
  readonly suspensions: Pick<SuspensionLog, 'resumedAtMs'>
  /** The database's clock, read before the book is. */
  readonly nowMs: number
  /** The clock that the silence of the book's producers is measured on. */
  readonly steadyMs: number
}

export interface StruckPosition {
  readonly requested: RequestedPosition
  readonly accepted: AcceptedPosition
  readonly selection: BookSelection
}
export interface StruckBet {
  readonly requested: PlacementBet
  readonly accepted: AcceptedBet
  readonly legs: readonly StruckPosition[]
  /** The instant of acceptance: after the last resumption of each of its events, before the next stop. */
  readonly placedAtMs: number
}
export interface StruckPress {
  readonly positions: readonly StruckPosition[]
  /** In the order of the request. */
  readonly bets: readonly StruckBet[]
  /** Of its combinations, which are all of the same positions; null where it has none. */
  readonly combinationName: string | null
}

/**
 * Reads the book as it is in this instant and decides; nothing of what the client computed is used. `own` is what the request
 * itself holds of the liability while its delay runs: it must not stand in its own way.
 */
export function decideRequest(
  context: DecisionContext,
  request: PlacementRequest,
  terms: PlayerTerms,
  balanceMinor: Minor,
  own: readonly Exposure[] = [],
): Result<StruckPress, PlaceOutcome> {
  const { book, nowMs } = context
  const combinationName = nameOfCombinations(request)
  const found = request.positions.map(({ eventId, handle }) => findSelectionOf(book, eventId, handle))
  const decision = decidePlacement({
    positions: request.positions.map((position, place) =>
      describePosition(context, request, position, found[place] ?? null, own),
    ),
    bets: request.bets,
    quoteChanges: terms.quoteChanges,
    balanceMinor,
    combinationsLeftMinor: combinationsLeft(context, request, combinationName, own),
    nowMs,
    allowedTypes: BET_TYPES,
    isVip: request.isVip,
  })
  if (!decision.ok) return err(refusalOutcome(decision.error, request))
  const { positions, bets } = decision.value
  const struck = request.positions.map((requested, place): StruckPosition => {
    const accepted = must(positions[place], 'a position without its decision')
    return { requested, accepted, selection: getFound(found, place) }
  })
  return ok({
    combinationName,
    positions: struck,
    bets: request.bets.map((requested, index) => {
      const accepted = must(bets[index], 'a bet without its decision')
      const legs = requested.legs.map((leg) => must(struck[leg], 'a bet without its position'))
      return { requested, accepted, legs, placedAtMs: acceptedAt(context, legs) }
    }),
  })
}

function describePosition(
  { book, liability, steadyMs }: DecisionContext,
  { playerId, currency }: PlacementRequest,
  { eventId, handle, seenOdds }: RequestedPosition,
  selection: BookSelection | null,
  own: readonly Exposure[],
): PlacementPosition {
  let ownManat = 0n
  for (const { legs } of own) {
    for (const leg of legs) if (leg.handle === handle) ownManat += leg.lossManat
  }
  return {
    eventId,
    handle,
    seenOdds,
    state: readSelectionState(book, eventId, selection, steadyMs),
    origin: readOrigin(book, eventId),
    limitsAt: (odds) => readLimits(must(selection, 'limits of what was not found'), currency, odds),
    liabilityLeftMinor: fromManat(minor(liability.leftManat(playerId, eventId, handle) + ownManat), currency),
    liabilityOf: () => liability.nearestLimit(playerId, eventId, handle),
  }
}

/** All combinations of a press are of the same positions. */
function nameOfCombinations({ positions, bets }: PlacementRequest): string | null {
  const combination = bets.find(({ type }) => type !== 'singles')
  if (combination === undefined) return null
  return nameCombination(
    combination.legs.map((leg) => must(positions[leg], 'a leg without its position').handle),
  )
}

function combinationsLeft(
  { liability }: DecisionContext,
  { playerId, currency }: PlacementRequest,
  name: string | null,
  own: readonly Exposure[],
): Minor {
  if (name === null) return minor(0n)
  const ownManat = own.reduce((sum, exposure) => sum + (exposure.combination?.lossManat ?? 0n), 0n)
  return fromManat(minor(liability.combinationLeftManat(playerId, name) + ownManat), currency)
}

function acceptedAt({ nowMs, suspensions }: DecisionContext, legs: readonly StruckPosition[]): number {
  return legs.reduce(
    (atMs, { requested }) => Math.max(atMs, suspensions.resumedAtMs(requested.eventId)),
    nowMs,
  )
}

/** What is decided to be open was found in the book. */
function getFound(found: readonly (BookSelection | null)[], place: number): BookSelection {
  return must(found[place], 'a selection that is open and was not found')
}

function refusalOutcome(refusal: PlacementRefusal, { currency }: PlacementRequest): PlaceOutcome {
  if (refusal.code !== 'bets_refused') return { kind: 'refused', code: refusal.code, currency, positions: [] }
  const { positions, combinations } = refusal
  const first = positions[0] ?? combinations[0]
  return {
    kind: 'refused',
    code: first?.code ?? 'selection_closed',
    currency,
    positions: positions.map(({ handle: _named, limitMinor, ...refused }) => ({
      ...refused,
      limitMinor: limitMinor === null ? null : String(limitMinor),
    })),
    ...(combinations.length === 0
      ? {}
      : {
          combinations: combinations.map(({ limitMinor, ...refused }) => ({
            ...refused,
            limitMinor: limitMinor === null ? null : String(limitMinor),
          })),
        }),
  }
}
