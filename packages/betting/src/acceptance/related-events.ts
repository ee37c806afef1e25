/** What makes two events depend on each other. */
export interface EventOrigin {
  readonly competitionId: number
  /** The two who meet; null of a field of competitors, such as who wins the competition. */
  readonly sides: readonly [number, number] | null
}

/**
 * The places of those events that depend on another one of them: how a competition ends depends on its matches and on every
 * other question of its end, and two meetings of the same two on who of them is stronger. Their prices must not be multiplied
 * as if one said nothing of the other. Null is an event that nobody knows.
 */
export function findRelated(origins: readonly (EventOrigin | null)[]): ReadonlySet<number> {
  const related = new Set<number>()
  for (let place = 1; place < origins.length; place++) {
    const origin = origins[place] ?? null
    if (origin === null) continue
    for (let before = 0; before < place; before++) {
      const other = origins[before] ?? null
      if (other !== null && areRelated(origin, other)) related.add(before).add(place)
    }
  }
  return related
}

function areRelated(one: EventOrigin, other: EventOrigin): boolean {
  if (one.sides === null || other.sides === null) return one.competitionId === other.competitionId
  const [home, away] = one.sides
  const [first, second] = other.sides
  // Whoever is at home.
  return (home === first && away === second) || (home === second && away === first)
}
