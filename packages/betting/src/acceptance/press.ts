import { type Minor, minor } from '@xezer/money/minor'
import { must } from '@xezer/std/assert'
import type {
  AcceptedPosition,
  CombinationRefusal,
  PlacementInput,
  PlacementPosition,
  PlacementRefusal,
  PositionCode,
  PositionRefusal,
} from './placement.ts'
import type { QuoteChanges } from './quote-changes.ts'
import { findRelated } from './related-events.ts'
import { decideOpenness } from './selection-state.ts'

/** A press while it is decided: what is open, what was refused, and what its bets take of the limits together. */
export interface Press {
  readonly quoteChanges: QuoteChanges
  getPosition(place: number): PlacementPosition
  /** The price and state of a position that is not refused. */
  getOpen(place: number): AcceptedPosition
  /** The first thing wrong with a position is told. */
  refuse(place: number, code: PositionCode, limitMinor?: Minor): null
  refuseCombination(refusal: CombinationRefusal): null
  /** False when the position is refused, or has a single already and is refused for that. */
  takeSingle(place: number): boolean
  /** Refuses those of the legs that depend on each other; whether there are none, and all legs are open. */
  separateRelated(legs: readonly number[]): boolean
  /** What the bets of the press may still cost on the position. */
  liabilityLeft(place: number): Minor
  /** What combinations of the press may still cost as a whole. */
  combinationsLeft(): Minor
  /** Takes it from what is left; otherwise the largest stake that would still fit. */
  takeLiability(place: number, stakeMinor: Minor, lossMinor: Minor): Minor | null
  takeCombination(legs: readonly number[], byLegMinor: readonly Minor[], wholeMinor: Minor): void
  /** Null when everything was accepted. */
  refusal(): PlacementRefusal | null
}

const PLACEABLE_AGAIN: readonly PositionCode[] = [
  'positions_related',
  'price_changed',
  'stake_below_minimum',
  'stake_above_maximum',
  'liability_reached',
]

/** Positions that the book has closed, and second ones of an event, are refused from the start. */
export function openPress(input: PlacementInput): Press {
  const { positions } = input
  const open = new Map<number, AcceptedPosition>()
  const refusals = new Map<number, PositionRefusal>()
  const combinationRefusals: CombinationRefusal[] = []
  const leftMinor: bigint[] = positions.map(({ liabilityLeftMinor }) => liabilityLeftMinor)
  let combinationsLeftMinor: bigint = input.combinationsLeftMinor
  const singles = new Set<number>()
  const getPosition = (place: number) => must(positions[place], 'no such position')
  const refuse = (place: number, code: PositionCode, limitMinor: Minor | null = null): null => {
    if (refusals.has(place)) return null
    const { eventId, handle, liabilityOf } = getPosition(place)
    const limitOf =
      code === 'liability_reached' && liabilityOf !== undefined ? { limitOf: liabilityOf() } : {}
    const odds = code === 'duplicate_event' ? null : (open.get(place)?.odds ?? null)
    const isPlaceable = PLACEABLE_AGAIN.includes(code)
    refusals.set(place, { eventId, handle, code, isPlaceable, odds, limitMinor, ...limitOf })
    return null
  }
  const openOne = (place: number): void => {
    const { state } = getPosition(place)
    const openness = decideOpenness(state, input.nowMs)
    if (openness.isOpen) open.set(place, { odds: openness.odds, isLive: state?.eventStatus === 'live' })
    else refuse(place, openness.code)
  }
  const events = new Set<number>()
  for (const [place, { eventId }] of positions.entries()) {
    if (events.has(eventId)) refuse(place, 'duplicate_event')
    else openOne(place)
    events.add(eventId)
  }
  return {
    quoteChanges: input.quoteChanges,
    getPosition,
    getOpen: (place) => must(open.get(place), 'a position that is not open'),
    refuse,
    refuseCombination(refusal) {
      combinationRefusals.push(refusal)
      return null
    },
    takeSingle(place) {
      if (singles.has(place)) refuse(place, 'duplicate_event')
      singles.add(place)
      return !refusals.has(place)
    },
    separateRelated(legs) {
      const areOpen = legs.every((leg) => !refusals.has(leg))
      const related = findRelated(legs.map((leg) => (refusals.has(leg) ? null : getPosition(leg).origin)))
      for (const [index, leg] of legs.entries()) if (related.has(index)) refuse(leg, 'positions_related')
      return areOpen && related.size === 0
    },
    liabilityLeft: (place) => minor(must(leftMinor[place], 'no such position')),
    combinationsLeft: () => minor(combinationsLeftMinor),
    takeLiability(place, stakeMinor, lossMinor) {
      const left = must(leftMinor[place], 'no such position')
      if (lossMinor > left) return stakeWithin(minor(left), stakeMinor, lossMinor)
      leftMinor[place] = left - lossMinor
      return null
    },
    takeCombination(legs, byLegMinor, wholeMinor) {
      for (const [index, place] of legs.entries())
        leftMinor[place] = (leftMinor[place] ?? 0n) - (byLegMinor[index] ?? 0n)
      combinationsLeftMinor -= wholeMinor
    },
    refusal() {
      if (refusals.size === 0 && combinationRefusals.length === 0) return null
      const inOrder = [...refusals].sort(([one], [other]) => one - other)
      return {
        code: 'bets_refused',
        positions: inOrder.map(([, refusal]) => refusal),
        combinations: combinationRefusals,
      }
    },
  }
}

/** The part of a stake whose loss is what is left; rounded down. */
export function stakeWithin(leftMinor: Minor, stakeMinor: Minor, lossMinor: Minor): Minor {
  return minor((leftMinor * stakeMinor) / lossMinor)
}
