import type { ListSport } from '@xezer/contract/sport-entities'

/** What of a list has a broadcast; a league of which all has is the same league. */
export function keepVideo(sports: readonly ListSport[]): ListSport[] {
  return sports.flatMap((sport) => {
    const leagues = sport.leagues.flatMap((league) => {
      const events = (league.events ?? []).filter(({ stream }) => stream !== null)
      if (events.length === league.events?.length) return league
      return events.length === 0 ? [] : { ...league, events, count: events.length }
    })
    const countEvents = leagues.reduce((sum, { count }) => sum + count, 0)
    return countEvents === 0 ? [] : { ...sport, leagues, countEvents }
  })
}

/** The sports of the menu that have any, with how many. */
export function countVideo<
  Sport extends {
    readonly countEvents: number
    readonly events: readonly { readonly video?: true | undefined }[]
  },
>(sports: readonly Sport[]): Sport[] {
  return sports.flatMap((sport) => {
    const countEvents = sport.events.filter(({ video }) => video).length
    return countEvents === 0 ? [] : { ...sport, countEvents }
  })
}
