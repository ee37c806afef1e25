/**
 * Heights in pixels of the rows of a windowed list, shared by server and site (agreement 8, windowed lists; design
 * §1, layout).
 */
export const SPORT_HEAD_HEIGHT = 40
export const LEAGUE_HEAD_HEIGHT = 32
/** Above the first league of a day. */
export const DAY_HEAD_HEIGHT = 40
export const EVENT_ROW_HEIGHT = 52

export function leagueHeight(eventCount: number): number {
  return LEAGUE_HEAD_HEIGHT + eventCount * EVENT_ROW_HEIGHT
}
