import { isCombinationHandle } from '@xezer/sport/combination-handle'
import { eventOfHandle } from '@xezer/sport/event-of-handle'
import type { TopicHub } from '../live/topic-hub.ts'
import { eventTopic } from '../live/topic-names.ts'
import type { PriceStore } from '../prices/price-store.ts'

export interface PriceNow {
  value: number | null
  isOpen: boolean
  /** The event has left the book; only the server can say why. */
  isGone: boolean
}

/** Keeps the prices of the slip's positions moving while their events are not on the page. */
export interface PriceWatch {
  /** Replaces the set of handles that are followed. */
  follow: (handles: readonly string[]) => void
}

interface PriceWatchParts {
  prices: PriceStore
  topics: TopicHub
  onPrice: (handle: string, price: PriceNow) => void
}

export function createPriceWatch({ prices, topics, onPrice }: PriceWatchParts): PriceWatch {
  const stops = new Map<string, () => void>()

  const start = (handle: string) => {
    const topic = topics.observe('event', eventTopic(eventOfHandle(handle)))
    let isKnown = false
    const tell = () => {
      const { data, isGone } = topic.read()
      const price = prices.find(handle)
      if (isGone) return onPrice(handle, { value: null, isOpen: false, isGone })
      // Before the event's image nothing is known of a cell without a price: the server's own answer stands.
      // After it, a cell that the image does not hold is no longer offered.
      // A combination stands on no page: what an image does not hold says nothing of it.
      isKnown ||= (data !== undefined && !isCombinationHandle(handle)) || (price?.value ?? null) !== null
      if (isKnown) onPrice(handle, { value: price?.value ?? null, isOpen: prices.isOpen(handle), isGone })
    }
    const stopPrice = prices.watch(handle, tell)
    const stopTopic = topic.subscribe(tell)
    stops.set(handle, () => {
      stopPrice()
      stopTopic()
    })
    tell()
  }
  const stop = (handle: string) => {
    stops.get(handle)?.()
    stops.delete(handle)
  }
  return {
    follow: (handles) => {
      for (const handle of [...stops.keys()]) if (!handles.includes(handle)) stop(handle)
      for (const handle of handles) if (!stops.has(handle)) start(handle)
    },
  }
}
