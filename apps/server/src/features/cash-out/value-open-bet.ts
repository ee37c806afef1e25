import { decideOpenness } from '@xezer/betting/acceptance/selection-state'
import { type LegChance, valueBet } from '@xezer/betting/cash-out/value-bet'
import type { Minor } from '@xezer/money/minor'
import type { OddsBook } from '@xezer/odds-book/book'
import { formatHandle } from '@xezer/sport/handle'
import { sportDelayMs } from '../../core/bets/live-delay.ts'
import { readSelectionState } from '../../core/bets/read-selection.ts'
import type { OpenBet, OpenLeg } from './open-bets.ts'

/** The book at an instant. */
export interface BookReading {
  readonly book: Pick<OddsBook, 'findEvent' | 'findSelection' | 'isProducerUp'>
  readonly nowMs: number
  /** The clock that the silence of the book's producers is measured on. */
  readonly steadyMs: number
  /** How long a live bet of any sport is checked; null: as its sport says. */
  readonly liveDelayMs: number | null
}

/** What the book says of an open leg. */
export interface LegReading {
  /** Null while nothing of it could be bet on, and where nobody tells its chance. */
  readonly chance: LegChance | null
  readonly delayMs: number
  /** What would price it is silent: that is no answer to a press, only a wait. */
  readonly isFeedDown: boolean
}

export interface BetReading {
  readonly valueMinor: Minor | null
  /** As long as a bet on the slowest of its open legs would be checked. */
  readonly delayMs: number
  /** Nobody can say now: its prices are silent, or a result is on its way to it. */
  readonly isFeedDown: boolean
}

export const NO_READING: LegReading = { chance: null, delayMs: 0, isFeedDown: false }

export function handleOfLeg({ eventId, marketType, specifier, outcome }: OpenLeg): string {
  return formatHandle(eventId, marketType, specifier, outcome)
}

/** One that is too certain or too remote to be sold has a chance all the same. */
export function readLeg({ book, nowMs, steadyMs, liveDelayMs }: BookReading, leg: OpenLeg): LegReading {
  const event = book.findEvent(leg.eventId)
  const selection = book.findSelection(handleOfLeg(leg))
  if (event === null || selection === null) return NO_READING
  const delayMs = event.status === 'live' ? sportDelayMs(liveDelayMs, event.sport.id) : 0
  const openness = decideOpenness(readSelectionState(book, leg.eventId, selection, steadyMs), nowMs)
  if (!openness.isOpen && openness.code !== 'selection_closed')
    return { chance: null, delayMs, isFeedDown: openness.code === 'feed_down' }
  const { market } = selection
  const probabilityPpb = market.outcomes.find(({ key }) => key === leg.outcome)?.probabilityPpb ?? null
  if (probabilityPpb === null) return { chance: null, delayMs, isFeedDown: false }
  return {
    chance: { probabilityPpb, returnedPpb: market.returnedPpb, oddsNow: selection.odds },
    delayMs,
    isFeedDown: false,
  }
}

/** What all that is open of a bet is worth, by what is read of its open legs. */
export function valueOpenBet(bet: OpenBet, read: (leg: OpenLeg, index: number) => LegReading): BetReading {
  let delayMs = 0
  let isFeedDown = false
  const legs = bet.legs.map((leg, index) => {
    const reading = leg.result === null ? read(leg, index) : null
    if (reading !== null && reading.delayMs > delayMs) delayMs = reading.delayMs
    isFeedDown ||= reading?.isFeedDown === true
    return { odds: leg.odds, result: leg.result, chance: reading?.chance ?? null }
  })
  if (bet.status !== 'placed' || bet.stakeMinor === 0n) return { valueMinor: null, delayMs, isFeedDown }
  return { valueMinor: valueBet({ ...bet, legs }), delayMs, isFeedDown }
}

/** The events that a value hangs on. */
export function openEventsOf({ legs }: OpenBet): number[] {
  return [...new Set(legs.filter(({ result }) => result === null).map(({ eventId }) => eventId))]
}
