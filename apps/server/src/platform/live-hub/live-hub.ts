import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { FLUSH_MS, HEARTBEAT_MS, STREAM_PATH } from '@xezer/contract/stream'
import type { Locale } from '@xezer/std/locale'
import type { Logger } from '../logger.ts'
import type { Machine } from '../machine.ts'
import type { Metrics } from '../metrics.ts'
import { answerHandshake } from '../web-socket/handshake.ts'
import { type ClientPhases, createClientPhases } from './client-phases.ts'
import { type HubParts, StreamConnection, type StreamTally } from './connection.ts'
import { startFlushTurns } from './flush-turns.ts'
import { createFrame, type Frame } from './frame.ts'
import { createHubTopics } from './hub-topics.ts'
import { createPlayerClients } from './player-clients.ts'
import { createStreamAddresses, type StreamAddresses } from './stream-addresses.ts'
import type { TopicSource } from './topic-source.ts'

export interface LiveHubOptions {
  readonly source: TopicSource
  readonly machine: Machine
  readonly log: Logger
  readonly metrics: Metrics
  readonly connectionsPerAddress: number
  /** Exact origins whose pages may connect besides the server's own. */
  readonly origins: readonly string[]
  readonly addressOf: (request: IncomingMessage) => string
  /** The player of a living session. */
  readonly findPlayer: (token: string) => Promise<string | null>
  /** Called when the topic of an account was opened: its first message is due. */
  readonly onAccount: (playerKey: string) => void
}

export interface LiveHub {
  attach(server: Server): void
  /** Languages in which a player's account is open now. */
  accountLocales(playerKey: string): readonly Locale[]
  /** JSON text to every connection of the player's account in that language. */
  sendToAccount(playerKey: string, locale: Locale, text: string): void
  /** Sessions of the player ended: those of open connections are looked up anew. */
  checkSessions(playerKey: string): void
  /** Says good-bye to every client, and does not wait long for their answer. */
  stop(): Promise<void>
}

const GOODBYE_MS = 1000
const GOODBYE_LOOK_MS = 10
/** Sessions that ended elsewhere are noticed within this time. */
const SESSION_CHECK_MS = 30_000
const SESSION_CHECKS_AT_ONCE = 2
/** Everybody hears from us twice as often as promised, so that one late tick is no silence. */
const FLUSHES_PER_BEAT = HEARTBEAT_MS / 2 / FLUSH_MS

/** One line: clients watch topics, each flush period brings every client from its version to the newest, in turns. */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const { steadyClock, timers } = options.machine
  const connections = createClientPhases<StreamConnection>()
  const addresses = createStreamAddresses(options.connectionsPerAddress)
  const parts = createParts(options, addresses, connections)
  const { players } = parts
  let isStopping = false
  let isChecking = false
  const checkAll = async () => {
    if (isChecking) return
    isChecking = true
    await checkSessions(options, connections.all())
    isChecking = false
  }
  const stops = [
    startFlushTurns({
      machine: options.machine,
      isEmpty: (phase) => connections.inPhase(phase).size === 0,
      flush: createFlush(parts, connections),
    }),
    timers.every(SESSION_CHECK_MS, () => void checkAll()),
  ]
  const open = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // The server lets go of a socket that upgrades: one that breaks before it is a stream would end the process.
    socket.on('error', destroyThis)
    const address = options.addressOf(request)
    if (request.url !== `/api/${STREAM_PATH}` || !isOriginAllowed(request, options.origins)) {
      refuseUpgrade(socket, '403 Forbidden')
      return
    }
    const handshake = answerHandshake(request)
    if (!handshake.isAccepted) {
      refuseUpgrade(socket, handshake.status, handshake.headers)
      return
    }
    // It is gone already, and would never say so again.
    if (!(socket instanceof Socket) || socket.destroyed) return
    if (isStopping) {
      refuseUpgrade(socket, '503 Service Unavailable')
      return
    }
    const waitMs = addresses.enter(address, steadyClock.steadyMs())
    if (waitMs > 0) {
      refuseUpgrade(socket, '429 Too Many Requests', `Retry-After: ${Math.ceil(waitMs / 1000)}\r\n`)
      return
    }
    // Whether it still reads is asked in words.
    socket.setTimeout(0)
    socket.write(handshake.answer)
    // The bytes that came with the request are the first of the stream.
    if (head.length > 0) socket.unshift(head)
    const { isCompressed } = handshake
    connections.add(new StreamConnection({ socket, address, isCompressed }, parts))
    options.metrics.connections.set(connections.size)
  }
  return {
    attach: (server) => {
      server.on('upgrade', open)
    },
    accountLocales: (playerKey) => [
      ...new Set([...players.of(playerKey)].filter((one) => one.isAccountOpen).map((one) => one.locale)),
    ],
    sendToAccount(playerKey, locale, text) {
      const frame = createFrame(text)
      for (const one of players.of(playerKey)) {
        if (one.isAccountOpen && one.locale === locale) one.sendAccount(frame)
      }
    },
    checkSessions: (playerKey) => void checkSessions(options, players.of(playerKey).values()),
    async stop() {
      for (const stop of stops) stop()
      isStopping = true
      for (const connection of connections.all()) connection.close()
      const untilMs = steadyClock.steadyMs() + GOODBYE_MS
      while (connections.size > 0 && steadyClock.steadyMs() < untilMs) await timers.sleep(GOODBYE_LOOK_MS)
      for (const connection of connections.all()) connection.terminate()
    },
  }
}

/** What all connections share, and what becomes of one that is gone. */
function createParts(
  options: LiveHubOptions,
  addresses: StreamAddresses,
  connections: ClientPhases<StreamConnection>,
): HubParts {
  const { machine, metrics } = options
  return {
    options,
    tally: { bytes: 0, skips: 0 },
    topics: createHubTopics(options.source),
    players: createPlayerClients<StreamConnection>(),
    sockets: {
      machine,
      countFrame: addresses.countFrame,
      onCut(address, reason) {
        metrics.streamCuts.inc({ reason })
        if (reason === 'flood') addresses.bar(address, machine.steadyClock.steadyMs())
      },
    },
    onLeave(connection, address) {
      connections.remove(connection)
      addresses.leave(address)
      metrics.connections.set(connections.size)
    },
  }
}

function report({ metrics }: LiveHubOptions, tally: StreamTally): void {
  metrics.streamBytes.inc(tally.bytes)
  metrics.streamSkips.inc(tally.skips)
  tally.bytes = 0
  tally.skips = 0
}

/** Brings the clients of one phase to the newest version, with a beat when theirs is due. */
function createFlush(
  { options, tally, topics }: HubParts,
  connections: ClientPhases<StreamConnection>,
): (phase: number, period: number) => void {
  return (phase, period) => {
    const nowMs = options.machine.clock.nowMs()
    topics.tick(nowMs)
    const beat = (period + phase) % FLUSHES_PER_BEAT === 0 ? createBeat(options, nowMs) : null
    for (const connection of connections.inPhase(phase)) connection.flush(beat)
    report(options, tally)
  }
}

function createBeat({ source }: LiveHubOptions, nowMs: number): Frame {
  return createFrame(JSON.stringify({ type: 'beat', at: nowMs, alive: source.isAlive() }))
}

/**
 * A few at a time: looking all of them up at once would make every other reader of the database wait. When the
 * database does not answer, the rest has time until the next round.
 */
async function checkSessions(
  { log }: LiveHubOptions,
  connections: IterableIterator<StreamConnection>,
): Promise<void> {
  const check = async () => {
    for (const connection of connections) await connection.checkSession()
  }
  const checks = Array.from({ length: SESSION_CHECKS_AT_ONCE }, check)
  await Promise.all(checks).catch((error: unknown) => log.warn({ err: error }, 'session check'))
}

/** A page of a foreign origin gets no stream; programs without an origin are no browsers. */
function isOriginAllowed(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** The answer is short enough for the kernel to take it at once; a client that stays would hold the socket. */
function refuseUpgrade(socket: Duplex, status: string, headers = ''): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\n${headers}Content-Length: 0\r\n\r\n`
  socket.end(answer, () => socket.destroy())
}

function destroyThis(this: Duplex): void {
  this.destroy()
}
