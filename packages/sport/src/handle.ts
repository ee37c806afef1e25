import { parseSpecifier } from './specifier.ts'

/** Which odds cell: an outcome of a market of an event. */
export interface Selection {
  readonly eventId: number
  /** Key of the market catalogue of the event's sport. */
  readonly type: string
  readonly specifier: string
  readonly outcome: string
}

const EVENT_ID = /^[1-9]\d{0,15}$/
const TYPE_KEY = /^[a-z0-9_]+$/

/**
 * `<eventId>:<type>:<specifier>:<outcome>`; self-describing, the same over restarts and processes (docs/decisions/0001).
 * No part but the last may hold a colon: texts of a specifier escape theirs.
 */
export function formatHandle(eventId: number, type: string, specifier: string, outcome: string): string {
  return `${eventId}:${type}:${specifier}:${outcome}`
}

/**
 * Takes a handle apart, in its one spelling only: a cell with several names would have several limits. Whether there
 * is such a market is for the catalogue and the book to say.
 */
export function parseHandle(handle: string): Selection | null {
  // An outcome may hold a colon of its own (`2:1`), the parts before it never do.
  const [eventText = '', type = '', specifier, ...outcomeParts] = handle.split(':')
  const outcome = outcomeParts.join(':')
  if (!EVENT_ID.test(eventText) || !TYPE_KEY.test(type) || specifier === undefined || outcome === '')
    return null
  const eventId = Number(eventText)
  if (!Number.isSafeInteger(eventId) || !parseSpecifier(specifier).ok) return null
  return { eventId, type, specifier, outcome }
}

/** All of a handle but its outcome: the same for every outcome of a market. */
export function marketOfHandle(handle: string): string {
  const afterType = handle.indexOf(':', handle.indexOf(':') + 1)
  return handle.slice(0, handle.indexOf(':', afterType + 1))
}

/** Which market of an event: `total:total=2.5`. */
export function marketKey(type: string, specifier: string): string {
  return `${type}:${specifier}`
}

export function typeOfMarketKey(key: string): string {
  return key.slice(0, key.indexOf(':'))
}
