/** Where a player came to the house (agreement 34, points of sale): its main site or its mobile one. */
export const MAIN_POINT = 5
export const MOBILE_POINT = 6
export type Point = typeof MAIN_POINT | typeof MOBILE_POINT

/** The point of the host that a request names. Without a mobile site of its own every host is the main one. */
export function findPoint(host: string, mobileSite: string | null): Point {
  return mobileSite !== null && host === new URL(mobileSite).host ? MOBILE_POINT : MAIN_POINT
}
