/** Where a market stands in the map of its event. */
export function marketKey(type: string, specifier: string): string {
  return `${type}:${specifier}`
}

/** The handle of an odds cell (docs/decisions/0001). */
export function cellHandle(eventId: number, type: string, specifier: string, outcome: string): string {
  return `${eventId}:${type}:${specifier}:${outcome}`
}

export interface HandleParts {
  readonly eventId: number
  readonly marketKey: string
  readonly outcome: string
}

/** Takes a handle apart without judging its parts: whatever the book does not hold is not found. */
export function parseHandleParts(handle: string): HandleParts | null {
  const afterEvent = handle.indexOf(':')
  const afterType = handle.indexOf(':', afterEvent + 1)
  const afterSpecifier = handle.indexOf(':', afterType + 1)
  if (afterEvent <= 0 || afterType < 0 || afterSpecifier < 0) return null
  const eventText = handle.slice(0, afterEvent)
  const eventId = Number(eventText)
  // `01`, `1e0` and `0x1` are one as well: a cell with several names would have several limits.
  if (String(eventId) !== eventText) return null
  return {
    eventId,
    marketKey: handle.slice(afterEvent + 1, afterSpecifier),
    outcome: handle.slice(afterSpecifier + 1),
  }
}
