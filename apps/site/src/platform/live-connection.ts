import { type ClientMessage, HEARTBEAT_MS, ServerMessage } from '@xezer/contract/stream'
import type { Locale } from '@xezer/std/locale'
import type { Random } from '@xezer/std/random'
import { createCell, type Observable } from './observable.ts'
import type { PageTimers } from './page-timers.ts'
import { reconnectDelayMs } from './reconnect-delay.ts'

type Image = Extract<ServerMessage, { type: 'image' }>
type Delta = Extract<ServerMessage, { type: 'delta' }>
type Account = Extract<ServerMessage, { type: 'account' }>

export interface TopicListener {
  image: (data: unknown, cursor: string) => void
  delta: (delta: Delta) => void
  gone: () => void
}

/**
 * `live`: messages arrive. `stale`: they did, and fell silent. `down`: not connected, and several tries
 * failed, so that the callers poll. `connecting`: the first try of this greeting is under way.
 */
export type ConnectionState = 'connecting' | 'live' | 'stale' | 'down'

export interface LiveConnection {
  state: Observable<ConnectionState>
  /** False while the server's own feed is silent: prices stand still and no bet can be placed. */
  isFeedAlive: Observable<boolean>
  watch: (topic: string, listener: TopicListener) => () => void
  onAccount: (listener: (message: Account) => void) => () => void
  onSessionEnd: (listener: () => void) => () => void
  /** Says hello anew: the language or the session changed, so every image is out of date. */
  greetAgain: () => void
}

export interface SocketLike {
  send: (data: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

interface ConnectionParts {
  open: () => SocketLike
  greeting: () => { locale: Locale; token: string | undefined }
  random: Random
  timers: PageTimers
}

/** Silence for twice the heartbeat means that the connection is dead. */
export const SILENCE_MS_MAX = 2 * HEARTBEAT_MS
/** After this many failed tries in a row the callers start to poll. */
export const TRIES_BEFORE_POLLING = 2

interface Topic {
  listeners: Set<TopicListener>
  cursor: string | undefined
}

/** One connection to the push stream: resumes every topic by cursor, and says honestly when it is silent. */
export function createLiveConnection({ open, greeting, random, timers }: ConnectionParts): LiveConnection {
  const state = createCell<ConnectionState>('connecting')
  const isFeedAlive = createCell(true)
  const topics = new Map<string, Topic>()
  const accountListeners = new Set<(message: Account) => void>()
  const sessionListeners = new Set<() => void>()
  let socket: SocketLike | undefined
  let isOpen = false
  let failures = 0
  let hasHeard = false
  let cancelSilence = () => {}
  let cancelRetry = () => {}

  const send = (message: ClientMessage) => {
    if (isOpen) socket?.send(JSON.stringify(message))
  }
  const subscribe = (name: string, topic: Topic) =>
    send({ type: 'subscribe', topic: name, ...(topic.cursor === undefined ? {} : { cursor: topic.cursor }) })

  const hearSomething = () => {
    failures = 0
    hasHeard = true
    state.write('live')
    cancelSilence()
    cancelSilence = timers.after(SILENCE_MS_MAX, reconnect)
  }

  function drop() {
    cancelSilence()
    cancelRetry()
    const old = socket
    socket = undefined
    isOpen = false
    if (old === undefined) return
    old.onopen = old.onmessage = old.onclose = null
    old.close()
  }

  function reconnect() {
    drop()
    failures += 1
    state.write(failures > TRIES_BEFORE_POLLING ? 'down' : hasHeard ? 'stale' : 'connecting')
    cancelRetry = timers.after(reconnectDelayMs(failures, random), connect)
  }

  function connect() {
    const next = open()
    socket = next
    cancelSilence = timers.after(SILENCE_MS_MAX, reconnect)
    next.onopen = () => {
      isOpen = true
      const { locale, token } = greeting()
      send({ type: 'hello', locale, ...(token === undefined ? {} : { token }) })
      for (const [name, topic] of topics) subscribe(name, topic)
    }
    next.onmessage = ({ data }) => receive(data)
    next.onclose = reconnect
  }

  function receive(data: unknown) {
    const parsed = ServerMessage.safeParse(parseJson(data))
    if (!parsed.success) return
    hearSomething()
    const message = parsed.data
    if (message.type === 'beat') isFeedAlive.write(message.alive)
    else if (message.type === 'account') for (const listener of accountListeners) listener(message)
    else if (message.type === 'session_ended') for (const listener of sessionListeners) listener()
    else if (message.type === 'gone') passOn(message.topic, (listener) => listener.gone())
    else if (message.type === 'image') takeImage(message)
    else takeDelta(message)
  }

  function passOn(name: string, tell: (listener: TopicListener) => void) {
    for (const listener of [...(topics.get(name)?.listeners ?? [])]) tell(listener)
  }

  function takeImage(image: Image) {
    const topic = topics.get(image.topic)
    if (topic === undefined) return
    topic.cursor = image.cursor
    passOn(image.topic, (listener) => listener.image(image.data, image.cursor))
  }

  function takeDelta(delta: Delta) {
    const topic = topics.get(delta.topic)
    if (topic === undefined || delta.cursor === topic.cursor) return
    if (delta.from !== topic.cursor) {
      // Something was missed: only a new image can mend it. Deltas until then are dropped, not guessed at.
      if (topic.cursor !== undefined) {
        topic.cursor = undefined
        subscribe(delta.topic, topic)
      }
      return
    }
    topic.cursor = delta.cursor
    passOn(delta.topic, (listener) => listener.delta(delta))
  }

  connect()
  return {
    state,
    isFeedAlive,
    watch: (name, listener) => {
      const topic = topics.get(name) ?? { listeners: new Set(), cursor: undefined }
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
    onAccount: (listener) => {
      accountListeners.add(listener)
      return () => accountListeners.delete(listener)
    },
    onSessionEnd: (listener) => {
      sessionListeners.add(listener)
      return () => sessionListeners.delete(listener)
    },
    greetAgain: () => {
      for (const topic of topics.values()) topic.cursor = undefined
      failures = 0
      drop()
      // What a living stream has put on the page was true a moment ago; only a try that fails makes it stale.
      if (state.read() === 'live') state.write('connecting')
      connect()
    },
  }
}

function parseJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
