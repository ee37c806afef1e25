import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { FLUSH_MS, HEARTBEAT_MS, STREAM_PATH } from '@xezer/contract/stream'
import type { Locale } from '@xezer/std/locale'
import { WebSocketServer } from 'ws'
import type { Logger } from '../logger.ts'
import type { Machine } from '../machine.ts'
import type { Metrics } from '../metrics.ts'
import { type ClientPhases, createClientPhases, PHASES } from './client-phases.ts'
import { type HubParts, StreamConnection, type StreamTally } from './connection.ts'
import { createFrame, type Frame } from './frame.ts'
import { createHubTopics } from './hub-topics.ts'
import { createPlayerClients } from './player-clients.ts'
import type { TopicSource } from './topic-source.ts'

export interface LiveHubOptions {
  readonly source: TopicSource
  readonly machine: Omit<Machine, 'secureRandom'>
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

/** A client's message holds a topic and a cursor; nobody needs more. */
const MESSAGE_BYTES_MAX = 2048
const GOODBYE_MS = 1000
const GOODBYE_LOOK_MS = 10
/** Sessions that ended elsewhere are noticed within this time. */
const SESSION_CHECK_MS = 30_000
const SESSION_CHECKS_AT_ONCE = 2
const STEP_MS = FLUSH_MS / PHASES
/** Everybody hears from us twice as often as promised, so that one late tick is no silence. */
const FLUSHES_PER_BEAT = HEARTBEAT_MS / 2 / FLUSH_MS

/** One line: clients watch topics, each flush period brings every client from its version to the newest, in turns. */
export function createLiveHub(options: LiveHubOptions): LiveHub {
  const { steadyClock, timers } = options.machine
  const connections = createClientPhases<StreamConnection>()
  const perAddress = new Map<string, number>()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES_MAX,
    perMessageDeflate: { serverNoContextTakeover: true, clientNoContextTakeover: true },
  })
  const players = createPlayerClients<StreamConnection>()
  const tally: StreamTally = { bytes: 0, skips: 0 }
  const parts: HubParts = { options, tally, topics: createHubTopics(options.source), players }
  let isChecking = false
  const checkAll = async () => {
    if (isChecking) return
    isChecking = true
    await checkSessions(options, connections.all())
    isChecking = false
  }
  const stops = [
    timers.every(STEP_MS, createSteps(parts, connections)),
    timers.every(SESSION_CHECK_MS, () => void checkAll()),
  ]
  const open = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    // The server lets go of a socket that upgrades: one that breaks before it is a stream would end the process.
    socket.on('error', () => socket.destroy())
    const address = options.addressOf(request)
    const count = perAddress.get(address) ?? 0
    if (request.url !== `/api/${STREAM_PATH}` || !isOriginAllowed(request, options.origins)) {
      refuseUpgrade(socket, '403 Forbidden')
      return
    }
    if (count >= options.connectionsPerAddress) {
      refuseUpgrade(socket, '429 Too Many Requests')
      return
    }
    perAddress.set(address, count + 1)
    socket.on('close', () => countDown(perAddress, address))
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new StreamConnection(webSocket, socket, parts)
      connections.add(connection)
      options.metrics.connections.set(connections.size)
      webSocket.on('close', () => {
        connections.remove(connection)
        connection.leave()
        options.metrics.connections.set(connections.size)
      })
    })
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
      sockets.close()
      for (const connection of connections.all()) connection.close()
      const untilMs = steadyClock.steadyMs() + GOODBYE_MS
      while (connections.size > 0 && steadyClock.steadyMs() < untilMs) await timers.sleep(GOODBYE_LOOK_MS)
      for (const connection of connections.all()) connection.terminate()
    },
  }
}

function report({ metrics }: LiveHubOptions, tally: StreamTally): void {
  metrics.streamBytes.inc(tally.bytes)
  metrics.streamSkips.inc(tally.skips)
  tally.bytes = 0
  tally.skips = 0
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1
  if (left <= 0) counts.delete(key)
  else counts.set(key, left)
}

/** Does the next step that is due: one phase of clients. After a pause none is left out, and none comes twice. */
function createSteps(
  { options, tally, topics }: HubParts,
  connections: ClientPhases<StreamConnection>,
): () => void {
  const { clock, steadyClock, timers } = options.machine
  let done = Math.floor(steadyClock.steadyMs() / STEP_MS)
  const flush = (clients: ReadonlySet<StreamConnection>, isBeatDue: boolean): void => {
    const nowMs = clock.nowMs()
    topics.tick(nowMs)
    const beat = isBeatDue ? createBeat(options, nowMs) : null
    for (const connection of clients) connection.flush(beat)
    report(options, tally)
  }
  return function step() {
    const due = Math.floor(steadyClock.steadyMs() / STEP_MS)
    for (done = Math.max(done, due - PHASES); done < due; done++) {
      const phase = done % PHASES
      const clients = connections.inPhase(phase)
      if (clients.size === 0) continue
      flush(clients, (Math.floor(done / PHASES) + phase) % FLUSHES_PER_BEAT === 0)
      done += 1
      // Steps that are late let others pass between them.
      if (done < due) timers.soon(step)
      return
    }
  }
}

function createBeat({ source }: LiveHubOptions, nowMs: number): Frame {
  return createFrame(JSON.stringify({ type: 'beat', at: nowMs, alive: source.isAlive(nowMs) }))
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

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
