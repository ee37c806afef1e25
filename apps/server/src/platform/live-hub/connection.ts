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
/** Whoever says more in a second is sent away. */
const MESSAGES_PER_SECOND_MAX = 100
/** A hello costs a look into the database, and is said at a change of language or player. */
const HELLO_WEIGHT = 10
const SESSION_RETRY_MS = 2000

/** What was written and left out since it was last read: counted here, since a metric costs more than a write. */
export interface StreamTally {
  bytes: number
  skips: number
}

interface Subscription {
  readonly topic: HubTopic
  /** What the client holds; null before its first image. */
  version: number | null
}

/** What all connections share. */
export interface HubParts {
  readonly options: LiveHubOptions
  readonly tally: StreamTally
  readonly topics: HubTopics
  readonly players: PlayerClients<StreamConnection>
}

/** One client. A class, since there are thousands: what one does is there once, and what it holds lies together. */
export class StreamConnection {
  locale: Locale = DEFAULT_LOCALE
  /** Whether it hears what concerns its player. */
  isAccountOpen = false
  private token: string | null = null
  /** Changed by `setPlayer` only. */
  private playerKey: string | null = null
  private subscriptions: Subscription[] = []
  private isClosed = false
  /** It was too slow for a message about its account. */
  private isAccountOwed = false
  private messageCount = 0
  private countedFromMs = 0
  private readonly isCompressed: boolean
  private readonly webSocket: WebSocket
  private readonly socket: Duplex
  private readonly parts: HubParts

  constructor(webSocket: WebSocket, socket: Duplex, parts: HubParts) {
    this.webSocket = webSocket
    this.socket = socket
    this.parts = parts
    this.isCompressed = webSocket.extensions.includes('permessage-deflate')
    webSocket.on('message', (data, isBinary) => this.hear(data, isBinary))
    webSocket.on('error', terminateOnError)
  }

  /** Brings every topic to the newest version, after a beat if one is due, in one write. */
  flush(beat: Frame | null): void {
    // Of most clients nothing more is looked at in most ticks: what they are made of lies far apart in memory.
    if (beat === null && !this.subscriptions.some(isBehind)) return
    if (!this.canTake()) return
    if (this.isAccountOwed) this.openAccount(this.isAccountOpen)
    let due = beat
    for (const subscription of this.subscriptions) {
      const frame = this.bringOn(subscription)
      if (frame !== null) due = due === null ? frame : due.followedBy(frame)
    }
    if (due !== null) this.write(due)
  }

  /** False when the client is too slow: nothing was sent, and nothing is kept for it. */
  send(frame: Frame): boolean {
    if (!this.canTake()) return false
    this.write(frame)
    return true
  }

  /** What a slow client missed of its account is asked for anew once it can take it. */
  sendAccount(frame: Frame): void {
    if (!this.send(frame)) this.isAccountOwed = true
  }

  async checkSession(): Promise<void> {
    const { token } = this
    if (token === null || (await this.parts.options.findPlayer(token)) !== null) return
    // Another one may have come meanwhile.
    if (this.token === token) this.endSession()
  }

  /** After it was closed: its topics and its player have one client less. */
  leave(): void {
    this.isClosed = true
    this.setPlayer(null)
    for (const { topic } of this.subscriptions.splice(0)) this.parts.topics.leave(topic)
  }

  close(): void {
    this.webSocket.close(1001)
  }

  /** Without waiting for the client's word. */
  terminate(): void {
    this.webSocket.terminate()
  }

  private canTake(): boolean {
    if (this.webSocket.readyState !== this.webSocket.OPEN) return false
    if (this.socket.writableLength <= BUFFER_BYTES_MAX) return true
    this.parts.tally.skips += 1
    return false
  }

  private write(frame: Frame): void {
    const bytes = this.isCompressed ? frame.compressed : frame.plain
    this.parts.tally.bytes += bytes.length
    this.socket.write(bytes)
  }

  /** What brings a subscription to the newest version; null when it is there. */
  private bringOn(subscription: Subscription): Frame | null {
    const { topic } = subscription
    if (topic.isEnded) {
      this.subscriptions = this.subscriptions.filter((other) => other !== subscription)
      this.parts.topics.leave(topic)
      return createFrame(JSON.stringify({ type: 'gone', topic: topic.name }))
    }
    const next = topic.find(subscription.version, this.locale)
    if (next === null) return null
    subscription.version = next.version
    return next.frame
  }

  private hear(data: RawData, isBinary: boolean): void {
    const message = isBinary ? null : parseMessage(data)
    const weight = message?.type === 'hello' ? HELLO_WEIGHT : 1
    const isFlood = this.isFlood(weight, this.parts.options.machine.clock.nowMs())
    if (message === null || isFlood) this.webSocket.close(1008)
    else if (message.type === 'hello') this.greet(message)
    else if (message.topic === ACCOUNT_TOPIC) this.openAccount(message.type === 'subscribe')
    else if (message.type === 'subscribe') this.subscribe(message)
    else this.unsubscribe(message.topic)
  }

  private isFlood(weight: number, nowMs: number): boolean {
    if (nowMs - this.countedFromMs > 1000) {
      this.countedFromMs = nowMs
      this.messageCount = 0
    }
    this.messageCount += weight
    return this.messageCount > MESSAGES_PER_SECOND_MAX
  }

  private greet({ locale, token }: Extract<ClientMessage, { type: 'hello' }>): void {
    this.locale = locale
    // Names are in another language now: every topic starts with an image.
    for (const subscription of this.subscriptions) subscription.version = null
    this.openSession(token ?? null)
  }

  private openAccount(isOpen: boolean): void {
    this.isAccountOpen = isOpen
    this.isAccountOwed = false
    if (isOpen && this.playerKey !== null) this.parts.options.onAccount(this.playerKey)
  }

  private subscribe({ topic: name, cursor }: Extract<ClientMessage, { type: 'subscribe' }>): void {
    const { options, topics } = this.parts
    const isKnown = this.subscriptions.some(({ topic }) => topic.name === name)
    const isTooMany = !isKnown && this.subscriptions.length >= TOPICS_MAX
    const topic = isTooMany ? null : topics.open(name, options.machine.clock.nowMs())
    // After it was opened anew, so that what it made is not made again.
    this.unsubscribe(name)
    if (topic === null) {
      this.send(createFrame(JSON.stringify({ type: 'gone', topic: name })))
      return
    }
    const since = options.source.parseCursor(cursor)
    const next = topic.find(since, this.locale)
    // A resumed client that missed nothing is told so by an empty delta.
    const frame = next?.frame ?? createFrame(emptyDelta(name, options.source.cursor(since ?? 0)))
    const isSent = this.send(frame)
    this.subscriptions.push({ topic, version: isSent ? (next?.version ?? since) : null })
  }

  private unsubscribe(name: string): void {
    const known = this.subscriptions.find(({ topic }) => topic.name === name)
    if (known === undefined) return
    this.subscriptions = this.subscriptions.filter((other) => other !== known)
    this.parts.topics.leave(known.topic)
  }

  private openSession(token: string | null): void {
    const { options } = this.parts
    this.token = token
    this.setPlayer(null)
    if (token === null) return
    const isOld = () => this.token !== token || this.isClosed
    options.findPlayer(token).then(
      (playerKey) => {
        if (isOld()) return
        if (playerKey === null) this.endSession()
        else {
          this.setPlayer(playerKey)
          if (this.isAccountOpen) options.onAccount(playerKey)
        }
      },
      (error: unknown) => {
        options.log.warn({ err: error }, 'session of a stream')
        // The database is away; the page waits for its account.
        const retry = () => {
          if (!isOld()) this.openSession(token)
        }
        options.machine.timers.after(SESSION_RETRY_MS, retry)
      },
    )
  }

  private endSession(): void {
    this.token = null
    this.setPlayer(null)
    this.isAccountOpen = false
    this.send(createFrame(JSON.stringify({ type: 'session_ended' })))
  }

  private setPlayer(playerKey: string | null): void {
    const before = this.playerKey
    if (before === playerKey) return
    this.playerKey = playerKey
    this.parts.players.move(this, before, playerKey)
  }
}

function terminateOnError(this: WebSocket): void {
  this.terminate()
}

function isBehind({ topic, version }: Subscription): boolean {
  return topic.version !== version || topic.isEnded
}

function parseMessage(data: RawData): ClientMessage | null {
  try {
    const parsed = z.safeParse(ClientMessage, JSON.parse(String(data)))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function emptyDelta(topic: string, cursor: string): string {
  return JSON.stringify({ type: 'delta', topic, from: cursor, cursor, cells: [], events: [] })
}
