import type { Event, League } from '@xezer/contract/sport-entities'
import { parseWireTime } from '@xezer/contract/wire-time'

const MATCHES_MAX = 3

/** The first matches of a list that did not begin yet, by when they begin; the list has the leagues that matter most on top. */
export function chooseNextMatches(
  leagues: readonly League[],
  nowMs: number,
  max = MATCHES_MAX,
): { readonly event: Event; readonly league: League }[] {
  return leagues
    .flatMap((league) => (league.events ?? []).map((event) => ({ event, league })))
    .filter(({ event }) => event.competitors === undefined && parseWireTime(event.time) > nowMs)
    .slice(0, max)
    .sort((one, other) => one.event.time.localeCompare(other.event.time))
}

/** The same as a list of their leagues. */
export function listNextMatches<Of extends League>(leagues: readonly Of[], nowMs: number, max: number): Of[] {
  const chosen = new Set(chooseNextMatches(leagues, nowMs, max).map(({ event }) => event))
  return leagues.flatMap((league) => {
    const events = (league.events ?? []).filter((event) => chosen.has(event))
    return events.length === 0 ? [] : [{ ...league, events, count: events.length }]
  })
}
