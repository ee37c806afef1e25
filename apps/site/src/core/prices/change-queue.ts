import type { SteadyClock } from '@xezer/std/clock'
import type { PageTimers } from '../../platform/page-timers.ts'
import type { PriceChange } from './price.ts'

/** How often changes are painted: 5 Hz at most, since paint dominates. */
export const FLUSH_MS = 200
/** A change after a calm time waits only for its companions: the topics of one tick come as separate messages. */
export const GATHER_MS = 16

/** Changes wait here for the next flush; of several for one handle the newest wins. */
export interface ChangeQueue {
  put: (changes: readonly PriceChange[]) => void
  /** An image knows better. */
  drop: (handle: string) => void
}

interface QueueParts {
  flush: (changes: readonly PriceChange[]) => void
  clock: SteadyClock
  timers: PageTimers
}

export function createChangeQueue({ flush, clock, timers }: QueueParts): ChangeQueue {
  const pending = new Map<string, PriceChange>()
  let isPlanned = false
  let nextFlushMs = 0
  const run = () => {
    isPlanned = false
    nextFlushMs = clock.steadyMs() + FLUSH_MS
    const changes = [...pending.values()]
    pending.clear()
    flush(changes)
  }
  return {
    put: (changes) => {
      for (const change of changes) pending.set(change.handle, change)
      if (isPlanned || changes.length === 0) return
      isPlanned = true
      timers.after(Math.max(GATHER_MS, nextFlushMs - clock.steadyMs()), run)
    },
    drop: (handle) => pending.delete(handle),
  }
}
