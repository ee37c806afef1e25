import type { CallOutput } from '@xezer/contract/call'
import type { EventPage, LiveOverviewOutput, liveListMenu } from '@xezer/contract/live'
import { ImageData } from '@xezer/contract/stream'
import type { Random } from '@xezer/std/random'
import type { ConnectionState, LiveConnection } from '../../platform/live-connection.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { PriceStore } from '../prices/price-store.ts'
import type { EventStates } from './event-states.ts'
import { keepSameMarkets, keepSameRows } from './keep-same.ts'
import { pollDelayMs } from './poll-delay.ts'
import { readPrices, readShape, readStates } from './read-image.ts'

export type TopicData = {
  event: EventPage
  overview: LiveOverviewOutput
  league: LiveOverviewOutput
  menu: CallOutput<typeof liveListMenu>
}
export type TopicKind = keyof TopicData

/** The structure of what a screen watches; prices and scores are in their own stores. */
export type TopicState<Kind extends TopicKind> = {
  data: TopicData[Kind] | undefined
  isGone: boolean
  /** The last attempt to poll failed and nothing has ever come. */
  isFailed: boolean
}

export type TopicHub = {
  /** Watched while subscribed to; the last structure is kept for a moment after, for a visitor who comes back. */
  observe: <Kind extends TopicKind>(kind: Kind, name: string) => Observable<TopicState<Kind>>
  /** Whether the last poll brought an answer, while the stream is down. */
  isPollAlive: Observable<boolean>
  /**
   * The language changed: what nobody watches is forgotten. What is watched stays on the screen until the
   * connection, greeted again, brings its new image.
   */
  forgetUnwatched: () => void
}

/** One poll of what the topic shows, by the specification's calls. */
export type PollTopic = (
  kind: TopicKind,
  name: string,
  cursor: string | undefined,
) => Promise<
  | { kind: 'image'; data: unknown; cursor: string | undefined }
  | { kind: 'gone' }
  | { kind: 'failed' }
  | { kind: 'elsewhere' }
>

type HubParts = {
  connection: LiveConnection
  prices: PriceStore
  eventStates: EventStates
  poll: PollTopic
  random: Random
  setTimer: (run: () => void, delayMs: number) => () => void
}

/** Polling as the specification describes it, when the stream cannot be reached. */
export const pollMs = 1000
/** A structure is kept this long after its last reader left. */
export const keepMs = 30_000
/** A first image that has not come by now is asked for by a call. */
export const patienceMs = 2500

type Topic<Kind extends TopicKind> = Observable<TopicState<Kind>> & {
  stop: () => void
  isWatched: () => boolean
}

const parsers: { [Kind in TopicKind]: (raw: unknown) => TopicData[Kind] | undefined } = {
  event: (raw) => ImageData.event.safeParse(raw).data,
  overview: (raw) => ImageData.overview.safeParse(raw).data,
  league: (raw) => ImageData.league.safeParse(raw).data,
  menu: (raw) => ImageData.menu.safeParse(raw).data,
}

const keepers: {
  [Kind in TopicKind]: (old: TopicData[Kind] | undefined, next: TopicData[Kind]) => TopicData[Kind]
} = {
  event: keepSameMarkets,
  overview: keepSameRows,
  league: keepSameRows,
  menu: (_old, next) => next,
}

export function createTopicHub(parts: HubParts): TopicHub {
  const { connection, prices, eventStates, poll, random, setTimer } = parts
  const topics: { [Kind in TopicKind]: Map<string, Topic<Kind>> } = {
    event: new Map(),
    overview: new Map(),
    league: new Map(),
    menu: new Map(),
  }
  const isPollAlive = createCell(true)
  let before = connection.state.read()
  connection.state.subscribe(() => {
    const state = connection.state.read()
    // What a silent stream left behind stays out of date until a call has answered.
    if (before === 'stale' && state === 'down') isPollAlive.write(false)
    before = state
  })

  const createTopic = <Kind extends TopicKind>(kind: Kind, name: string): Topic<Kind> => {
    const state = createCell<TopicState<Kind>>({ data: undefined, isGone: false, isFailed: false })
    let readers = 0
    let shape = ''
    let cursor: string | undefined
    let isPolling = false
    let failures = 0
    let releasePrices = () => {}
    let stopWatching: (() => void) | undefined
    let cancelKeep = () => {}
    let cancelPoll = () => {}

    const takeImage = (raw: unknown, nextCursor: string | undefined) => {
      const data = parsers[kind](raw)
      if (data === undefined) return
      cursor = nextCursor
      const changes = readPrices(data)
      const releaseOld = releasePrices
      releasePrices = prices.retain(changes.map((change) => change.handle))
      releaseOld()
      prices.putImage(changes)
      eventStates.put(readStates(data))
      // The same structure again (a poll, a reconnection) must not render anything.
      const nextShape = readShape(data)
      if (nextShape !== shape || state.read().data === undefined)
        state.write({ data: keepers[kind](state.read().data, data), isGone: false, isFailed: false })
      shape = nextShape
    }
    // An event never comes back; a sport without events may have some again, so it is asked for.
    const isFinal = kind === 'event'
    const goAway = () =>
      state.write({ ...state.read(), ...(isFinal ? {} : { data: undefined }), isGone: true })

    const runPoll = async () => {
      if (isPolling) return
      isPolling = true
      const answer = await poll(kind, name, cursor)
      isPolling = false
      if (answer.kind === 'elsewhere') return
      isPollAlive.write(answer.kind !== 'failed')
      const isRelieved = failures > 0 && answer.kind !== 'failed'
      failures = answer.kind === 'failed' ? failures + 1 : 0
      if (stopWatching !== undefined && (failures > 0 || isRelieved)) planNextPoll()
      if (
        stopWatching === undefined ||
        (connection.state.read() === 'live' && state.read().data !== undefined)
      )
        return
      if (answer.kind === 'image') takeImage(answer.data, answer.cursor)
      else if (answer.kind === 'gone') goAway()
      else if (state.read().data === undefined) state.write({ ...state.read(), isFailed: true })
    }
    const planPoll = (delayMs: number) => {
      cancelPoll()
      cancelPoll = setTimer(() => {
        const isHelpless = connection.state.read() === 'down' || state.read().data === undefined
        if (isHelpless && !(isFinal && state.read().isGone)) void runPoll()
        planNextPoll()
      }, delayMs)
    }
    const planNextPoll = () =>
      planPoll(pollDelayMs(connection.state.read() === 'down' ? pollMs : patienceMs, failures, random))

    const start = () => {
      cancelKeep()
      if (stopWatching !== undefined) return
      const stopStream = connection.watch(name, {
        image: takeImage,
        delta: (delta) => {
          prices.apply(
            delta.cells.map(([handle, value, isDisabled, direction]) => ({
              handle,
              value,
              isDisabled: isDisabled === 1,
              direction,
            })),
          )
          eventStates.put(delta.events)
        },
        gone: goAway,
      })
      const stopState = connection.state.subscribe(() => {
        if (connection.state.read() === 'live') failures = 0
        if (connection.state.read() === 'down') planPoll(0)
      })
      planPoll(connection.state.read() === 'down' ? 0 : patienceMs)
      stopWatching = () => {
        stopStream()
        stopState()
        cancelPoll()
      }
    }
    const stop = () => {
      cancelKeep()
      stopWatching?.()
      stopWatching = undefined
      releasePrices()
      releasePrices = () => {}
      if (topics[kind].get(name) === topic) topics[kind].delete(name)
    }
    const topic: Topic<Kind> = {
      read: state.read,
      stop,
      isWatched: () => readers > 0,
      subscribe: (listener) => {
        readers += 1
        start()
        const unsubscribe = state.subscribe(listener)
        return () => {
          unsubscribe()
          readers -= 1
          if (readers > 0) return
          stopWatching?.()
          stopWatching = undefined
          cancelKeep = setTimer(stop, keepMs)
        }
      },
    }
    return topic
  }

  return {
    isPollAlive,
    observe: <Kind extends TopicKind>(kind: Kind, name: string) => {
      const topic = topics[kind].get(name) ?? createTopic(kind, name)
      topics[kind].set(name, topic)
      return topic
    },
    forgetUnwatched: () => {
      for (const byName of Object.values(topics)) {
        for (const topic of [...byName.values()]) if (!topic.isWatched()) topic.stop()
      }
    },
  }
}

/** Whether prices on the page may be trusted: the stream speaks, or polling took its place. */
export function isStale(state: ConnectionState, isFeedAlive: boolean, isPollAlive: boolean): boolean {
  if (state === 'down') return !isPollAlive
  return state === 'stale' || !isFeedAlive
}
