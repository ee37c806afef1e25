import { type ClientMessage, HEARTBEAT_MS } from '@xezer/contract/stream'
import type { Random } from '@xezer/std/random'
import { createCell, type Observable } from './observable.ts'
import type { PageTimers } from './page-timers.ts'
import { reconnectDelayMs } from './reconnect-delay.ts'

/**
 * `live`: messages arrive. `stale`: they did, and fell silent. `down`: not connected, and several tries
 * failed, so that the callers poll. `connecting`: the first try of this greeting is under way.
 */
export type ConnectionState = 'connecting' | 'live' | 'stale' | 'down'

export interface SocketLike {
  send: (data: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** Silence for twice the heartbeat means that the connection is dead. */
export const SILENCE_MS_MAX = 2 * HEARTBEAT_MS
/** After this many failed tries in a row the callers start to poll. */
export const TRIES_BEFORE_POLLING = 2

/** What the page is told when a try has failed. */
export function stateAfterFailure(failures: number, hasHeard: boolean): ConnectionState {
  if (failures > TRIES_BEFORE_POLLING) return 'down'
  return hasHeard ? 'stale' : 'connecting'
}

/** One socket at a time, opened again whenever it closes or falls silent, ever more rarely while that fails. */
export interface KeptSocket {
  state: Observable<ConnectionState>
  /** Nothing is sent while it is not open: `onOpen` says everything anew. */
  send: (message: ClientMessage) => void
  /** Something came that can be understood: the connection lives. */
  hear: () => void
  /** Leaves the socket for a fresh one at once. */
  openAnew: () => void
  /** The network or the reader is back: what waits for its next try tries now. */
  tryNow: () => void
}

interface SocketParts {
  open: () => SocketLike
  onOpen: () => void
  onData: (data: unknown) => void
  random: Random
  timers: PageTimers
}

export function createKeptSocket({ open, onOpen, onData, random, timers }: SocketParts): KeptSocket {
  const state = createCell<ConnectionState>('connecting')
  let socket: SocketLike | undefined
  let isOpen = false
  let failures = 0
  let hasHeard = false
  let cancelSilence = () => {}
  /** Set while nothing but the time until the next try stands between. */
  let cancelRetry: (() => void) | undefined

  const drop = () => {
    cancelSilence()
    cancelRetry?.()
    const old = socket
    socket = undefined
    isOpen = false
    if (old === undefined) return
    old.onopen = old.onmessage = old.onclose = null
    old.close()
  }
  const fail = () => {
    drop()
    failures += 1
    state.write(stateAfterFailure(failures, hasHeard))
    cancelRetry = timers.after(reconnectDelayMs(failures, random), connect)
  }
  const connect = () => {
    cancelRetry = undefined
    const next = open()
    socket = next
    cancelSilence = timers.after(SILENCE_MS_MAX, fail)
    next.onopen = () => {
      isOpen = true
      onOpen()
    }
    next.onmessage = ({ data }) => onData(data)
    next.onclose = fail
  }
  connect()
  return {
    state,
    send: (message) => {
      if (isOpen) socket?.send(JSON.stringify(message))
    },
    hear: () => {
      failures = 0
      hasHeard = true
      state.write('live')
      cancelSilence()
      cancelSilence = timers.after(SILENCE_MS_MAX, fail)
    },
    openAnew: () => {
      failures = 0
      drop()
      // What a living stream has put on the page was true a moment ago; only a try that fails makes it stale.
      if (state.read() === 'live') state.write('connecting')
      connect()
    },
    tryNow: () => {
      if (cancelRetry === undefined) return
      cancelRetry()
      connect()
    },
  }
}
