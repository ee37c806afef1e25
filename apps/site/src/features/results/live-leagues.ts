import type { CallOutput } from '@xezer/contract/call'
import type { liveListMenu, MenuEvent } from '@xezer/contract/live'
import type { resultsLive } from '@xezer/contract/results'
import type { LeagueRef } from '@xezer/contract/sport-entities'

/** What is in play in a league. */
export interface LiveLeague {
  sport: { id: number; alias: string; name: string }
  league: LeagueRef
  events: readonly MenuEvent[]
}

/** Of the menu that the stream moves. */
export function leaguesOfMenu({ sports }: CallOutput<typeof liveListMenu>): LiveLeague[] {
  return sports.flatMap(({ leagues, events, ...sport }) =>
    leagues.map((league) => ({
      sport,
      league,
      events: events.filter((event) => event.league === league.id),
    })),
  )
}

/** Of the call that is polled where there is no stream. */
export function leaguesOfPoll({ sports }: CallOutput<typeof resultsLive>): LiveLeague[] {
  return sports.flatMap(({ countries, ...sport }) =>
    countries.flatMap(({ leagues, ...country }) =>
      leagues.map(({ events, ...league }) => ({ sport, league: { ...league, country }, events })),
    ),
  )
}
