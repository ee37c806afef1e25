import { ClientMessage, TOPICS_MAX } from '@xezer/contract/stream'
import { DEFAULT_LOCALE, type Locale } from '@xezer/std/locale'
import * as z from 'zod/mini'
import { CLOSE_CODE } from '../web-socket/close-code.ts'
import {
  type StreamListener,
  StreamSocket,
  type StreamSocketParts,
  type UpgradedSocket,
} from '../web-socket/stream-socket.ts'
import { createFrame, type Frame } from './frame.ts'
import type { HubTopic, HubTopics } from './hub-topics.ts'
import type { LiveHubOptions } from './live-hub.ts'
import type { PlayerClients } from './player-clients.ts'

export const ACCOUNT_TOPIC = 'account'
/** A hello costs a look into the database, and is said at a change of language or player: it counts for more frames. */
const HELLO_WEIGHT = 10
/** A page opens its connection before its script is there, which takes long on a slow phone. */
const HELLO_MS_MAX = 30_000
const SESSION_RETRY_MS = 2000

/** What was written and left out since it was last read: counted here, since a metric costs more than a write. */
export interface StreamTally {
  bytes: number
  skips: number
}

type SubscribeMessage = Extract<ClientMessage, { type: 'subscribe' }>
/** One for all: there are thousands of connections. */
const NOTHING_AWAITED: readonly SubscribeMessage[] = []

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
  readonly sockets: StreamSocketParts
  readonly onLeave: (connection: StreamConnection, address: string) => void
}

/** One client. A class, since there are thousands: what one does is there once, and what it holds lies together. */
export class StreamConnection implements StreamListener {
  locale: Locale = DEFAULT_LOCALE
  /** Whether it hears what concerns its player. */
  isAccountOpen = false
  private token: string | null = null
  /** Changed by `setPlayer` only. */
  private playerKey: string | null = null
  private subscriptions: Subscription[] = []
  /** What it asked for and what is being told. */
  private awaited: readonly SubscribeMessage[] = NOTHING_AWAITED
  private isClosed = false
  /** It was too slow for a message about its account. */
  private isAccountOwed = false
  /** Null once it has said hello. */
  private silentFromMs: number | null
  private readonly wire: StreamSocket
  private readonly parts: HubParts

  constructor(upgraded: UpgradedSocket, parts: HubParts) {
    this.wire = new StreamSocket(upgraded, this, parts.sockets)
    this.parts = parts
    this.silentFromMs = parts.options.machine.steadyClock.steadyMs()
  }

  /** Brings every topic to the newest version, after a beat if one is due, in one write. */
  flush(beat: Frame | null): void {
    if (beat !== null) this.watch()
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

  /** It is gone: its topics and its player have one client less. */
  leave(address: string): void {
    this.isClosed = true
    this.awaited = NOTHING_AWAITED
    this.setPlayer(null)
    for (const { topic } of this.subscriptions.splice(0)) this.parts.topics.leave(topic)
    this.parts.onLeave(this, address)
  }

  close(): void {
    this.wire.close(CLOSE_CODE.goingAway)
  }

  /** Without waiting for the client's word. */
  terminate(): void {
    this.wire.terminate()
  }

  hear(text: string): void {
    const message = parseMessage(text)
    if (message === null) this.wire.refuse(CLOSE_CODE.policy)
    else if (message.type === 'hello') this.greet(message)
    else if (message.topic === ACCOUNT_TOPIC) this.openAccount(message.type === 'subscribe')
    else if (message.type === 'subscribe') this.subscribeWhole(message)
    else this.unsubscribe(message.topic)
  }

  /** Once with every beat. */
  private watch(): void {
    const { silentFromMs } = this
    const nowMs = this.parts.options.machine.steadyClock.steadyMs()
    if (silentFromMs !== null && nowMs - silentFromMs > HELLO_MS_MAX) this.wire.cut('silent')
    else this.wire.watch(nowMs)
  }

  private canTake(): boolean {
    if (this.wire.canTake) return true
    this.parts.tally.skips += 1
    return false
  }

  private write(frame: Frame): void {
    const bytes = this.wire.isCompressed ? frame.compressed : frame.plain
    this.parts.tally.bytes += bytes.length
    this.wire.write(bytes)
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

  private greet({ locale, token }: Extract<ClientMessage, { type: 'hello' }>): void {
    this.wire.weigh(HELLO_WEIGHT - 1)
    this.silentFromMs = null
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

  /** Whoever opens a topic first waits until all of it was told, so that the image is whole. */
  private subscribeWhole(message: SubscribeMessage): void {
    const waiting = this.parts.options.source.want(message.topic)
    if (waiting === null || this.awaited.length >= TOPICS_MAX) {
      this.subscribe(message)
      return
    }
    this.awaited = [...this.awaited, message]
    void waiting.then(() => {
      // It may have thought better of it, or be gone.
      if (!this.awaited.includes(message)) return
      this.awaited = this.awaited.filter((other) => other !== message)
      this.subscribe(message)
    })
  }

  private subscribe({ topic: name, cursor }: SubscribeMessage): void {
    const { options, topics } = this.parts
    const isKnown = this.subscriptions.some(({ topic }) => topic.name === name)
    const isTooMany = !isKnown && this.subscriptions.length >= TOPICS_MAX
    const topic = isTooMany ? null : topics.open(name, options.machine.clock.nowMs())
    // After it was opened anew, so that what it made is not made again.
    this.unsubscribe(name)
    if (topic === null) {
      // What has not been told yet is not gone: the client comes again, and reads the polled calls meanwhile.
      if (!isTooMany && !options.source.isWhole()) this.close()
      else this.send(createFrame(JSON.stringify({ type: 'gone', topic: name })))
      return
    }
    const since = options.source.parseCursor(cursor)
    const next = topic.find(since, this.locale)
    // A resumed client that missed nothing is told so by an empty delta.
    const frame = next?.frame ?? createFrame(emptyDelta(name, options.source.cursor(since ?? 0)))
    const isSent = this.send(frame)
    // A list that grows in place would keep room for sixteen more.
    const subscription = { topic, version: isSent ? (next?.version ?? since) : null }
    this.subscriptions = [...this.subscriptions, subscription]
  }

  private unsubscribe(name: string): void {
    if (this.awaited.length > 0) this.awaited = this.awaited.filter(({ topic }) => topic !== name)
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

function isBehind({ topic, version }: Subscription): boolean {
  return topic.version !== version || topic.isEnded
}

function parseMessage(text: string): ClientMessage | null {
  try {
    const parsed = z.safeParse(ClientMessage, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

function emptyDelta(topic: string, cursor: string): string {
  return JSON.stringify({ type: 'delta', topic, from: cursor, cursor, cells: [], events: [] })
}
