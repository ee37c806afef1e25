import { eventOfHandle } from '@xezer/sport/event-of-handle'
import type { CellNode, Look } from './paint-cell.ts'
import { type Price, unknownPrice } from './price.ts'

/** One handle with everybody who wants it. */
export interface PriceEntry {
  readonly handle: string
  readonly eventId: number
  price: Price
  /** The cells on the page, each with the look that was painted last. */
  readonly nodes: Map<CellNode, Look | undefined>
  readonly listeners: Set<() => void>
  /** Images that hold it: it stays known while no cell shows it. */
  owners: number
}

/** Handles that somebody shows, hears or keeps, and no others: when the last one lets go, the price is forgotten. */
export interface PriceEntries {
  find: (handle: string) => PriceEntry | undefined
  get: (handle: string) => PriceEntry
  all: () => Iterable<PriceEntry>
  /** For whoever let go of an entry. */
  dropWhenUnused: (entry: PriceEntry) => void
}

export function createPriceEntries(): PriceEntries {
  const entries = new Map<string, PriceEntry>()
  return {
    find: (handle) => entries.get(handle),
    get: (handle) => {
      const found = entries.get(handle)
      if (found !== undefined) return found
      const entry = createEntry(handle)
      entries.set(handle, entry)
      return entry
    },
    all: () => entries.values(),
    dropWhenUnused: (entry) => {
      const isUsed = entry.owners + entry.nodes.size + entry.listeners.size > 0
      if (!isUsed && entries.get(entry.handle) === entry) entries.delete(entry.handle)
    },
  }
}

/** Before anything is heard of a handle. */
export function createEntry(handle: string): PriceEntry {
  return {
    handle,
    eventId: eventOfHandle(handle),
    price: unknownPrice,
    nodes: new Map(),
    listeners: new Set(),
    owners: 0,
  }
}
