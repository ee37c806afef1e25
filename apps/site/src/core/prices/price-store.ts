import { type CellNode, decideLook, type Look, paintCell } from './paint-cell.ts'

/** One odds cell as it stands. `value` is the decimal price, null when there is none. */
export type Price = {
  value: number | null
  isDisabled: boolean
  /** The way of the last move while it is still shown. */
  move: 'up' | 'down' | undefined
  /** Whether the tint behind the number is still on. */
  isTinted: boolean
  movedAtMs: number
}

export type PriceChange = { handle: string; value: number | null; isDisabled: boolean; direction: -1 | 0 | 1 }

export type PriceStore = {
  /** A whole image: prices are taken over without a flash, except where `direction` says they moved. */
  putImage: (prices: readonly PriceChange[]) => void
  /** Joins the next flush, where somebody keeps or shows the handle; its newest change wins. */
  apply: (changes: readonly PriceChange[]) => void
  setPaused: (eventId: number, isPaused: boolean) => void
  setSelected: (handles: ReadonlySet<string>) => void
  find: (handle: string) => Price | undefined
  /** Whether a bet could be placed on it now, as far as the browser knows. */
  isOpen: (handle: string) => boolean
  register: (handle: string, node: CellNode) => () => void
  /** Tells one reader that is not a cell (the slip) about every change of one handle. */
  watch: (handle: string, listener: () => void) => () => void
  /** Keeps the prices of an image in memory until released. */
  retain: (handles: Iterable<string>) => () => void
  /** Counters for tests and the page's own diagnostics. */
  counts: { paints: number; flushes: number }
}

/** How often changes are painted: 5 Hz at most, since paint dominates (performance guide). */
export const flushMs = 200
/** A change after a calm time waits only for its companions: the topics of one tick come as separate messages. */
export const gatherMs = 16
/** The tint behind a moved number, and the triangle beside it (design direction §4). */
export const tintMs = 1200
export const triangleMs = 5000
/** One sweep for all cells clears tints and triangles together. */
export const sweepMs = 400

type StoreParts = { nowMs: () => number; setTimer: (run: () => void, delayMs: number) => () => void }

type Entry = {
  price: Price
  eventId: number
  nodes: Map<CellNode, Look | undefined>
  listeners: Set<() => void>
  owners: number
}

/** The event that a handle `<event>:<type>:<specifier>:<outcome>` belongs to. */
export function eventOfHandle(handle: string): number {
  return Number(handle.slice(0, handle.indexOf(':')))
}

/** Framework-free: image and deltas by handle; writes to the nodes of the cells that moved and to no others. */
export function createPriceStore({ nowMs, setTimer }: StoreParts): PriceStore {
  const entries = new Map<string, Entry>()
  const pausedEvents = new Set<number>()
  const pending = new Map<string, PriceChange>()
  const moved = new Set<string>()
  const counts = { paints: 0, flushes: 0 }
  let selected: ReadonlySet<string> = new Set()
  let isFlushPlanned = false
  let nextFlushMs = 0
  let isSweepPlanned = false

  const getEntry = (handle: string): Entry => {
    const found = entries.get(handle)
    if (found !== undefined) return found
    const price: Price = { value: null, isDisabled: true, move: undefined, isTinted: false, movedAtMs: 0 }
    const eventId = eventOfHandle(handle)
    const entry: Entry = { price, eventId, nodes: new Map(), listeners: new Set(), owners: 0 }
    entries.set(handle, entry)
    return entry
  }
  const dropWhenUnused = (handle: string, entry: Entry) => {
    if (entry.owners + entry.nodes.size + entry.listeners.size > 0) return
    entries.delete(handle)
    moved.delete(handle)
  }
  const isLocked = ({ price, eventId }: Entry) =>
    price.isDisabled || price.value === null || pausedEvents.has(eventId)

  const paintNode = (handle: string, entry: Entry, node: CellNode) => {
    counts.paints += 1
    const next = decideLook(entry.price, isLocked(entry), selected.has(handle))
    paintCell(node, next, entry.nodes.get(node))
    entry.nodes.set(node, next)
  }
  const paint = (handle: string, entry: Entry) => {
    for (const node of entry.nodes.keys()) paintNode(handle, entry, node)
    for (const listener of [...entry.listeners]) listener()
  }

  const take = (change: PriceChange) => {
    const entry = getEntry(change.handle)
    const { price } = entry
    if (price.value === change.value && price.isDisabled === change.isDisabled && change.direction === 0)
      return
    price.value = change.value
    price.isDisabled = change.isDisabled
    if (change.direction !== 0) {
      price.move = change.direction === 1 ? 'up' : 'down'
      price.isTinted = true
      price.movedAtMs = nowMs()
      moved.add(change.handle)
      planSweep()
    }
    paint(change.handle, entry)
  }

  const flush = () => {
    isFlushPlanned = false
    nextFlushMs = nowMs() + flushMs
    counts.flushes += 1
    const changes = [...pending.values()]
    pending.clear()
    // A cell that left meanwhile would stay here for ever.
    for (const change of changes) if (entries.has(change.handle)) take(change)
  }

  const planSweep = () => {
    if (isSweepPlanned) return
    isSweepPlanned = true
    setTimer(sweep, sweepMs)
  }
  const sweep = () => {
    isSweepPlanned = false
    const now = nowMs()
    for (const handle of moved) {
      const entry = entries.get(handle)
      const ageMs = entry === undefined ? triangleMs : now - entry.price.movedAtMs
      if (entry === undefined || ageMs < tintMs) continue
      const isOver = ageMs >= triangleMs
      if (isOver) moved.delete(handle)
      if (!isOver && !entry.price.isTinted) continue
      entry.price.isTinted = false
      if (isOver) entry.price.move = undefined
      for (const node of entry.nodes.keys()) paintNode(handle, entry, node)
    }
    if (moved.size > 0) planSweep()
  }

  return {
    counts,
    putImage: (prices) => {
      for (const price of prices) {
        pending.delete(price.handle)
        take(price)
      }
    },
    apply: (changes) => {
      for (const change of changes) pending.set(change.handle, change)
      if (isFlushPlanned || changes.length === 0) return
      isFlushPlanned = true
      setTimer(flush, Math.max(gatherMs, nextFlushMs - nowMs()))
    },
    setPaused: (eventId, isPaused) => {
      if (pausedEvents.has(eventId) === isPaused) return
      if (isPaused) pausedEvents.add(eventId)
      else pausedEvents.delete(eventId)
      for (const [handle, entry] of entries) if (entry.eventId === eventId) paint(handle, entry)
    },
    setSelected: (handles) => {
      const touched = [...selected, ...handles].filter(
        (handle) => selected.has(handle) !== handles.has(handle),
      )
      selected = new Set(handles)
      for (const handle of touched) {
        const entry = entries.get(handle)
        if (entry !== undefined) for (const node of entry.nodes.keys()) paintNode(handle, entry, node)
      }
    },
    find: (handle) => entries.get(handle)?.price,
    isOpen: (handle) => {
      const entry = entries.get(handle)
      return entry !== undefined && !isLocked(entry)
    },
    register: (handle, node) => {
      const entry = getEntry(handle)
      entry.nodes.set(node, undefined)
      paintNode(handle, entry, node)
      return () => {
        entry.nodes.delete(node)
        dropWhenUnused(handle, entry)
      }
    },
    watch: (handle, listener) => {
      const entry = getEntry(handle)
      entry.listeners.add(listener)
      return () => {
        entry.listeners.delete(listener)
        dropWhenUnused(handle, entry)
      }
    },
    retain: (handles) => {
      const kept = [...handles].map((handle) => [handle, getEntry(handle)] as const)
      for (const [, entry] of kept) entry.owners += 1
      return () => {
        for (const [handle, entry] of kept) {
          entry.owners -= 1
          dropWhenUnused(handle, entry)
        }
      }
    },
  }
}
