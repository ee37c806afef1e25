import type { BookSelection } from '@xezer/odds-book/book'
import { getSport, SPORTS } from '@xezer/sports/registry'

/** What the house sets for all sports; null leaves each its own. */
type DelaySetting = number | null

/** How long a bet in play on this sport waits. */
export function sportDelayMs(setting: DelaySetting, sportId: number): number {
  return setting ?? getSport(sportId).liveDelayMs
}

/** How long bets wait that are decided together: as the slowest of their sports, and not at all before the match. */
export function liveDelayMs(
  setting: DelaySetting,
  struck: readonly {
    readonly accepted: { readonly isLive: boolean }
    readonly selection: { readonly event: Pick<BookSelection['event'], 'sport'> }
  }[],
): number {
  const live = struck.filter(({ accepted }) => accepted.isLive)
  return Math.max(0, ...live.map(({ selection }) => sportDelayMs(setting, selection.event.sport.id)))
}

/** No bet waits longer. */
export function longestDelayMs(setting: DelaySetting): number {
  return setting ?? Math.max(...SPORTS.map((sport) => sport.liveDelayMs))
}
