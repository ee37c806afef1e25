import type { Timers } from '@xezer/std/timers'
import { isOneItemsFault, isStuck } from './one-items-fault.ts'

export interface BatcherOptions<Item, Answer> {
  /** One answer for each item, in their order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** Items of the same key never run in two batches at once, and run in the order they came. */
  readonly keyOf: (item: Item) => unknown
  /** Batches that run at once; each takes a database connection. */
  readonly concurrent: number
  /** So many must wait before a batch begins beside another one; few share the next instead. One, where it is not said. */
  readonly besideMin?: number
  readonly itemsMax: number
  /** Items that may wait; beyond it `add` throws `BatcherFull`. */
  readonly waitingMax: number
  readonly timers: Pick<Timers, 'soon'>
}

export interface Batcher<Item, Answer> {
  add(item: Item): Promise<Answer>
  /** Resolves when every batch that has started by now is over, whatever became of it. */
  settled(): Promise<void>
}

export class BatcherFull extends Error {
  override readonly name = 'BatcherFull'
}

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers concurrent callers: a lone one goes at once, and while batches run the next one fills by itself. So the
 * cost of a transaction is shared exactly when there are many of them.
 */
export function createBatcher<Item, Answer>(options: BatcherOptions<Item, Answer>): Batcher<Item, Answer> {
  let waiting: Waiting<Item, Answer>[] = []
  const running = new Set<Promise<void>>()
  const busyKeys = new Set<unknown>()
  let runningCount = 0
  let isScheduled = false
  const { besideMin = 1 } = options
  const isWorthOne = () => running.size === 0 || waiting.length >= besideMin
  const schedule = () => {
    if (isScheduled || waiting.length === 0 || running.size >= options.concurrent || !isWorthOne()) return
    isScheduled = true
    options.timers.soon(() => {
      isScheduled = false
      while (running.size < options.concurrent && isWorthOne()) {
        const batch = takeBatch()
        if (batch.length === 0) return
        startBatch(batch)
      }
    })
  }
  /** No batch takes more than an even share of all who are there, or the others would find nobody and stand idle. */
  const takeBatch = () => {
    const share = Math.ceil((waiting.length + runningCount) / options.concurrent)
    const isShared = waiting.length - share >= besideMin - 1
    const countMax = isShared ? Math.min(options.itemsMax, share) : options.itemsMax
    const batch: Waiting<Item, Answer>[] = []
    const rest: Waiting<Item, Answer>[] = []
    for (const one of waiting) {
      const isNext = batch.length < countMax && !busyKeys.has(options.keyOf(one.item))
      if (isNext) batch.push(one)
      else rest.push(one)
    }
    waiting = rest
    return batch
  }
  const startBatch = (batch: readonly Waiting<Item, Answer>[]) => {
    const keys = batch.map(({ item }) => options.keyOf(item))
    for (const key of keys) busyKeys.add(key)
    runningCount += batch.length
    const work = runBatch(options.run, batch).finally(() => {
      running.delete(work)
      for (const key of keys) busyKeys.delete(key)
      runningCount -= batch.length
      schedule()
    })
    running.add(work)
  }
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= options.waitingMax) {
          reject(new BatcherFull('too many requests are waiting'))
          return
        }
        waiting.push({ item, resolve, reject })
        schedule()
      }),
    async settled() {
      await Promise.all([...running])
    },
  }
}

/** So many get stuck alone as well, and it is nobody's fault: the others would wait for nothing, one behind the other. */
const STUCK_MAX = 3

/** What may be the fault of one item is tried with each alone, so that it fails alone; else all of them fail. */
async function runBatch<Item, Answer>(
  run: BatcherOptions<Item, Answer>['run'],
  batch: readonly Waiting<Item, Answer>[],
): Promise<void> {
  const fault = await tryBatch(run, batch)
  if (fault === null) return
  const isShared = batch.length === 1 || !isOneItemsFault(fault.error)
  let stuck = 0
  for (const one of batch) {
    const own = isShared || stuck >= STUCK_MAX ? fault : await tryBatch(run, [one])
    if (own === null) continue
    one.reject(own.error)
    if (isStuck(own.error)) stuck += 1
  }
}

/** Null when each has its answer. */
async function tryBatch<Item, Answer>(
  run: BatcherOptions<Item, Answer>['run'],
  batch: readonly Waiting<Item, Answer>[],
): Promise<{ readonly error: unknown } | null> {
  try {
    const answers = await run(batch.map(({ item }) => item))
    for (const [index, { resolve, reject }] of batch.entries()) {
      const answer = answers[index]
      if (answer === undefined) reject(new Error('the batch gave no answer'))
      else resolve(answer)
    }
    return null
  } catch (error) {
    return { error }
  }
}
