import type { Duplex } from 'node:stream'
import { ClientMessage, TOPICS_MAX } from '@xezer/contract/stream'
import { DEFAULT_LOCALE, type Locale } from '@xezer/std/locale'
import type { RawData, WebSocket } from 'ws'
import * as z from 'zod/mini'
import { createFrame, type Frame } from './frame.ts'
import type { HubTopic, HubTopics } from './hub-topics.ts'
import type { LiveHubOptions } from './live-hub.ts'
import type { PlayerClients } from './player-clients.ts'

export const ACCOUNT_TOPIC = 'account'
/** A client whose socket holds more than this gets nothing new until it has read. */
const BUFFER_BYTES_MAX = 256 * 1024
/** Messages of one client that may wait for an answer of the session look-up. */
const MESSAGES_PER_SECOND_MAX = 100
const SESSION_RETRY_MS = 2000

/** What was written and left out since it was last read: counted here, since a metric costs more than a write. */
export interface StreamTally {
  bytes: number
  skips: number
}

export interface StreamConnection {
  locale(): Locale
  /** Whether it hears what concerns its player. */
  isAccountOpen(): boolean
  /** Brings every topic to the newest version, after a beat if one is due, in one write. */
  flush(beat: Frame | null): void
  /** False when the client is too slow: nothing was sent, and nothing is kept for it. */
  send(frame: Frame): boolean
  checkSession(): Promise<void>
  /** Its topics have one client less. */
  leave(): void
  close(): void
  /** Without waiting for the client's word. */
  terminate(): void
}

interface Subscription {
  readonly topic: HubTopic
  /** What the client holds; null before its first image. */
  version: number | null
}

interface ConnectionState {
  locale: Locale
  token: string | null
  /** Changed by `setPlayer` only. */
  playerKey: string | null
  readonly onPlayer: (before: string | null) => void
  isAccountOpen: boolean
  subscriptions: Subscription[]
  isClosed: boolean
  messageCount: number
  countedFromMs: number
}

/** What all connections share. */
export interface HubParts {
  readonly options: LiveHubOptions
  readonly tally: StreamTally
  readonly topics: HubTopics
  readonly players: PlayerClients<StreamConnection>
}

export function createConnection(
  webSocket: WebSocket,
  socket: Duplex,
  { options, tally, topics, players }: HubParts,
): StreamConnection {
  const state: ConnectionState = {
    locale: DEFAULT_LOCALE,
    token: null,
    playerKey: null,
    onPlayer: (before) => players.move(connection, before, state.playerKey),
    isAccountOpen: false,
    subscriptions: [],
    isClosed: false,
    messageCount: 0,
    countedFromMs: 0,
  }
  const isCompressed = webSocket.extensions.includes('permessage-deflate')
  const canTake = (): boolean => {
    if (webSocket.readyState !== webSocket.OPEN) return false
    if (socket.writableLength <= BUFFER_BYTES_MAX) return true
    tally.skips += 1
    return false
  }
  const write = (frame: Frame): void => {
    const bytes = isCompressed ? frame.compressed : frame.plain
    tally.bytes += bytes.length
    socket.write(bytes)
  }
  const send = (frame: Frame): boolean => {
    if (!canTake()) return false
    write(frame)
    return true
  }
  webSocket.on('message', (data, isBinary) => {
    const isRefused = isBinary || isFlood(state, options.clock.nowMs())
    const message = isRefused ? null : parseMessage(data)
    if (message === null) webSocket.close(1008)
    else if (message.type === 'subscribe' && message.topic !== ACCOUNT_TOPIC) {
      subscribe(state, message, options, send, topics)
    } else receive(state, message, options, send, topics)
  })
  webSocket.on('error', () => webSocket.terminate())
  webSocket.once('close', () => {
    state.isClosed = true
    setPlayer(state, null)
  })
  const connection: StreamConnection = {
    locale: () => state.locale,
    isAccountOpen: () => state.isAccountOpen,
    send,
    flush(beat) {
      // Of most clients nothing more is looked at in most ticks: what they are made of lies far apart in memory.
      if (beat === null && !state.subscriptions.some(isBehind)) return
      if (!canTake()) return
      let due = beat
      for (const subscription of state.subscriptions) {
        const frame = bringOn(state, subscription, topics)
        if (frame !== null) due = due === null ? frame : due.followedBy(frame)
      }
      if (due !== null) write(due)
    },
    leave() {
      for (const { topic } of state.subscriptions.splice(0)) topics.leave(topic)
    },
    async checkSession() {
      const { token } = state
      if (token === null || (await options.findPlayer(token)) !== null) return
      // Another one may have come meanwhile.
      if (state.token === token) endSession(state, send)
    },
    close: () => webSocket.close(1001),
    terminate: () => webSocket.terminate(),
  }
  return connection
}

function setPlayer(state: ConnectionState, playerKey: string | null): void {
  const before = state.playerKey
  if (before === playerKey) return
  state.playerKey = playerKey
  state.onPlayer(before)
}

function isBehind({ topic, version }: Subscription): boolean {
  return topic.version !== version || topic.isEnded
}

/** What brings a subscription to the newest version; null when it is there. */
function bringOn(state: ConnectionState, subscription: Subscription, topics: HubTopics): Frame | null {
  const { topic } = subscription
  if (topic.isEnded) {
    state.subscriptions = state.subscriptions.filter((other) => other !== subscription)
    topics.leave(topic)
    return createFrame(JSON.stringify({ type: 'gone', topic: topic.name }))
  }
  const next = topic.find(subscription.version, state.locale)
  if (next === null) return null
  subscription.version = next.version
  return next.frame
}

function isFlood(state: ConnectionState, nowMs: number): boolean {
  if (nowMs - state.countedFromMs > 1000) {
    state.countedFromMs = nowMs
    state.messageCount = 0
  }
  state.messageCount += 1
  return state.messageCount > MESSAGES_PER_SECOND_MAX
}

function parseMessage(data: RawData): ClientMessage | null {
  try {
    const parsed = z.safeParse(ClientMessage, JSON.parse(String(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

type Send = (frame: Frame) => boolean

function receive(
  state: ConnectionState,
  message: ClientMessage,
  options: LiveHubOptions,
  send: Send,
  topics: HubTopics,
): void {
  if (message.type === 'hello') {
    state.locale = message.locale
    // Names are in another language now: every topic starts with an image.
    for (const subscription of state.subscriptions) subscription.version = null
    openSession(state, message.token ?? null, options, send)
  } else if (message.type === 'unsubscribe') {
    if (message.topic === ACCOUNT_TOPIC) state.isAccountOpen = false
    else unsubscribe(state, message.topic, topics)
  } else {
    state.isAccountOpen = true
    if (state.playerKey !== null) options.onAccount(state.playerKey)
  }
}

function subscribe(
  state: ConnectionState,
  { topic: name, cursor }: Extract<ClientMessage, { type: 'subscribe' }>,
  options: LiveHubOptions,
  send: Send,
  topics: HubTopics,
): void {
  const isKnown = state.subscriptions.some(({ topic }) => topic.name === name)
  const isTooMany = !isKnown && state.subscriptions.length >= TOPICS_MAX
  const topic = isTooMany ? null : topics.open(name, options.clock.nowMs())
  // After it was opened anew, so that what it made is not made again.
  unsubscribe(state, name, topics)
  if (topic === null) {
    send(createFrame(JSON.stringify({ type: 'gone', topic: name })))
    return
  }
  const since = options.source.parseCursor(cursor)
  const next = topic.find(since, state.locale)
  // A resumed client that missed nothing is told so by an empty delta.
  const frame = next?.frame ?? createFrame(emptyDelta(name, options.source.cursor(since ?? 0)))
  const isSent = send(frame)
  state.subscriptions.push({ topic, version: isSent ? (next?.version ?? since) : null })
}

function unsubscribe(state: ConnectionState, name: string, topics: HubTopics): void {
  const known = state.subscriptions.find(({ topic }) => topic.name === name)
  if (known === undefined) return
  state.subscriptions = state.subscriptions.filter((other) => other !== known)
  topics.leave(known.topic)
}

function emptyDelta(topic: string, cursor: string): string {
  return JSON.stringify({ type: 'delta', topic, from: cursor, cursor, cells: [], events: [] })
}

function openSession(
  state: ConnectionState,
  token: string | null,
  options: LiveHubOptions,
  send: Send,
): void {
  state.token = token
  setPlayer(state, null)
  if (token === null) return
  options.findPlayer(token).then(
    (playerKey) => {
      if (state.token !== token || state.isClosed) return
      if (playerKey === null) endSession(state, send)
      else {
        setPlayer(state, playerKey)
        if (state.isAccountOpen) options.onAccount(playerKey)
      }
    },
    (error: unknown) => {
      options.log.warn({ err: error }, 'session of a stream')
      // The database is away; the page waits for its account.
      const retry = () => {
        if (state.token === token && !state.isClosed) openSession(state, token, options, send)
      }
      setTimeout(retry, SESSION_RETRY_MS).unref()
    },
  )
}

function endSession(state: ConnectionState, send: Send): void {
  state.token = null
  setPlayer(state, null)
  state.isAccountOpen = false
  send(createFrame(JSON.stringify({ type: 'session_ended' })))
}
