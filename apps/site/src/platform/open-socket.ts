import { STREAM_PATH } from '@xezer/contract/stream'
import type { SocketLike } from './live-connection.ts'

/** A WebSocket to the push stream of this origin. */
export function openSocket(apiBase: string): SocketLike {
  const address = new URL(apiBase + STREAM_PATH, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(address)
  const like: SocketLike = {
    send: (data) => socket.send(data),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  }
  socket.onopen = () => like.onopen?.()
  socket.onmessage = (event) => like.onmessage?.({ data: event.data })
  socket.onclose = () => like.onclose?.()
  return like
}
