import type { CallOutput } from '@xezer/contract/call'
import { type liveUpcoming, UPCOMING_MAX, type UpcomingEvent } from '@xezer/contract/upcoming'
import { presentWireTime } from '@xezer/contract/wire-time'
import type { BookEvent } from '@xezer/odds-book/book'
import { eventNames } from '@xezer/odds-book/event-names'
import type { Locale } from '@xezer/std/locale'
import { groupByLeague, groupBySport } from '../../core/offer-bytes/present-list.ts'
import { presentNamedLeague, presentNamedSport } from '../../core/offer-bytes/present-names.ts'
import type { LiveOptions } from './live-answers.ts'

/** The same for everybody, whatever hours and sport are looked at: laid out once for each version of the list. */
export function answerUpcoming(
  { book, answers }: Pick<LiveOptions, 'book' | 'answers'>,
  locale: Locale,
): string {
  const events = book.prematchEvents()
  return answers.get(events, `upcoming/${locale}`, () => JSON.stringify(presentUpcoming(events, locale)))
}

/** What nobody plays against anybody starts at no hour: it stands in no such list. */
function presentUpcoming(events: readonly BookEvent[], locale: Locale): CallOutput<typeof liveUpcoming> {
  const next = events.filter(({ field }) => field === null).slice(0, UPCOMING_MAX)
  const bySport = groupBySport(next)
  const sports = bySport.map(([sport, own]) => ({
    ...presentNamedSport(sport, locale),
    countEvents: own.length,
    countSports: bySport.length,
    leagues: groupByLeague(own).map(({ first }) =>
      presentNamedLeague(first.tournament, first.category, locale),
    ),
  }))
  sports.sort((left, right) => left.id - right.id)
  return { sports, events: next.map((event) => presentUpcomingEvent(event, locale)) }
}

function presentUpcomingEvent(event: BookEvent, locale: Locale): UpcomingEvent {
  const { home, away } = eventNames(event)
  return {
    id: event.id,
    type: 0,
    number: event.fixture.number,
    time: presentWireTime(event.fixture.startsAtMs),
    home: home[locale],
    away: away[locale],
    sport: { id: event.sport.id, name: event.sport.name[locale] },
    league: event.tournament.id,
  }
}
