import type { PageTimers } from '../../platform/page-timers.ts'
import type { SlipStore } from './slip-store.ts'
import { takeBack } from './take-back.ts'

/** How long a removal can be taken back. */
export const UNDO_MS = 6000

/** Takes selections out of the slip; the newest removal can be taken back for a while. Nothing while a bet is placed. */
export interface SlipRemovals {
  remove: (eventId: number) => void
  clear: () => void
  undo: () => void
}

interface RemovalParts {
  store: SlipStore
  timers: PageTimers
  /** What came back may have changed meanwhile. */
  onTakenBack: () => void
}

export function createSlipRemovals({ store, timers, onTakenBack }: RemovalParts): SlipRemovals {
  const remember = () => {
    const { slip } = store.read()
    timers.after(UNDO_MS, () => {
      if (store.read().undo === slip) store.change({ undo: undefined })
    })
    return { undo: slip }
  }
  const isPlacing = () => store.read().slip.phase === 'placing'
  return {
    remove: (eventId) => {
      const position = store.read().slip.positions.find((known) => known.eventId === eventId)
      if (position === undefined || isPlacing()) return
      const memory = remember()
      store.dispatch({ kind: 'remove', eventId })
      store.change({
        ...memory,
        news: { kind: 'removed', name: position.outcomeName, odds: position.odds },
      })
    },
    clear: () => {
      if (store.read().slip.positions.length === 0 || isPlacing()) return
      const memory = remember()
      store.dispatch({ kind: 'clear' })
      store.change(memory)
    },
    undo: () => {
      const { slip, undo } = store.read()
      if (undo === undefined || isPlacing()) return
      store.change({ slip: takeBack(slip, undo), undo: undefined, unanswered: undefined })
      onTakenBack()
    },
  }
}
