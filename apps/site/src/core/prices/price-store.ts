import type { SteadyClock } from '@xezer/std/clock'
import type { PageTimers } from '../../platform/page-timers.ts'
import { type CellPainter, createCellPainter } from './cell-painter.ts'
import { createChangeQueue } from './change-queue.ts'
import { createMoveSweep } from './move-sweep.ts'
import type { CellNode, Look } from './paint-cell.ts'
import { agePrice, changePrice, type Price, type PriceChange } from './price.ts'
import { createEntry, createPriceEntries, type PriceEntries, type PriceEntry } from './price-entries.ts'

export interface StoreCounts {
  paints: number
  flushes: number
}

/** Every price on the page by handle: image and deltas go in, one node at a time is written. */
export interface PriceStore {
  /** A whole image: prices are taken over without a flash, except where `direction` says they moved. */
  putImage: (prices: readonly PriceChange[]) => void
  /** Joins the next flush, where somebody keeps or shows the handle; its newest change wins. */
  apply: (changes: readonly PriceChange[]) => void
  setPaused: (eventId: number, isPaused: boolean) => void
  setSelected: (handles: ReadonlySet<string>) => void
  /** Writes every cell again: odds are written in another way. */
  repaint: () => void
  find: (handle: string) => Price | undefined
  /** How a cell begins that shows it. */
  look: (handle: string) => Look
  /** Whether a bet could be placed on it now, as far as the browser knows. */
  isOpen: (handle: string) => boolean
  register: (handle: string, node: CellNode) => () => void
  /** Tells one reader that is not a cell (the slip) about every change of one handle. */
  watch: (handle: string, listener: () => void) => () => void
  /** Keeps the prices of an image in memory until released. */
  retain: (handles: Iterable<string>) => () => void
  /** Counters for tests and the page's own diagnostics. */
  counts: StoreCounts
}

interface StoreParts {
  clock: SteadyClock
  timers: PageTimers
}

/** Framework-free: image and deltas by handle; writes to the nodes of the cells that moved and to no others. */
export function createPriceStore({ clock, timers }: StoreParts): PriceStore {
  const counts: StoreCounts = { paints: 0, flushes: 0 }
  const entries = createPriceEntries()
  const painter = createCellPainter(counts)

  const paint = (entry: PriceEntry) => {
    painter.paintNodes(entry)
    for (const listener of [...entry.listeners]) listener()
  }
  const take = (change: PriceChange) => {
    const entry = entries.get(change.handle)
    const next = changePrice(entry.price, change, clock.steadyMs())
    if (next === entry.price) return
    entry.price = next
    if (change.direction !== 0) sweep.add(change.handle)
    paint(entry)
  }
  const sweep = createMoveSweep({
    age: (handle) => {
      const entry = entries.find(handle)
      if (entry === undefined) return false
      const next = agePrice(entry.price, clock.steadyMs())
      if (next !== entry.price) {
        entry.price = next
        painter.paintNodes(entry)
      }
      return next.move !== undefined
    },
    timers,
  })
  const queue = createChangeQueue({
    flush: (changes) => {
      counts.flushes += 1
      // A cell that left meanwhile would stay here for ever.
      for (const change of changes) if (entries.find(change.handle) !== undefined) take(change)
    },
    clock,
    timers,
  })

  return {
    counts,
    putImage: (prices) => {
      for (const price of prices) {
        queue.drop(price.handle)
        take(price)
      }
    },
    apply: queue.put,
    setPaused: (eventId, isPaused) => {
      if (!painter.setPaused(eventId, isPaused)) return
      for (const entry of entries.all()) if (entry.eventId === eventId) paint(entry)
    },
    setSelected: (handles) => {
      for (const handle of painter.setSelected(handles)) {
        const entry = entries.find(handle)
        if (entry !== undefined) painter.paintNodes(entry)
      }
    },
    repaint: () => {
      for (const entry of entries.all()) painter.paintNodes(entry)
    },
    find: (handle) => entries.find(handle)?.price,
    look: (handle) => painter.look(entries.find(handle) ?? createEntry(handle)),
    isOpen: (handle) => {
      const entry = entries.find(handle)
      return entry !== undefined && !painter.isLocked(entry)
    },
    ...createHolds(entries, painter),
  }
}

/** The three ways to hold a handle: a cell shows it, a reader hears of it, an image keeps it. */
function createHolds(
  entries: PriceEntries,
  painter: CellPainter,
): Pick<PriceStore, 'register' | 'watch' | 'retain'> {
  return {
    register: (handle, node) => {
      const entry = entries.get(handle)
      entry.nodes.set(node, undefined)
      painter.paintNode(entry, node)
      return () => {
        entry.nodes.delete(node)
        entries.dropWhenUnused(entry)
      }
    },
    watch: (handle, listener) => {
      const entry = entries.get(handle)
      entry.listeners.add(listener)
      return () => {
        entry.listeners.delete(listener)
        entries.dropWhenUnused(entry)
      }
    },
    retain: (handles) => {
      const kept = [...handles].map(entries.get)
      for (const entry of kept) entry.owners += 1
      return () => {
        for (const entry of kept) {
          entry.owners -= 1
          entries.dropWhenUnused(entry)
        }
      }
    },
  }
}
