import type { FeedMessage } from '@xezer/odds-book/messages'
import type { Sent } from './thread-words.ts'

/** Messages that wait to be sent. Those of one event keep their order, and events take turns. */
export interface Outbox {
  readonly isEmpty: boolean
  add(sent: Sent): void
  /**
   * The next batch: what concerns no single event first (whoever needs it behind prices waits for their effect), then
   * whatever leads to a stop, then a message of each event in turn, until it is heavy enough. Whoever had no turn is the
   * first of the next batch.
   */
  take(weightMax: number): Sent[]
}

interface EventQueue {
  readonly waiting: Sent[]
  /** How many of them are stops. */
  stops: number
}

/** Of a message without prices: it is worth a few of them. */
const LIGHT = 5
/** In the place of an event: what concerns none or all. */
const NO_EVENT = 0

export function createOutbox(): Outbox {
  const queues = new Map<number, EventQueue>()
  const takeFirst = (eventId: number, queue: EventQueue): readonly Sent[] => {
    const first = queue.waiting.splice(0, 1)
    for (const [, { kind }] of first) if (kind === 'stop') queue.stops -= 1
    if (queue.waiting.length === 0) queues.delete(eventId)
    return first
  }
  return {
    get isEmpty() {
      return queues.size === 0
    },
    add(sent) {
      const eventId = eventOf(sent[1])
      const queue = queues.get(eventId) ?? { waiting: [], stops: 0 }
      queues.set(eventId, queue)
      queue.waiting.push(sent)
      if (sent[1].kind === 'stop') queue.stops += 1
    },
    take(weightMax) {
      const batch: Sent[] = []
      let weight = 0
      const move = (eventId: number, queue: EventQueue) => {
        for (const sent of takeFirst(eventId, queue)) {
          batch.push(sent)
          weight += weightOf(sent[1])
        }
      }
      const general = queues.get(NO_EVENT)
      while (general !== undefined && general.waiting.length > 0) move(NO_EVENT, general)
      for (const [eventId, queue] of [...queues]) while (queue.stops > 0) move(eventId, queue)
      while (weight < weightMax) {
        const [next] = queues
        if (next === undefined) break
        const [eventId, queue] = next
        // To the end of the line.
        queues.delete(eventId)
        queues.set(eventId, queue)
        move(eventId, queue)
      }
      return batch
    },
  }
}

function eventOf(message: FeedMessage): number {
  if (message.kind === 'fixture') return message.fixture.eventId
  return 'eventId' in message ? message.eventId : NO_EVENT
}

/** About the number of cells that it touches. */
function weightOf(message: FeedMessage): number {
  if (message.kind === 'odds')
    return LIGHT + message.markets.reduce((sum, { outcomes }) => sum + outcomes.length, 0)
  return 'markets' in message ? LIGHT + message.markets.length : LIGHT
}
