import { ALL_SPORTS, formatTopic } from '@xezer/sport/topic'

/** The column group that opens first (product §9, constants). */
export const FIRST_GROUP = 1

/** The column group that the address asks for. */
export function readGroup(search: URLSearchParams): number {
  return Number(search.get('group') ?? FIRST_GROUP) || FIRST_GROUP
}

export const MENU_TOPIC = formatTopic({ kind: 'menu' })
export const eventTopic = (event: number | string) => formatTopic({ kind: 'event', eventId: Number(event) })
export const leagueTopic = (league: number | string) =>
  formatTopic({ kind: 'league', tournamentId: Number(league) })
/** One sport's overview in one column group; without a sport, every sport together. */
export const overviewTopic = (sport: number | undefined, group = FIRST_GROUP) =>
  formatTopic({ kind: 'overview', sportId: sport ?? ALL_SPORTS, group })
