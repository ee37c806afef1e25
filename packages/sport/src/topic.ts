/** What a screen watches. Sport 0 of an overview stands for every sport. */
export type TopicName =
  | { readonly kind: 'event'; readonly eventId: number }
  | { readonly kind: 'overview'; readonly sportId: number; readonly group: number }
  | { readonly kind: 'league'; readonly tournamentId: number }
  | { readonly kind: 'menu' }

/** The group of columns that rows of a pre-match league show. */
export const LEAGUE_GROUP = 1
export const ALL_SPORTS = 0

/** One spelling each: what is recorded goes to the log of this one only. */
const TOPIC =
  /^(?:(menu)|event\/([1-9]\d{0,14})|league\/([1-9]\d{0,14})|overview\/(0|[1-9]\d{0,8})\/([1-9]\d?))$/

export function formatTopic(name: TopicName): string {
  if (name.kind === 'menu') return 'menu'
  if (name.kind === 'event') return `event/${name.eventId}`
  if (name.kind === 'league') return `league/${name.tournamentId}`
  return `overview/${name.sportId}/${name.group}`
}

export function parseTopic(text: string): TopicName | null {
  const match = TOPIC.exec(text)
  if (match === null) return null
  const [, menu, eventId, tournamentId, sportId, group] = match
  if (menu !== undefined) return { kind: 'menu' }
  if (eventId !== undefined) return { kind: 'event', eventId: Number(eventId) }
  if (tournamentId !== undefined) return { kind: 'league', tournamentId: Number(tournamentId) }
  return { kind: 'overview', sportId: Number(sportId), group: Number(group) }
}
