import type { EventPage } from '@xezer/contract/live'
import { parseWireTime } from '@xezer/contract/wire-time'
import { eventTitle } from '@xezer/i18n/event-title'
import { formatDay } from '@xezer/i18n/format-day'
import { BAKU_AHEAD_MINUTES, calendarDay, formatTimeOfDay } from '@xezer/i18n/format-time'
import { serverTranslator } from '@xezer/i18n/server-text'
import type { Locale } from '@xezer/std/locale'

/** What a document says of itself to whoever shows a link to it. */
export interface About {
  /** A sentence or two, with the plain word that play is simulated. */
  readonly description: string
  /** schema.org, as JSON: of an event that is still to come or in play. */
  readonly structured: string | null
}

/** Of a page that is no event's. */
export function aboutPage(locale: Locale): About {
  const say = serverTranslator(locale)
  return { description: `${say('head.site')}. ${say('head.simulated')}.`, structured: null }
}

export function aboutEvent({ sport, league, event }: EventPage, locale: Locale): About {
  const say = serverTranslator(locale)
  const startsAt = new Date(parseWireTime(event.time))
  const of = { sport: sport.name, league: league.name }
  const what =
    event.ended === true
      ? say('head.event_ended', of)
      : event.type === 1
        ? say('head.event_live', of)
        : say('head.event', {
            ...of,
            day: formatDay(calendarDay(startsAt, BAKU_AHEAD_MINUTES), locale),
            time: formatTimeOfDay(startsAt, BAKU_AHEAD_MINUTES),
          })
  const description = `${what}. ${say('head.simulated')}.`
  return { description, structured: event.ended === true ? null : structureOf() }

  function structureOf(): string {
    const team = (name: string) => ({ '@type': 'SportsTeam', name })
    return JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: eventTitle(event),
      description,
      sport: sport.name,
      startDate: startsAt.toISOString(),
      eventStatus: 'https://schema.org/EventScheduled',
      organizer: { '@type': 'SportsOrganization', name: league.name },
      ...(event.away === '' ? {} : { homeTeam: team(event.home), awayTeam: team(event.away) }),
    })
  }
}
