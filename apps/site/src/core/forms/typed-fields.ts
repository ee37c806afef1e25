/** What a player typed into forms and did not send yet, while this page lives: his document and wallets are written nowhere. */
export interface TypedFields {
  find: (playerId: number, place: string) => unknown
  /** Undefined is forgotten. */
  keep: (playerId: number, place: string, value: unknown) => void
}

export function createTypedFields(): TypedFields {
  const values = new Map<string, unknown>()
  let owner: number | undefined
  return {
    find: (playerId, place) => (playerId === owner ? values.get(place) : undefined),
    keep(playerId, place, value) {
      // Whoever logs in after him finds nothing, and neither does he after that.
      if (playerId !== owner) values.clear()
      owner = playerId
      if (value === undefined) values.delete(place)
      else values.set(place, value)
    },
  }
}
