import { STREAM_PATH } from '@xezer/contract/stream'
import type { SocketLike } from './kept-socket.ts'

declare global {
  interface Window {
    /** The first connection, made by `boot.js` before this script was here; taken once. */
    earlySocket?: WebSocket | undefined
  }
}

/** A WebSocket to the push stream of this origin. */
export function openSocket(apiBase: string): SocketLike {
  const socket = takeEarlySocket() ?? new WebSocket(streamAddress(apiBase))
  const like: SocketLike = {
    send: (data) => socket.send(data),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  // The caller sets its handlers first, also on a socket that has opened already.
  if (socket.readyState === WebSocket.OPEN) queueMicrotask(() => like.onopen?.())
  else socket.onopen = () => like.onopen?.()
  socket.onmessage = (event) => like.onmessage?.({ data: event.data })
  socket.onclose = () => like.onclose?.()
  return like
}

function takeEarlySocket(): WebSocket | undefined {
  const early = window.earlySocket
  window.earlySocket = undefined
  const isUsable = early?.readyState === WebSocket.OPEN || early?.readyState === WebSocket.CONNECTING
  return isUsable ? early : undefined
}

function streamAddress(apiBase: string): URL {
  const address = new URL(apiBase + STREAM_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address
}
