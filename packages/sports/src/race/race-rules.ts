/** 0 is the home side, 1 the away side; an index of typed arrays. */
export type SideIndex = 0 | 1

/**
 * Who begins the next unit: always the same side (the points of a tennis game), each in turn (games of a set), one and
 * then two each (a tie-break), two each (table tennis), or whoever won the last one (volleyball, badminton).
 */
export type ServeOrder = 'fixed' | 'alternate' | 'one_two_two' | 'two_two' | 'winner'

/** A race to a number of units: points of a game, games of a set, sets of a match, frames, legs. */
export interface RaceRules {
  readonly target: number
  /** How far ahead the winner must be. */
  readonly lead: 1 | 2
  /** So many win with any lead; null when the race goes on until somebody is far enough ahead. */
  readonly cap: number | null
  readonly serve: ServeOrder
}

/** Chance of the home side to win the next unit. It hangs on the score only where a race has a last unit of its own kind. */
export type UnitChance = (home: number, away: number, server: SideIndex) => number

export function otherIndex(side: SideIndex): SideIndex {
  return side === 0 ? 1 : 0
}

/** Who serves after a unit; `played` counts it. */
export function nextServer(
  { serve, target }: RaceRules,
  server: SideIndex,
  winner: SideIndex,
  played: number,
): SideIndex {
  switch (serve) {
    case 'fixed':
      return server
    case 'alternate':
      return otherIndex(server)
    case 'one_two_two':
      return played % 2 === 1 ? otherIndex(server) : server
    case 'two_two':
      return played % 2 === 0 || played >= 2 * (target - 1) ? otherIndex(server) : server
    case 'winner':
      return winner
  }
}

/** Who has won at this score; null while the race goes on. */
export function raceWinner({ target, lead, cap }: RaceRules, home: number, away: number): SideIndex | null {
  const most = Math.max(home, away)
  if (home === away || most < target) return null
  const isWon = Math.abs(home - away) >= lead || (cap !== null && most >= cap)
  return isWon ? (home > away ? 0 : 1) : null
}

/**
 * From one short of the target on each side, an open race that is won by two is the same again after each tie: such
 * scores fold to the first tie and one ahead of it.
 */
export function foldsAt({ target, lead, cap }: RaceRules): number | null {
  return lead === 2 && cap === null ? target - 1 : null
}

/** How many units lie beyond the first tie of an open race; taken from both sides, they leave the same race. */
export function foldedUnits(rules: RaceRules, home: number, away: number): number {
  const tie = foldsAt(rules)
  return tie === null ? 0 : Math.max(0, Math.min(home, away) - tie)
}
