import { createCell, type Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'

/** Scrolling is looked at this often (product §9, constants), */
export const LOOK_MS = 300
/** and what it lacks is fetched so much later. */
export const FETCH_DELAY_MS = 100

/** Pixels of the server's list. */
export interface ListRange {
  readonly top: number
  readonly height: number
}

export interface ListLoading {
  /** Fetches under way that the page makes by itself, */
  readonly normal: number
  /** and those that scrolling asked for. */
  readonly scroll: number
  /** Where the rows of the last of these will stand; null while none is under way. */
  readonly side: 'top' | 'bottom' | null
}

/** What a list is fetching, and when: a quick scroll through rows that are not here asks once, for where it ends. */
export interface ListLoader {
  readonly loading: Observable<ListLoading>
  load: (fetch: () => Promise<void>) => Promise<void>
  scrollTo: (range: ListRange, fetch: (range: ListRange) => Promise<void>) => void
  /** Nothing that waits is fetched any more. */
  stop: () => void
}

const NOTHING: ListLoading = { normal: 0, scroll: 0, side: null }

export function createListLoader(timers: PageTimers): ListLoader {
  const loading = createCell(NOTHING)
  const change = (by: Partial<ListLoading>) => loading.write({ ...loading.read(), ...by })
  let shownTop = 0
  let wanted: ListRange | undefined
  /** Since the last look less than `LOOK_MS` have passed. */
  let isResting = false
  let stops: (() => void)[] = []
  const after = (delayMs: number, run: () => void) => {
    const stop = timers.after(delayMs, () => {
      stops = stops.filter((one) => one !== stop)
      run()
    })
    stops.push(stop)
  }
  const fetchScrolled = async (range: ListRange, fetch: (range: ListRange) => Promise<void>) => {
    change({ scroll: loading.read().scroll + 1, side: range.top < shownTop ? 'top' : 'bottom' })
    shownTop = range.top
    await fetch(range)
    const scroll = loading.read().scroll - 1
    change(scroll === 0 ? { scroll, side: null } : { scroll })
  }
  const look = (fetch: (range: ListRange) => Promise<void>) => {
    isResting = true
    after(FETCH_DELAY_MS, () => {
      const range = wanted
      wanted = undefined
      if (range !== undefined) void fetchScrolled(range, fetch)
    })
    after(LOOK_MS, () => {
      isResting = false
      if (wanted !== undefined) look(fetch)
    })
  }
  return {
    loading,
    async load(fetch) {
      change({ normal: loading.read().normal + 1 })
      await fetch()
      change({ normal: loading.read().normal - 1 })
    },
    scrollTo(range, fetch) {
      wanted = range
      if (!isResting) look(fetch)
    },
    stop() {
      for (const stop of stops) stop()
      stops = []
      wanted = undefined
      isResting = false
      shownTop = 0
    },
  }
}
