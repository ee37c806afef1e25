import type { BookEvent } from '@xezer/odds-book/book'
import { groupByLeague, groupBySport } from './present-list.ts'

/** Where the changed rows of a list stand now, sport by sport, and what holds them. */
export interface ChangedPlaces {
  /** Sports and leagues of which all rows changed: whoever held the list before may not know them. */
  readonly sports: readonly {
    readonly at: number
    readonly sport: BookEvent['sport']
    readonly count: number
  }[]
  readonly leagues: readonly { readonly at: number; readonly first: BookEvent }[]
  /** By its place in its league, and in its sport. */
  readonly rows: readonly { readonly at: number; readonly atInSport: number; readonly event: BookEvent }[]
  /** Ids of those that stand in the list no more. */
  readonly gone: readonly number[]
}

/** `events` is the whole list in its order. What did not change keeps its order, or it would have changed. */
export function placeChanged(events: readonly BookEvent[], changed: ReadonlySet<number>): ChangedPlaces {
  const gone = new Set(changed)
  const isNew = ({ id }: BookEvent) => changed.has(id)
  const sports: ChangedPlaces['sports'][number][] = []
  const leagues: ChangedPlaces['leagues'][number][] = []
  const rows: ChangedPlaces['rows'][number][] = []
  groupBySport(events).forEach(([sport, sportEvents], sportAt) => {
    if (sportEvents.every(isNew)) sports.push({ at: sportAt, sport, count: sportEvents.length })
    let before = 0
    groupByLeague(sportEvents).forEach((league, leagueAt) => {
      if (league.events.every(isNew)) leagues.push({ at: leagueAt, first: league.first })
      league.events.forEach((event, at) => {
        if (gone.delete(event.id)) rows.push({ at, atInSport: before + at, event })
      })
      before += league.events.length
    })
  })
  return { sports, leagues, rows, gone: [...gone] }
}
