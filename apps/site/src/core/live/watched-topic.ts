import type { Random } from '@xezer/std/random'
import type { LiveConnection } from '../../platform/live-connection.ts'
import type { Observable } from '../../platform/observable.ts'
import type { PageTimers } from '../../platform/page-timers.ts'
import type { FirstAnswers } from '../drawn/first-answers.ts'
import type { PriceStore } from '../prices/price-store.ts'
import type { EventStates } from './event-states.ts'
import { createReaderCount } from './reader-count.ts'
import type { TopicKind } from './topic-data.ts'
import { createTopicImage, type TopicImage } from './topic-image.ts'
import { createTopicPolling, type PollAnswer, type PollTopic } from './topic-polling.ts'
import { findFirstImage } from './topic-question.ts'
import { isOver, type TopicState } from './topic-state.ts'

/** A structure is kept this long after its last reader left. */
export const KEEP_MS = 30_000

/** One topic: on the stream while somebody reads it, polled where the stream does not speak. */
export type WatchedTopic<Kind extends TopicKind> = Observable<TopicState<Kind>> & {
  isWatched: () => boolean
  /** Lets go of prices and timers; for a topic that nobody reads. */
  dispose: () => void
}

export interface TopicParts {
  connection: LiveConnection
  prices: PriceStore
  eventStates: EventStates
  poll: PollTopic
  /** What the document was drawn of. */
  first?: Pick<FirstAnswers, 'findRaw'>
  random: Random
  timers: PageTimers
}

interface TopicEnds {
  onReached: (isReached: boolean) => void
  /** Nobody has read it for a while: it has let go of everything. */
  onForgotten: () => void
}

export function createWatchedTopic<Kind extends TopicKind>(
  kind: Kind,
  name: string,
  parts: TopicParts,
  { onReached, onForgotten }: TopicEnds,
): WatchedTopic<Kind> {
  const { connection, poll, random, timers } = parts
  const image = createTopicImage(kind, parts)
  const first = findFirstImage(parts.first, kind, name)
  // The stream goes on where the document stands; later its own images know better.
  let resumeAt: string | undefined
  if (first === 'gone') image.listener.gone()
  else if (first !== undefined) {
    image.listener.image(first.raw, first.cursor)
    resumeAt = first.cursor
  }
  const watch = () => {
    const cursor = resumeAt
    resumeAt = undefined
    return connection.watch(name, image.listener, cursor)
  }
  const polling = createTopicPolling({
    connection: connection.state,
    view: () => ({
      connection: connection.state.read(),
      hasData: image.read().data !== undefined,
      isOver: isOver(kind, image.read()),
    }),
    ask: () => poll(kind, name, image.cursor()),
    onReached,
    onAnswer: (answer) => takeAnswer(image, answer),
    random,
    timers,
  })
  const dispose = () => {
    readers.cancelForgetting()
    image.releasePrices()
  }
  const readers = createReaderCount({
    start: () => {
      const stops = [watch(), polling.start()]
      return () => {
        for (const stop of stops) stop()
      }
    },
    forget: () => {
      dispose()
      onForgotten()
    },
    keepMs: KEEP_MS,
    timers,
  })
  return {
    read: image.read,
    isWatched: readers.isWatched,
    dispose,
    subscribe: (listener) => {
      const leave = readers.enter()
      const unsubscribe = image.subscribe(listener)
      return () => {
        unsubscribe()
        leave()
      }
    },
  }
}

function takeAnswer<Kind extends TopicKind>({ listener, fail }: TopicImage<Kind>, answer: PollAnswer): void {
  if (answer.kind === 'image') listener.image(answer.data, answer.cursor)
  else if (answer.kind === 'gone') listener.gone()
  else if (answer.kind !== 'later') fail()
}
