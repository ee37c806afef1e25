import type { Deliver, Feed, FindOpen, FindSold } from '@xezer/odds-book/messages'
import type { Timers } from '@xezer/std/timers'
import { createOutbox } from './outbox.ts'
import { type HouseWord, type ThreadWord, textOf } from './thread-words.ts'

export interface ServedFeed {
  /** A word of the house. */
  hear(word: HouseWord): void
}

interface Waiting<T> {
  readonly resolve: (value: T) => void
  readonly reject: (error: Error) => void
}

/** Between two batches, so that the house has its turn at everything else. */
const BATCH_MS = 4
/** A batch of so many cells is taken in within half a millisecond. */
const BATCH_WEIGHT = 400

/** The side of the thread: plays a feed and sends what it tells in batches, one after the other was taken in. */
export function serveFeed(feed: Feed, post: (word: ThreadWord) => void, timers: Timers): ServedFeed {
  const outbox = createOutbox()
  const effects = new Map<number, Waiting<void>>()
  const questions = new Map<number, Waiting<Awaited<ReturnType<FindSold>>>>()
  const openQuestions = new Map<number, Waiting<Awaited<ReturnType<FindOpen>>>>()
  let count = 0
  let isStarted = false
  /** A batch is under way, or rests are kept. */
  let isBusy = false
  const send = () => {
    if (outbox.isEmpty) {
      isBusy = false
      return
    }
    post({ kind: 'batch', sent: outbox.take(BATCH_WEIGHT) })
  }
  const deliver: Deliver = (message, offset) => {
    count += 1
    const number = count
    outbox.add([number, message, offset])
    if (!isBusy) {
      isBusy = true
      // Together with what is told in the same step.
      timers.soon(send)
    }
    return new Promise((resolve, reject) => {
      effects.set(number, { resolve, reject })
    })
  }
  const findSold: FindSold = (eventIds) => {
    count += 1
    const id = count
    post({ kind: 'find_sold', id, eventIds })
    return new Promise((resolve, reject) => {
      questions.set(id, { resolve, reject })
    })
  }
  const findOpen: FindOpen = () => {
    count += 1
    const id = count
    post({ kind: 'find_open', id })
    return new Promise((resolve, reject) => {
      openQuestions.set(id, { resolve, reject })
    })
  }
  const takeEffects = (told: Extract<HouseWord, { kind: 'effects' }>['effects']) => {
    for (const [number, error] of told) {
      const waiting = effects.get(number)
      effects.delete(number)
      if (error === null) waiting?.resolve()
      else waiting?.reject(new Error(error))
    }
  }
  const takeSold = ({ id, markets }: Extract<HouseWord, { kind: 'sold' }>) => {
    const waiting = questions.get(id)
    questions.delete(id)
    if (markets === null) waiting?.reject(new Error('nobody knows what was sold'))
    else waiting?.resolve(new Map(markets))
  }
  const takeOpen = ({ id, events }: Extract<HouseWord, { kind: 'open' }>) => {
    const waiting = openQuestions.get(id)
    openQuestions.delete(id)
    if (events === null) waiting?.reject(new Error('nobody knows which bets are open'))
    else waiting?.resolve(events)
  }
  const begin = async (offset: string | null) => {
    const error = await errorOf(feed.start(offset, deliver, findSold, findOpen))
    isStarted = true
    post({ kind: 'started', error })
  }
  return {
    hear(word) {
      if (word.kind === 'taken') {
        // At the start there is nobody yet who could be kept waiting.
        if (isStarted) timers.after(BATCH_MS, send)
        else timers.soon(send)
      } else if (word.kind === 'effects') takeEffects(word.effects)
      else if (word.kind === 'sold') takeSold(word)
      else if (word.kind === 'open') takeOpen(word)
      else if (word.kind === 'start') void begin(word.offset)
      else if (word.kind === 'want') void want(feed, word).then(post)
      else if (word.kind === 'combine') void combine(feed, word).then(post)
      else if (word.kind === 'past') void tellPast(feed, word).then(post)
      else void errorOf(feed.stop()).then(() => post({ kind: 'stopped' }))
    },
  }
}

async function want(feed: Feed, { id, eventId }: Extract<HouseWord, { kind: 'want' }>): Promise<ThreadWord> {
  return { kind: 'wanted', id, error: await errorOf(feed.want?.(eventId) ?? Promise.resolve()) }
}

function combine(
  feed: Feed,
  { id, eventId, specifier }: Extract<HouseWord, { kind: 'combine' }>,
): Promise<ThreadWord> {
  const asked = feed.combine?.(eventId, specifier) ?? Promise.resolve({ kind: 'not_sold' } as const)
  return asked.then(
    (answer) => ({ kind: 'combined', id, answer, error: null }) as const,
    (error: unknown) => ({ kind: 'combined', id, answer: null, error: textOf(error) }) as const,
  )
}

function tellPast(feed: Feed, { id, beforeMs }: Extract<HouseWord, { kind: 'past' }>): Promise<ThreadWord> {
  const asked = feed.past?.(beforeMs) ?? Promise.resolve({ matches: [], fromMs: null })
  return asked.then(
    (page) => ({ kind: 'past_told', id, page, error: null }) as const,
    (error: unknown) => ({ kind: 'past_told', id, page: null, error: textOf(error) }) as const,
  )
}

/** The words of what went wrong; null when nothing did. */
function errorOf(work: Promise<void>): Promise<string | null> {
  return work.then(() => null, textOf)
}
