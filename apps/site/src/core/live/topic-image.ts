import type { TopicListener } from '../../platform/live-topics.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { PriceStore } from '../prices/price-store.ts'
import type { EventStates } from './event-states.ts'
import { readDeltaPrice, readPrices, readStates } from './read-image.ts'
import { parseImage, type TopicKind } from './topic-data.ts'
import { nothingShown, type Shown, showFailure, showGone, showImage, type TopicState } from './topic-state.ts'

/**
 * What one topic shows. Images and deltas go in, from the stream or from a poll; the structure comes out as an
 * observable, the prices and scores go to their stores. Owns the memory of its prices until released.
 */
export type TopicImage<Kind extends TopicKind> = Observable<TopicState<Kind>> & {
  listener: Omit<TopicListener, 'image'> & { image: (raw: unknown, cursor: string | undefined) => void }
  fail: () => void
  /** Where the last image stands: a poll with it brings only what is newer. */
  cursor: () => string | undefined
  releasePrices: () => void
}

interface ImageStores {
  prices: PriceStore
  eventStates: EventStates
}

export function createTopicImage<Kind extends TopicKind>(
  kind: Kind,
  { prices, eventStates }: ImageStores,
): TopicImage<Kind> {
  const state = createCell<TopicState<Kind>>(nothingShown.state)
  let shown: Shown<Kind> = nothingShown
  let cursor: string | undefined
  let release = () => {}
  const show = (next: Shown<Kind>) => {
    shown = next
    state.write(next.state)
  }
  const takeImage = (raw: unknown, nextCursor: string | undefined) => {
    const data = parseImage(kind, raw)
    if (data === undefined) return
    cursor = nextCursor
    const changes = readPrices(data)
    // The new ones are kept before the old ones are let go: most of them are the same.
    const releaseOld = release
    release = prices.retain(changes.map((change) => change.handle))
    releaseOld()
    prices.putImage(changes)
    eventStates.put(readStates(data))
    show(showImage(kind, shown, data))
  }
  return {
    read: state.read,
    subscribe: state.subscribe,
    listener: {
      image: takeImage,
      delta: ({ cells, events }) => {
        prices.apply(cells.map(readDeltaPrice))
        eventStates.put(events)
      },
      gone: () => show(showGone(kind, shown)),
    },
    fail: () => show(showFailure(shown)),
    cursor: () => cursor,
    releasePrices: () => {
      release()
      release = () => {}
    },
  }
}
