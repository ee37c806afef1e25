export type Side = 'home' | 'away'

/** One value for each side of a match. */
export interface Sides<T> {
  readonly home: T
  readonly away: T
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home'
}
