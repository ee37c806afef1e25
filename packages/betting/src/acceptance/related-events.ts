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
  const byCompetition = groupPlaces(origins, ({ competitionId }) => competitionId)
  const byMeeting = groupPlaces(origins, ({ sides }) => (sides === null ? null : nameMeeting(sides)))
  const related = new Set<number>()
  for (const places of byCompetition.values()) {
    const hasField = places.some((place) => origins[place]?.sides === null)
    if (hasField && places.length > 1) for (const place of places) related.add(place)
  }
  for (const places of byMeeting.values()) {
    if (places.length > 1) for (const place of places) related.add(place)
  }
  return related
}

function groupPlaces<Key>(
  origins: readonly (EventOrigin | null)[],
  keyOf: (origin: EventOrigin) => Key | null,
): ReadonlyMap<Key, readonly number[]> {
  const groups = new Map<Key, number[]>()
  for (const [place, origin] of origins.entries()) {
    const key = origin === null ? null : keyOf(origin)
    if (key === null) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [place])
    else group.push(place)
  }
  return groups
}

/** Whoever is at home. */
function nameMeeting([one, other]: readonly [number, number]): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}
