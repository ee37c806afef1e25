import type { Incident } from '@xezer/contract/sport-entities'
import type { TopicListener } from '../../platform/live-topics.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { PriceStore } from '../prices/price-store.ts'
import type { EventStates } from './event-states.ts'
import { readDeltaPrice, readPrices, readStates } from './read-image.ts'
import { takePatch } from './take-patch.ts'
import { parseImage, type TopicData, type TopicKind } from './topic-data.ts'
import {
  nothingShown,
  type Shown,
  showFailure,
  showGone,
  showImage,
  showPatched,
  type TopicState,
} from './topic-state.ts'

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
  let incidents: Incident[] = []
  const show = (next: Shown<Kind>) => {
    shown = next
    state.write(next.state)
  }
  const retain = (data: TopicData[Kind]) => {
    // The new ones are kept before the old ones are let go: most of them are the same.
    const releaseOld = release
    release = prices.retain(readPrices(data).map(({ handle }) => handle))
    releaseOld()
  }
  const takeImage = (raw: unknown, nextCursor: string | undefined) => {
    const data = parseImage(kind, raw)
    if (data === undefined) return
    cursor = nextCursor
    const states = readStates(data)
    incidents = states[0]?.incidents ?? []
    retain(data)
    prices.putImage(readPrices(data))
    eventStates.put(states)
    show(showImage(kind, shown, data))
  }
  const addPatch = (raw: unknown) => {
    const { data } = shown.state
    const patched = data && takePatch(kind, data, raw)
    if (patched === undefined) return
    retain(patched.data)
    prices.putImage(patched.prices)
    eventStates.put(patched.states)
    show(showPatched(shown, patched.data))
  }
  return {
    read: state.read,
    subscribe: state.subscribe,
    listener: {
      image: takeImage,
      delta: ({ cells, events, patch, timeline }) => {
        if (patch !== undefined) addPatch(patch)
        prices.apply(cells.map(readDeltaPrice))
        if (timeline !== undefined) incidents = addMarks(incidents, timeline)
        eventStates.move(timeline === undefined ? events : events.map((state) => ({ ...state, incidents })))
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

type Timeline = NonNullable<Parameters<TopicListener['delta']>[0]['timeline']>

/** The time line with its new marks; the others stand as they stood. */
function addMarks(before: readonly Incident[], { length, marks }: Timeline): Incident[] {
  const now = before.slice(0, length)
  for (const [place, mark] of marks) now[place] = mark
  return now
}
