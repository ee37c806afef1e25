import type { PageTimers } from '../../platform/page-timers.ts'

/** Counts who looks at something. It runs from the first reader to the last, and is forgotten a while later. */
export interface ReaderCount {
  isWatched: () => boolean
  /** One more reader, until the returned function is called. */
  enter: () => () => void
  /** Whoever forgets it earlier leaves no timer behind. */
  cancelForgetting: () => void
}

interface CountParts {
  /** For the first reader; what it returns is called when the last one has left. */
  start: () => () => void
  forget: () => void
  /** How long it is kept for a reader who comes back. */
  keepMs: number
  timers: PageTimers
}

export function createReaderCount({ start, forget, keepMs, timers }: CountParts): ReaderCount {
  let readers = 0
  let stop: (() => void) | undefined
  let cancelForgetting = () => {}
  const leave = () => {
    readers -= 1
    if (readers > 0) return
    stop?.()
    stop = undefined
    cancelForgetting = timers.after(keepMs, forget)
  }
  return {
    isWatched: () => readers > 0,
    enter: () => {
      readers += 1
      cancelForgetting()
      stop ??= start()
      return leave
    },
    cancelForgetting: () => cancelForgetting(),
  }
}
