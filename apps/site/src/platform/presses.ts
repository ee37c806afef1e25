import { createCell, type Observable } from './observable.ts'
import { type PageTimers, pageTimers } from './page-timers.ts'

/** Whoever holds a button this long does not press it; what was held back comes. */
export const PRESS_MS_MAX = 3000
/** A finger's click comes this long after it was lifted, at the most. */
export const CLICK_MS = 100

export interface Presses {
  /** Whether something that acts on a press is being pressed. */
  isPressing: Observable<boolean>
  begin: () => void
  /** Lifted: the click may still come. */
  lift: () => void
  /** The click came, or never will. */
  end: () => void
}

export function createPresses(timers: PageTimers): Presses {
  const isPressing = createCell(false)
  let stopWaiting = () => {}
  const endAfter = (delayMs: number) => {
    stopWaiting()
    stopWaiting = timers.after(delayMs, () => isPressing.write(false))
  }
  return {
    isPressing,
    begin: () => {
      isPressing.write(true)
      endAfter(PRESS_MS_MAX)
    },
    lift: () => {
      if (isPressing.read()) endAfter(CLICK_MS)
    },
    end: () => {
      stopWaiting()
      isPressing.write(false)
    },
  }
}

export const pagePresses = createPresses(pageTimers)

/** Hears of every press on something that acts on one, by finger, mouse or space bar. */
export function watchPresses(presses: Presses): void {
  const begin = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button, a') !== null) presses.begin()
  }
  addEventListener('pointerdown', begin, true)
  addEventListener('pointerup', presses.lift, true)
  addEventListener('pointercancel', presses.end, true)
  addEventListener('keydown', (event) => event.key === ' ' && begin(event), true)
  addEventListener('keyup', presses.lift, true)
  addEventListener('click', presses.end)
}

/**
 * What the page shows, without what comes while a press is under way: a button that moves between the two halves of a
 * press, or is made anew, never hears of it. Afterwards the newest is shown.
 */
export function holdWhilePressing<Value>(
  source: Observable<Value>,
  isPressing: Observable<boolean>,
): Observable<Value> {
  let held: { value: Value } | undefined
  return {
    ...source,
    read: () => {
      if (held === undefined || !isPressing.read()) held = { value: source.read() }
      return held.value
    },
    subscribe: (listener) => {
      const tell = () => {
        if (!isPressing.read()) listener()
      }
      const ends = [source.subscribe(tell), isPressing.subscribe(tell)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
