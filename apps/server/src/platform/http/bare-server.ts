import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { SteadyClock } from '@xezer/std/clock'
import type { Timers } from '@xezer/std/timers'
import { type AddressGuardOptions, createAddressGuard } from './address-guard.ts'
import { watchStillSockets } from './still-sockets.ts'

export interface BareServerOptions extends AddressGuardOptions {
  readonly timers: Timers
  readonly steadyClock: SteadyClock
  /** Answers before the router, or leaves the request to it: with false, or later with `leave`. */
  readonly answerFirst: (
    request: IncomingMessage,
    response: ServerResponse,
    /** When the request came, by the steady clock: it is read once for all who stand before the router. */
    cameMs: number,
    leave: () => void,
  ) => boolean
}

/** How long a connection may take for what takes no time. */
export interface Patience {
  readonly headersMs: number
  readonly requestMs: number
  /** How often the two are looked at: what is too slow lives so much longer at most. */
  readonly lookMs: number
  /** Nothing moves on it: an answer that is not read, too. */
  readonly stillMs: number
  /** Between two requests. */
  readonly idleMs: number
}

const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 20_000,
  lookMs: 2000,
  stillMs: 70_000,
  idleMs: 65_000,
}
const HEADER_BYTES_MAX = 16 * 1024

/** The listening server, with all that bounds a connection before anybody knows what it asks for. */
export function createBareServer(
  options: BareServerOptions,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  patience: Patience = PATIENCE,
): Server {
  const guard = createAddressGuard(options)
  const limits = { maxHeaderSize: HEADER_BYTES_MAX, connectionsCheckingInterval: patience.lookMs }
  const server = createServer(limits, (request, response) => {
    const cameMs = options.steadyClock.steadyMs()
    if (guard.refuses(request, response, cameMs)) return
    const leave = () => handle(request, response)
    if (!options.answerFirst(request, response, cameMs, leave)) leave()
  })
  watchStillSockets(server, { timers: options.timers, lookMs: patience.lookMs, stillMs: patience.stillMs })
  guard.watch(server)
  server.headersTimeout = patience.headersMs
  server.requestTimeout = patience.requestMs
  server.keepAliveTimeout = patience.idleMs
  return server
}
