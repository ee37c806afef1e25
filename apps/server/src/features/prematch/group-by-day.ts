import { calendarDay } from '@xezer/i18n/format-time'
import type { BookEvent } from '@xezer/odds-book/book'
import { groupByLeague, type LeagueBlock } from '../../core/offer-bytes/present-list.ts'

/** The house's own leagues stand first on each day. */
const HOME_COUNTRY = 'az'

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

/** Leagues of home, then better ones; of two alike the one that plays first stays first. */
function byImportance({ first: left }: LeagueBlock, { first: right }: LeagueBlock): number {
  return abroad(left) - abroad(right) || left.tournament.tier - right.tournament.tier
}

function abroad({ category }: BookEvent): number {
  return category.code === HOME_COUNTRY ? 0 : 1
}
