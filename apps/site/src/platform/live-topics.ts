import type { ClientMessage, ServerMessage } from '@xezer/contract/stream'

type Image = Extract<ServerMessage, { type: 'image' }>
type Delta = Extract<ServerMessage, { type: 'delta' }>

export interface TopicListener {
  image: (data: unknown, cursor: string) => void
  delta: (delta: Delta) => void
  gone: () => void
}

/** Every topic that is watched, with its cursor: listeners hear an image first and then deltas without a gap. */
export interface LiveTopics {
  /** From the cursor on, where the listener knows what stands at it. */
  watch: (name: string, listener: TopicListener, cursor?: string) => () => void
  /** A fresh connection knows nothing: every topic is subscribed to, from its cursor where it has one. */
  subscribeAll: () => void
  /** Every image is out of date: the next subscription asks for whole ones. */
  forgetCursors: () => void
  takeImage: (image: Image) => void
  takeDelta: (delta: Delta) => void
  takeGone: (name: string) => void
}

interface Topic {
  listeners: Set<TopicListener>
  cursor: string | undefined
}

/**
 * What becomes of a delta where the topic stands at `cursor`. Of a topic without an image nothing is taken; what is
 * known is dropped; after a gap only a new image can mend it, and deltas until then are dropped, not guessed at.
 */
export function decideDelta(
  cursor: string | undefined,
  delta: Pick<Delta, 'from' | 'cursor'>,
): 'take' | 'drop' | 'ask_for_image' {
  if (cursor === undefined || delta.cursor === cursor) return 'drop'
  return delta.from === cursor ? 'take' : 'ask_for_image'
}

/** `send` reaches the server while the connection is open. */
export function createLiveTopics(send: (message: ClientMessage) => void): LiveTopics {
  const topics = new Map<string, Topic>()
  const subscribe = (name: string, { cursor }: Topic) =>
    send({ type: 'subscribe', topic: name, ...(cursor === undefined ? {} : { cursor }) })
  const passOn = (name: string, tell: (listener: TopicListener) => void) => {
    for (const listener of [...(topics.get(name)?.listeners ?? [])]) tell(listener)
  }
  return {
    watch: (name, listener, cursor) => {
      const topic = topics.get(name) ?? { listeners: new Set(), cursor }
      const isNew = topic.listeners.size === 0
      topic.listeners.add(listener)
      topics.set(name, topic)
      if (isNew) subscribe(name, topic)
      return () => {
        topic.listeners.delete(listener)
        if (topic.listeners.size > 0 || topics.get(name) !== topic) return
        topics.delete(name)
        send({ type: 'unsubscribe', topic: name })
      }
    },
    subscribeAll: () => {
      for (const [name, topic] of topics) subscribe(name, topic)
    },
    forgetCursors: () => {
      for (const topic of topics.values()) topic.cursor = undefined
    },
    takeImage: (image) => {
      const topic = topics.get(image.topic)
      if (topic === undefined) return
      topic.cursor = image.cursor
      passOn(image.topic, (listener) => listener.image(image.data, image.cursor))
    },
    takeDelta: (delta) => {
      const topic = topics.get(delta.topic)
      if (topic === undefined) return
      const fate = decideDelta(topic.cursor, delta)
      if (fate === 'drop') return
      topic.cursor = fate === 'take' ? delta.cursor : undefined
      if (fate === 'take') passOn(delta.topic, (listener) => listener.delta(delta))
      else subscribe(delta.topic, topic)
    },
    takeGone: (name) => passOn(name, (listener) => listener.gone()),
  }
}
