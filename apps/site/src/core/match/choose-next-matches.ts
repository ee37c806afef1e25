import type { Event, League } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'

const MATCHES_MAX = 3

/** The first matches of a list that did not begin yet; the list has the leagues that matter most on top. */
export function chooseNextMatches(
  leagues: readonly League[],
  nowMs: number,
): { readonly event: Event; readonly league: League }[] {
  return leagues
    .flatMap((league) => (league.events ?? []).map((event) => ({ event, league })))
    .filter(({ event }) => event.competitors === undefined && parseWireTime(event.time) > nowMs)
    .slice(0, MATCHES_MAX)
}
