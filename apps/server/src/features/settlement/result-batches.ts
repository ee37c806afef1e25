import type { Pool } from '@xezer/db/pool'
import type { Timers } from '@xezer/std/timers'
import { createBatcher } from '../../platform/batcher.ts'
import type { NumberedResult, ResultChange, ResultMessage } from './market-change.ts'
import { type KeptMessage, keepMessage, keepMessages } from './result-inbox.ts'
import { findResultsThatMatter, findSportIds } from './result-store.ts'

/**
 * What every result does before it is known whether anybody bet on it, which nearly nobody did: where hundreds come at
 * once they share a statement and a commit, so that placings do not stand behind them.
 */
export interface ResultBatches {
  /** Null for an event that was never stored. */
  findSportId(eventId: number): Promise<number | null>
  keep(message: ResultMessage): Promise<KeptMessage>
  findThatMatter(changes: readonly ResultChange[]): Promise<readonly ResultChange[]>
}

/** A batch is a few milliseconds of the database; one at a time leaves it to the others. */
const MESSAGES_MAX = 50
const BATCHES_AT_ONCE = 1

export function createResultBatches(pool: Pool, timers: Pick<Timers, 'soon'>): ResultBatches {
  const shared = {
    concurrent: BATCHES_AT_ONCE,
    itemsMax: MESSAGES_MAX,
    // What moves money is never turned away; the feed waits for its effects.
    waitingMax: Number.POSITIVE_INFINITY,
    timers,
  }
  const sports = createBatcher<number, number | null>({
    ...shared,
    keyOf: (eventId) => eventId,
    run: (eventIds) => findSportIds(pool, eventIds),
  })
  const inbox = createBatcher<NumberedResult, KeptMessage>({
    ...shared,
    keyOf: ({ eventId }) => eventId,
    run: (messages) => keepMessages(pool, messages),
  })
  const questions = createBatcher<readonly ResultChange[], readonly ResultChange[]>({
    ...shared,
    // Nothing is written: they need no order.
    keyOf: (changes) => changes,
    async run(all) {
      const matter = new Set(await findResultsThatMatter(pool, all.flat()))
      return all.map((changes) => changes.filter((change) => matter.has(change)))
    },
  })
  return {
    findSportId: (eventId) => sports.add(eventId),
    // A number is given in a transaction of its own.
    keep: (message) =>
      'generation' in message && message.generation === null
        ? keepMessage(pool, message)
        : inbox.add(message as NumberedResult),
    findThatMatter: (changes) => (changes.length === 0 ? Promise.resolve([]) : questions.add(changes)),
  }
}
