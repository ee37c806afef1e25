import type { EventOrigin } from '@xezer/betting/acceptance/related-events'
import type { SelectionState } from '@xezer/betting/acceptance/selection-state'
import { type StakeLimits, stakeLimits } from '@xezer/betting/acceptance/stake-limits'
import type { Currency } from '@xezer/money/minor'
import type { Odds } from '@xezer/money/odds'
import type { BookSelection, OddsBook } from '@xezer/odds-book/book'
import { getSport } from '@xezer/sports/registry'
import type { LocalizedName } from '@xezer/std/locale'

/** What the book says of a cell that was found in it, or not; null when the book does not know the event. */
export function readSelectionState(
  book: Pick<OddsBook, 'findEvent' | 'isProducerUp'>,
  eventId: number,
  selection: BookSelection | null,
  steadyMs: number,
): SelectionState | null {
  const event = book.findEvent(eventId)
  if (event === null) return null
  const producer = selection?.producer ?? event.producer
  return {
    eventStatus: event.status,
    startsAtMs: event.fixture.startsAtMs,
    isPaused: event.isPaused,
    isFeedAlive: book.isProducerUp(producer, steadyMs),
    marketStatus: selection?.status ?? null,
    odds: selection?.odds ?? null,
  }
}

/** What makes the event depend on others; null when the book does not know it. */
export function readOrigin(book: OddsBook, eventId: number): EventOrigin | null {
  const event = book.findEvent(eventId)
  if (event === null) return null
  const { home, away, tournament } = event
  return { competitionId: tournament.id, sides: home === null || away === null ? null : [home.id, away.id] }
}

/** Whom the selection is on, where its outcome is a competitor of the event. */
export function findCompetitorName({ event, outcome }: BookSelection): LocalizedName | null {
  return event.field?.competitors.get(outcome)?.name ?? null
}

/** A handle that names another event than the request says is no selection of it. */
export function findSelectionOf(book: OddsBook, eventId: number, handle: string): BookSelection | null {
  const selection = book.findSelection(handle)
  return selection === null || selection.event.id !== eventId ? null : selection
}

export function readLimits(selection: BookSelection, currency: Currency, odds: Odds): StakeLimits {
  return stakeLimits(
    {
      tier: selection.event.tournament.tier,
      group: selection.market.marketType.group,
      isLive: selection.eventStatus === 'live',
      currency,
      sportPercent: getSport(selection.event.sport.id).limitPercent,
    },
    odds,
  )
}
