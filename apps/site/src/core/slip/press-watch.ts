import type { PageTimers } from '../../platform/page-timers.ts'
import type { PressLock } from '../../platform/press-lock.ts'
import type { SlipStore } from './slip-store.ts'

const LOOK_MS = 1000
/** Twice in a row: the last word of a tab may come a moment after it has let go. */
const MISSES_MAX = 2
/** Longer than a tab asks about its press; after that the same press can be repeated wherever the player wants. */
const LOOKS_MAX = 90

interface WatchParts {
  store: SlipStore
  timers: PageTimers
  lock: PressLock
}

/**
 * Says to the other tabs that this one is placing, and looks after a tab that does: when it is gone without a word, its
 * press can be repeated here, under its own key.
 */
export function watchPress({ store, timers, lock }: WatchParts): void {
  let release: (() => void) | undefined
  let isLooking = false
  const look = (misses: number, looks: number) => {
    isLooking = true
    timers.after(LOOK_MS, async () => {
      const isHeld = store.read().isElsewhere && (await lock.isHeld())
      isLooking = false
      if (!store.read().isElsewhere) return
      const missed = isHeld ? 0 : misses + 1
      if (missed < MISSES_MAX && looks < LOOKS_MAX) return look(missed, looks + 1)
      const { slip } = store.read()
      store.change({
        slip: { ...slip, phase: 'editing', error: null },
        isElsewhere: false,
        isAsking: false,
      })
    })
  }
  store.subscribe(() => {
    const { slip, isElsewhere } = store.read()
    const isOwn = slip.phase === 'placing' && !isElsewhere
    if (isOwn) release ??= lock.hold()
    else {
      release?.()
      release = undefined
    }
    if (isElsewhere && !isLooking) look(0, 1)
  })
}
