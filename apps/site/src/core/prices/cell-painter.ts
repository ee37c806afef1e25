import { type CellNode, decideLook, type Look, paintCell } from './paint-cell.ts'
import type { PriceEntry } from './price-entries.ts'

/**
 * Writes to the nodes of one entry and to no others. Knows what decides a look beside the price: which events are
 * paused and what the slip holds.
 */
export interface CellPainter {
  paintNode: (entry: PriceEntry, node: CellNode) => void
  paintNodes: (entry: PriceEntry) => void
  look: (entry: PriceEntry) => Look
  /** No bet can be placed on it now. */
  isLocked: (entry: PriceEntry) => boolean
  /** False when the event was so before; whoever calls paints its cells. */
  setPaused: (eventId: number, isPaused: boolean) => boolean
  /** The handles whose mark changed; whoever calls paints them. */
  setSelected: (handles: ReadonlySet<string>) => string[]
}

/** `counts` hears of every node that is painted. */
export function createCellPainter(counts: { paints: number }): CellPainter {
  const pausedEvents = new Set<number>()
  let selected: ReadonlySet<string> = new Set()
  const isLocked = ({ price, eventId }: PriceEntry) =>
    price.isDisabled || price.value === null || pausedEvents.has(eventId)
  const look = (entry: PriceEntry) => decideLook(entry.price, isLocked(entry), selected.has(entry.handle))
  const paintNode = (entry: PriceEntry, node: CellNode) => {
    counts.paints += 1
    const next = look(entry)
    paintCell(node, next, entry.nodes.get(node))
    entry.nodes.set(node, next)
  }
  return {
    look,
    paintNode,
    paintNodes: (entry) => {
      for (const node of entry.nodes.keys()) paintNode(entry, node)
    },
    isLocked,
    setPaused: (eventId, isPaused) => {
      if (pausedEvents.has(eventId) === isPaused) return false
      if (isPaused) pausedEvents.add(eventId)
      else pausedEvents.delete(eventId)
      return true
    },
    setSelected: (handles) => {
      const before = selected
      selected = new Set(handles)
      return [...before, ...selected].filter((handle) => before.has(handle) !== selected.has(handle))
    },
  }
}
