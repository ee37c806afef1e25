import { calendarDay } from '@xezer/i18n/format-time'
import type { BookEvent } from '@xezer/odds-book/book'
import { leagueOrder } from '../../core/catalogue/league-order.ts'
import { groupByLeague, type LeagueBlock } from '../../core/offer-bytes/present-list.ts'

/** Leagues of each day in the visitor's zone, the next day first; what is of no day stands below. */
export function groupByDay(events: readonly BookEvent[], zoneMinutes: number): LeagueBlock[] {
  const days = new Map<string, BookEvent[]>()
  const dayless: BookEvent[] = []
  for (const event of events) {
    if (event.field !== null) {
      dayless.push(event)
      continue
    }
    const day = calendarDay(new Date(event.fixture.startsAtMs), zoneMinutes)
    const own = days.get(day)
    if (own === undefined) days.set(day, [event])
    else own.push(event)
  }
  // Events come in the order of their hours, and so do the days.
  const ofDays = [...days].flatMap(([day, own]) =>
    groupByLeague(own)
      .map((block) => ({ ...block, day }))
      .sort(byImportance),
  )
  return [...ofDays, ...groupByLeague(dayless).sort(byImportance)]
}

/** Leagues in the order of the house; of two alike the one that plays first stays first. */
function byImportance({ first: left }: LeagueBlock, { first: right }: LeagueBlock): number {
  return orderOf(left) - orderOf(right)
}

function orderOf({ category, tournament }: BookEvent): number {
  return leagueOrder(category.code, tournament.tier)
}
