import type { SetTimer } from '../../platform/timer.ts'

/** One sweep for all cells clears tints and triangles together. */
export const SWEEP_MS = 400

/** Remembers which cells show a move, and looks at all of them in one sweep until none is left. */
export interface MoveSweep {
  add: (handle: string) => void
}

interface SweepParts {
  /** Lets the move of one cell grow older; false when it shows none any more. */
  age: (handle: string) => boolean
  setTimer: SetTimer
}

export function createMoveSweep({ age, setTimer }: SweepParts): MoveSweep {
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
    setTimer(sweep, SWEEP_MS)
  }
  return {
    add: (handle) => {
      moved.add(handle)
      plan()
    },
  }
}
