import type { ConnectionState } from '../../platform/kept-socket.ts'
import { createCell, type Observable } from '../../platform/observable.ts'
import type { TopicKind } from './topic-data.ts'
import type { TopicState } from './topic-state.ts'
import { createWatchedTopic, type TopicParts, type WatchedTopic } from './watched-topic.ts'

/** Every topic that screens read, by name: however many of them read one, it is watched once. */
export interface TopicHub {
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

export function createTopicHub(parts: TopicParts): TopicHub {
  const topics: { [Kind in TopicKind]: Map<string, WatchedTopic<Kind>> } = {
    event: new Map(),
    overview: new Map(),
    league: new Map(),
    menu: new Map(),
  }
  const isPollAlive = createCell(true)
  onSilenceGivenUp(parts.connection.state, () => isPollAlive.write(false))
  return {
    isPollAlive,
    observe: <Kind extends TopicKind>(kind: Kind, name: string) => {
      const byName: Map<string, WatchedTopic<Kind>> = topics[kind]
      const known = byName.get(name)
      if (known !== undefined) return known
      const topic = createWatchedTopic(kind, name, parts, {
        onReached: isPollAlive.write,
        // Somebody who kept the old one may have come back to it after the language changed.
        onForgotten: () => byName.get(name) === topic && byName.delete(name),
      })
      byName.set(name, topic)
      return topic
    },
    forgetUnwatched: () => {
      for (const byName of Object.values(topics)) {
        for (const [name, topic] of [...byName]) {
          if (topic.isWatched()) continue
          topic.dispose()
          byName.delete(name)
        }
      }
    },
  }
}

/** What a silent stream left behind stays out of date until a call has answered. */
function onSilenceGivenUp(state: Observable<ConnectionState>, act: () => void): void {
  let before = state.read()
  state.subscribe(() => {
    const now = state.read()
    if (before === 'stale' && now === 'down') act()
    before = now
  })
}

/** Whether prices on the page may be trusted: the stream speaks, or polling took its place. */
export function isStale(state: ConnectionState, isFeedAlive: boolean, isPollAlive: boolean): boolean {
  if (state === 'down') return !isPollAlive
  return state === 'stale' || !isFeedAlive
}
