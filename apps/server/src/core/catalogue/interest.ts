import type { OddsBook } from '@xezer/odds-book/book'
import type { Feed } from '@xezer/odds-book/messages'
import {
  COMBINATION_OUTCOME,
  COMBINATION_TYPE,
  type CombinationAnswer,
  parseCombination,
} from '@xezer/sport/combination'
import { isCombinationHandle } from '@xezer/sport/combination-handle'
import { eventOfHandle } from '@xezer/sport/event-of-handle'
import { formatHandle, parseHandle } from '@xezer/sport/handle'
import type { SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import { within } from '../../platform/within.ts'

/** Who looks at which event: a source that prices on view is told. */
export interface Interest {
  /**
   * Somebody looks at the event, holds a selection of it or bets on it. What to wait for until the book has all of its
   * offer; null when it has.
   */
  want(eventId: number): Promise<void> | null
  /** The same of these selections; of combinations too, which are there only while somebody wants them. */
  wantAll(handles: readonly string[]): Promise<void> | null
  /** Whether the source sells combinations at all. */
  readonly combines: boolean
  /** What the source says of a combination of the event; null when it did not answer in time. */
  combine(eventId: number, specifier: string): Promise<CombinationAnswer | null>
}

export interface InterestOptions {
  readonly feed: Feed
  readonly book: Pick<OddsBook, 'findEvent' | 'findSelection'>
  readonly steadyClock: SteadyClock
  readonly timers: Timers
  readonly onError: (error: unknown) => void
}

/** The source is told again after so long. It keeps an offer for minutes, so that nobody waits for this. */
const RENEW_MS = 30_000
/** After so long without a word it is asked, and waited for, as if for the first time. */
const TRUSTED_MS = 2 * RENEW_MS
/** Nobody waits longer than this: the offer is decided on as it stands. */
const PATIENCE_MS = 1000

interface Wish {
  readonly askedMs: number
  /** Null once the offer was told. */
  waiting: Promise<void> | null
}

/** Remembers for a minute what was asked, so that a look at a watched event asks nothing: at most what is on sale. */
export function createInterest({ feed, book, steadyClock, timers, onError }: InterestOptions): Interest {
  const wishes = new Map<number, Wish>()
  let sweptMs = 0
  const sweep = (nowMs: number): void => {
    if (nowMs - sweptMs < TRUSTED_MS) return
    sweptMs = nowMs
    for (const [eventId, { askedMs }] of wishes) if (nowMs - askedMs >= TRUSTED_MS) wishes.delete(eventId)
  }
  const ask = (eventId: number, nowMs: number): Wish => {
    const wish: Wish = { askedMs: nowMs, waiting: null }
    const asked = within(timers, PATIENCE_MS, feed.want?.(eventId) ?? Promise.resolve())
    wish.waiting = asked.then(
      () => {
        wish.waiting = null
      },
      (error: unknown) => {
        // Whoever comes next asks again.
        if (wishes.get(eventId) === wish) wishes.delete(eventId)
        onError(error)
      },
    )
    wishes.set(eventId, wish)
    return wish
  }
  const want = (eventId: number): Promise<void> | null => {
    if (feed.want === undefined || book.findEvent(eventId)?.phase !== 'prematch') return null
    const nowMs = steadyClock.steadyMs()
    const known = wishes.get(eventId)
    if (known === undefined || nowMs - known.askedMs >= TRUSTED_MS) {
      sweep(nowMs)
      return ask(eventId, nowMs).waiting
    }
    if (known.waiting === null && nowMs - known.askedMs >= RENEW_MS) {
      ask(eventId, nowMs)
      return null
    }
    return known.waiting
  }
  const combinations = createCombinationWishes({ feed, book, steadyClock, timers, onError })
  return {
    want,
    combines: feed.combine !== undefined,
    combine: combinations.ask,
    wantAll(handles) {
      const events = [...new Set(handles.map(eventOfHandle))]
      const waits = [...events.map(want), ...handles.map(combinations.want)].filter((wait) => wait !== null)
      return waits.length === 0 ? null : Promise.all(waits).then(() => undefined)
    },
  }
}

/** Of a source that tells everything unasked. */
export const NO_INTEREST: Interest = {
  want: () => null,
  wantAll: () => null,
  combines: false,
  combine: () => Promise.resolve({ kind: 'not_sold' }),
}

/** Combinations come into being when they are asked for, and leave when nobody asks any more. */
function createCombinationWishes({ feed, book, steadyClock, timers, onError }: InterestOptions) {
  const askedMs = new Map<string, number>()
  const forgetOld = (nowMs: number): void => {
    for (const [handle, atMs] of askedMs) {
      // In the order of asking.
      if (nowMs - atMs < TRUSTED_MS) return
      askedMs.delete(handle)
    }
  }
  const ask = async (eventId: number, specifier: string): Promise<CombinationAnswer | null> => {
    if (feed.combine === undefined) return { kind: 'not_sold' }
    const nowMs = steadyClock.steadyMs()
    const handle = formatHandle(eventId, COMBINATION_TYPE, specifier, COMBINATION_OUTCOME)
    const isFresh = nowMs - (askedMs.get(handle) ?? Number.NEGATIVE_INFINITY) < RENEW_MS
    if (isFresh && book.findSelection(handle)?.status === 'open') return { kind: 'sold' }
    forgetOld(nowMs)
    askedMs.delete(handle)
    askedMs.set(handle, nowMs)
    let answer: CombinationAnswer | null = null
    const asked = feed.combine(eventId, specifier).then((told) => {
      answer = told
    })
    await within(timers, PATIENCE_MS, asked).catch(onError)
    return answer
  }
  return {
    ask,
    /** Null for what is no combination, and for one that is there. */
    want(handle: string): Promise<void> | null {
      if (!isCombinationHandle(handle)) return null
      const selection = parseHandle(handle)
      if (selection?.type !== COMBINATION_TYPE || parseCombination(selection.specifier) === null) return null
      return ask(selection.eventId, selection.specifier).then(() => undefined)
    },
  }
}
