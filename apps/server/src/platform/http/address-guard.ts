import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { SteadyClock } from '@xezer/std/clock'
import { createBarredAddresses } from './barred-addresses.ts'
import { addressKey } from './caller-keys.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { requestAddress } from './request-address.ts'

export interface AddressGuardOptions {
  readonly steadyClock: SteadyClock
  readonly socketsPerAddress: number
  readonly requestsPerSecond: number
  /** Connections are the proxy's then, which has bounds of its own; requests are still counted for the visitor. */
  readonly isBehindProxy: boolean
  readonly signedCalls?: SignedCalls
}

/**
 * Calls of machines that sign them: of one address there are as many as of all its players. They have a bound of their own, in
 * which one that was not signed (401) costs as much more as this bound is wider, so that a name alone buys nobody anything.
 */
export interface SignedCalls {
  isOne(request: IncomingMessage): boolean
  readonly perSecond: number
}

/** Stands before everything else: what one address may cost the processor at all, whatever it asks for. */
export interface AddressGuard {
  /** Cuts connections beyond the bound before the server makes anything of them. */
  watch(server: Server): void
  /** True when the address asked for far too much: the request was refused. */
  refuses(request: IncomingMessage, response: ServerResponse, steadyMs: number): boolean
}

/** All connections of an address may be replaced within it, once. */
const OPENINGS_WINDOW_MS = 10_000
const BURST_SECONDS = 3
const UNSIGNED = 401

export function createAddressGuard(options: AddressGuardOptions): AddressGuard {
  const { isBehindProxy, requestsPerSecond } = options
  const burst = requestsPerSecond * BURST_SECONDS
  const requests = createRateLimiter({ limit: burst, windowMs: BURST_SECONDS * 1000 })
  const takeSigned = createSignedBound(options)
  const connections = createConnections(options)
  return {
    watch(server) {
      if (!isBehindProxy) connections.watch(server)
    },
    refuses(request, response, steadyMs) {
      // Many in one piece, of which one ended the connection: no browser does that.
      if (request.socket.writableEnded) {
        connections.cutAll(request.socket)
        return true
      }
      const address = addressKey(requestAddress(request, isBehindProxy))
      const waitMs = takeSigned(request, response, address, steadyMs) ?? requests.take(address, steadyMs)
      if (waitMs === 0) return false
      response.setHeader('retry-after', Math.ceil(waitMs / 1000)).setHeader('content-length', 0)
      if (!isBehindProxy) response.setHeader('connection', 'close')
      response.writeHead(429).end()
      if (!isBehindProxy) request.socket.destroySoon()
      return true
    },
  }
}

/** Null: it is no such call. */
function createSignedBound({ signedCalls, requestsPerSecond }: AddressGuardOptions) {
  const perSecond = signedCalls?.perSecond ?? 0
  const bound = createRateLimiter({ limit: perSecond * BURST_SECONDS, windowMs: BURST_SECONDS * 1000 })
  const unsignedWeight = Math.max(0, perSecond / requestsPerSecond - 1)
  return (
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    steadyMs: number,
  ): number | null => {
    if (signedCalls?.isOne(request) !== true) return null
    response.once('finish', () => {
      if (response.statusCode === UNSIGNED) bound.take(address, steadyMs, unsignedWeight)
    })
    return bound.take(address, steadyMs)
  }
}

function createConnections({ steadyClock, socketsPerAddress }: AddressGuardOptions) {
  const openings = createRateLimiter({ limit: socketsPerAddress, windowMs: OPENINGS_WINDOW_MS })
  const barred = createBarredAddresses()
  const counts = new Map<string, number>()
  /** Those that are no streams. */
  const plain = new Map<string, Set<Socket>>()
  const mayEnter = (address: string): boolean => {
    const nowMs = steadyClock.steadyMs()
    if ((counts.get(address) ?? 0) >= socketsPerAddress || barred.waitMs(address, nowMs) > 0) return false
    return openings.take(address, nowMs) === 0
  }
  const forget = (address: string, socket: Socket): void => {
    const sockets = plain.get(address)
    sockets?.delete(socket)
    if (sockets?.size === 0) plain.delete(address)
  }
  // One for all: a closure for each would be a tenth of what an idle connection costs.
  function leave(this: Socket): void {
    const address = addressKey(this.remoteAddress ?? '')
    forget(address, this)
    const left = (counts.get(address) ?? 1) - 1
    if (left <= 0) counts.delete(address)
    else counts.set(address, left)
  }
  const enter = (address: string, socket: Socket): void => {
    counts.set(address, (counts.get(address) ?? 0) + 1)
    const sockets = plain.get(address)
    if (sockets === undefined) plain.set(address, new Set([socket]))
    else sockets.add(socket)
    socket.on('close', leave)
  }
  return {
    watch(server: Server): void {
      // What the server makes of a connection costs more than to end it, so it hears only of those that enter.
      const serve = server.listeners('connection')
      server.removeAllListeners('connection')
      server.on('connection', (socket: Socket) => {
        const address = addressKey(socket.remoteAddress ?? '')
        if (mayEnter(address)) {
          enter(address, socket)
          for (const listener of serve) listener.call(server, socket)
        } else socket.resetAndDestroy()
      })
      server.on('upgrade', (_request: IncomingMessage, socket: Socket) => {
        forget(addressKey(socket.remoteAddress ?? ''), socket)
      })
    },
    /** Everything of the address but its streams, which do no such thing. */
    cutAll({ remoteAddress = '' }: Socket): void {
      const address = addressKey(remoteAddress)
      barred.bar(address, steadyClock.steadyMs())
      for (const socket of plain.get(address) ?? []) socket.resetAndDestroy()
    },
  }
}
