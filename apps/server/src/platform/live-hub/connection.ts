import type { Duplex } from 'node:stream'
import { ClientMessage, TOPICS_MAX } from '@xezer/contract/stream'
import { DEFAULT_LOCALE, type Locale } from '@xezer/std/locale'
import type { RawData, WebSocket } from 'ws'
import * as z from 'zod/mini'
import { createFrame, type Frame } from './frame.ts'
import type { LiveHubOptions } from './live-hub.ts'
import type { TopicFrames } from './topic-frames.ts'

export const ACCOUNT_TOPIC = 'account'
/** A client whose socket holds more than this gets nothing new until it has read. */
const BUFFER_BYTES_MAX = 256 * 1024
/** Messages of one client that may wait for an answer of the session look-up. */
const MESSAGES_PER_SECOND_MAX = 100

/** What was written and left out since it was last read: counted here, since a metric costs more than a write. */
export interface StreamTally {
  bytes: number
  skips: number
}

export interface StreamConnection {
  topics(): Iterable<string>
  locale(): Locale
  /** The player whose `account` topic is open here. */
  playerKey(): string | null
  /** Brings every topic to the newest version in one write. */
  flush(frames: TopicFrames, ended: ReadonlySet<string>): void
  /** False when the client is too slow: nothing was sent, and nothing is kept for it. */
  send(frames: readonly Frame[]): boolean
  checkSession(): Promise<void>
  close(): void
  /** Without waiting for the client's word. */
  terminate(): void
}

interface ConnectionState {
  locale: Locale
  token: string | null
  playerKey: string | null
  isAccountOpen: boolean
  /** By topic: the version that the client holds, null before its first image. */
  readonly versions: Map<string, number | null>
  messageCount: number
  countedFromMs: number
}

export function createConnection(
  webSocket: WebSocket,
  socket: Duplex,
  options: LiveHubOptions,
  tally: StreamTally,
  currentFrames: () => TopicFrames,
): StreamConnection {
  const state: ConnectionState = {
    locale: DEFAULT_LOCALE,
    token: null,
    playerKey: null,
    isAccountOpen: false,
    versions: new Map(),
    messageCount: 0,
    countedFromMs: 0,
  }
  const isCompressed = webSocket.extensions.includes('permessage-deflate')
  const send = (frames: readonly Frame[]): boolean => {
    if (webSocket.readyState !== webSocket.OPEN) return false
    if (socket.writableLength > BUFFER_BYTES_MAX) {
      tally.skips += 1
      return false
    }
    tally.bytes += writeFrames(socket, frames, isCompressed)
    return true
  }
  webSocket.on('message', (data, isBinary) => {
    const isRefused = isBinary || isFlood(state, options.clock.nowMs())
    const message = isRefused ? null : parseMessage(data)
    if (message === null) webSocket.close(1008)
    else if (message.type === 'subscribe' && message.topic !== ACCOUNT_TOPIC) {
      subscribe(state, message, options, send, currentFrames())
    } else receive(state, message, options, send)
  })
  webSocket.on('error', () => webSocket.terminate())
  return {
    topics: () => state.versions.keys(),
    locale: () => state.locale,
    playerKey: () => (state.isAccountOpen ? state.playerKey : null),
    send,
    flush(frames, ended) {
      if (socket.writableLength > BUFFER_BYTES_MAX) {
        tally.skips += 1
        return
      }
      const due = collectDue(state, frames, ended)
      if (due.length > 0) send(due)
    },
    async checkSession() {
      if (state.token === null || (await options.findPlayer(state.token)) !== null) return
      endSession(state, send)
    },
    close: () => webSocket.close(1001),
    terminate: () => webSocket.terminate(),
  }
}

function collectDue(state: ConnectionState, frames: TopicFrames, ended: ReadonlySet<string>): Frame[] {
  const due: Frame[] = []
  for (const [topic, version] of state.versions) {
    if (ended.has(topic)) {
      state.versions.delete(topic)
      due.push(createFrame(JSON.stringify({ type: 'gone', topic })))
      continue
    }
    const next = frames.find(topic, version, state.locale)
    if (next === null) continue
    state.versions.set(topic, next.version)
    due.push(next.frame)
  }
  return due
}

/** All that is due in one system call; returns the number of bytes. */
function writeFrames(socket: Duplex, frames: readonly Frame[], isCompressed: boolean): number {
  const [only] = frames
  if (only !== undefined && frames.length === 1) {
    const bytes = isCompressed ? only.compressed : only.plain
    socket.write(bytes)
    return bytes.length
  }
  let byteCount = 0
  socket.cork()
  for (const frame of frames) {
    const bytes = isCompressed ? frame.compressed : frame.plain
    byteCount += bytes.length
    socket.write(bytes)
  }
  socket.uncork()
  return byteCount
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

type Send = (frames: readonly Frame[]) => boolean

function receive(state: ConnectionState, message: ClientMessage, options: LiveHubOptions, send: Send): void {
  if (message.type === 'hello') {
    state.locale = message.locale
    // Names are in another language now: every topic starts with an image.
    for (const topic of state.versions.keys()) state.versions.set(topic, null)
    openSession(state, message.token ?? null, options, send)
  } else if (message.type === 'unsubscribe') {
    if (message.topic === ACCOUNT_TOPIC) state.isAccountOpen = false
    else state.versions.delete(message.topic)
  } else {
    state.isAccountOpen = true
    if (state.playerKey !== null) options.onAccount(state.playerKey)
  }
}

function subscribe(
  state: ConnectionState,
  { topic, cursor }: Extract<ClientMessage, { type: 'subscribe' }>,
  options: LiveHubOptions,
  send: Send,
  frames: TopicFrames,
): void {
  const isTooMany = state.versions.size >= TOPICS_MAX && !state.versions.has(topic)
  if (isTooMany || !options.source.watch(topic, options.clock.nowMs())) {
    send([createFrame(JSON.stringify({ type: 'gone', topic }))])
    return
  }
  const since = options.source.parseCursor(cursor)
  const next = frames.find(topic, since, state.locale)
  // A resumed client that missed nothing is told so by an empty delta.
  const frame = next?.frame ?? createFrame(emptyDelta(topic, options.source.cursor(since ?? 0)))
  const isSent = send([frame])
  state.versions.set(topic, isSent ? (next?.version ?? since) : null)
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
  state.playerKey = null
  if (token === null) return
  options.findPlayer(token).then(
    (playerKey) => {
      if (state.token !== token) return
      if (playerKey === null) endSession(state, send)
      else {
        state.playerKey = playerKey
        if (state.isAccountOpen) options.onAccount(playerKey)
      }
    },
    (error: unknown) => options.log.warn({ err: error }, 'session of a stream'),
  )
}

function endSession(state: ConnectionState, send: Send): void {
  state.token = null
  state.playerKey = null
  state.isAccountOpen = false
  send([createFrame(JSON.stringify({ type: 'session_ended' }))])
}
