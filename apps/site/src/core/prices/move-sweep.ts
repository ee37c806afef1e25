import type { PageTimers } from '../../platform/page-timers.ts'

/** One sweep for all cells clears tints and triangles together. */
export const SWEEP_MS = 400

/** Remembers which cells show a move, and looks at all of them in one sweep until none is left. */
export interface MoveSweep {
  add: (handle: string) => void
}

interface SweepParts {
  /** Lets the move of one cell grow older; false when it shows none any more. */
  age: (handle: string) => boolean
  timers: PageTimers
}

export function createMoveSweep({ age, timers }: SweepParts): MoveSweep {
  const moved = new Set<string>()
  let isPlanned = false
  const sweep = () => {
    isPlanned = false
    for (const handle of moved) if (!age(handle)) moved.delete(handle)
    if (moved.size > 0) plan()
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    timers.after(SWEEP_MS, sweep)
  }
  return {
    add: (handle) => {
      moved.add(handle)
      plan()
    },
  }
}
